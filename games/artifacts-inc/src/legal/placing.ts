import type { Seat } from '@fathom/kernel'
import { placeAction, visitAction } from '../actions.ts'
import type { Rules } from '../rules.ts'
import { MOST_SLOTS, SlotKind, type SlotFaces } from '../sides.ts'
import { artifactsOf, sideOf, type OwnCard, type State } from '../state.ts'
import type { Action } from '../types.ts'

/** At [die]: the bit of that face in each slot. */
const DIE_BITS: readonly number[] = [0, 1, 2, 3, 4, 5, 6].map((die) => {
  let bits = 0
  if (die > 0) for (let slot = 0; slot < MOST_SLOTS; slot++) bits |= 1 << (slot * 6 + die - 1)
  return bits
})
/** At [bits of slots]: all faces of those slots. */
const SLOT_BITS: readonly number[] = Array.from({ length: 1 << MOST_SLOTS }, (_, slots) => {
  let bits = 0
  for (let slot = 0; slot < MOST_SLOTS; slot++) if ((slots >> slot) & 1) bits |= 63 << (slot * 6)
  return bits
})

/** Own cards with faces that fit now, side by side with those faces: kept from call to call, so that nothing is made. */
const openCards: number[] = []
const openFaces: number[] = []

/** Dice onto slots of own cards, then onto public cards: die by die. */
export function addPlacings(rules: Rules, state: State, seat: Seat, actions: Action[]): void {
  const museums = openMuseums(rules, state, seat)
  const sells = hasArtifacts(rules, state, seat)
  const cards = state.cards[seat] as readonly OwnCard[]
  let count = 0
  for (let index = 0; index < cards.length; index++) {
    const faces = facesNow(rules, state, seat, index, sells, museums)
    if (faces === 0) continue
    openCards[count] = (cards[index] as number) >> 8
    openFaces[count++] = faces
  }
  const publics = openPublics(rules, state, sells, museums)
  for (let die = 1; die <= 6; die++) {
    if ((state.dice[die] as number) === 0) continue
    const bits = DIE_BITS[die] as number
    for (let open = 0; open < count; open++) {
      let hits = (openFaces[open] as number) & bits
      for (; hits !== 0; hits &= hits - 1) {
        const slot = ((31 - Math.clz32(hits & -hits)) / 6) | 0
        actions.push(placeAction(die, openCards[open] as number, slot))
      }
    }
    let visits = publics & (rules.publicByDie[die] as number)
    for (; visits !== 0; visits &= visits - 1) {
      actions.push(visitAction(die, rules.publicOrder[31 - Math.clz32(visits & -visits)] as number))
    }
  }
}

/** Faces that may be placed on an own card now: on slots without a die, where they would have an effect (EN: Adventurer Dice Symbols). */
function facesNow(rules: Rules, state: State, seat: Seat, index: number, sells: boolean, museums: number): SlotFaces {
  let faces = (state.faces[seat]?.[index] as number) & ~(SLOT_BITS[state.used[index] as number] as number)
  if (faces === 0) return 0
  const side = sideOf(state.cards[seat]?.[index] as number)
  // Shifts widen a slot's faces, so whole slots are taken out, not printed faces.
  if ((rules.sideNearFaces[side] as number) !== 0 && ((state.near[seat]?.[index] as number) & 63) === 0) {
    faces &= ~slotsOfKind(rules, side, SlotKind.gainNear)
  }
  if (!sells && (rules.sideSellFaces[side] as number) !== 0) faces &= ~slotsOfKind(rules, side, SlotKind.sellAny)
  if ((rules.sideOrderFaces[side] as number) !== 0) {
    for (let slot = 0; slot < MOST_SLOTS; slot++) {
      if (rules.slotKind[side * MOST_SLOTS + slot] !== SlotKind.fillOrder) continue
      const of = rules.slotOf[side * MOST_SLOTS + slot] as number
      if ((of < 0 ? museums : museums & (1 << of)) === 0) faces &= ~(63 << (slot * 6))
    }
  }
  return faces
}

function slotsOfKind(rules: Rules, side: number, kind: number): SlotFaces {
  let bits = 0
  for (let slot = 0; slot < MOST_SLOTS; slot++) {
    if (rules.slotKind[side * MOST_SLOTS + slot] === kind) bits |= 63 << (slot * 6)
  }
  return bits
}

/** Public cards, as bits in the order of their ids, that hold no die and would have an effect. */
function openPublics(rules: Rules, state: State, sells: boolean, museums: number): number {
  let bits = 0
  for (let at = 0; at < rules.publics; at++) {
    const place = rules.publicOrder[at] as number
    if ((state.visited >> place) & 1) continue
    const hasEffect = place < rules.museums ? (museums >> place) & 1 : place !== rules.collectors || sells
    if (hasEffect) bits |= 1 << at
  }
  return bits
}

/** Bits of the museums where the seat can fill an order. */
export function openMuseums(rules: Rules, state: State, seat: Seat): number {
  let bits = 0
  for (let museum = 0; museum < rules.museums; museum++) {
    const smallest = state.smallest[museum] as number
    const have = artifactsOf(rules, state, seat, rules.museumArtifact[museum] as number)
    if (smallest > 0 && have >= smallest) bits |= 1 << museum
  }
  return bits
}

/** True if the seat has anything to sell. */
export function hasArtifacts(rules: Rules, state: State, seat: Seat): boolean {
  for (let artifact = 0; artifact < rules.artifacts; artifact++) {
    if (artifactsOf(rules, state, seat, artifact) > 0) return true
  }
  return false
}
