import { capital } from '@fathom/kernel'
import type { ThesaurosSet } from '../../set.ts'
import type { Zone } from '../../types.ts'
import type { TrophyId } from '../../views.ts'
import type { Explanations, Table, TokenId, TrackId } from '../explanations.ts'
import type { Facts } from '../explained.ts'
import { DEEDS } from './deeds.ts'
import { dollars, list, rentText, ZONES } from './words.ts'

type Lines = readonly string[]

/** Tokens, tracks, deeds and trophies. */
export function explainThings(
  set: ThesaurosSet,
  facts: (table: Table) => Facts,
): Pick<Explanations, 'token' | 'track' | 'deed' | 'trophy'> {
  return {
    token: (id, table) => ({ title: TOKEN_NAMES[id], lines: tokenLines(id, facts(table)) }),
    track: (id, table) => ({ title: TRACK_NAMES[id], lines: trackLines(id, facts(table)) }),
    deed: (zone, table) => ({
      title: `Mercenary in zone ${zone}, ${ZONES[zone] ?? ''}`,
      lines: deedLines(zone, facts(table)),
    }),
    trophy: (id, { rules }) => ({ title: TROPHY_NAMES[id], lines: trophyLines(set, id, rules.soloTrophies) }),
  }
}

const TOKEN_NAMES: Readonly<Record<TokenId, string>> = {
  double: 'Double Action',
  envelope: 'Envelope',
  cube: 'Cube',
  map: 'Treasure map',
  'satellite-map': 'Satellite map',
  'mercenary-map': 'Mercenary map',
  'dig-tile': 'Dig site tile',
  exhaustion: 'Exhaustion tile',
  shark: 'Shark',
  treasure: 'Treasure',
  zodiac: 'Zodiac',
  'grey-seaplane': 'Grey seaplane',
  'black-seaplane': 'Black seaplane',
  mine: 'Underwater mine',
}

function tokenLines(id: TokenId, { set, rules, money, rental }: Facts): Lines {
  const { scoring } = set.data
  switch (id) {
    case 'double':
      return [
        'Used once: with it underneath, a meeple in line acts a second time in the same zone, alike or otherwise. Of no use aboard.',
      ]
    case 'envelope':
      return [
        'Posted just before a meeple is placed, once a quadrimester: it lets you bribe the authorities in zone 10.',
        ...(rules.variant === 'lawless'
          ? [`A mercenary ${rules.mercenaryEnvelope ? 'may carry it, too' : 'does not carry it'}.`]
          : []),
      ]
    case 'cube':
      return ['Shows whose patent, map, sponsored room or exhibited treasure it is.']
    case 'map':
      return [
        `Opens its dig site to your Zodiacs and brings ${list([...new Set(money.yearIncome.map((year) => dollars(year.perMap)))])} at the start of years II and III.`,
        `In the end ${scoring.map} reputation, and ${scoring.mapCollection} more for ${scoring.mapsInCollection} of a number.`,
      ]
    case 'satellite-map':
      return [
        `Like any map of that number. ${Math.max(...set.items.maps)} come with every copy of the technology that brings them, of numbers you choose.`,
      ]
    case 'mercenary-map':
      return ['Like any map of that number; besides, your divers need no detection on that site.']
    case 'dig-tile':
      return [
        'Four levels under each space: treasures that lie open, hidden (to be detected) or buried (to be freed), and sharks.',
        'It lies face down until the first Zodiac comes; who has a map of the site may look at it.',
      ]
    case 'exhaustion':
      return ['Covers what has been taken: nothing is there any more.']
    case 'shark':
      return [
        rules.unarmedDive === 'whole-column'
          ? 'A live shark closes its column to divers without weapon or cage.'
          : 'Divers without weapon or cage get down to just above a live shark.',
        `With a weapon the die decides: killed it scores ${scoring.shark}, scared it is back for the next dive.`,
      ]
    case 'treasure':
      return [
        `Sold in zone 8 for $3 to $9. In the end its place in an open room counts, ${scoring.exhibitedNotFull} in a room not full, ${scoring.storeroom} in the storeroom, ${scoring.unsold} if not sold.`,
      ]
    case 'zodiac':
      return [
        `Carries one meeple and any number of items, at most ${money.maxEngines} extra engines. One in a small space; own ones that meet exchange ${rules.crossingSwap === 'items' ? 'items' : 'items and crews'}.`,
        rules.returnCrew === 'home-at-once'
          ? 'A crew that reaches port in zone 5 is home at once.'
          : 'A crew that reaches port in zone 5 is home in maintenance.',
      ]
    case 'grey-seaplane':
      return [
        `Moves items between your supply and your Zodiacs at sea. Reserved in zone 4, or rented in zone 5 for ${rentText(rental)}.`,
      ]
    case 'black-seaplane':
      return [
        `Like a grey one, for nothing, at the start of your turn at sea: ${rules.blackSeaplane === 'single-use' ? 'once' : 'once every quadrimester'}.`,
      ]
    case 'mine':
      return [
        'Once, on your own turn, on any tile: three columns down to level 3. Sharks there count as killed by you, treasures are destroyed.',
      ]
  }
}

const TRACK_NAMES: Readonly<Record<TrackId, string>> = {
  order: 'Turn order',
  reputation: 'Reputation',
  mussels: 'Mussels',
  advertising: 'Advertising',
  market: 'Flea market',
  calendar: 'Calendar',
}

function trackLines(id: TrackId, { set, rules, seats, mussels, track, influence, board }: Facts): Lines {
  switch (id) {
    case 'order':
      return [
        'Who places first and plays first at sea; bribes in zone 10 change it.',
        ...(influence.length > 0
          ? [`After each year it scores ${influence.join(', ')}; in the end it breaks ties.`]
          : []),
      ]
    case 'reputation':
      return [
        `Starts at ${set.data.scoring.start} and never falls below 0.`,
        seats === 1
          ? `To win, more than ${set.data.solo.threshold[rules.soloThreshold === 80 ? 'FR' : 'EN']} in the end, and every room of the museum open.`
          : 'Most reputation in the end wins.',
      ]
    case 'mussels':
      return [
        `${mussels.map((gain) => ('money' in gain ? dollars(gain.money) : `${gain.rp} reputation`)).join(', ')}: one step after each quadrimester with a visitor.`,
      ]
    case 'advertising':
      return [`${track.join(', ')} reputation: one step after each quadrimester with a visitor.`]
    case 'market':
      return [
        `A new number goes to the cheapest free space from ${dollars(board.market[board.marketFirstNew] ?? 0)} on; a number that is there makes its stack one free space cheaper.`,
        `When a map is bought, the rest of the stack goes to the next free ${rules.marketRise === 'strictly-dearer' ? 'dearer space' : 'space'}.`,
      ]
    case 'calendar':
      return [
        'Three years of three quadrimesters. Budgets are for a year.',
        ...(rules.variant === 'lawless'
          ? [`Mercenaries are auctioned after quadrimesters ${list(set.data.calendar.auctionsAfter.map(String))}.`]
          : []),
      ]
  }
}

function deedLines(zone: Zone, { rules, board }: Facts): Lines {
  const side = board.mercenary[zone]
  const more: Readonly<Record<number, string>> = {
    2: 'Your cube replaces the owner’s, who loses royalties and points; a free card becomes yours. No satellite maps come with it.',
    3: 'Your divers need no detection there.',
    4: `Nobody flies or rents this quadrimester. The black one flies for you ${rules.blackSeaplane === 'single-use' ? 'once' : 'every quadrimester'}.`,
    7: 'It goes off once, on your own turn, on any tile.',
    8: `A moved treasure goes to ${rules.mercenaryTarget === 'sponsored-room' ? 'a free place of a sponsored room' : 'any free place'}. A room with a gap closes, and its sponsor loses the bonus.`,
    9: 'Nobody falls below 0.',
  }
  return [
    `${capital(DEEDS[zone] ?? '')}. ${more[zone] ?? 'Those in zone 1 count, and those that others keep.'}`,
    `He acts ${side === 'front' ? 'before' : 'after'} the line. Once in the game for each zone.`,
  ]
}

const TROPHY_NAMES: Readonly<Record<TrophyId, string>> = {
  boss: 'Boss of the Year',
  museum: 'Indiana Jones',
  advertising: 'King of Advertising',
  fishing: 'King of Fishermen',
}

function trophyLines({ data }: ThesaurosSet, id: TrophyId, edition: 'EN' | 'FR'): Lines {
  const { trophies } = data.solo
  const medals = (steps: readonly (string | number)[]): string => `Bronze, silver, gold: ${steps.join(', ')}.`
  const win = 'Only with a win.'
  switch (id) {
    case 'boss':
      return ['Final reputation.', medals(trophies.boss), win]
    case 'museum':
      return ['Every room open by the end of this quadrimester.', medals(trophies.museum)]
    case 'advertising':
      return edition === 'FR'
        ? ['Not among the trophies of this table.']
        : ['Reputation gained in zone 9.', medals(trophies.advertising), win]
    case 'fishing':
      return [
        'Money from fishing at sea, along the coast, lobsters and mussels.',
        medals(trophies.fishing[edition].map(dollars)),
        win,
      ]
  }
}
