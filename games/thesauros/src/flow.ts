import { refusal as because, type Chance, type Refusal, type Seat } from '@fathom/kernel'
import { rankOf, type Rank } from './actionTable.ts'
import type { Event } from './events.ts'
import { FIRST_AUTOMATIC_STEP, PENDING } from './pending.ts'
import { boardOf } from './set.ts'
import { topKind, topSeat } from './stack.ts'
import type { State } from './state.ts'
import type { GameData, Decision, Look, Play } from './topic.ts'
import { ANYTIME, decisionByCode, automaticStepByCode } from './topics.ts'
import type { Action } from './verbs.ts'

/**
 * How a game goes on: `State.stack` lists what is to be done. The seat that the topmost decision asks acts. Then automatic steps run, and
 * decisions without a choice settle, until a seat has to be asked again.
 */

/** Who may act now: the seat of the topmost decision, or all that still choose in secret. */
export function toAct(state: State): Seat[] {
  if (state.stack.length === 0) return []
  const seat = topSeat(state)
  if (seat >= 0) return [seat]
  const seats: Seat[] = []
  for (let other = 0; other < state.seats; other++) if (((state.choosing >> other) & 1) !== 0) seats.push(other)
  return seats
}

function mayAct(state: State, seat: Seat): boolean {
  if (state.stack.length === 0 || seat >= state.seats) return false
  const asked = topSeat(state)
  return asked >= 0 ? asked === seat : ((state.choosing >> seat) & 1) !== 0
}

function lookAt(gameData: GameData, state: State): Look {
  return { set: gameData.set, actionTable: gameData.actionTable, board: boardOf(gameData.set, state.seats), state }
}

function ranksOf(look: Look, decision: Decision, seat: Seat): Rank[] {
  const ranks: Rank[] = []
  decision.legal(look, seat, ranks)
  if (decision.isOwnTurn === true && look.state.mine === seat) ANYTIME.legal(look, seat, ranks)
  return ranks
}

/** Every legal action of a seat, sorted by notation. */
export function legal(gameData: GameData, state: State, seat: Seat): Action[] {
  if (!mayAct(state, seat)) return []
  const ranks = sorted(ranksOf(lookAt(gameData, state), decisionByCode(topKind(state)), seat))
  const actions: Action[] = []
  const { actions: all } = gameData.actionTable
  for (let index = 0; index < ranks.length; index++) actions.push(all[ranks[index] as Rank] as Action)
  return actions
}

/** Sorts in place by insertion: lists are short and nearly sorted. */
function sorted(ranks: Rank[]): Rank[] {
  for (let index = 1; index < ranks.length; index++) {
    const rank = ranks[index] as Rank
    let place = index
    for (; place > 0 && (ranks[place - 1] as Rank) > rank; place--) ranks[place] = ranks[place - 1] as Rank
    ranks[place] = rank
  }
  return ranks
}

/**
 * Why `seat` may not do `action`: null exactly for what `legal` lists. Beside each topic's own codes:
 * `game-over`, `not-your-turn {seats}`, `not-now {verb, asked}` where `asked` is the kind of decision that is due.
 */
export function refusal(gameData: GameData, state: State, seat: Seat, action: Action): Refusal | null {
  if (state.stack.length === 0) return because('game-over')
  if (!mayAct(state, seat)) return because('not-your-turn', { seats: toAct(state) })
  const look = lookAt(gameData, state)
  const code = topKind(state)
  const decision = decisionByCode(code)
  if (ranksOf(look, decision, seat).includes(rankOf(gameData.actionTable, action))) return null
  if (decision.verbs.includes(action.do)) return decision.explain(look, seat, action)
  if (ANYTIME.verbs.includes(action.do)) return ANYTIME.explain(look, seat, action)
  return because('not-now', { verb: action.do, asked: PENDING[code] ?? '' })
}

/** Does an action, and everything that follows without anybody's choice. */
export function apply(gameData: GameData, state: State, seat: Seat, action: Action, chance: Chance): Event[] {
  const play = playOf(gameData, state, chance)
  const decision = decisionByCode(topKind(state))
  if (decision.verbs.includes(action.do)) decision.apply(play, seat, action)
  else ANYTIME.apply(play, seat, action)
  run(play)
  return play.events
}

/** The position as functions that change it want it, with no events yet. */
export function playOf(gameData: GameData, state: State, chance: Chance): Play {
  return {
    set: gameData.set,
    actionTable: gameData.actionTable,
    board: boardOf(gameData.set, state.seats),
    state,
    chance,
    events: [],
  }
}

/** Runs and settles what is on top of the stack until a seat has to be asked or nothing is left to do. */
export function run(play: Play): void {
  for (let code = topKind(play.state); code >= 0; code = topKind(play.state)) {
    if (code >= FIRST_AUTOMATIC_STEP) automaticStepByCode(code).run(play)
    else if (decisionByCode(code).settle?.(play) !== true) return
  }
}
