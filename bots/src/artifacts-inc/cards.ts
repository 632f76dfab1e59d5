import { levelOf, MOST_SLOTS, RepKind, sideOf, SlotKind, type Rules, type State } from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'

const FACES = 6
/** A scroll in a price, in dollars. */
const A_SCROLL = 2

/**
 * What a card can be said to do, whatever it is called: slots by what a die there does, abilities by kind. A slot counts by the part of the faces that
 * fit it.
 */
const QUALITIES = [
  'cards',
  'improved cards',
  'crew dice',
  'digs',
  'bonus of digs',
  'digs beside',
  'salaries',
  'offices that buy',
  'cheaper purchases',
  'private sales',
  'bonus of private sales',
  'order desks',
  'bonus of order desks',
  'reputation a find',
  'reputation a neighbour',
  'reputation a museum',
  'dollars a dig',
  'dollars an order',
  'dollars a dive',
  'shifted dice',
  'cheaper cards',
  'cheaper improvements',
  'diving aids',
  'rerolls',
  'room for improvement',
] as const
const COUNT = QUALITIES.length

/** Each quality of all cards, and each by the turns in which it still works. */
export const CARD_FEATURES: readonly string[] = [...QUALITIES, ...QUALITIES.map((name) => `${name} to come`)]

/** What every side of a set has of each quality, at [side * COUNT + quality]. */
const tables = new WeakMap<Rules, Float64Array>()

/** Writes the card features of a seat into `into`, from `first` on. */
export function measureCards(
  rules: Rules,
  state: State,
  seat: Seat,
  turns: number,
  into: Float64Array,
  first: number,
): void {
  const table = tableOf(rules)
  into.fill(0, first, first + 2 * COUNT)
  for (const own of state.cards[seat] ?? []) {
    const from = sideOf(own) * COUNT
    for (let quality = 0; quality < COUNT; quality++) {
      into[first + quality] = (into[first + quality] as number) + (table[from + quality] as number)
    }
  }
  for (let quality = 0; quality < COUNT; quality++) {
    into[first + COUNT + quality] = (into[first + quality] as number) * turns
  }
}

function tableOf(rules: Rules): Float64Array {
  let table = tables.get(rules)
  if (table === undefined) {
    const sides = rules.sideSlots.length
    table = new Float64Array(sides * COUNT)
    for (let side = 0; side < sides; side++) describe(rules, side, table.subarray(side * COUNT, (side + 1) * COUNT))
    tables.set(rules, table)
  }
  return table
}

function describe(rules: Rules, side: number, into: Float64Array): void {
  const add = (quality: (typeof QUALITIES)[number], amount: number) => {
    const at = QUALITIES.indexOf(quality)
    into[at] = (into[at] as number) + amount
  }
  const level = levelOf(side)
  add('cards', 1)
  add('improved cards', level - 1)
  add('crew dice', rules.sideDice[side] ?? 0)
  for (let slot = 0; slot < (rules.sideSlots[side] ?? 0); slot++) describeSlot(rules, side, slot, add)
  for (const { kind, n } of rules.sideReps[side] ?? []) {
    if (kind === RepKind.find) add('reputation a find', n)
    else if (kind === RepKind.museum) add('reputation a museum', n)
    else add('reputation a neighbour', n)
  }
  add('dollars a dig', rules.sideUseCash[side] ?? 0)
  add('dollars an order', rules.sideMuseumCash[side] ?? 0)
  add('dollars a dive', rules.sideDiveCash[side] ?? 0)
  add('shifted dice', rules.sideShift[side] ?? 0)
  add('cheaper cards', rules.sideLessNew[side] ?? 0)
  add('cheaper improvements', rules.sideLessUpgrade[side] ?? 0)
  add('diving aids', rules.sideDiveBonus[side] ?? 0)
  add('rerolls', rules.sideReroll[side] ?? 0)
  if (level === 1) {
    const gained = (rules.sideReputation[side + 1] ?? 0) - (rules.sideReputation[side] ?? 0)
    const cost = (rules.cardDollars[side >> 1] ?? 0) + A_SCROLL * (rules.cardScrolls[side >> 1] ?? 0)
    add('room for improvement', gained / Math.max(1, cost))
  }
}

function describeSlot(
  rules: Rules,
  side: number,
  slot: number,
  add: (quality: (typeof QUALITIES)[number], amount: number) => void,
): void {
  const at = side * MOST_SLOTS + slot
  const n = rules.slotN[at] ?? 0
  let reach = 0
  for (let face = 0; face < FACES; face++) reach += ((rules.sideFaces[side] ?? 0) >> (slot * FACES + face)) & 1
  reach /= FACES
  switch (rules.slotKind[at]) {
    case SlotKind.gain: {
      const museum = rules.museumArtifact.indexOf(rules.slotOf[at] ?? -1)
      add('digs', reach * n)
      add('bonus of digs', reach * n * (rules.museumBonus[museum] ?? 0))
      break
    }
    case SlotKind.gainNear:
      add('digs beside', reach * n)
      break
    case SlotKind.money:
      add('salaries', reach * n)
      break
    case SlotKind.buy:
      add('offices that buy', reach)
      add('cheaper purchases', reach * n)
      break
    case SlotKind.sellAny:
      add('private sales', reach)
      add('bonus of private sales', reach * n)
      break
    case SlotKind.fillOrder:
      add('order desks', reach)
      add('bonus of order desks', reach * n)
      break
    default:
  }
}
