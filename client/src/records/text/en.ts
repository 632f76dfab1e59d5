/** Words of recorded games: playing on from a position, opening a record, looking through somebody's eyes. */
export const en = {
  playOn: {
    open: 'Play on from here',
    title: 'Play on from here',
    help: (n: number, all: number) =>
      `From position ${n} of ${all} a game of your own begins, on this device. The one that you look at stays as it was.`,
    seats: 'Who plays on',
    me: 'Me',
    bot: (level: string) => `Bot: ${level}`,
    seatOf: (name: string) => `The seat of ${name}`,
    draws: 'What is drawn and rolled from then on',
    new: 'New',
    newHelp: 'Nobody knows what comes.',
    same: 'As it was',
    sameHelp: 'The same dice and cards in the same order: who remembers the game knows what comes.',
    running:
      'What is drawn from then on is new, also where your game has already shown what came. Bots hold what they hold there.',
    noSeed: 'What is drawn from then on is new: the record does not tell what would have come.',
    begin: 'Play on',
    cancel: 'Cancel',
    over: 'The game is over at this position. Go a step back to play on.',
    refused: 'This position can’t be played on from.',
  },
  from: {
    branch: 'Played on from another game.',
    there: 'Look at it there',
    record: 'A recorded game, opened on this device.',
  },
  eyes: {
    label: 'Seen by',
    onlooker: 'somebody who looks on',
    now: (name: string) => `You see what ${name} saw.`,
    none: 'You see what everybody saw.',
  },
  bar: {
    link: 'Copy the link to this position',
    copied: 'The link is copied: it opens just here.',
    notCopied: (link: string) => `The browser did not let the link be copied. It is ${link}`,
    speed: 'Speed',
    times: (factor: string) => `${factor}×`,
  },
  open: {
    button: 'Open a record',
    help: 'A game saved as a file. You can also drop it on this page.',
    failed: (file: string, why: string) => `${file} can’t be opened. ${why}`,
    tooLarge: 'It is larger than 16 MB: no record is.',
    notText: 'It could not be read.',
    why: {
      'not-a-record': 'It is not a record: its first line is not “fathom record 1”.',
      'unknown-game': 'It is of a game that is not here.',
      'other-rules': 'It was played by rules that this page does not have.',
      'other-components': 'It was played with components that are not in it and have changed since.',
      'bad-components': 'The components in it can’t be played with.',
      'bad-seat-count': 'The game is not played by so many.',
      'seed-does-not-fit-hash': 'Its seed is not the one that was promised at the start: it has been changed.',
      'other-outcome': 'Its end is not the one that its actions lead to: it has been changed.',
      'not-over': 'It names an end, but its actions do not lead there: it has been changed.',
      'record-take-back': 'It takes back what it can’t take back: it has been changed.',
      other: 'It is damaged.',
    } as Record<string, string> & { readonly other: string },
    line: (n: number) => `Line ${n} can’t be read: it has been changed, or cut off.`,
    action: (n: number) => `Action ${n} is not possible by the rules, or was not drawn like that: it has been changed.`,
  },
}

export type RecordsText = typeof en
