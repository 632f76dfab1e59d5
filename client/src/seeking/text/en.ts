/** Words about looking for opponents; the French catalogue has the same shape or does not compile. */
export const en = {
  title: 'Find me opponents',
  game: 'Game',
  mode: 'How it is played',
  players: 'How many play',
  playersOf: (n: number) => `${n} players`,
  pace: 'How fast',
  live: 'Live',
  liveHelp: 'In one go: 5 minutes each, and 30 seconds more for every turn. Stay here until somebody comes.',
  turns: 'By turns',
  turnsHelp: 'Over days: a day each, and 4 hours more for every turn. You may leave; the search goes on for a week.',
  about:
    'First those about as strong as you, after a while anybody. The game counts for the ratings and begins as soon as all are found.',
  look: 'Look for opponents',
  cancel: 'Cancel',
  looking: (game: string) => `Looking for opponents: ${game}`,
  within: 'about your strength',
  anybody: 'anybody',
  who: (players: string, pace: string, who: string, ago: string) => `${players}, ${pace}; ${who}, ${ago}`,
  paces: { live: 'live', turns: 'by turns' },
  justNow: 'since just now',
  minutes: (n: number) => `since ${n} min`,
  hours: (n: number) => `since ${n} h`,
  playBot: 'Play a bot meanwhile',
  withdraw: 'Stop looking',
  withdrawn: 'Nobody is looked for any more.',
  found: (game: string) => `Found: your table of ${game} has begun. It is in the lobby.`,
  goThere: 'Go to the table',
}

export type SeekingText = typeof en
