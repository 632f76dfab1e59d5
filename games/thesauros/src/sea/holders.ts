import type { Seat } from '@fathom/kernel'
import { SUPPLY } from '../actionTable.ts'
import type { ItemKind } from '../set/items.ts'
import { holderOf } from '../state.ts'
import type { Look } from '../topic.ts'

/** Who holds items in an exchange, as actions number them: SUPPLY, or a Zodiac plus 1. */
export type Partner = number

/** By kind of item: the partners that got one in this exchange and keep it, as bits. */
export type Brought = readonly number[]

/** The holder of `State.items` that a partner's number means. */
export function holderAt(seat: Seat, partner: Partner): number {
  return partner === SUPPLY ? seat : holderOf(partner - 1)
}

/** How many items of a kind a holder has. */
export function countAt({ state, set }: Look, holder: number, item: ItemKind): number {
  return state.items[holder * set.items.kinds + item] as number
}

/** Has the partner got this kind of item in this exchange? */
export function isBrought(brought: Brought, item: ItemKind, partner: Partner): boolean {
  return (((brought[item] as number) >> partner) & 1) === 1
}

/** Extra engines of a holder; a Zodiac has room for so many (EN L619). */
export function enginesOn(look: Look, holder: number): number {
  const { kinds, engine } = look.set.items
  let engines = 0
  for (let item = 0; item < kinds; item++) if (engine[item] !== 0) engines += countAt(look, holder, item)
  return engines
}

/** Kinds of engines that a partner can still give away. */
export function givableEngines(look: Look, seat: Seat, partner: Partner, brought: Brought): ItemKind[] {
  const { kinds, engine } = look.set.items
  const holder = holderAt(seat, partner)
  const engines: ItemKind[] = []
  for (let item = 0; item < kinds; item++) {
    if (engine[item] !== 0 && !isBrought(brought, item, partner) && countAt(look, holder, item) > 0) engines.push(item)
  }
  return engines
}
