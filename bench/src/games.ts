import { plainSearch } from '@fathom/bots'
import type { CatalogEntry } from '@fathom/catalog'
import { ChanceFrom, fastSource, fillOptions, type AnyGame, type Options } from '@fathom/kernel'
import { measure } from './measure.ts'
import { playRandomly } from './play.ts'
import type { Row } from './rows.ts'

interface Goals {
  readonly plies?: number
  readonly clones?: number
  readonly searches?: number
}

/** What each game has to reach on a machine of two cores; a game without goals is only measured. */
const GOALS: Readonly<Record<string, Goals>> = {
  'silver-and-gold': { plies: 600_000, clones: 1_000_000 },
  'sunken-treasure': { plies: 550_000 },
  'artifacts-inc': { plies: 250_000 },
  thesauros: { plies: 150_000, clones: 130_000, searches: 1_700 },
}

/** A game in its usual mode: random plies a second for every seat count, copies of its positions, and worlds that a search plays to the end. */
export async function benchGame(
  { game, texts }: CatalogEntry,
  seconds: number,
  wants: (row: string) => boolean,
): Promise<Row[]> {
  const { id } = game.meta
  const name = texts.en.name
  const filled = fillOptions(game.options, game.meta.modes[0]?.options ?? {})
  if (!filled.ok) throw new Error(`${id}: its first mode has bad options`)
  const options = filled.value
  const goals: Goals = GOALS[id] ?? {}

  const choose = fastSource(1)
  const chance = new ChanceFrom(fastSource(2))
  const plies = game.meta.seats
    .map((seats) => ({ id: `${id}-plies-${seats}`, seats }))
    .filter((row) => wants(row.id))
    .map((row) => ({ ...row, run: () => playRandomly(game, options, row.seats, chance, choose).plies }))
  const clones = wants(`${id}-clones`) ? [cloner(id, game, options)] : []

  const searches = wants(`${id}-searches`) ? [searcher(id, game, options)] : []

  const rates = await measure([...plies, ...clones, ...searches], seconds)
  return [
    ...plies.map((row) => ({
      id: row.id,
      what: `${name}, ${row.seats} seats, random play`,
      value: rates.get(row.id) ?? 0,
      unit: 'plies/s',
      choices: choicesOf(game, options, row.seats),
      ...(goals.plies === undefined ? {} : { goal: goals.plies }),
    })),
    ...clones.map((row) => ({
      id: row.id,
      what: `${name}, ${Math.max(...game.meta.seats)} seats, copies of positions`,
      value: rates.get(row.id) ?? 0,
      unit: 'clones/s',
      ...(goals.clones === undefined ? {} : { goal: goals.clones }),
    })),
    ...searches.map((row) => ({
      id: row.id,
      what: `${name}, ${fewestSeats(game)} seats, a search with random play to the end`,
      value: rates.get(row.id) ?? 0,
      unit: 'worlds/s',
      ...(goals.searches === undefined ? {} : { goal: goals.searches }),
    })),
  ]
}

/** Actions to choose from, on average over some random games; the same on every machine. */
function choicesOf(game: AnyGame, options: Options, seats: number): number {
  const chance = new ChanceFrom(fastSource(4))
  const choose = fastSource(5)
  let [plies, choices] = [0, 0]
  for (let number = 0; number < CHOICE_GAMES; number++) {
    const played = playRandomly(game, options, seats, chance, choose)
    plies += played.plies
    choices += played.choices
  }
  return choices / plies
}

const CHOICE_GAMES = 10

/** Keeps what was cloned last, so that no copy is optimised away. */
const kept: { last: unknown } = { last: null }

function cloner(id: string, game: AnyGame, options: Options) {
  const positions = positionsOf(game, options)
  return {
    id: `${id}-clones`,
    run: () => {
      for (let pass = 0; pass < 10; pass++) for (const position of positions) kept.last = game.clone(position)
      return positions.length * 10
    },
  }
}

/** The fewest seats at which there is somebody to play against. */
function fewestSeats({ meta }: AnyGame): number {
  return Math.min(...meta.seats.filter((seats) => seats > 1))
}

/** Worlds that a search goes through for one decision. */
const WORLDS = 20

/** The first decision of a game, searched anew each time: every world is played to the very end. */
function searcher(id: string, game: AnyGame, options: Options) {
  const chance = new ChanceFrom(fastSource(6))
  const start = game.setup(options, fewestSeats(game), chance)
  const seat = game.toAct(start)[0] ?? 0
  const determinize = () => game.determinize(start, seat, chance)
  return {
    id: `${id}-searches`,
    run: () => {
      const budget = { iterations: WORLDS, mayGoOn: () => true }
      return plainSearch.search({ game, determinize, seat, chance }, budget).iterations
    },
  }
}

/** Every position of one random game with all seats taken. */
function positionsOf(game: AnyGame, options: Options): unknown[] {
  const chance = new ChanceFrom(fastSource(3))
  const state = game.setup(options, Math.max(...game.meta.seats), chance)
  const positions: unknown[] = []
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    positions.push(game.clone(state))
    game.apply(state, seat, chance.pick(game.legal(state, seat)), chance)
  }
  return positions
}
