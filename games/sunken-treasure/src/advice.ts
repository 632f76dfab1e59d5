import { fastChance, type Advice, type Seat } from '@fathom/kernel'
import { fillsPlace } from './apply/collect.ts'
import { apply } from './apply/index.ts'
import { COLUMN_SLOTS, COLUMNS, columnOf, DEPTH_SLOT, OFF, rowOf } from './board.ts'
import { hasMoreActions, legal } from './legal.ts'
import { boatsIn, clone, downTo, isJoker, opponentsIn, slotDepth, slotOf, type State } from './state.ts'
import { COLOR_COUNT, colorName, TOKEN_BIT, TOKEN_COLOR } from './tokens.ts'
import type { Action } from './types.ts'

/** Every code that `advice` gives, with its parameters. */
const ADVICE_CODES = [
  'first-boats', // {}: boats are placed; by what to choose a column
  'supply-out', // {}: no card left to draw or to pay with; how some come back
  'column-low', // {column, treasures}: that column has so few treasures left, and with the last the game ends
  'stop', // {boats, treasures}: bathyscaphes that may act in that column, types missing that a card of the hand collects there
  'reach', // {treasures}: types missing, of a colour in the hand, where a bathyscaphe would lie
  'passes', // {boats}: bathyscaphes that get no action before the ships set out again
  'price', // {color, total}: what collecting by card costs
  'double', // {}: the type is there already, it becomes a joker
  'wins', // {}: this collection fills the board
  'ends-game', // {}: this collection ends the game without filling the board
  'boats-left', // {treasures}: types missing that could still be collected this turn
  'free', // {}: by a joker nobody is paid
] as const
export type AdviceCode = (typeof ADVICE_CODES)[number]

/** What a newcomer may want to know before they choose. */
export function advice(state: State, seat: Seat): Advice<Action>[] {
  const actions = legal(state, seat)
  if (actions[0]?.do === 'place') return [say('first-boats')]
  if (actions.length === 0) return []
  const told = actions.flatMap((action) => adviceOn(state, seat, action).map((each) => ({ ...each, action })))
  return [...ofPosition(state, seat), ...told]
}

/** So few treasures in a column, and the end is near. */
const FEW = 2

/** What matters whatever is chosen (rulebook: The supply; End of the game). */
function ofPosition(state: State, seat: Seat): Told[] {
  const told: Told[] = []
  if (state.supplies[seat]?.length === 0) told.push(say('supply-out'))
  const left = Array.from({ length: COLUMNS }, (_, column) => treasuresIn(state, column))
  const treasures = Math.min(...left)
  if (treasures <= FEW) told.push(say('column-low', { column: left.indexOf(treasures) + 1, treasures }))
  return told
}

function treasuresIn(state: State, column: number): number {
  const slots = state.slots.slice(column * COLUMN_SLOTS, (column + 1) * COLUMN_SLOTS)
  return slots.filter((token) => token >= 0 && !isJoker(state, token)).length
}

type Told = Omit<Advice<Action>, 'action' | 'code'> & { readonly code: AdviceCode }

function say(code: AdviceCode, params: Advice['params'] = {}): Told {
  return { code, params }
}

function adviceOn(state: State, seat: Seat, action: Action): Told[] {
  if (action.do === 'sail') return action.to === OFF ? leaving(state, seat) : stopping(state, seat, action)
  if (action.do === 'collect') return collecting(state, seat, action)
  if (action.do === 'move') return moving(state, seat, action)
  if (action.do !== 'end' || !hasMoreActions(state, seat)) return []
  const treasures = missingIn(state, seat)
  return treasures === 0 ? [] : [{ ...say('boats-left', { treasures }), warns: true }]
}

function leaving(state: State, seat: Seat): Told[] {
  const boats = boatsFrom(state, seat, (state.ships[seat] as number) + 1, OFF)
  return boats === 0 ? [] : [{ ...say('passes', { boats }), warns: true }]
}

/** The turn as it begins there, by the rules: sailing draws nothing. */
function stopping(state: State, seat: Seat, action: Extract<Action, { do: 'sail' }>): Told[] {
  const there = clone(state)
  apply(there, seat, action, fastChance(0))
  const passed = boatsFrom(state, seat, (state.ships[seat] as number) + 1, action.to)
  const told = say('stop', {
    boats: boatsFrom(state, seat, action.to, action.to + 1),
    treasures: missingIn(there, seat),
  })
  return passed === 0 ? [told] : [told, say('passes', { boats: passed })]
}

/** Own bathyscaphes in columns from one (included) to another (not included). */
function boatsFrom(state: State, seat: Seat, from: number, to: number): number {
  let boats = 0
  for (let column = from; column < to; column++) boats += downTo(boatsIn(state, seat, column), 3)
  return boats
}

/** Types that the seat lacks and could collect by a card now, each once. */
function missingIn(state: State, seat: Seat): number {
  const types = new Set<number>()
  for (const action of legal(state, seat)) {
    if (action.do !== 'collect' || action.joker !== null || !fillsPlace(state, seat, action.token)) continue
    types.add(TOKEN_BIT[action.token] as number)
  }
  return types.size
}

/** What the hand has the colours for there, once the ship comes: what must be paid then nobody knows yet. */
function moving(state: State, seat: Seat, { to }: Extract<Action, { do: 'move' }>): Told[] {
  const types = new Set<number>()
  const depth = rowOf(to) - 2
  const first = (columnOf(to) - 1) * COLUMN_SLOTS
  const [begin, end] = [DEPTH_SLOT[depth] as number, DEPTH_SLOT[depth + 1] as number]
  for (const token of state.slots.slice(first + begin, first + end)) {
    if (token < 0) continue
    const color = TOKEN_COLOR[token] as number
    if (state.hands[seat * COLOR_COUNT + color] === 0 || !fillsPlace(state, seat, token)) continue
    types.add(TOKEN_BIT[token] as number)
  }
  return types.size === 0 ? [] : [say('reach', { treasures: types.size })]
}

function collecting(state: State, seat: Seat, { token, joker }: Extract<Action, { do: 'collect' }>): Told[] {
  const told: Told[] = []
  if (joker === null) {
    const depth = slotDepth(slotOf(state, token))
    const total = downTo(opponentsIn(state, seat, state.ships[seat] as number), depth)
    told.push(say('price', { color: colorName(TOKEN_COLOR[token] as number), total }))
  } else told.push(say('free'))
  if (!fillsPlace(state, seat, token)) told.push(say('double'))
  const after = clone(state)
  apply(after, seat, { do: 'collect', token, joker }, fastChance(0))
  // Nobody thinks twice about a win.
  if (after.end === 'twelve') told.push(say('wins'))
  if (after.end === 'column-empty') told.push({ ...say('ends-game'), warns: true })
  return told
}
