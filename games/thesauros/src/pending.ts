/**
 * Everything that can be on the stack of things to be done (`State.stack`), by kind. Decisions wait for a seat; automatic steps
 * run by themselves (`flow.ts`). `topics.ts` says who handles a kind.
 */

/** What a seat can be asked. Every kind's numbers are named in `frames.ts`. */
export const DECISIONS = [
  // Phases
  'solo-hats', // which hats are in the game
  'budget',
  'place', // where the next meeple goes, with or without the envelope and a Double Action
  'bribe',
  'search', // which card comes first, by who searches the technology deck
  'auction',
  // Acts of a queue's meeple
  'teach', // whether a worker gets the zone's hat
  'recruit',
  'place-recruit', // where the recruit goes, as in `place`
  'research',
  'market',
  'flight',
  'mussels',
  'port',
  'museum',
  'advertise',
  // Parts of acts
  'pay', // which accounts help the one that is short
  'receive', // how an income is split
  'satellite-map', // which maps come with a Satellite
  'tile', // which of the tiles seen is laid on a site
  'exchange', // which items and crews change places
  'island', // which of two finds a skilled sailor keeps
  // High seas
  'sea', // which Zodiac is played next
  'voyage', // how it moves
  'dive', // how deep it dives, and what it lifts
  // Lawless!
  'deed', // whether a mercenary acts in zones 1, 4, 7 and 9
  'steal-patent',
  'mercenary-map',
  'museum-deed',
] as const
export type DecisionKind = (typeof DECISIONS)[number]

/** What happens by itself, without anybody's choice. */
export const AUTOMATIC_STEPS = [
  'calendar', // the bottom of the stack: goes from phase to phase
  'placing', // asks seat after seat to place a meeple
  'resolution', // goes from zone to zone
  'queue', // goes along a zone's queue
  'act', // leads one meeple through its acts
  'gain-map', // a seat gets a map, a cube, and a look at the tile
  'high-seas', // zone 5: goes from seat to seat
  'authorities', // zone 10
  'payday', // pays wages seat by seat
  'upkeep', // maintenance
  'auctions', // Lawless!: the auction after a maintenance
] as const
export type AutomaticStepKind = (typeof AUTOMATIC_STEPS)[number]

export type PendingKind = DecisionKind | AutomaticStepKind
export const PENDING: readonly PendingKind[] = [...DECISIONS, ...AUTOMATIC_STEPS]

/** By kind: its number on the stack. */
export const KIND_CODE = Object.fromEntries(PENDING.map((kind, code) => [kind, code])) as Readonly<
  Record<PendingKind, number>
>
/** Kinds below this number are decisions. */
export const FIRST_AUTOMATIC_STEP = DECISIONS.length
