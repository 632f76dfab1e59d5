import { english, type Names, type Seat } from '@fathom/kernel'
import type { HolderId } from '../../events.ts'
import {
  TREASURE_VALUES,
  ZODIACS,
  type AccountId,
  type Income,
  type PhaseId,
  type Purpose,
  type ReputationId,
  type SortId,
  type ZodiacId,
  type Zone,
} from '../../types.ts'
import type { ItemCount, MeepleView } from '../../views.ts'
import type { Lexicon, Spot } from '../lexicon.ts'

export const ZONES: readonly string[] = [
  '',
  'Recruitment',
  'Research',
  'Flea Market',
  'Seaplanes',
  'High Seas',
  'Mussel Fishing',
  'Port and Lagoon',
  'Museum',
  'Advertising',
  'Local Authorities',
]

const ACCOUNT_NAMES: Readonly<Record<AccountId, string>> = {
  HR: 'Human Resources',
  RD: 'R&D',
  GE: 'General Expenses',
  ME: 'Mission Expenses',
  SF: 'the slush fund',
}

export const PHASE_NAMES: Readonly<Record<PhaseId, string>> = {
  setup: 'Setup',
  budget: 'Budget',
  placement: 'Placement',
  resolution: 'Resolution',
  salaries: 'Salaries',
  maintenance: 'Maintenance',
  auction: 'Auction',
  influence: 'Influence',
  over: 'End',
}

export const SORT_NAMES: Readonly<Record<SortId, string>> = {
  B: 'boss',
  W: 'worker',
  H2: 'specialist #2',
  H3: 'specialist #3',
  H57: 'specialist #5/7',
  H8: 'specialist #8',
  M: 'mercenary',
}

export const ZODIAC_COLORS: Readonly<Record<ZodiacId, string>> = {
  green: 'green',
  white: 'white',
  red: 'red',
  blue: 'blue',
  yellow: 'yellow',
  orange: 'orange',
  violet: 'violet',
  pink: 'pink',
}

const TREASURE_NAMES = ['obsidian', 'bronze', 'silver', 'gold'] as const

export const PURPOSE_NAMES: Readonly<Record<Purpose, string>> = {
  hire: 'hiring a worker',
  patent: 'a patent',
  item: 'an item',
  prototype: 'a patent and its first item',
  royalty: 'royalties',
  map: 'a treasure map',
  seaplane: 'a seaplane',
  travel: 'a voyage',
  detection: 'detecting or freeing a treasure',
  zodiac: 'a Zodiac',
  sponsor: 'sponsoring a room',
  advertising: 'advertising',
  bribe: 'a bribe',
  wages: 'wages',
  mercenary: 'a mercenary',
}

export const INCOME_NAMES: Readonly<Record<Income, string>> = {
  mussels: 'mussels',
  'sea-fishing': 'fishing at sea',
  coastal: 'coastal fishing',
  lobster: 'lobsters',
  tour: 'a tourist tour',
  valuable: 'a find',
  royalty: 'royalties',
  sale: 'a treasure',
  refund: 'a discount beyond the price',
}

export const REASONS: Readonly<Record<ReputationId, string>> = {
  start: 'Start',
  hiring: 'Third worker hired',
  store: 'Zodiacs bought',
  mussels: 'Mussels',
  advertising: 'Advertising',
  openings: 'Rooms opened',
  influence: 'Influence',
  refusals: 'Acts not done',
  wages: 'Wages not paid',
  bribes: 'Bribes not paid',
  auctions: 'Bids not paid',
  closings: 'Rooms closed',
  smear: 'Smear campaign',
}

const SPOT_NAMES: Readonly<Record<Spot['kind'], string>> = {
  port: 'the port',
  water: 'open water',
  fishing: 'fishing ground',
  dig: 'site',
  tour: 'the tourist tour',
  coastal: 'coastal fishing',
  lobster: 'lobster ground',
  island: 'the island',
}

export const { count, list } = english
export const dollars = (number: number): string => (number < 0 ? `−$${-number}` : `$${number}`)
/** What an act costs; a discount may bring money back. */
export const price = (number: number): string => (number < 0 ? `${dollars(-number)} back` : dollars(number))
export const points = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number)} reputation`
export const yearOf = (year: number): string => `year ${'I'.repeat(year)}`
export const zone = (number: Zone): string => `zone ${number}, ${ZONES[number] ?? ''}`
export const account = (id: string): string => ACCOUNT_NAMES[id as AccountId]
export const sort = (id: string): string => SORT_NAMES[id as SortId]
export const room = (id: string): string => `room ${id.replace('M', '')}`

export function zodiac(id: string): string {
  return `the ${ZODIAC_COLORS[id as ZodiacId]} Zodiac`
}

/** A Zodiac by its code in actions. */
export const zodiacAt = (code: number): string => zodiac(ZODIACS[code] ?? '')
export const holder = (id: HolderId): string => (id === 'supply' ? 'the supply' : zodiac(id))
/** A holder by its code in actions. */
export const holderAt = (code: number): string => (code === 0 ? 'the supply' : zodiacAt(code - 1))

export function treasure(value: number): string {
  return `${TREASURE_NAMES[TREASURE_VALUES.findIndex((each) => each === value)] ?? ''} treasure (${dollars(value)})`
}

/** What a rented seaplane costs. */
export function rentText([last = 0, first = last]: readonly number[]): string {
  return first === last ? dollars(last) : `${dollars(first)} (${dollars(last)} for the last one)`
}

/** With its article. */
export const aTreasure = (value: number): string => `${value === 3 ? 'an' : 'a'} ${treasure(value)}`

const HEADINGS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

export function spot({ kind, number, site, column, bearing }: Spot): string {
  if (kind === 'dig') return `site ${site}, column ${column}`
  const name = number === 0 ? SPOT_NAMES[kind] : `${SPOT_NAMES[kind]} ${number}`
  return bearing === null ? name : `${name}, ${HEADINGS[bearing.heading]} of site ${bearing.site}`
}

/** "You take" or "Ada takes", with the verb in the right form. */
export function does(seat: Seat, names: Names, you: string, they: string): string {
  return names.reader === seat ? `You ${you}` : `${names.of(seat)} ${they}`
}

/** "your boss" or "Ada’s boss". */
export function whose(seat: Seat, names: Names, what: string): string {
  return names.reader === seat ? `your ${what}` : `${names.of(seat)}’s ${what}`
}

/** "you" or the name, in the middle of a sentence. */
export const who = (seat: Seat, names: Names): string => (names.reader === seat ? 'you' : names.of(seat))

export function meeple({ seat, sort: id }: MeepleView, names: Names): string {
  return whose(seat, names, sort(id))
}

/** Items counted: `Mask, 2 Harpoons` would need plurals, so the number stands behind: `Mask, Harpoon ×2`. */
export function items(words: Lexicon, counts: readonly ItemCount[], none = 'nothing'): string {
  const parts = counts.map(({ item, count: number }) => `${words.item(item)}${number > 1 ? ` ×${number}` : ''}`)
  return parts.length > 0 ? parts.join(', ') : none
}
