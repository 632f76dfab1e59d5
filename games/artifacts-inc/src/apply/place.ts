import type { Chance, Seat } from '@fathom/kernel'
import { placeAt } from '../places.ts'
import type { Rules } from '../rules.ts'
import { MOST_SLOTS, SlotKind, type SlotKindNumber } from '../sides.ts'
import { indexAt, PUBLIC, sideOf, type State } from '../state.ts'
import type { Action, ArtifactIndex, Die, Event, Phase } from '../types.ts'

type Placing = Extract<Action, { do: 'place' }>

function putDie(state: State, die: Die, where: number): void {
  state.dice[die] = (state.dice[die] as number) - 1
  state.placed.push(where * 8 + die)
}

/** What the die asks for next. */
function ask(state: State, phase: Phase, at: number, n: number, museum: number): void {
  state.phase = phase
  state.pendingAt = at
  state.pendingN = n
  state.pendingMuseum = museum
}

/** A die onto a slot of an own card: acts at once, or asks (EN: Adventurer Dice Symbols). */
export function place(rules: Rules, state: State, seat: Seat, action: Placing, chance: Chance, events: Event[]): void {
  const at = placeAt(action.row, action.column)
  const index = indexAt(state, seat, at)
  const side = sideOf(state.cards[seat]?.[index] as number)
  const card = rules.set.cards[side >> 1]?.id ?? ''
  const { die, row, column, slot } = action
  putDie(state, die, at * 8 + slot)
  state.used[index] = (state.used[index] as number) | (1 << slot)
  events.push({ type: 'placed', seat, die, on: { kind: 'card', card, row, column, slot } })
  const compiled = side * MOST_SLOTS + slot
  const n = rules.slotN[compiled] as number
  const of = rules.slotOf[compiled] as number
  switch (rules.slotKind[compiled] as SlotKindNumber) {
    case SlotKind.gain:
      gain(rules, state, seat, of, n, card, events)
      break
    case SlotKind.gainNear:
      ask(state, 'gain', at * 8 + slot, n, -1)
      break
    case SlotKind.money:
      earn(state, seat, n, card, events)
      break
    case SlotKind.buy:
      // From here on the buyer may look at level 2 sides (EN: Asset Action: Buy): taking the die back would make the look free.
      if (!state.openBacks) chance.reveal()
      ask(state, 'buy', at * 8 + slot, n, -1)
      break
    case SlotKind.sellAny:
      ask(state, 'sell', at * 8 + slot, n, -1)
      break
    case SlotKind.fillOrder:
      ask(state, 'order', at * 8 + slot, n, of)
      break
  }
  const dollars = (state.near[seat]?.[index] as number) >> 6
  if (dollars > 0) cash(state, seat, dollars, 'adjacentExpedition', events)
}

/** A die onto a public card. */
export function visit(rules: Rules, state: State, seat: Seat, die: Die, place: number, events: Event[]): void {
  putDie(state, die, PUBLIC + place)
  state.visited |= 1 << place
  const id = rules.publicIds[place] ?? ''
  events.push({ type: 'placed', seat, die, on: { kind: 'public', id } })
  if (place < rules.museums) ask(state, 'order', PUBLIC + place, 0, place)
  else if (place === rules.collectors) ask(state, 'sell', PUBLIC + place, rules.set.privateCollectors.action.bonus, -1)
  else earn(state, seat, rules.set.guideWork.action.n, id, events)
}

/** What an adjacent expedition gains: its type, but the number of the card with the die; the expedition is not used by that. */
export function gainNear(rules: Rules, state: State, seat: Seat, artifact: ArtifactIndex, events: Event[]): void {
  const index = indexAt(state, seat, state.pendingAt >> 3)
  const card = rules.set.cards[sideOf(state.cards[seat]?.[index] as number) >> 1]?.id ?? ''
  gain(rules, state, seat, artifact, state.pendingN, card, events)
  backToAct(state)
}

function gain(
  rules: Rules,
  state: State,
  seat: Seat,
  artifact: ArtifactIndex,
  count: number,
  card: string,
  events: Event[],
): void {
  const at = seat * rules.artifacts + artifact
  state.artifacts[at] = (state.artifacts[at] as number) + count
  events.push({ type: 'gained', seat, artifact: rules.set.artifacts[artifact]?.id ?? '', count, card })
}

function earn(state: State, seat: Seat, dollars: number, from: string, events: Event[]): void {
  state.money[seat] = (state.money[seat] as number) + dollars
  events.push({ type: 'earned', seat, dollars, from })
}

/** Money from abilities, at once after what brought it. */
export function cash(
  state: State,
  seat: Seat,
  dollars: number,
  event: Extract<Event, { type: 'cash' }>['event'],
  events: Event[],
): void {
  state.money[seat] = (state.money[seat] as number) + dollars
  events.push({ type: 'cash', seat, dollars, event })
}

/** The last die has got what it asked for. */
export function backToAct(state: State): void {
  state.phase = 'act'
  state.pendingAt = -1
  state.pendingN = 0
  state.pendingMuseum = -1
}
