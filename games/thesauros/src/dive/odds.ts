import { accessOf, DEPTHS, HIDDEN, OPEN, SHARK, treasureIn } from '../set/tiles.ts'
import type { DepthView } from '../views.ts'
import { contentAt, deepest, liftCost, type Diver } from './column.ts'
import { killingRolls, rollToKill, UNARMED } from './gear.ts'

/** What a dive can meet, from the surface down: for people to look at before they dive. */
export function diveOdds(diver: Diver): readonly DepthView[] {
  const bottom = deepest(diver)
  return Array.from({ length: DEPTHS }, (_, index) =>
    index < bottom ? oddsAt(diver, index + 1) : { what: 'out-of-reach' },
  )
}

function oddsAt(diver: Diver, depth: number): DepthView {
  const cell = contentAt(diver, depth)
  if (cell === SHARK) {
    const roll = rollToKill(diver.set.items, diver.counts, diver.holder, diver.skilled)
    return { what: 'shark', kills: roll === UNARMED ? null : killingRolls(roll) }
  }
  if (treasureIn(cell) === 0) return { what: 'nothing' }
  const access = accessOf(cell)
  const cost = liftCost(diver, depth)
  return {
    what: 'treasure',
    value: treasureIn(cell),
    access: access === OPEN ? 'open' : access === HIDDEN ? 'hidden' : 'buried',
    cost: cost < 0 ? null : cost,
  }
}
