/**
 * Every action, as a verb and its arguments: types, notation and the list of all actions (`actionTable.ts`) come from this table.
 * All arguments are codes (`types.ts`, `set.ts`); an argument's sort says how it is written.
 */
const VERBS_TABLE = {
  // Phases
  /** So much of the year's money into an account: HR, RD, GE, ME in turn; the rest is for the slush fund (solo: for ME). */
  budget: { account: 'account', amount: 'amount' },
  /** Posts the envelope just before a meeple is placed (EN L449-455). */
  envelope: {},
  /** Puts a Double Action under the meeple that is placed next (EN L441). */
  double: {},
  place: { sort: 'sort', zone: 'zone' },
  /** No mercenary is placed this quadrimester, no higher bid is made. */
  pass: {},
  /** A sealed bribe. */
  bribe: { amount: 'amount' },
  bid: { amount: 'amount' },
  /** A standing bid: always the least that is needed, up to this secret limit; then pass. */
  'bid-up-to': { amount: 'amount' },
  /** Higher bids are offered, too. */
  higher: {},
  /** The card that the searcher of the deck lays out. */
  choose: { card: 'card' },
  /** Solo: a kind of hat that is in the game. */
  hat: { hat: 'hat' },

  // Acts of a queue's meeple
  /** The meeple will not act: a point is lost. For bribes: none is paid, a point is lost. */
  refuse: {},
  /** The first basic worker of the line gets the zone's hat. */
  teach: {},
  /** Not now, at no cost: no hat, no second act, no mercenary's deed. */
  skip: {},
  hire: {},
  patent: { card: 'card' },
  item: { card: 'card' },
  /** Patent and first item together. */
  prototype: { card: 'card' },
  /** Onto the technology deck: the right to choose the next card. */
  reserve: {},
  /** A map of this number from the market. */
  buy: { number: 'number' },
  /** The reserved seaplane goes to this Zodiac. */
  fly: { zodiac: 'zodiac' },
  fish: {},
  advertise: {},
  'buy-zodiac': {},
  /** With a Zodiac from port to a space of the lagoon. */
  lagoon: { space: 'space', zodiac: 'zodiac' },
  /** With a Zodiac from port out to sea. */
  depart: { zodiac: 'zodiac' },
  sponsor: { room: 'room' },
  /** To a room, or to the storeroom (room 0). */
  sell: { treasure: 'treasure', room: 'room' },

  // Parts of acts
  /** From an account into the one that is short; the fee comes on top, out of the same account. */
  transfer: { account: 'account', amount: 'amount' },
  /** So much of an income into an account. */
  take: { account: 'account', amount: 'amount' },
  /** A satellite or mercenary map of this number. */
  map: { number: 'number' },
  /** The dig tile that is laid down. */
  tile: { tile: 'tile' },
  /** An item from holder to holder during an exchange, also before leaving port. */
  move: { item: 'item', from: 'holder', to: 'holder' },
  /** The crews of two Zodiacs change places. */
  crews: { one: 'zodiac', other: 'zodiac' },
  /** The seaplane's pilot and this Zodiac's crew change places. */
  pilot: { zodiac: 'zodiac' },
  /** An exchange, a Zodiac's turn or a seat's turn at sea is finished. */
  done: {},
  /** The found item that a skilled sailor keeps. */
  keep: { found: 'found' },

  // High seas
  /** A grey seaplane is rented and goes to this Zodiac. */
  rent: { zodiac: 'zodiac' },
  /** The black seaplane goes to this Zodiac. */
  black: { zodiac: 'zodiac' },
  /** This Zodiac is played next. */
  sail: { zodiac: 'zodiac' },
  /** One space further. */
  step: { space: 'space' },
  /** Items and crews are exchanged with whoever is met here (own Zodiacs, the supply in port). */
  exchange: {},
  dive: {},
  /** A treasure at or above the depth that the diver has reached. */
  lift: { depth: 'depth' },
  deeper: {},
  surface: {},

  // Lawless!
  /** The mine, with its left column. */
  mine: { number: 'number', column: 'column' },
  /** A mercenary does what can't be chosen. */
  deed: {},
  steal: { card: 'card' },
  /** Two exhibited treasures change places. */
  swap: { one: 'exhibit', other: 'exhibit' },
  /** An exhibited treasure goes to a free place. */
  shift: { from: 'exhibit', to: 'exhibit' },
} as const satisfies Record<string, Readonly<Record<string, ArgumentSort>>>

/** How arguments are written. */
export type ArgumentSort =
  | 'account'
  | 'amount'
  | 'sort'
  | 'zone'
  | 'card'
  | 'hat'
  | 'number'
  | 'zodiac'
  | 'space'
  | 'room'
  | 'treasure'
  | 'tile'
  | 'item'
  | 'holder'
  | 'found'
  | 'column'
  | 'depth'
  | 'exhibit'

type Table = typeof VERBS_TABLE
export type Verb = keyof Table
export type ActionOf<V extends Verb> = { readonly do: V } & { readonly [Name in keyof Table[V]]: number }

/** One choice of a seat: plain, small, one of `ActionTable.actions`. */
export type Action = { [V in Verb]: ActionOf<V> }[Verb]

export const VERBS: Readonly<Record<Verb, Readonly<Record<string, ArgumentSort>>>> = VERBS_TABLE

/** The highest amount of $ that an action can name: far more than any seat ever has. */
export const MAX_AMOUNT = 999
/** The highest bid: all the money in the box (96 times $1, 58 times $5; EN L59-63). */
export const MAX_BID = 386
