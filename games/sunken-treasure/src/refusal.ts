import type { Refusal, Seat } from '@fathom/kernel'
import { columnOf, COLUMNS, DEPTHS, OFF, rowOf, spaceName } from './board.ts'
import { collectingDepths } from './legal.ts'
import {
  atDepth,
  boatsIn,
  COLLECTED,
  downTo,
  handCount,
  isJoker,
  opponentsIn,
  slotColumn,
  slotDepth,
  slotOf,
  supplyCount,
  type State,
} from './state.ts'
import { COLOR_COUNT, colorName, TOKEN_BIT, TOKEN_COLOR, TOKEN_KIND, tokenId } from './tokens.ts'
import type { Action, ColorIndex, Phase, Space, Token } from './types.ts'

/** The phase that an action belongs to. */
const PHASE_OF: Readonly<Record<Action['do'], Phase>> = {
  place: 'place',
  sail: 'sail',
  move: 'act',
  collect: 'act',
  end: 'act',
  pay: 'pay',
  trade: 'wait',
  pass: 'wait',
}

/** Every code that `refusal` gives, with its parameters. */
export const REFUSAL_CODES = [
  'game-over',
  'supply-empty', // trade: a waiting seat has no supply to draw from
  'not-your-turn', // {active}
  'wrong-phase', // {phase, action}: another kind of choice is asked for now
  'no-boats-on-the-surface', // {space}: a boat to row 1 (scenario 15)
  'second-row-only', // {space}: boats are placed in row 2
  'must-sail-right', // {to, at}: staying or to the left (scenario 16)
  'no-bathyscaphe-there', // {column, columns}: no own boat below that stop; columns where there is one (scenario 16)
  'not-under-your-ship', // {space, column}
  'no-boat-in-space', // {space}: the seat has no boat there
  'already-acted', // {space}: the boats there have had their action
  'same-space', // {space} (scenario 15)
  'too-far', // {from, to}: more than one row up or down (scenario 15)
  'same-action-for-all', // {acted}: the option binds all boats of a turn to one kind of action (scenario 9)
  'not-on-the-board', // {token}: somebody has it, or nobody
  'laid-this-turn', // {token}: put down in this turn
  'no-card-of-color', // {color, hand}
  'cannot-pay', // {token, due, have}: payments to opponents are not covered (scenario 3)
  'joker-for-joker', // {token}: a joker can't collect a joker
  'not-your-joker', // {joker, own}
  'gained-this-turn', // {joker}: it serves from a later turn on (scenario 4)
  'must-act', // end: at least one boat acts
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** A refusal with a code that the texts know. */
function because(code: RefusalCode, params: Refusal['params'] = {}): Refusal {
  return { code, params }
}

/** Why an action is not possible now; null exactly for the legal ones. */
export function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  if (state.phase === 'over') return because('game-over')
  // A waiting seat without a supply is passed over: that is what it wants to know, not whose turn it is.
  if (action.do === 'trade' && state.ships[seat] === OFF && supplyCount(state, seat) === 0)
    return because('supply-empty')
  if (seat !== state.active) return because('not-your-turn', { active: state.active })
  if (PHASE_OF[action.do] !== state.phase) return because('wrong-phase', { phase: state.phase, action: action.do })
  switch (action.do) {
    case 'place':
      return refusePlace(action.space)
    case 'sail':
      return refuseSail(state, seat, action.to)
    case 'move':
      return refuseMove(state, seat, action.from, action.to)
    case 'collect':
      return refuseCollect(state, seat, action.token, action.joker)
    case 'pay':
    case 'trade':
      return refuseCard(state, seat, action.color)
    case 'end':
      return state.acted === 0 ? because('must-act') : null
    case 'pass':
      return null
  }
}

function refusePlace(space: Space): Refusal | null {
  if (rowOf(space) === 2) return null
  return because(rowOf(space) === 1 ? 'no-boats-on-the-surface' : 'second-row-only', { space: spaceName(space) })
}

function refuseSail(state: State, seat: Seat, to: number): Refusal | null {
  const at = state.ships[seat] ?? 0
  if (to <= at) return because('must-sail-right', { to, at })
  if (to === OFF || boatsIn(state, seat, to) !== 0) return null
  const columns: number[] = []
  for (let column = at + 1; column <= COLUMNS; column++) if (boatsIn(state, seat, column) !== 0) columns.push(column)
  return because('no-bathyscaphe-there', { column: to, columns })
}

/** Why a boat of a space can't act; `canAct` says whether one there still may. */
function refuseBoat(state: State, seat: Seat, space: Space, canAct: boolean): Refusal | null {
  const column = state.ships[seat] ?? 0
  if (rowOf(space) === 1 || atDepth(boatsIn(state, seat, columnOf(space)), rowOf(space) - 2) === 0) {
    return because('no-boat-in-space', { space: spaceName(space) })
  }
  if (columnOf(space) !== column) return because('not-under-your-ship', { space: spaceName(space), column })
  return canAct ? null : because('already-acted', { space: spaceName(space) })
}

function refuseMove(state: State, seat: Seat, from: Space, to: Space): Refusal | null {
  const canAct = rowOf(from) > 1 && atDepth(state.ready, rowOf(from) - 2) > 0
  const refused = refuseBoat(state, seat, from, canAct)
  if (refused !== null) return refused
  if (state.sameActionForAll && (state.acted & COLLECTED) !== 0) {
    return because('same-action-for-all', { acted: 'collect' })
  }
  if (from === to) return because('same-space', { space: spaceName(from) })
  if (rowOf(to) === 1) return because('no-boats-on-the-surface', { space: spaceName(to) })
  return Math.abs(rowOf(to) - rowOf(from)) > 1 ? because('too-far', { from: spaceName(from), to: spaceName(to) }) : null
}

function refuseCollect(state: State, seat: Seat, token: Token, joker: Token | null): Refusal | null {
  const slot = slotOf(state, token)
  if (slot < 0) return because('not-on-the-board', { token: tokenId(token) })
  const depth = slotDepth(slot)
  const space = (slotColumn(slot) - 1) * (DEPTHS + 1) + depth + 1
  const canAct = state.collecting === depth || atDepth(state.ready, depth) > 0
  const refused = refuseBoat(state, seat, space, canAct)
  if (refused !== null) return refused
  if ((collectingDepths(state) & (1 << depth)) === 0) return because('same-action-for-all', { acted: 'move' })
  if (hasKind(state.laid[TOKEN_COLOR[token] ?? 0], token)) return because('laid-this-turn', { token: tokenId(token) })
  return joker === null ? refuseByCard(state, seat, token, depth) : refuseByJoker(state, seat, token, joker)
}

function refuseByCard(state: State, seat: Seat, token: Token, depth: number): Refusal | null {
  const refused = refuseCard(state, seat, TOKEN_COLOR[token] ?? 0)
  if (refused !== null) return refused
  const due = downTo(opponentsIn(state, seat, state.ships[seat] ?? 0), depth)
  const have = supplyCount(state, seat) + handCount(state, seat) - 1
  return due > have ? because('cannot-pay', { token: tokenId(token), due, have }) : null
}

function refuseByJoker(state: State, seat: Seat, token: Token, joker: Token): Refusal | null {
  if (isJoker(state, token)) return because('joker-for-joker', { token: tokenId(token) })
  const color = TOKEN_COLOR[joker] ?? 0
  if (!hasKind(state.jokers[seat * COLOR_COUNT + color], joker)) {
    return because('not-your-joker', { joker: tokenId(joker), own: ownJokers(state, seat) })
  }
  return hasKind(state.gained[color], joker) ? because('gained-this-turn', { joker: tokenId(joker) }) : null
}

function refuseCard(state: State, seat: Seat, color: ColorIndex): Refusal | null {
  if ((state.hands[seat * COLOR_COUNT + color] ?? 0) > 0) return null
  const hand: string[] = []
  for (let other = 0; other < COLOR_COUNT; other++) {
    if ((state.hands[seat * COLOR_COUNT + other] ?? 0) > 0) hand.push(colorName(other))
  }
  return because('no-card-of-color', { color: colorName(color), hand })
}

function hasKind(mask: number | undefined, token: Token): boolean {
  return ((mask ?? 0) & (TOKEN_BIT[token] ?? 0)) !== 0
}

/** The jokers that the seat may use now. */
function ownJokers(state: State, seat: Seat): string[] {
  const own: string[] = []
  for (let token = 0; token < TOKEN_KIND.length; token++) {
    const color = TOKEN_COLOR[token] ?? 0
    const usable = (state.jokers[seat * COLOR_COUNT + color] ?? 0) & ~(state.gained[color] ?? 0)
    if (hasKind(usable, token)) own.push(tokenId(token))
  }
  return own
}
