import type { Rules } from '../rules.ts'
import type { AccountId, PhaseId, SortId, Zone } from '../types.ts'
import type { TrophyId } from '../views.ts'

/** What an explanation depends on: the table's choices, and how many play. A `View` has both. */
export interface Table {
  readonly rules: Rules
  readonly players: readonly unknown[]
}

/** A thing's name, and what it is good for in a few sentences. */
export interface Explained {
  readonly title: string
  readonly lines: readonly string[]
}

/** Things that lie about. */
export const TOKENS = [
  'double',
  'envelope',
  'cube',
  'map',
  'satellite-map',
  'mercenary-map',
  'dig-tile',
  'exhaustion',
  'shark',
  'treasure',
  'zodiac',
  'grey-seaplane',
  'black-seaplane',
  'mine',
] as const
export type TokenId = (typeof TOKENS)[number]

export const TRACKS = ['order', 'reputation', 'mussels', 'advertising', 'market', 'calendar'] as const
export type TrackId = (typeof TRACKS)[number]

/**
 * Explanations of everything on the page, made from the set's figures and the table's choices: a value or a switch that is changed never
 * contradicts its text.
 */
export interface Explanations {
  /** Zones 1 to 10: what is done there, what it costs, what the boss is good for. */
  zone(zone: Zone, table: Table): Explained
  account(account: AccountId, table: Table): Explained
  phase(phase: PhaseId, table: Table): Explained
  /** Of technologies, what is found on the island and what players start with, by id. */
  item(id: string, table: Table): Explained
  /** Boss, workers by their hats, mercenary. */
  meeple(sort: SortId, table: Table): Explained
  token(token: TokenId, table: Table): Explained
  track(track: TrackId, table: Table): Explained
  /** Of the mercenary in zones 1 to 4 and 7 to 9. */
  deed(zone: Zone, table: Table): Explained
  trophy(trophy: TrophyId, table: Table): Explained
  room(id: string, table: Table): Explained
}
