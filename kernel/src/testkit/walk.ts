import { ChanceFrom, recordingChance, type Chance, type NumberSource, type Tape } from '../chance.ts'
import type { GameEvent } from '../event.ts'
import type { Game, GameMode, GameView } from '../game.ts'
import { fillOptions, type Options } from '../options.ts'
import { makeRecord, type GameRecord, type RecordLine } from '../record.ts'
import { fastSource } from '../sources.ts'
import type { Seat } from '../seat.ts'

/** A random game while it is played. */
export interface Walk<State, Action, View extends GameView, Event extends GameEvent> {
  readonly game: Game<State, Action, View, Event>
  readonly options: Options
  readonly seats: number
  readonly seed: number
  /** Live: clone to keep it. */
  readonly state: State
  readonly lines: readonly RecordLine[]
  readonly setupDraws: readonly number[]
  /** Numbers for the checks' own choices; they do not disturb the game. */
  readonly dice: Chance
}

/** Where a random game is played. */
export interface Start {
  readonly mode: GameMode
  readonly seats: number
  readonly seed: number
}

/** After so many actions a game is long. */
const LONG = 100

export function isLong({ lines }: { readonly lines: readonly RecordLine[] }): boolean {
  return lines.length >= LONG
}

/** For checks that cost much and differ little from position to position: the whole list, or in long games one item a position, in turn. */
export function inTurn<T>(walk: { readonly lines: readonly RecordLine[] }, list: readonly T[]): readonly T[] {
  const at = walk.lines.length % list.length
  return isLong(walk) ? list.slice(at, at + 1) : list
}

/** What a law looks at. */
export interface Watch<State, Action, View extends GameView, Event extends GameEvent> {
  /** Every position, the first and the last among them. */
  position?(walk: Walk<State, Action, View, Event>): void
  /** After every action, with a copy of the position before it. */
  move?(walk: Walk<State, Action, View, Event>, move: Move<State, Action, Event>): void
  /** Once the game is over. */
  end?(walk: Walk<State, Action, View, Event>): void
}

interface Move<State, Action, Event> {
  readonly seat: Seat
  readonly action: Action
  readonly before: State
  readonly events: readonly Event[]
  readonly tape: Tape
}

/**
 * Plays a game with random choices and checks a law in it. A broken law throws with seed, seats and the actions so far as a record that can be
 * loaded.
 */
export function playWalk<State, Action, View extends GameView, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  start: Start,
  watch: Watch<State, Action, View, Event>,
): void {
  const options = optionsOf(game, start.mode)
  const source = fastSource(start.seed)
  const choices = fastSource(start.seed + 1_000_003)
  const dice = new ChanceFrom(fastSource(start.seed + 2_000_003))
  const setting = recordingChance(source)
  const state = game.setup(options, start.seats, setting.chance)
  const lines: RecordLine[] = []
  const walk = {
    game,
    options,
    seats: start.seats,
    seed: start.seed,
    state,
    lines,
    setupDraws: setting.tape.draws,
    dice,
  }
  try {
    for (;;) {
      watch.position?.(walk)
      const acting = game.toAct(state)
      if (acting.length === 0) break
      if (lines.length >= game.meta.longest(start.seats)) {
        throw new Error(`the game takes more than the ${lines.length} actions that meta.longest declares`)
      }
      step(walk, lines, acting[choices(acting.length)] ?? 0, choices, source, watch)
    }
    watch.end?.(walk)
  } catch (error) {
    throw new Error(failure(walk, error), { cause: error })
  }
}

function step<State, Action, View extends GameView, Event extends GameEvent>(
  walk: Walk<State, Action, View, Event>,
  lines: RecordLine[],
  seat: Seat,
  choices: NumberSource,
  source: NumberSource,
  watch: Watch<State, Action, View, Event>,
): void {
  const { game, state } = walk
  const legal = game.legal(state, seat)
  if (legal.length === 0) throw new Error(`seat ${seat} must act and nothing is legal`)
  const action = legal[choices(legal.length)] as Action
  const { chance, tape } = recordingChance(source)
  const before = watch.move ? game.clone(state) : state
  const notation = game.notation.make(action)
  const events = game.apply(state, seat, action, chance)
  lines.push({ seat, action: notation, draws: tape.draws })
  watch.move?.(walk, { seat, action, before, events, tape })
}

/** A mode's full options. */
export function optionsOf(game: Game, mode: GameMode): Options {
  const filled = fillOptions(game.options, mode.options)
  if (!filled.ok) throw new Error(`the options of mode ${mode.id} are refused: ${filled.refusal.code}`)
  return filled.value
}

/** The game so far as a record. */
export function recordOf<State, Action, View extends GameView, Event extends GameEvent>(
  walk: Walk<State, Action, View, Event>,
): GameRecord {
  const { end, scores, ranks } = walk.game.outcome(walk.state)
  return {
    game: walk.game.meta.id,
    rulesVersion: walk.game.meta.rulesVersion,
    options: walk.options,
    seats: Array.from({ length: walk.seats }, () => ({ kind: 'bot', level: 'random', nonce: '-', name: 'Random' })),
    drawMethod: 'xoroshiro128plus',
    seedHash: '',
    seed: String(walk.seed),
    startedAt: '',
    setupDraws: walk.setupDraws,
    lines: walk.lines,
    end: end === null ? null : { reason: end, totals: scores.map((score) => score.total), ranks },
  }
}

function failure<State, Action, View extends GameView, Event extends GameEvent>(
  walk: Walk<State, Action, View, Event>,
  error: unknown,
): string {
  const why = error instanceof Error ? error.message : String(error)
  const where = `seed ${walk.seed}, ${walk.seats} seats, after action ${walk.lines.length}`
  return `${why}\n${where}; the game so far as a record:\n\n${makeRecord(recordOf(walk))}`
}
