import { sideOf, stat, STAT, type State, type Rules } from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'
import { REPUTATION_A_DOLLAR } from './time.ts'

const MEAN_DIE = 3.5
/** Dollars that a die would bring elsewhere. */
const A_DIE = 1.5
/** Others dive too, and dice do not always do. */
const SHARE = 0.7

/** Reputation that dives to come bring, after what their dice would have done instead; cards that count finds make them worth more. */
export function divesToCome(rules: Rules, state: State, seat: Seat, turns: number): number {
  const bonus = stat(state, seat, STAT.diveBonus)
  const dice = stat(state, seat, STAT.dice)
  const cash = stat(state, seat, STAT.diveCash) * REPUTATION_A_DOLLAR
  let sum = 0
  let taken = 0
  const step = state.seats > 2 ? 2 : 1.5
  for (let at = state.divers.length; at < rules.depth.length && taken < turns; at += step, taken++) {
    const index = Math.floor(at)
    const needed = Math.max(1, ((rules.depth[index] ?? 0) - bonus) / MEAN_DIE)
    if (needed > dice) break
    const worth =
      rules.set.board.diveReputation +
      findWorth(rules, state, seat, index) +
      cash -
      needed * A_DIE * REPUTATION_A_DOLLAR
    if (worth > 0) sum += worth * SHARE
  }
  return sum
}

function findWorth(rules: Rules, state: State, seat: Seat, index: number): number {
  const find = rules.findOf[index] ?? 0
  let sum = 0
  for (const own of state.cards[seat] ?? []) {
    for (const ability of (own & 1
      ? rules.set.cards[sideOf(own) >> 1]?.level2
      : rules.set.cards[sideOf(own) >> 1]?.level1
    )?.abilities ?? []) {
      if (ability.kind !== 'repPerFind') continue
      if (ability.find === 'any' || ability.find === rules.set.finds[find]?.id) sum += ability.n
    }
  }
  return sum
}
