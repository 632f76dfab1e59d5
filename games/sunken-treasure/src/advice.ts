import { fastChance, type Advice, type Seat } from '@fathom/kernel'
import { fillsPlace } from './apply/collect.ts'
import { apply } from './apply/index.ts'
import { COLUMN_SLOTS, COLUMNS, OFF } from './board.ts'
import { hasMoreActions, legal } from './legal.ts'
import { boatsIn, clone, downTo, isJoker, opponentsIn, slotDepth, slotOf, type State } from './state.ts'
import { outcome } from './score.ts'
import { colorName, TOKEN_COLOR, tokenId } from './tokens.ts'
import type { Action } from './types.ts'
import { withinReachAt, withinReachNow } from './withinReach.ts'

/** Every code that `advice` gives, with its parameters. */
const ADVICE_CODES = [
  'first-boats', // {}: boats are placed; by what to choose a column
  'any-card', // {token}: a card of the hand is due for this tile, and every one pays as well
  'supply-out', // {}: no card left to draw or to pay with; how some come back
  'column-low', // {column, treasures}: that column has so few treasures left, and with the last the game ends
  'stop', // {boats, cards, jokers}: bathyscaphes that may act in that column, types missing that the hand collects there, and jokers besides
  'reach', // {treasures, cards, jokers}: types missing where a bathyscaphe would lie, and how many the hand and jokers could collect
  'passes', // {boats}: bathyscaphes that get no action before the ships set out again
  'price', // {color, total}: what collecting by card costs
  'double', // {}: the type is there already, it becomes a joker
  'wins', // {}: this collection fills the board
  'ends-game', // {place, of}: this collection ends the game without filling the board; the seat's place, and how many have it
  'boats-left', // {treasures}: types missing that the hand could still collect this turn
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
  if (state.phase === 'pay') told.push(say('any-card', { token: tokenId(state.paying) }))
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
  const { cards } = withinReachNow(state, seat)
  return cards === 0 ? [] : [{ ...say('boats-left', { treasures: cards }), warns: true }]
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
  const { cards, jokers } = withinReachNow(there, seat)
  const told = say('stop', { boats: boatsFrom(state, seat, action.to, action.to + 1), cards, jokers })
  return passed === 0 ? [told] : [told, say('passes', { boats: passed })]
}

/** Own bathyscaphes in columns from one (included) to another (not included). */
function boatsFrom(state: State, seat: Seat, from: number, to: number): number {
  let boats = 0
  for (let column = from; column < to; column++) boats += downTo(boatsIn(state, seat, column), 3)
  return boats
}

/** What lies there, once the ship comes. */
function moving(state: State, seat: Seat, { to }: Extract<Action, { do: 'move' }>): Told[] {
  const { treasures, cards, jokers } = withinReachAt(state, seat, to)
  return [say('reach', { treasures, cards, jokers })]
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
  if (after.end === 'twelve') told.push(say('wins'))
  if (after.end === 'column-empty') told.push(ending(after, seat))
  return told
}

/** Nobody thinks twice about a win. */
function ending(after: State, seat: Seat): Told {
  const { ranks } = outcome(after)
  const place = ranks[seat] ?? 1
  const told = say('ends-game', { place, of: ranks.filter((rank) => rank === place).length })
  return place === 1 ? told : { ...told, warns: true }
}
