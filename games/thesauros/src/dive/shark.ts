import type { Seat } from '@fathom/kernel'
import { own, type State } from '../state.ts'
import type { Play } from '../topic.ts'
import { boxBit, type Diver } from './column.ts'
import { bestWeapon, DIE, rollToKill, UNARMED } from './gear.ts'

/**
 * A live shark on the way down (EN L777-825). An armed diver fights it, with a die unless the weapon always kills (ruling 24); a shark
 * that was only scared is back for the next dive (ruling 12). A diver with a cage and no weapon passes it by.
 */
export function meetShark(play: Play, seat: Seat, diver: Diver, depth: number): void {
  const { set, counts, holder, skilled } = diver
  const lowest = rollToKill(set.items, counts, holder, skilled)
  if (lowest === UNARMED) {
    play.events.push({ type: 'shark-ignored', seat, depth })
    return
  }
  const roll = lowest <= 1 ? null : play.chance.die(DIE)
  const killed = roll === null || roll >= lowest
  const needed = bestWeapon(set.items, counts, holder)
  play.events.push({ type: 'shark-met', seat, depth, roll, bonus: needed - lowest, needed, killed })
  if (!killed) return
  own(play.state, 'sharks')[seat] = (play.state.sharks[seat] as number) + 1
  exhaust(play.state, diver, depth)
}

/** Puts an exhaustion tile on a box of the diver's column: it is empty from now on, for everybody. */
export function exhaust(state: State, { site, tile, column }: Diver, depth: number): void {
  own(state, 'exhausted')[site] = (state.exhausted[site] as number) | boxBit(tile, column, depth)
}
