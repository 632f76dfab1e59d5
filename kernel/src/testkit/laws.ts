import { fastChance } from '../sources.ts'
import type { GameEvent } from '../event.ts'
import type { Game, GameView } from '../game.ts'
import type { Outcome, SeatScore } from '../outcome.ts'
import { makeRecord, parseRecord } from '../record.ts'
import { replay, verify } from '../replay.ts'
import { SPECTATOR, type Seat, type Viewer } from '../seat.ts'
import { bytes, must, mustBeSame, mustEqual, notPlain } from './plain.ts'
import { TriedActions } from './tried.ts'
import { inTurn, recordOf, type Walk, type Watch } from './walk.ts'

type AnyWatch<State, Action, View extends GameView, Event extends GameEvent> = Watch<State, Action, View, Event>

/** All seats and the spectator. */
export function viewers(seats: number): Viewer[] {
  return [...allSeats(seats), SPECTATOR]
}

export function allSeats(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat)
}

/** A seat's legal actions as text. */
export function legalTexts<State, Action>(game: Game<State, Action>, state: State, seat: Seat): string[] {
  return game.legal(state, seat).map((action) => game.notation.make(action))
}

/** Whoever has to act has a legal action, and nobody else has one; lists are sorted, without repeats, and the notation can be read back. */
export function legalLaw<S, A, V extends GameView, E extends GameEvent>(): AnyWatch<S, A, V, E> {
  return {
    position({ game, state, seats }) {
      const acting = game.toAct(state)
      acting.forEach((seat, index) => {
        must(Number.isInteger(seat) && seat >= 0 && seat < seats, `toAct names seat ${seat}`)
        must(index === 0 || seat > (acting[index - 1] ?? 0), `toAct does not rise: ${acting.join(' ')}`)
      })
      for (const seat of allSeats(seats)) {
        const actions = game.legal(state, seat)
        must(actions.length > 0 === acting.includes(seat), `seat ${seat} has ${actions.length} legal actions`)
        let last = ''
        for (const action of actions) {
          const text = game.notation.make(action)
          must(
            text > last,
            `legal actions are not sorted as text ("a 10" before "a 9") or not unique: "${last}" before "${text}"`,
          )
          must(text === text.trim() && !/[\n[\]]/.test(text), `"${text}" can't stand in a record`)
          mustBeSame(game.notation.parse(text), action, `"${text}" does not read back as its action`)
          must(game.refusal(state, seat, action) === null, `"${text}" is legal and refused`)
          last = text
        }
      }
    },
  }
}

/** Refusal is null exactly for legal actions: held against actions of other seats, other positions and misspelt ones. */
export function refusalLaw<S, A, V extends GameView, E extends GameEvent>(): AnyWatch<S, A, V, E> {
  const pool = new TriedActions()
  return {
    position({ game, state, seats, dice }) {
      for (const seat of allSeats(seats)) {
        const texts = legalTexts(game, state, seat)
        const legal = new Set(texts)
        for (const text of pool.pick(texts, dice)) mustRefuseUnlessLegal(game, state, seat, text, legal)
        pool.meet(texts, dice)
      }
    },
  }
}

function mustRefuseUnlessLegal<S, A>(game: Game<S, A>, state: S, seat: Seat, text: string, legal: Set<string>): void {
  const action = game.notation.parse(text)
  if (action === null) {
    must(!legal.has(text), `"${text}" is legal and can't be read`)
    return
  }
  mustEqual(game.notation.make(action), text, 'an action has two texts')
  const refusal = game.refusal(state, seat, action)
  if (legal.has(text)) {
    must(refusal === null, `"${text}" of seat ${seat} is legal and refused: ${refusal?.code}`)
    return
  }
  must(refusal !== null, `"${text}" of seat ${seat} is not legal and not refused`)
  must(/^[a-z][a-z0-9-]*$/.test(refusal.code), `the refusal code "${refusal.code}" is no code`)
  must(notPlain(refusal.params) === null, `parameters of ${refusal.code}: ${notPlain(refusal.params)}`)
}

/** A clone is independent of its original, and a state survives being written as JSON. */
export function copyLaw<S, A, V extends GameView, E extends GameEvent>(): AnyWatch<S, A, V, E> {
  return {
    position({ game, state, dice }) {
      const text = bytes(state)
      must(notPlain(state, 'state') === null, `the state is not plain data: ${notPlain(state, 'state')}`)
      const copy = game.clone(state)
      mustBeSame(copy, state, 'a clone is not equal')
      const [seat] = game.toAct(state)
      if (seat === undefined) return
      const action = dice.pick(game.legal(state, seat))
      const seed = dice.below(1_000_000)
      const events = game.apply(copy, seat, action, fastChance(seed))
      mustEqual(bytes(state), text, 'acting on a clone changed the original')
      const loaded = JSON.parse(text) as S
      const again = game.apply(loaded, seat, action, fastChance(seed))
      mustBeSame(loaded, copy, 'a stored and loaded state plays on differently')
      mustBeSame(again, events, 'a stored and loaded state tells other events')
    },
    move({ game }, { before, seat, action }) {
      // The copy from before the action is still the position before it.
      must(game.refusal(before, seat, action) === null, 'acting on the original changed a clone')
    },
  }
}

/** Views and events are plain data, views stay as they were when play goes on, and scores are the sums of their sources. */
export function plainLaw<S, A, V extends GameView, E extends GameEvent>(): AnyWatch<S, A, V, E> {
  let earlier: readonly { readonly view: V; readonly text: string }[] = []
  return {
    position(walk) {
      const { game, state, seats } = walk
      const before = bytes(state)
      for (const { view, text } of earlier) mustEqual(bytes(view), text, 'acting changed a view from before')
      earlier = []
      for (const viewer of inTurn(walk, viewers(seats))) {
        const view = game.view(state, viewer)
        earlier = [...earlier, { view, text: bytes(view) }]
        must(notPlain(view, 'view') === null, `the view of ${viewer}: ${notPlain(view, 'view')}`)
        must(view.scores.length === seats, `the view of ${viewer} has ${view.scores.length} scores`)
        view.scores.forEach(mustAddUp)
      }
      const outcome = game.outcome(state)
      must(notPlain(outcome, 'outcome') === null, `the outcome: ${notPlain(outcome, 'outcome')}`)
      mustRank(outcome, seats)
      must((outcome.end !== null) === (game.toAct(state).length === 0), `the end is ${outcome.end} and some act on`)
      must(outcome.end === null || game.meta.ends.includes(outcome.end), `meta.ends does not know "${outcome.end}"`)
      mustEqual(bytes(state), before, 'looking changed the state')
    },
    move({ game, seats }, { events }) {
      for (const event of events) {
        must(notPlain(event, 'event') === null, `${event.type}: ${notPlain(event, 'event')}`)
        for (const viewer of viewers(seats)) {
          const seen = game.redact(event, viewer)
          must(seen === null || notPlain(seen, 'event') === null, `${event.type} as seen by ${viewer} is not plain`)
        }
      }
    },
  }
}

function mustAddUp(score: SeatScore, seat: Seat): void {
  const sum = Object.values(score.sources).reduce((total, points) => total + points, 0)
  must(sum === score.total, `the score of seat ${seat} is ${score.total}, its sources make ${sum}`)
}

function mustRank(outcome: Outcome, seats: number): void {
  must(outcome.ranks.length === seats && outcome.scores.length === seats, 'the outcome does not name every seat')
  outcome.scores.forEach(mustAddUp)
  for (const [seat, rank] of outcome.ranks.entries()) {
    const better = outcome.ranks.filter((other) => other < rank).length
    const isLost = seats === 1 && rank === 2
    must(rank === better + 1 || isLost, `seat ${seat} has place ${rank} behind ${better} others`)
    outcome.scores.forEach((score, other) => {
      const isBehind = (outcome.ranks[other] ?? 0) > rank
      must(
        !isBehind || score.total <= (outcome.scores[seat]?.total ?? 0),
        `seat ${other} has more points and a worse place`,
      )
    })
  }
}

/** A record is read back as it was written, replays to the same state, verifies, and every earlier position comes back. */
export function recordLaw<S, A, V extends GameView, E extends GameEvent>(): AnyWatch<S, A, V, E> {
  let positions: string[] = []
  return {
    position(walk) {
      if (walk.lines.length === 0) positions = []
      positions.push(bytes(walk.state))
    },
    end(walk) {
      const { game, dice } = walk
      const record = recordOf(walk)
      const text = makeRecord(record)
      const read = parseRecord(text, (id) => (id === game.meta.id ? game.options : null))
      must(read.ok, `the record is refused: ${read.ok ? '' : bytes(read.refusal)}`)
      mustBeSame(read.value, record, 'the record reads back differently')
      const checked = verify(game, read.value)
      must(checked.ok, `the record does not verify: ${checked.ok ? '' : bytes(checked.refusal)}`)
      for (const length of [record.lines.length, dice.below(record.lines.length), dice.below(record.lines.length)]) {
        const undone = replay(game, { ...record, lines: record.lines.slice(0, length), end: null })
        must(undone.ok, `the first ${length} lines do not replay`)
        mustEqual(bytes(undone.value), positions[length] ?? '', `undone to line ${length}, the state differs`)
      }
    },
  }
}

/** The game's own laws of conservation hold in every position. */
export function conservationLaw<S, A, V extends GameView, E extends GameEvent>(
  conservation: (state: S) => string | null,
): AnyWatch<S, A, V, E> {
  return {
    position({ state }: Walk<S, A, V, E>) {
      const broken = conservation(state)
      must(broken === null, `conservation: ${broken}`)
    },
  }
}
