import { isPending, SEATS, type State } from '@fathom/thesauros'
import type { EvaluationContext } from './context.ts'

/** What the items of one or two holders can do together. */
export interface Gear {
  dive: number
  reveal: number
  free: number
  /** The lowest roll that kills a shark, 99 without a weapon. */
  roll: number
  hasCage: boolean
  /** Spaces that can be moved in one turn. */
  speed: number
  lobster: number
  coastal: number
  island: number
  /** Kinds that are of any use. */
  kinds: number
}

const UNARMED = 99
const NONE = -1

/**
 * What a holder's items can do, together with another holder's and with one more item.
 * @param other the other holder, -1 for none; items that came to it during the present exchange stay there and don't count
 * @param extra kind of an item that the seat thinks of, -1 for none
 */
export function gearOf(context: EvaluationContext, state: State, holder: number, other = NONE, extra = NONE): Gear {
  const { items, data } = context.set
  const { kinds } = items
  const gear: Gear = {
    dive: data.builtIn.dive,
    reveal: 0,
    free: 0,
    roll: UNARMED,
    hasCage: false,
    speed: 0,
    lobster: 0,
    coastal: 0,
    island: 0,
    kinds: 0,
  }
  const given = other < SEATS && isPending(state, 'exchange') ? 1 : 0
  let [weapon, cage, best, second] = [UNARMED, 0, 0, 0]
  for (let kind = 0; kind < kinds; kind++) {
    const count =
      (state.items[holder * kinds + kind] as number) +
      (other < 0 || ((state.exchanged[kind] as number) & given) !== 0
        ? 0
        : (state.items[other * kinds + kind] as number)) +
      (kind === extra ? 1 : 0)
    if (count === 0) continue
    gear.kinds++
    gear.dive = Math.max(gear.dive, items.dive[kind] as number)
    gear.reveal = Math.max(gear.reveal, items.reveal[kind] as number)
    gear.free = Math.max(gear.free, items.free[kind] as number)
    gear.lobster = Math.max(gear.lobster, items.lobster[kind] as number)
    gear.coastal = Math.max(gear.coastal, items.coastal[kind] as number)
    gear.island = Math.max(gear.island, items.island[kind] as number)
    const kill = items.kill[kind] as number
    if (kill > 0) weapon = Math.min(weapon, kill - (items.aim[kind] as number))
    cage = Math.max(cage, items.cage[kind] as number)
    const engine = items.engine[kind] as number
    const engines = engine === 0 ? 0 : Math.min(count, 2)
    for (let one = 0; one < engines; one++) {
      if (engine > best) [best, second] = [engine, best]
      else if (engine > second) second = engine
    }
  }
  gear.hasCage = cage > 0
  if (weapon !== UNARMED) gear.roll = weapon - cage
  gear.speed = data.builtIn.freeSpaces + data.builtIn.paidSpaces + best + (data.builtIn.maxEngines > 1 ? second : 0)
  return gear
}

/** What a kind of item is worth at sites that are not known yet: it will be of use somewhere. */
export function spareWorth({ set, left }: EvaluationContext, kind: number): number {
  const { items } = set
  const time = Math.min(1, left / 5)
  const fishing =
    Math.max((items.lobster[kind] as number) - 4, 0) * 0.2 + Math.max((items.coastal[kind] as number) - 4, 0) * 0.1
  const diving =
    ((items.dive[kind] as number) > 1 ? 0.3 * (items.dive[kind] as number) : 0) +
    0.1 * (items.reveal[kind] as number) +
    0.1 * (items.free[kind] as number) +
    ((items.kill[kind] as number) > 0 ? 0.4 : 0) +
    ((items.cage[kind] as number) > 0 ? 0.4 : 0) +
    0.2 * (items.engine[kind] as number)
  return (fishing + diving) * time
}
