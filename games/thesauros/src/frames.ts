import type { PendingKind } from './pending.ts'

/** Kinds of acts of a queue's meeple. */
const MEEPLE_ACTS = ['recruit', 'research', 'market', 'flight', 'mussels', 'port', 'museum', 'advertise'] as const
export type MeepleAct = (typeof MEEPLE_ACTS)[number]

/** A meeple's act: zone, meeple, its space in the queue, and 1 for the second act of a Double Action. */
const MEEPLE_ACT_NUMBERS = ['zone', 'meeple', 'space', 'second'] as const

/**
 * The numbers that a frame of each kind holds, in this order, after its kind and its seat: six at most.
 */
export const FRAME_NUMBERS = {
  // Phases
  /** Kinds of hats chosen so far, as bits. */
  'solo-hats': ['chosen'],
  /** No seat: everybody in `State.choosing` is asked. */
  budget: [],
  /** 1 if the envelope goes with the next meeple; 1 if that one stands on a Double Action. */
  place: ['posting', 'double'],
  /** No seat: everybody in `State.choosing` is asked. */
  bribe: [],
  search: [],
  /** How often higher sums were asked for. */
  auction: ['raised'],

  // Acts of a queue's meeple
  /** The zone, and the worker who may get its hat. */
  teach: ['zone', 'worker'],
  recruit: MEEPLE_ACT_NUMBERS,
  /** As in `place`; then the recruit, and 1 if the Double Action under it came along. */
  'place-recruit': ['posting', 'double', 'recruit', 'token'],
  research: MEEPLE_ACT_NUMBERS,
  market: MEEPLE_ACT_NUMBERS,
  flight: MEEPLE_ACT_NUMBERS,
  mussels: MEEPLE_ACT_NUMBERS,
  /** Then 1 once items have been exchanged. */
  port: [...MEEPLE_ACT_NUMBERS, 'loaded'],
  museum: MEEPLE_ACT_NUMBERS,
  advertise: MEEPLE_ACT_NUMBERS,

  // Parts of acts
  /** The account that is short, $ due, what for (in PURPOSES), and the accounts that have given already, as bits. */
  pay: ['account', 'amount', 'purpose', 'given'],
  /** $ left, where they come from (in INCOMES), and the accounts that have got some already, as bits. */
  receive: ['left', 'income', 'taken'],
  /** Maps still to be chosen; the numbers chosen so far, as bits. */
  'satellite-map': ['left', 'chosen'],
  /** The site, how many tiles are seen, the tiles; another site that gets one of the rest, or 0. */
  tile: ['site', 'count', 'first', 'second', 'third', 'other'],
  /**
   * Who takes part (`Partners`); 1 if crews may change places; the pilot who may, plus 1; the partner with one engine too many, or 0;
   * Zodiacs whose crews have changed places, as bits.
   */
  exchange: ['partners', 'crews', 'pilot', 'over', 'swapped'],
  /** The two tiles that the skilled look at (NOBODY before they are drawn), the Zodiac, the seats that had seen either tile before, as bits. */
  island: ['one', 'other', 'zodiac', 'oneSeenBy', 'otherSeenBy'],

  // High seas
  /** Zodiacs played in this turn. */
  sea: ['played'],
  /** The Zodiac, spaces moved, and DIVED and so on (`sea/course.ts`). */
  voyage: ['zodiac', 'moved', 'flags'],
  /** The Zodiac, the depth reached (0 still aboard), treasures lifted. */
  dive: ['zodiac', 'depth', 'lifted'],

  // Lawless!
  deed: ['zone', 'meeple'],
  'steal-patent': ['zone', 'meeple'],
  /** As in `satellite-map`; then the number chosen first. */
  'mercenary-map': ['left', 'chosen', 'first'],
  'museum-deed': ['zone', 'meeple'],

  // Automatic steps
  calendar: [],
  /** Place in the turn order of who is next. */
  placing: ['next'],
  /** The zone being resolved. */
  resolution: ['zone'],
  /** The zone, which part of its queue comes next, and the seats whose apprentice has been asked about, as bits. */
  queue: ['zone', 'stage', 'taught'],
  /** The meeple that acts, its space in the queue (-1 for a mercenary), and how far its acts have gone. */
  act: ['zone', 'meeple', 'space', 'stage'],
  /** The map's number and kind (in MAP_KINDS); a second number gained with it, or 0. */
  'gain-map': ['number', 'kind', 'other'],
  /** Place in the turn order of who is next. */
  'high-seas': ['next'],
  authorities: ['stage'],
  /** Place in the turn order of who is next. */
  payday: ['next'],
  /** The stage, and the cards still to be shown. */
  upkeep: ['stage', 'cards'],
  /** 1 once begun; place in the turn order of who is next. */
  auctions: ['begun', 'next'],
} as const satisfies Readonly<Record<PendingKind, readonly string[]>>

type NameOf<Kind extends PendingKind> = (typeof FRAME_NUMBERS)[Kind][number]
/** Names that frames of all these kinds have. */
type CommonName<Kind extends PendingKind> = (Kind extends PendingKind ? (name: NameOf<Kind>) => void : never) extends (
  name: infer Name extends string,
) => void
  ? Name
  : never

declare const kinds: unique symbol
/** Where frames of these kinds hold one of their numbers, counted from the frame's start. */
export type Field<Kind extends PendingKind> = number & { readonly [kinds]: (kind: Kind) => void }

/** Every frame begins with its kind and its seat (`stack.ts`). */
const FIRST_NUMBER = 2

/** The fields of frames of these kinds: the numbers that have the same name and place in all of them. */
function fieldsOf<Kind extends PendingKind>(first: Kind, ...others: readonly Kind[]) {
  const names: readonly string[] = FRAME_NUMBERS[first]
  const common = names.filter((name, place) => others.every((kind) => FRAME_NUMBERS[kind][place] === name))
  const fields = common.map((name) => [name, FIRST_NUMBER + names.indexOf(name)])
  return Object.fromEntries(fields) as { readonly [Name in CommonName<Kind>]: Field<Kind> }
}

export const SOLO_HATS = fieldsOf('solo-hats')
/** Of `place` and `place-recruit` alike. */
export const PLACE = fieldsOf('place', 'place-recruit')
export const PLACE_RECRUIT = fieldsOf('place-recruit')
export const AUCTION = fieldsOf('auction')
export const TEACH = fieldsOf('teach')
/** Of every act of a queue's meeple. */
export const MEEPLE_ACT = fieldsOf(...MEEPLE_ACTS)
export const PORT_ACT = fieldsOf('port')
export const PAY = fieldsOf('pay')
export const RECEIVE = fieldsOf('receive')
/** Of `satellite-map` and `mercenary-map` alike. */
export const FREE_MAP = fieldsOf('satellite-map', 'mercenary-map')
export const MERCENARY_MAP = fieldsOf('mercenary-map')
export const TILE = fieldsOf('tile')
export const EXCHANGE = fieldsOf('exchange')
export const ISLAND = fieldsOf('island')
export const SEA_TURN = fieldsOf('sea')
export const VOYAGE = fieldsOf('voyage')
export const DIVE = fieldsOf('dive')
/** Of every deed of a mercenary but choosing maps. */
export const DEED = fieldsOf('deed', 'steal-patent', 'museum-deed')
export const PLACING = fieldsOf('placing')
export const RESOLUTION = fieldsOf('resolution')
export const ZONE_QUEUE = fieldsOf('queue')
export const ACT = fieldsOf('act')
export const GAIN_MAP = fieldsOf('gain-map')
export const SEA_ROUND = fieldsOf('high-seas')
export const BRIBERY = fieldsOf('authorities')
export const PAYDAY = fieldsOf('payday')
export const UPKEEP = fieldsOf('upkeep')
export const AUCTIONS = fieldsOf('auctions')
