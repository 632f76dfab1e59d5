import { fastChance, type Advice, type Seat } from '@fathom/kernel'
import { apply } from './apply/index.ts'
import { legal } from './legal/index.ts'
import type { Rules } from './rules.ts'
import { saleDollars } from './sale.ts'
import { artifactsOf, clone, diceLeft, stat, STAT, sumOfDice, type State } from './state.ts'
import type { Action } from './types.ts'

/** Every code that `advice` gives, with its parameters. */
const ADVICE_CODES = [
  'any-order', // {}: how the first cards are laid decides little
  'to-go', // {have, need}: reputation that brings the end about
  'dive-in-reach', // {number, sum}: what the top underwater card needs, what all dice left and the bonus make
  'dice-unused', // {dice}: dice that could still be placed are lost
  'cannot-buy', // {money}: nothing on offer can be paid
  'die-spent', // {}: a purchase is possible, and the die brings nothing
  'sale-brings', // {money}: what all that is owned brings in this sale
  'card-brings', // {reputation}: a card on offer brings at least this, wherever it is laid
  'ends-soon', // {}: this brings the last round about
] as const
export type AdviceCode = (typeof ADVICE_CODES)[number]

/** What a newcomer may want to know before they choose. */
export function advice(rules: Rules, state: State, seat: Seat): Advice<Action>[] {
  const actions = legal(rules, state, seat)
  if (actions.length === 0) return []
  if (state.phase === 'lay') return [say('any-order')]
  if (state.phase === 'sell') return [say('sale-brings', { money: wholeSale(rules, state, seat) })]
  const told = actions.flatMap((action) => adviceOn(rules, state, seat, action, actions))
  if (state.phase !== 'act') return told
  const depth = rules.depth[state.divers.length]
  if (actions.some((action) => action.do === 'dive') && depth !== undefined)
    told.unshift(say('dive-in-reach', { number: depth, sum: sumOfDice(state) + stat(state, seat, STAT.diveBonus) }))
  const need = rules.set.board.endReputation
  const have = stat(state, seat, STAT.reputation)
  if (have < need) told.unshift(say('to-go', { have, need }))
  return told
}

function say(code: AdviceCode, params: Advice['params'] = {}): Advice<Action> {
  return { code, params }
}

function adviceOn(rules: Rules, state: State, seat: Seat, action: Action, all: readonly Action[]): Advice<Action>[] {
  switch (action.do) {
    case 'end':
      return state.phase === 'act' && all.length > 1
        ? [{ ...say('dice-unused', { dice: diceLeft(state) }), action }]
        : []
    case 'decline':
      return all.length > 1 ? [{ ...say('die-spent'), action, warns: true }] : []
    case 'buy':
      return [...laid(rules, state, seat, action), ...after(rules, state, seat, action)]
    case 'place':
    case 'visit':
    case 'upgrade':
    case 'order':
      return after(rules, state, seat, action)
    default:
      return []
  }
}

/** What the rules make of an action that draws nothing. */
function after(rules: Rules, state: State, seat: Seat, action: Action): Advice<Action>[] {
  const there = clone(state)
  apply(rules, there, seat, action, fastChance(0))
  const told: Advice<Action>[] = []
  if (there.phase === 'sell') told.push({ ...say('sale-brings', { money: wholeSale(rules, there, seat) }), action })
  if (there.phase === 'buy' && legal(rules, there, seat).every((next) => next.do === 'decline'))
    told.push({ ...say('cannot-buy', { money: there.money[seat] ?? 0 }), action, warns: true })
  if (state.trigger < 0 && there.trigger >= 0) told.push({ ...say('ends-soon'), action })
  return told
}

/** What selling everything would still bring: artifact by artifact it looks like less. */
function wholeSale(rules: Rules, state: State, seat: Seat): number {
  const counts = rules.set.artifacts.map((_, type) => (state.sold[type] ?? 0) + artifactsOf(rules, state, seat, type))
  return saleDollars(rules.set.board.sale, state.pendingN, counts) - state.soldFor
}

/** A price is told as soon as a card is pointed at; what it brings for that comes only with its place. */
function laid(rules: Rules, state: State, seat: Seat, action: Action): Advice<Action>[] {
  const bought = clone(state)
  apply(rules, bought, seat, action, fastChance(0))
  const gains = legal(rules, bought, seat)
    .filter((next) => next.do === 'put')
    .map((next) => {
      const there = clone(bought)
      apply(rules, there, seat, next, fastChance(0))
      return stat(there, seat, STAT.reputation) - stat(state, seat, STAT.reputation)
    })
  const least = gains.length === 0 ? 0 : Math.min(...gains)
  return least > 0 ? [{ ...say('card-brings', { reputation: least }), action }] : []
}
