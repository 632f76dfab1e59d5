import type { State } from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'

/** What a turn has come to, as a number of 53 bits: the same by whatever way, and another for all else that can come up in the same turn. */
export function turnKey(state: State, seat: Seat): number {
  const own = state.artifacts.length / state.seats
  let [high, low] = [0x2545f491, 0x6c62272e]
  const mix = (number: number): void => {
    high = Math.imul(high ^ number, 0x9e3779b1)
    high ^= high >>> 15
    low = Math.imul(low + number, 0x85ebca6b)
    low ^= low >>> 13
  }
  const mixAll = (numbers: readonly number[]): void => {
    for (const number of numbers) mix(number)
    mix(numbers.length)
  }
  for (let letter = 0; letter < state.phase.length; letter++) mix(state.phase.charCodeAt(letter))
  mix(state.money[seat] as number)
  for (let artifact = seat * own; artifact < (seat + 1) * own; artifact++) mix(state.artifacts[artifact] as number)
  mix(state.visited)
  mix(state.pendingAt)
  mix(state.buying)
  mix(state.divers.length)
  mix(Number(state.hasDived) + 2 * Number(state.hasRerolled))
  mixAll(state.dice)
  mixAll(state.used)
  mixAll(state.cards[seat] ?? [])
  // Which dice a dive has taken is forgotten when it is done.
  mix(state.phase === 'dive' ? state.diving.reduce((sum, die) => sum + die, 0) : 0)
  mixAll(state.rerolling)
  mixAll(state.boxes)
  mixAll(state.sold)
  mixAll(state.shown)
  return (high >>> 0) * 0x200000 + (low >>> 11)
}
