import type { Chance, Seat } from '@fathom/kernel'
import { countBoxes } from '../boxes.ts'
import { cardAt } from '../cards.ts'
import { COIN_BOXES, hasEmptyBox, palmCount, PALM_BOXES, slotOf, type State } from '../state.ts'
import type { BoxMask, CardIndex, Crossing, Event } from '../types.ts'
import { displayPalms } from './display.ts'
import { resolveTurn } from './turn.ts'

const NO_PALMS: readonly number[] = Object.freeze([])

/** Crosses boxes off and resolves their symbols (rulebook: Step 2). When nobody has anything left to do, step 3 follows. */
export function cross(
  state: State,
  seat: Seat,
  how: Crossing['how'],
  card: CardIndex,
  boxes: BoxMask,
  chance: Chance,
  events: Event[],
): void {
  const printed = cardAt(card)
  const slot = slotOf(state, seat, card)
  state.crossed[slot] = (state.crossed[slot] ?? 0) | boxes

  // Coins and palms act before the X bonuses (scenario 5).
  const coins = countBoxes(boxes & printed.coins)
  const written = Math.min(coins, COIN_BOXES - (state.coins[seat] ?? 0))
  state.coins[seat] = (state.coins[seat] ?? 0) + written
  const palmBoxes = boxes & printed.palms
  const palms = palmBoxes === 0 ? NO_PALMS : writePalms(state, seat, countBoxes(palmBoxes))

  const owed = (state.owed[seat] ?? 0) - (how === 'bonus' ? 1 : 0) + countBoxes(boxes & printed.xs)
  // An X lapses only when no own box is left (scenario 6).
  state.owed[seat] = owed > 0 && hasEmptyBox(state, seat) ? owed : 0
  state.step[seat] = state.owed[seat] > 0 ? 'bonus' : 'done'

  const crossing: Crossing = { how, card: printed.id, boxes, coins: written, lostCoins: coins - written, palms }
  const before = state.crossings[seat] ?? []
  state.crossings[seat] = before.length === 0 ? [crossing] : [...before, crossing]
  const { round, turn } = state
  events.push({ type: 'crossed', seat, crossing, owed: state.owed[seat], round, turn })

  for (let other = 0; other < state.seats; other++) if (state.step[other] !== 'done') return
  resolveTurn(state, chance, events)
}

/** Writes palms into the next free palm boxes (scenarios 1 and 13): one past the fourth box is worth nothing. */
function writePalms(state: State, seat: Seat, count: number): number[] {
  const worth = 1 + displayPalms(state)
  const points: number[] = []
  for (let palm = 0; palm < count; palm++) {
    const place = palmCount(state, seat)
    if (place < PALM_BOXES) state.palms[seat * PALM_BOXES + place] = worth
    points.push(place < PALM_BOXES ? worth : 0)
  }
  return points
}
