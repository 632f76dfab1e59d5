import { ChanceFrom, replayChance, TapeError, type Chance, type NumberSource } from './chance.ts'
import type { GameEvent } from './event.ts'
import type { Game, GameView } from './game.ts'
import { fillOptions } from './options.ts'
import { LOST_ON_TIME, lostOnTime, type Outcome } from './outcome.ts'
import { KeptPositions, PlayedPath, type GameRecord } from './record.ts'
import { ok, refuse, type Refusal, type Result } from './result.ts'
import { fastSource, hashSeed, liveSource } from './sources.ts'
import type { Seat } from './seat.ts'

/** What a replay tells after every line; line 0 is the set-up. The state is live: clone to keep it. */
export type OnStep<State, Action, Event> = (step: {
  readonly line: number
  readonly state: State
  readonly seat: Seat | null
  readonly action: Action | null
  readonly events: readonly Event[]
}) => void

/**
 * Plays a record again: every action must be legal, every draw must be on its tape, nothing may be left over.
 * @returns the last state; refused: `other-rules {recorded, now}`, `bad-seat-count`, option refusals, and
 * `record-action {line, why, ...}` with the game's own refusal code as `why`; `record-take-back {after, to}` for one to a line that does not count
 */
export function replay<State, Action, View extends GameView, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  record: GameRecord,
  onStep: OnStep<State, Action, Event> = () => {},
): Result<State> {
  return run(game, record, onStep, () => null)
}

/**
 * `replay`, and the checks for somebody who doubts the record: the seed fits its published hash, every draw follows from the seed and the
 * nonces, and the outcome is the recorded one.
 * @returns what was checked; refused as `replay`, and `seed-does-not-fit-hash`, `record-action {line, why: 'draw-not-from-seed'}`,
 * `other-outcome {recorded, found}`, `not-over`
 */
export function verify<State, Action, View extends GameView, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  record: GameRecord,
): Result<{ readonly lines: number; readonly drawsChecked: boolean; readonly finished: boolean }> {
  if (record.drawMethod === 'hmac-sha256' && record.seed !== '' && !fitsHash(record)) {
    return refuse('seed-does-not-fit-hash')
  }
  const played = run(game, record, () => {}, sourcesOf(record))
  if (!played.ok) return played
  const found = onTime(game.outcome(played.value), record)
  if (record.end !== null) {
    if (found.end === null) return refuse('not-over')
    const now = `${found.end} ${found.scores.map((score) => score.total).join(' ')} / ${found.ranks.join(' ')}`
    const then = `${record.end.reason} ${record.end.totals.join(' ')} / ${record.end.ranks.join(' ')}`
    if (now !== then) return refuse('other-outcome', { recorded: then, found: now })
  } else if (found.end !== null) return refuse('other-outcome', { recorded: 'running', found: found.end })
  return ok({ lines: record.lines.length, drawsChecked: record.seed !== '', finished: record.end !== null })
}

/** The outcome of a running game that a record says was lost on time: of two, by a person. Any other stays as it is. */
function onTime(found: Outcome, { end, seats }: GameRecord): Outcome {
  if (end?.reason !== LOST_ON_TIME || found.end !== null || seats.length !== 2) return found
  const behind = end.ranks.flatMap((rank, seat) => (rank === 2 ? [seat] : []))
  const losers = behind.length === 0 ? [0, 1] : behind
  return losers.every((seat) => seats[seat]?.kind === 'person') ? lostOnTime(found, losers) : found
}

/** True if the revealed seed is the one whose hash was published, or none was. */
function fitsHash({ seed, seedHash }: GameRecord): boolean {
  return seedHash === '' || hashSeed(seed) === seedHash
}

/** Where the numbers of each line must have come from, if the seed is known. */
function sourcesOf(record: GameRecord): (line: number) => NumberSource | null {
  if (record.seed === '') return () => null
  if (record.drawMethod === 'xoroshiro128plus') {
    // One stream runs through the whole game.
    const stream = fastSource(Number(record.seed))
    return () => stream
  }
  const nonces = record.seats.map((seat) => seat.nonce)
  return (line) => liveSource(record.seed, nonces, line)
}

function run<State, Action, View extends GameView, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  record: GameRecord,
  onStep: OnStep<State, Action, Event>,
  sourceOf: (line: number) => NumberSource | null,
): Result<State> {
  if (record.rulesVersion !== game.meta.rulesVersion) {
    return refuse('other-rules', { recorded: record.rulesVersion, now: game.meta.rulesVersion })
  }
  if (!game.meta.seats.includes(record.seats.length)) return refuse('bad-seat-count', { seats: record.seats.length })
  const options = fillOptions(game.options, record.options)
  if (!options.ok) return options

  const path = new PlayedPath()
  const begin = (source: NumberSource | null): State => {
    const tape = tapeOf(record.setupDraws, record.setupBounds, source)
    const first = game.setup(options.value, record.seats.length, tape.chance)
    tape.done()
    return first
  }
  let state: State
  try {
    state = begin(sourceOf(0))
  } catch (error) {
    return refuseTape(0, error)
  }
  onStep({ line: 0, state, seat: null, action: null, events: [] })
  const { takeBacks = [] } = record
  const kept = new KeptPositions<State>(takeBacks, (position) => game.clone(position))
  kept.reach(0, state)
  let next = 0
  /** Takes back what is taken back after a line; says what is wrong with that. */
  const goBack = (after: number): Result<never> | null => {
    for (let back = takeBacks[next]; back?.after === after; back = takeBacks[++next]) {
      const { to } = back
      if (!path.takeBack(to)) return refuse('record-take-back', { after, to })
      const from = kept.goBack(to) ?? { line: 0, position: begin(null) }
      state = from.position
      for (const line of path.lines()) {
        if (line <= from.line) continue
        applyAgain(game, record, state, line)
        kept.reach(line, state)
      }
    }
    return null
  }

  for (const [index, { seat, action: text, draws, bounds }] of record.lines.entries()) {
    const line = index + 1
    const back = goBack(index)
    if (back !== null) return back
    const action = game.notation.parse(text)
    if (action === null) return refuse('record-action', { line, why: 'not-an-action', action: text })
    const refused: Refusal | null = game.refusal(state, seat, action)
    if (refused !== null) return refuse('record-action', { ...refused.params, line, why: refused.code, action: text })
    try {
      const tape = tapeOf(draws, bounds, sourceOf(path.drawsOf(line)))
      const events = game.apply(state, seat, action, tape.chance)
      tape.done()
      path.add(line, draws.length > 0)
      kept.reach(line, state)
      onStep({ line, state, seat, action, events })
    } catch (error) {
      return refuseTape(line, error)
    }
  }
  return goBack(record.lines.length) ?? ok(state)
}

/** Applies a line that was found to be good. */
function applyAgain<State, Action, View extends GameView, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  record: GameRecord,
  state: State,
  line: number,
): void {
  const { seat, action: text, draws } = record.lines[line - 1] ?? { seat: 0, action: '', draws: [] }
  const action = game.notation.parse(text)
  if (action !== null) game.apply(state, seat, action, replayChance(draws).chance)
}

/** A tape to be read, each number held against the source if there is one. */
function tapeOf(
  draws: readonly number[],
  bounds: readonly number[] | undefined,
  source: NumberSource | null,
): { chance: Chance; done: () => void } {
  const tape = replayChance(draws, bounds)
  if (source === null) return tape
  const chance = new ChanceFrom((count) => {
    const expected = source(count)
    if (tape.chance.below(count) !== expected) throw new ForeignDraw()
    return expected
  })
  return { chance, done: tape.done }
}

class ForeignDraw extends Error {}

function refuseTape(line: number, error: unknown): Result<never> {
  if (error instanceof ForeignDraw) return refuse('record-action', { line, why: 'draw-not-from-seed' })
  if (error instanceof TapeError) return refuse('record-action', { line, why: 'bad-draws', detail: error.message })
  throw error
}
