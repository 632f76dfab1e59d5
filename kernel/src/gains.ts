import { ChanceFrom, type Chance } from './chance.ts'
import type { AnyGame } from './game.ts'
import type { Seat } from './seat.ts'
import { fastChance } from './sources.ts'

/** What an action brings a seat whatever is drawn, and whatever the seat can't know. */
export interface Gain<Action = unknown> {
  readonly action: Action
  /** Of the score as the seat sees it. */
  readonly points: number
  /** What the game pays with; 0 in a game without money. */
  readonly money: number
}

/** Draws with which an action is tried in each world. */
const DRAWS = 2

/** Thrown at the first draw of an action: what has come until then hangs on none. */
class Drawn extends Error {}

/**
 * What each legal action of a seat brings for certain, beside the others, by the rules themselves: each is tried on copies in several worlds and with several draws.
 * Told is what was there before the first draw and is still the same in the end, in every trial. An action that brings nothing is left out.
 * @param worlds states sampled from what the seat can know, at least one; they are not changed
 */
export function gainsOf(game: AnyGame, worlds: readonly unknown[], seat: Seat): Gain[] {
  const [first] = worlds
  if (first === undefined || game.isSettling?.(first, seat) === true) return []
  return game.legal(first, seat).flatMap((action) => {
    const { points, money } = tried(game, first, seat, action, null)
    if (points === 0 && money === 0) return []
    const isSure = worlds.every((world, index) =>
      Array.from({ length: DRAWS }, (_, draw) => index * DRAWS + draw + 1).every((seed) => {
        const again = tried(game, world, seat, action, seed)
        return again.points === points && again.money === money
      }),
    )
    return isSure ? [{ action, points, money }] : []
  })
}

type Brought = Omit<Gain, 'action'>

/** What an action brings. @param seed of its draws; null: only what comes before the first draw */
function tried(game: AnyGame, world: unknown, seat: Seat, action: unknown, seed: number | null): Brought {
  const chance =
    seed === null
      ? new ChanceFrom(() => {
          throw new Drawn()
        })
      : fastChance(seed)
  return broughtBy(game, world, seat, action, chance)
}

/** What an action has brought a seat, paid for: how it is settled may cost more; what money it may bring is another choice. @param from is not changed */
export function broughtBy(game: AnyGame, from: unknown, seat: Seat, action: unknown, chance: Chance): Brought {
  const state = game.clone(from)
  const since = (): Brought => ({
    points: worth(game, state, seat) - worth(game, from, seat),
    money: (game.purse?.(state, seat) ?? 0) - (game.purse?.(from, seat) ?? 0),
  })
  let unsettled: Brought | null = null
  try {
    game.apply(state, seat, action, chance)
    unsettled = since()
    settle(game, state, seat, chance)
  } catch (error) {
    if (!(error instanceof Drawn)) throw error
  }
  const settled = since()
  return { points: settled.points, money: Math.min(settled.money, unsettled?.money ?? settled.money) }
}

/** What is bought is paid for, at one go where that is possible: a price that is still due would be missing. */
function settle(game: AnyGame, state: unknown, seat: Seat, chance: Chance): void {
  const isSettling = (one: unknown): boolean => game.isSettling?.(one, seat) === true
  while (isSettling(state)) {
    const ways = game.legal(state, seat)
    const pays = (way: unknown): boolean => {
      const copy = game.clone(state)
      game.apply(copy, seat, way, chance)
      return !isSettling(copy)
    }
    game.apply(state, seat, ways.find(pays) ?? ways.at(-1), chance)
  }
}

function worth(game: AnyGame, state: unknown, seat: Seat): number {
  return game.outcome(state).scores[seat]?.total ?? 0
}
