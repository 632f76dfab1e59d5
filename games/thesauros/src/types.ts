/**
 * The vocabulary of the rules, one page. Codes are places in these lists; what a component set names (cards, items, tiles, spaces, rooms)
 * is in `set.ts`, actions in `verbs.ts`, what happens in `events.ts`, what is seen in `views.ts`.
 */

/** The five accounts of a company; SF is the slush fund, whose money is secret. */
export const ACCOUNTS = ['HR', 'RD', 'GE', 'ME', 'SF'] as const
export type AccountId = (typeof ACCOUNTS)[number]
/** An account's place in ACCOUNTS. */
export type Account = number
export const HR: Account = 0
export const RD: Account = 1
export const GE: Account = 2
export const ME: Account = 3
export const SF: Account = 4

/** Zones 1 to 10; 0 is none. */
export type Zone = number
export const RECRUITMENT: Zone = 1
export const RESEARCH: Zone = 2
export const MARKET: Zone = 3
export const SEAPLANES: Zone = 4
export const HIGH_SEAS: Zone = 5
export const MUSSELS: Zone = 6
export const PORT_AND_LAGOON: Zone = 7
export const MUSEUM: Zone = 8
export const ADVERTISING: Zone = 9
export const AUTHORITIES: Zone = 10

/** Zones with hats, in the order of hat codes from 1: a worker's hat is 0 for none, else its zone's place here plus 1. */
export const HAT_ZONES = [RESEARCH, MARKET, PORT_AND_LAGOON, MUSEUM] as const
/** 0 for none, else a place in HAT_ZONES plus 1. */
export type Hat = number
export const NO_HAT: Hat = 0
export const HAT_RESEARCH: Hat = 1
export const HAT_MARKET: Hat = 2
/** The 5/7: high seas, port and lagoon. */
export const HAT_SEA: Hat = 3
export const HAT_MUSEUM: Hat = 4

/** What sorts of meeples there are, as placing names them: a basic worker W, workers with the hats 2, 3, 5/7 and 8, a mercenary M. */
export const SORTS = ['B', 'W', 'H2', 'H3', 'H57', 'H8', 'M'] as const
export type SortId = (typeof SORTS)[number]
/** A sort's place in SORTS. A worker's sort is WORKER plus its hat. */
export type Sort = number
export const BOSS: Sort = 0
export const WORKER: Sort = 1
export const MERCENARY: Sort = 6

/**
 * A meeple. A seat's own: `seat * OWN`, the boss, then its workers, those to be hired last. Mercenaries come after all own ones of four seats.
 */
export type Meeple = number
export const NOBODY: Meeple = -1

/** Zodiacs: each seat's own, then the neutral ones. */
export const ZODIACS = ['green', 'white', 'red', 'blue', 'yellow', 'orange', 'violet', 'pink'] as const
export type ZodiacId = (typeof ZODIACS)[number]
/** A Zodiac's place in ZODIACS. */
export type Zodiac = number
export const FIRST_NEUTRAL: Zodiac = 4

/** $ of the kinds of treasure: obsidian, bronze, silver, gold. */
export const TREASURE_VALUES = [3, 5, 7, 9] as const
/** A kind of treasure: its place in TREASURE_VALUES. */
export type Treasure = number

/** The setup that is played; solo is a game of one seat. */
export const VARIANTS = ['standard', 'introductory', 'lawless', 'solo'] as const
export type Variant = (typeof VARIANTS)[number]

export const PHASES = [
  'setup',
  'budget',
  'placement',
  'resolution',
  'salaries',
  'maintenance',
  'auction',
  'influence',
  'over',
] as const
export type PhaseId = (typeof PHASES)[number]
/** A phase's place in PHASES. */
export type Phase = number
export const IN_SETUP: Phase = 0
export const IN_BUDGET: Phase = 1
export const IN_PLACEMENT: Phase = 2
export const IN_RESOLUTION: Phase = 3
export const IN_SALARIES: Phase = 4
export const IN_MAINTENANCE: Phase = 5
export const IN_AUCTION: Phase = 6
export const IN_INFLUENCE: Phase = 7
export const OVER: Phase = 8

/** Rounds of a game, three a year. */
export const QUADRIMESTERS = 9

/** Ways a game ends: every museum room is open, or the ninth quadrimester is over. */
export const ENDS = ['museum-full', 'time'] as const
export type End = (typeof ENDS)[number]

/** Reasons why reputation moves during the game, in the order of `State.tally`. */
export const REPUTATION = [
  'start',
  'hiring',
  'store',
  'mussels',
  'advertising',
  'openings',
  'influence',
  'refusals',
  'wages',
  'bribes',
  'auctions',
  'closings',
  'smear',
] as const
export type ReputationId = (typeof REPUTATION)[number]

/** Sources of points that only the final scoring adds (today's worth of them while the game runs). */
export const FINAL_SOURCES = [
  'exhibits',
  'storeroom',
  'unsold',
  'patents',
  'sharks',
  'maps',
  'collections',
  'money',
  'soloBonus',
] as const
type FinalSource = (typeof FINAL_SOURCES)[number]
/** Every key of `SeatScore.sources`. */
export type ScoreSource = ReputationId | FinalSource

/** What money is paid for. */
export const PURPOSES = [
  'hire',
  'patent',
  'item',
  'prototype',
  'royalty',
  'map',
  'seaplane',
  'travel',
  'detection',
  'zodiac',
  'sponsor',
  'advertising',
  'bribe',
  'wages',
  'mercenary',
] as const
export type Purpose = (typeof PURPOSES)[number]

/** What money is received for. */
export const INCOMES = [
  'mussels',
  'sea-fishing',
  'coastal',
  'lobster',
  'tour',
  'valuable',
  'royalty',
  'sale',
  'refund',
] as const
export type Income = (typeof INCOMES)[number]

/** Where a map came from; each kind counts alike, mercenary maps also free from detection. */
export const MAP_KINDS = ['market', 'satellite', 'mercenary'] as const
export type MapKind = (typeof MAP_KINDS)[number]

/** How a dig site's tile lies. */
export const NO_TILE = 0
export const FACE_DOWN = 1
export const FACE_UP = 2

/** An owner of patents without a seat: the virtual rival of the solo game. */
export const RIVAL = 8
