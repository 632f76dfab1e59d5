import type { Seat } from '@fathom/kernel'
import type { DecisionKind, PendingView, SortId, SpaceId, ThesaurosSet, View, ZodiacId, Zone } from '@fathom/thesauros'
import type { Offers } from '../around.ts'
import type { Board } from '../tableSet.ts'
import type { Hint } from './hint.ts'

/** What I have in my hand: a meeple to be placed with what goes along, a Zodiac to be played. */
export interface Held {
  readonly sort: SortId | null
  /** The envelope goes first. */
  readonly envelope: boolean
  /** A Double Action goes under it. */
  readonly double: boolean
  readonly zodiac: ZodiacId | null
  /** The mine, to be laid over three columns of a site. */
  readonly mine: boolean
}

export const NOTHING_HELD: Held = { sort: null, envelope: false, double: false, zodiac: null, mine: false }

/** All that a gesture depends on. */
export interface Ask {
  readonly view: View
  readonly seat: Seat
  /** What may be done now, by verb. */
  readonly offers: Offers
  readonly held: Held
  readonly set: ThesaurosSet
  readonly board: Board
}

/** What pointing at something means now. */
export type Aim =
  /** What was meant: a chain of actions that the game refuses, and says why. */
  | { readonly can: null; readonly meant: readonly string[] }
  /** Nothing is meant yet: what to do first. */
  | { readonly can: null; readonly hint: Hint }
  /** Into the hand. */
  | { readonly can: 'take'; readonly held: Held }
  | Deed

/** Something to be done: a chain of actions in notation, all or nothing. */
export interface Deed {
  readonly can: 'do'
  readonly texts: readonly string[]
  /** $ that it costs me; null where it has no price. */
  readonly price: number | null
  /** Placing: which zone. */
  readonly zone?: Zone
  /** Sailing: the Zodiac, and the spaces that it passes, from where it is. */
  readonly zodiac?: ZodiacId
  readonly course?: readonly SpaceId[]
  /** It dives there at once. */
  readonly dives?: boolean
}

/** What is asked of me. */
export function pendingOf({ view, seat }: Pick<Ask, 'view' | 'seat'>): PendingView | null {
  return view.acting.includes(seat) ? view.pending : null
}

export function isAsked(ask: Ask, ...kinds: readonly DecisionKind[]): boolean {
  const pending = pendingOf(ask)
  return pending !== null && kinds.includes(pending.kind)
}

export function has({ offers }: Ask, verb: string, ...words: readonly string[]): boolean {
  const found = offers.get(verb) ?? []
  return found.some((offer) => words.every((word, index) => offer[index] === word))
}

/** These actions are meant, and the game refuses them. */
export function cant(...meant: readonly string[]): Aim {
  return { can: null, meant }
}

export function hint(what: Hint): Aim {
  return { can: null, hint: what }
}

export function deed(texts: readonly string[], price: number | null, more: Partial<Deed> = {}): Deed {
  return { can: 'do', texts, price, ...more }
}
