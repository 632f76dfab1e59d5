import type { Refusal } from '@fathom/kernel'
import type { State } from './state.ts'
import type { Die } from './types.ts'

/** Every code that `refusal` gives, with its parameters. */
export const REFUSAL_CODES = [
  'game-over',
  'not-your-turn', // {active}
  'wrong-phase', // {phase, action}: another kind of choice is asked for now
  'not-a-starting-card', // {card, cards}: cards that can be laid
  'already-laid', // {card}
  'lay-first', // {cards}: starting cards that are still to be laid
  'no-such-die', // {die, dice}: no die left shows that
  'no-card-there', // {place}
  'no-such-slot', // {card, slots}
  'slot-taken', // {card, die}: a die lies there
  'die-does-not-fit', // {die, faces}: faces that fit now
  'no-adjacent-expedition', // gainNear without an expedition beside it
  'nothing-to-sell',
  'no-order-possible', // {museum}: none that the artifacts are enough for; any: of no museum
  'one-dive-a-turn',
  'underwater-empty',
  'too-deep', // {number, reach}: all dice left and the bonus are not enough
  'no-reroll', // no card of the seat allows it
  'already-rerolled',
  'too-late-to-reroll',
  'not-gained-there', // {artifact, artifacts}: what adjacent expeditions gain
  'other-museum', // {museum}: where the die lies
  'no-such-box', // {museum, boxes}
  'box-taken', // {museum, box}
  'not-enough-artifacts', // {artifact, need, have}
  'none-left', // {artifact}
  'nothing-sold', // done: at least one artifact is sold
  'not-for-sale', // {card}
  'not-enough-money', // {need, have}
  'not-enough-scrolls', // {need, have}
  'row-full', // option grid2x4: no place in four columns
  'place-taken', // {place}
  'not-adjacent', // {place}
  'already-upgraded', // {card}
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** A refusal with a code that the texts know. */
export function because(code: RefusalCode, params: Refusal['params'] = {}): Refusal {
  return { code, params }
}

/** The numbers below `count` for which something holds. */
export function bits(count: number, holds: (index: number) => boolean): number[] {
  const list: number[] = []
  for (let index = 0; index < count; index++) if (holds(index)) list.push(index)
  return list
}

/** Why a die can't be used: the seat has none that shows this. */
export function refuseDie(state: State, die: Die): Refusal | null {
  if ((state.dice[die] ?? 0) > 0) return null
  return because('no-such-die', {
    die,
    dice: bits(6, (face) => (state.dice[face + 1] ?? 0) > 0).map((face) => face + 1),
  })
}
