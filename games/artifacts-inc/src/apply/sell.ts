import type { Seat } from '@fathom/kernel'
import { hasArtifacts } from '../legal/placing.ts'
import { MOST_BOXES, ordersOf, type Rules } from '../rules.ts'
import { boxOwner, cardOf, indexAt, PUBLIC, stat, STAT, type State } from '../state.ts'
import type { ArtifactIndex, Event, Id, MuseumIndex } from '../types.ts'
import { saleDollars } from '../sale.ts'
import { backToAct, cash } from './place.ts'
import { updateReputation } from './reputation.ts'

/** The public card or own card that holds the last die. */
function pendingCard(rules: Rules, state: State, seat: Seat): Id {
  if (state.pendingAt >= PUBLIC) return rules.publicIds[state.pendingAt - PUBLIC] ?? ''
  const index = indexAt(state, seat, state.pendingAt >> 3)
  return rules.set.cards[cardOf(state.cards[seat]?.[index] as number)]?.id ?? ''
}

function take(rules: Rules, state: State, seat: Seat, artifact: ArtifactIndex, count: number): void {
  const at = seat * rules.artifacts + artifact
  state.artifacts[at] = (state.artifacts[at] as number) - count
}

/** An order for $1 an artifact and the museum's bonus; the cube stays for ever (EN: Public Action: Museums). */
export function fillOrder(
  rules: Rules,
  state: State,
  seat: Seat,
  museum: MuseumIndex,
  box: number,
  events: Event[],
): void {
  const size = ordersOf(rules, museum, state.seats)[box] as number
  const artifact = rules.museumArtifact[museum] as number
  const dollars = size + (rules.museumBonus[museum] as number) + state.pendingN
  const by = pendingCard(rules, state, seat)
  take(rules, state, seat, artifact, size)
  state.money[seat] = (state.money[seat] as number) + dollars
  state.boxes[museum * MOST_BOXES + box] = seat
  state.cubes[seat * rules.museums + museum] = (state.cubes[seat * rules.museums + museum] as number) + 1
  state.smallest[museum] = smallestOpen(rules, state, museum)
  state.hasProgressed = true
  backToAct(state)
  events.push({
    type: 'order-filled',
    seat,
    museum: rules.set.museums[museum]?.id ?? '',
    artifact: rules.set.artifacts[artifact]?.id ?? '',
    box: box + 1,
    size,
    dollars,
    by,
  })
  const more = stat(state, seat, STAT.museumCash)
  if (more > 0) cash(state, seat, more, 'museum', events)
  updateReputation(rules, state, seat, events)
}

function smallestOpen(rules: Rules, state: State, museum: MuseumIndex): number {
  const sizes = ordersOf(rules, museum, state.seats)
  // Boxes rise, so the first open one is the smallest.
  for (let box = 0; box < sizes.length; box++) if (boxOwner(state, museum, box) < 0) return sizes[box] as number
  return 0
}

/** One artifact of a sale brings what the sale is worth more with it. */
export function sell(rules: Rules, state: State, seat: Seat, artifact: ArtifactIndex, events: Event[]): void {
  take(rules, state, seat, artifact, 1)
  state.sold[artifact] = (state.sold[artifact] as number) + 1
  const dollars = saleDollars(rules.set.board.sale, state.pendingN, state.sold) - state.soldFor
  state.money[seat] = (state.money[seat] as number) + dollars
  state.soldFor += dollars
  events.push({ type: 'sold-one', seat, artifact: rules.set.artifacts[artifact]?.id ?? '', dollars })
  if (!hasArtifacts(rules, state, seat)) finishSale(rules, state, seat, events)
}

/** No more is sold with this die. */
export function finishSale(rules: Rules, state: State, seat: Seat, events: Event[]): void {
  const artifacts: Record<Id, number> = {}
  rules.set.artifacts.forEach(({ id }, artifact) => {
    const count = state.sold[artifact] ?? 0
    if (count > 0) artifacts[id] = count
  })
  events.push({ type: 'sold', seat, artifacts, dollars: state.soldFor, by: pendingCard(rules, state, seat) })
  state.sold.fill(0)
  state.soldFor = 0
  backToAct(state)
}
