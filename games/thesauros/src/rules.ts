import type { Variant } from './types.ts'

/**
 * What a table has chosen: the setup, and every point on which the two editions of the rulebook differ or are silent.
 * Which edition says what, and where, is in `editions.ts`.
 */
export interface Rules {
  readonly variant: Variant
  /** Points for the order with three players: 4/2/1 or 4/2/0. */
  readonly influence3p: 'EN' | 'FR'
  /** Solo: points to be beaten. */
  readonly soloThreshold: 70 | 80
  /** Solo: four trophies, or three with other fishing money. */
  readonly soloTrophies: 'EN' | 'FR'
  /** The black seaplane flies once, or once every quadrimester. */
  readonly blackSeaplane: 'single-use' | 'reusable'
  /** Where the museum mercenary may move a treasure. */
  readonly mercenaryTarget: 'sponsored-room' | 'any-free-space'
  /** A mercenary may post the envelope. */
  readonly mercenaryEnvelope: boolean
  /** Lawless: which cards lie open from the start. */
  readonly lawlessOpening: 'random3' | 'maskFirst'
  /** Introductory: transfers of slush money. */
  readonly slushTransfers: 'out-only' | 'both-ways' | 'none'
  /** What own Zodiacs that meet may exchange. */
  readonly crossingSwap: 'items+crew' | 'items'
  /** Where a stack on one of the first three market spaces goes when it gets rarer. */
  readonly marketRise: 'strictly-dearer' | 'next-space'
  /** An unarmed diver stays out of a column with a shark, or dives down to it. */
  readonly unarmedDive: 'whole-column' | 'until-shark'
  /** A Zodiac that fishes must move on, or may stay and earn again: a house rule. */
  readonly fishingStay: 'must-move' | 'stay-earns'
  /** A crew that reaches port in zone 5 is home at once, or in maintenance. */
  readonly returnCrew: 'home-at-once' | 'in-maintenance'
  /** Discounts stop at 0, or bring money back. */
  readonly discountFloor: boolean
  /** Solo: spaces of the Zodiac store. */
  readonly soloStoreSpaces: 1 | 2
  /** Where the advertising marker starts, from 0. */
  readonly advertisingStart: number
  /** Points of the advertising track: as the component set says, or falling gently or steeply (only its two ends are printed in the rulebooks). */
  readonly advertisingTrack: 'set' | '44332' | '43322' | '44432'
}
