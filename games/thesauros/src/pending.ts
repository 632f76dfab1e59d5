/**
 * Everything that can be on the stack of things to be done (`State.stack`), by kind. Decisions wait for a seat; steps are done by the
 * machine itself (`flow.ts`). Who handles a kind is in `topics.ts`.
 */

/**
 * What a seat can be asked. The comment names the frame's own numbers, A to F; the seat is in every frame.
 * Acts of a queue's meeple all have the same numbers: A zone, B meeple, C space of the queue, D 1 for the second act of a Double Action.
 */
export const DECISIONS = [
  // Phases
  'solo-hats', // A hats chosen so far (bits by hat)
  'budget', // no seat: everybody in `State.choosing`
  'place', // A 1 if the envelope is being posted, B 1 if the next meeple stands on a Double Action
  'bribe', // no seat: everybody in `State.choosing`
  'search', // the technology deck is gone through
  'auction', // in turn: see lawless/auction.ts
  // Acts of a queue's meeple
  'teach', // A zone, B worker to be hatted
  'recruit',
  'place-recruit', // A envelope, B Double Action, as in `place`; C the recruit, D 1 if the token under it came along
  'research',
  'market',
  'flight',
  'mussels',
  'port',
  'museum',
  'advertise',
  // Parts of acts
  'pay', // A account, B amount, C purpose, D accounts that have given already (bits)
  'receive', // A amount left, B kind of income, C accounts that have got some already (bits)
  'satellite-map', // A maps still to be taken, B numbers taken already (bits)
  'tile', // A site, B number of tiles seen, C D E the tiles
  'exchange', // see exchange.ts
  'island', // A B the two tiles that a skilled sailor looks at, C Zodiac
  // High seas
  'sea', // whose turn it is there; see sea/turn.ts
  'voyage', // one Zodiac's movement; see sea/voyage.ts
  'dive', // see dive/
  // Lawless!
  'deed', // A zone: a mercenary acts where there is nothing to choose (zones 1, 4, 7, 9), or declines
  'steal-patent',
  'mercenary-map', // A maps still to be taken, B numbers taken already (bits)
  'museum-deed',
] as const
export type DecisionKind = (typeof DECISIONS)[number]

/** What the machine does by itself. */
export const STEPS = [
  'calendar', // the bottom of the stack: goes from phase to phase
  'placing', // A place in the turn order of who is next
  'resolution', // A the zone being resolved
  'queue', // A zone, B 0 front mercenary, 1 the line, 2 rear mercenary, 3 the end
  'act', // A zone, B meeple, C space of the queue, D stage
  'gain-map', // A map number, B kind of map: cube, and the tile if it is the first
  'high-seas', // A place in the turn order of who is next: zone 5; see sea/
  'authorities', // zone 10: A stage
  'payday', // salaries: A place in the turn order of who is next
  'upkeep', // maintenance: A stage
  'auctions', // Lawless!: the auction after a maintenance
] as const
export type StepKind = (typeof STEPS)[number]

export type PendingKind = DecisionKind | StepKind
export const PENDING: readonly PendingKind[] = [...DECISIONS, ...STEPS]

/** A kind's number on the stack. */
export const KIND_CODE = Object.fromEntries(PENDING.map((kind, code) => [kind, code])) as Readonly<
  Record<PendingKind, number>
>
/** Kinds below this number are decisions. */
export const FIRST_STEP = DECISIONS.length
