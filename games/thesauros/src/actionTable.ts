import type { Codec } from '@fathom/kernel'
import { DEPTHS } from './set/tiles.ts'
import type { ThesaurosSet } from './set.ts'
import { ACCOUNTS, HAT_ZONES, SORTS, TREASURE_VALUES, ZODIACS } from './types.ts'
import { MAX_AMOUNT, VERBS, type Action, type ArgumentSort, type Verb } from './verbs.ts'

/** An action's place among all actions sorted by notation: sorting ranks sorts the texts. */
export type Rank = number

/** Where a verb's actions are in `ActionTable.ranks`: at `base + a * first + b * second`, a and b being the arguments. */
interface VerbPlaces {
  readonly base: number
  readonly first: number
  readonly second: number
}

/**
 * Every action that a set allows, made once. So `legal` only collects and sorts ranks, and makes no actions.
 * Both sides of the board share their numbers for the spaces of the sea: whoever parses an action does not know which side is played.
 */
export interface ActionTable {
  /** By rank. */
  readonly actions: readonly Action[]
  /** By place (`VerbPlaces`), -1 for what makes no action. */
  readonly ranks: readonly Rank[]
  readonly verbs: Readonly<Record<Verb, VerbPlaces>>
  /** All ids of sea spaces. */
  readonly spaceIds: readonly string[]
  /** By players - 1 and space of that board: its number in actions. */
  readonly spaceCode: readonly (readonly number[])[]
  /** By players - 1 and number in actions: the space of that board, -1 if it has none of that id. */
  readonly spaceOf: readonly (readonly number[])[]
  readonly notation: Codec<Action>
}

/** The holder that is a seat's own supply; Zodiac `z` is holder `z + 1`. */
export const SUPPLY = 0
/** The room that is the storeroom; room `r` of the board is `r + 1`. */
export const STOREROOM = 0
/** Places of an exhibit: `room * EXHIBIT_PLACES + place`. */
export const EXHIBIT_PLACES = 3
const ROOMS = 4

/** All actions of a set. */
export function makeActionTable(set: ThesaurosSet): ActionTable {
  const spaceIds = [...new Set(set.boards.flatMap((board) => board.sea.ids))]
  const { entries, verbs, places } = makeEntries(namesOf(set, spaceIds))
  entries.sort((a, b) => (a.text < b.text ? -1 : 1))
  const ranks = Array.from({ length: places }, () => -1)
  entries.forEach(({ place }, rank) => (ranks[place] = rank))
  const actions = entries.map(({ action }) => action)
  const texts = entries.map(({ text }) => text)
  const byText = new Map(texts.map((text, rank) => [text, actions[rank] as Action]))
  const table = { ranks, verbs }
  return {
    actions,
    ranks,
    verbs,
    spaceIds,
    spaceCode: set.boards.map((board) => board.sea.ids.map((id) => spaceIds.indexOf(id))),
    spaceOf: set.boards.map((board) => spaceIds.map((id) => board.sea.ids.indexOf(id))),
    notation: {
      make: (action) => texts[rankOf(table, action)] ?? '',
      parse: (text) => byText.get(text) ?? null,
    },
  }
}

/** An action with its text, and its place in `ActionTable.ranks`. */
interface Entry {
  readonly text: string
  readonly action: Action
  readonly place: number
}

interface Entries {
  readonly entries: Entry[]
  readonly verbs: Readonly<Record<Verb, VerbPlaces>>
  /** How many places there are. */
  readonly places: number
}

/** Every verb with every combination of arguments that have names. */
function makeEntries(names: Readonly<Record<ArgumentSort, readonly string[]>>): Entries {
  const entries: Entry[] = []
  const verbs = {} as Record<Verb, VerbPlaces>
  let base = 0
  for (const verb of Object.keys(VERBS) as Verb[]) {
    const sorts = VERBS[verb]
    const lists = Object.values(sorts).map((sort) => names[sort])
    const [one, two, three] = [0, 1, 2].map((place) => Math.max(1, lists[place]?.length ?? 1))
    const [first, second] = [(two ?? 1) * (three ?? 1), three ?? 1]
    verbs[verb] = { base, first, second }
    combinations(lists.map((list) => list.length)).forEach((values, place) => {
      const words = values.map((value, index) => lists[index]?.[value] ?? '')
      if (words.includes('')) return
      const fields = Object.keys(sorts).map((field, index) => [field, values[index]])
      const action = Object.freeze({ do: verb, ...Object.fromEntries(fields) }) as unknown as Action
      entries.push({ text: [verb, ...words].join(' '), action, place: base + place })
    })
    base += (one ?? 1) * first
  }
  return { entries, verbs, places: base }
}

/** All lists of numbers below the bounds, the last one running fastest. */
function combinations(bounds: readonly number[]): number[][] {
  let lists: number[][] = [[]]
  for (const bound of bounds) {
    lists = lists.flatMap((list) => Array.from({ length: bound }, (_, value) => [...list, value]))
  }
  return lists
}

const numbers = (first: number, last: number): string[] =>
  Array.from({ length: last + 1 }, (_, value) => (value < first ? '' : String(value)))

/** How each sort of argument is written, by code; nothing for codes that do not exist. */
function namesOf(set: ThesaurosSet, spaceIds: readonly string[]): Readonly<Record<ArgumentSort, readonly string[]>> {
  const sites = Math.max(...set.boards.map((board) => board.sites))
  const columns = Math.max(...set.tiles.map((tile) => tile.columns))
  return {
    account: ACCOUNTS,
    amount: numbers(0, MAX_AMOUNT),
    sort: SORTS,
    zone: numbers(1, 9),
    card: set.items.ids.slice(0, set.technologies.count),
    hat: ['', ...HAT_ZONES.map(String)],
    number: numbers(1, sites),
    zodiac: ZODIACS,
    space: spaceIds,
    room: [
      'store',
      ...numbers(1, ROOMS)
        .slice(1)
        .map((number) => `M${number}`),
    ],
    treasure: TREASURE_VALUES.map(String),
    tile: set.tiles.map((tile) => tile.id),
    item: set.items.ids,
    holder: ['supply', ...ZODIACS],
    found: set.found.map((tile) => tile.id),
    column: numbers(1, columns),
    depth: numbers(1, DEPTHS),
    exhibit: Array.from(
      { length: ROOMS * EXHIBIT_PLACES },
      (_, place) => `M${Math.floor(place / EXHIBIT_PLACES) + 1}.${(place % EXHIBIT_PLACES) + 1}`,
    ),
  }
}

/** The rank of an action; the object may come from anywhere. */
export function rankOf(actionTable: Pick<ActionTable, 'ranks' | 'verbs'>, action: Action): Rank {
  const [one = 0, two = 0, three = 0] = Object.keys(VERBS[action.do]).map(
    (field) => (action as unknown as Readonly<Record<string, number>>)[field] ?? 0,
  )
  const places = actionTable.verbs[action.do]
  return actionTable.ranks[places.base + one * places.first + two * places.second + three] ?? -1
}

/** Adds an action to a list of choices. */
export function add(actionTable: ActionTable, out: Rank[], verb: Verb, one = 0, two = 0, three = 0): void {
  const places = actionTable.verbs[verb]
  out.push(actionTable.ranks[places.base + one * places.first + two * places.second + three] as Rank)
}
