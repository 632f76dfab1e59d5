import { mkdirSync, writeFileSync } from 'node:fs'
import type { GameEvent } from '../event.ts'
import type { Game, GameView } from '../game.ts'
import type { Options } from '../options.ts'
import type { Outcome } from '../outcome.ts'
import { makeRecord, type GameRecord, type RecordLine } from '../record.ts'
import type { Seat } from '../seat.ts'
import { recordingChance, type NumberSource } from '../chance.ts'
import { fastSource, hashSeed, liveSource } from '../sources.ts'

/** One step of a recorded game: the action, what happened, and the position after it. */
export interface GoldenStep<State, Action, Event> {
  readonly seat: Seat
  readonly action: Action
  readonly events: readonly Event[]
  /** Live: look, don't keep. */
  readonly state: State
}

/** A game to be recorded: how its seats play, and what must happen in it. */
export interface GoldenWay<State, Action, Event> {
  /** The file's name without its ending. */
  readonly name: string
  readonly seats: number
  readonly options: Options
  /** Drawn like at a live table, with a secret seed and nonces; else from the fast generator. */
  readonly live: boolean
  /** Who of `acting` does what; `dice` gives chance to players (not to the game). */
  choose(state: State, acting: readonly Seat[], dice: NumberSource): { readonly seat: Seat; readonly action: Action }
  /** True for a step that shows what the game is recorded for. */
  happens(step: GoldenStep<State, Action, Event>): boolean
  /** What the end must be like. */
  ends(outcome: Outcome): boolean
}

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve']

/**
 * Writes `<name>.txt` for each way: the game of the first seed in which it happens, so the same files every time.
 * @param folder with a slash at its end; made if it is not there
 * @param searched seeds tried for a way before it is given up with an exception
 */
export function writeGoldenGames<State, Action, View extends GameView, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  ways: readonly GoldenWay<State, Action, Event>[],
  folder: URL,
  searched: number,
): void {
  mkdirSync(folder, { recursive: true })
  for (const way of ways) {
    const record = search(game, way, searched)
    writeFileSync(new URL(`${way.name}.txt`, folder), makeRecord(record))
    process.stdout.write(
      `${way.name}: seed ${record.seed}, ${record.lines.length} actions, ${record.end?.totals.join(' ')}\n`,
    )
  }
}

function search<State, Action, View extends GameView, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  way: GoldenWay<State, Action, Event>,
  searched: number,
): GameRecord {
  for (let number = 1; number <= searched; number++) {
    const record = play(game, way, number)
    if (record !== null) return record
  }
  throw new Error(`${way.name} happens in none of ${searched} games`)
}

/** The game of a seed, or null if the wanted thing does not happen in it. */
function play<State, Action, View extends GameView, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  way: GoldenWay<State, Action, Event>,
  number: number,
): GameRecord | null {
  const seed = way.live ? hashSeed(number.toString(16).padStart(64, '0')) : String(number)
  const nonces = Array.from({ length: way.seats }, (_, seat) => (way.live && seat > 0 ? `c0ffee0${seat}` : '-'))
  const stream = fastSource(way.live ? 0 : number)
  const sourceOf = (line: number): NumberSource => (way.live ? liveSource(seed, nonces, line) : stream)
  const dice = fastSource(number + 7_000_000)

  const setting = recordingChance(sourceOf(0))
  const state = game.setup(way.options, way.seats, setting.chance)
  const lines: RecordLine[] = []
  let happened = false
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const { seat, action } = way.choose(state, acting, dice)
    const { chance, tape } = recordingChance(sourceOf(lines.length + 1))
    const events = game.apply(state, seat, action, chance)
    lines.push({ seat, action: game.notation.make(action), draws: tape.draws })
    happened ||= way.happens({ seat, action, events, state })
  }
  const outcome = game.outcome(state)
  if (!happened || !way.ends(outcome)) return null
  return {
    game: game.meta.id,
    rulesVersion: game.meta.rulesVersion,
    options: way.options,
    seats: nonces.map((nonce, seat) =>
      way.live && seat > 0
        ? { kind: 'person', level: '', nonce, name: NAMES[seat] ?? '' }
        : { kind: 'bot', level: 'golden', nonce, name: 'Purposeful player' },
    ),
    drawMethod: way.live ? 'hmac-sha256' : 'xoroshiro128plus',
    seedHash: way.live ? hashSeed(seed) : '',
    seed,
    startedAt: '',
    setupDraws: setting.tape.draws,
    lines,
    end: { reason: outcome.end ?? '', totals: outcome.scores.map((score) => score.total), ranks: outcome.ranks },
  }
}
