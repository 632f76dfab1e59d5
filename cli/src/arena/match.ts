import { ChanceFrom, fastChance, fastSource, type AnyGame, type Options, type Outcome, type Seat } from '@fathom/kernel'
import type { Player, PlayerMaker } from './players.ts'

/** Who meets whom, and how often. */
export interface Match {
  readonly game: AnyGame
  readonly options: Options
  readonly seats: number
  /** The sides; they take the seats in turn, repeated round, and every rotation of that is played. */
  readonly sides: readonly PlayerMaker[]
  /** Deals: each is played once in every rotation. */
  readonly deals: number
  readonly seed: number
  /** Milliseconds, from any start. */
  readonly clock: () => number
}

/** One game of a match. */
export interface Met {
  /** The side at each seat. */
  readonly sideOf: readonly number[]
  /** `end` is null if the game took longer than it declares it can. */
  readonly outcome: Outcome
  /** Milliseconds of each decision that was one (more than one legal action), by side. */
  readonly thought: readonly (readonly number[])[]
}

const SEEDS = 2 ** 32

/** The side at each seat, for every rotation that differs. */
export function rotations(seats: number, sides: number): number[][] {
  const count = seats % sides === 0 ? sides : seats
  return Array.from({ length: count }, (_, turned) =>
    Array.from({ length: seats }, (__, seat) => ((seat + turned) % seats) % sides),
  )
}

/**
 * Plays a match, game by game: all rotations of a deal, then the next deal. The same match gives the same games, as long as no side plays by the clock.
 * @param moved called after every action, with how many there were in this game
 */
export function* playMatch(match: Match, moved: (moves: number) => void = () => {}): Generator<Met> {
  const seeds = fastSource(match.seed)
  const turns = rotations(match.seats, match.sides.length)
  for (let deal = 0; deal < match.deals; deal++) {
    const seed = seeds(SEEDS)
    for (const sideOf of turns) yield playGame(match, sideOf, seed, seeds(SEEDS), moved)
  }
}

function playGame(
  match: Match,
  sideOf: readonly number[],
  seed: number,
  thoughtSeed: number,
  moved: (moves: number) => void,
): Met {
  const { game, options, seats, clock } = match
  const draws = fastChance(seed)
  const thoughts = new ChanceFrom(fastSource(thoughtSeed))
  const players = sideOf.map((side, seat) => (match.sides[side] as PlayerMaker)(game, seat))
  const thought: number[][] = match.sides.map(() => [])
  const state = game.setup(options, seats, draws)
  const longest = game.meta.longest(seats)
  for (let step = 0; step < longest; step++) {
    const seat: Seat | undefined = game.toAct(state)[0]
    if (seat === undefined) break
    const player = players[seat] as Player
    const start = clock()
    const action = player.choose(state, thoughts)
    const took = clock() - start
    if (game.legal(state, seat).length > 1) thought[sideOf[seat] as number]?.push(took)
    game.apply(state, seat, action, draws)
    player.done?.(game.toAct(state)[0] === seat)
    moved(step + 1)
  }
  return { sideOf, outcome: game.outcome(state), thought }
}
