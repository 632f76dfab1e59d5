import { NO_CHANCE, type Chance, type Seat } from '@fathom/kernel'
import { apply } from './apply/index.ts'
import { legal } from './legal.ts'
import { clone, PALM_BOXES, SLOTS, type State } from './state.ts'
import { cardById } from './cards.ts'

/**
 * A whole state sampled from what `seat` can know. Nobody can see in the deck, and it has no order until it is drawn from;
 * so all that has to be made up is what the others were dealt and keep, or what they cross off this turn.
 */
export function determinize(state: State, seat: Seat, chance: Chance): State {
  const sampled = clone(state)
  // The bag's order tells which cards came from whose hands: put it into one order, so that the sample depends on what is known alone.
  sampled.deck.sort((a, b) => a - b)
  if (state.phase === 'keep') determinizeHands(sampled, seat, chance)
  else if (state.phase === 'cross') determinizeCrossings(sampled, seat, chance)
  return sampled
}

function determinizeHands(state: State, seat: Seat, chance: Chance): void {
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) state.deck.push(...(state.dealt[other] ?? []))
  }
  // The bag's order tells which cards came from hands: put it into one order, so that the sample depends on what is known alone.
  state.deck.sort((a, b) => a - b)
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    const dealt = (state.dealt[other] ?? []).map(() => chance.draw(state.deck)).toSorted((a, b) => a - b)
    state.dealt[other] = dealt
    if (state.cards[other * SLOTS] === -1) continue
    const bag = dealt.slice()
    const kept = [chance.draw(bag), chance.draw(bag)].toSorted((a, b) => a - b)
    state.cards[other * SLOTS] = kept[0] ?? -1
    state.cards[other * SLOTS + 1] = kept[1] ?? -1
  }
}

/** The others back to the turn's start; who has chosen already chooses something else, blindly. */
function determinizeCrossings(state: State, seat: Seat, chance: Chance): void {
  const choosers: Seat[] = []
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || (state.crossings[other] ?? []).length === 0) continue
    if (state.step[other] === 'done') choosers.push(other)
    takeBack(state, other)
  }
  // Keeps any seat from being the last to choose meanwhile: that would begin step 3.
  const own = state.step[seat] ?? 'done'
  state.step[seat] = 'choose'
  for (const other of choosers) {
    while (state.step[other] !== 'done') apply(state, other, chance.pick(legal(state, other)), NO_CHANCE)
  }
  state.step[seat] = own
}

/** Undoes what a seat crossed off this turn. */
function takeBack(state: State, seat: Seat): void {
  for (const crossing of state.crossings[seat] ?? []) {
    const { index } = cardById(crossing.card)
    const slot = state.cards[seat * SLOTS] === index ? seat * SLOTS : seat * SLOTS + 1
    state.crossed[slot] = (state.crossed[slot] ?? 0) & ~crossing.boxes
    state.coins[seat] = (state.coins[seat] ?? 0) - crossing.coins
    for (const points of crossing.palms) if (points > 0) dropPalm(state, seat)
  }
  state.crossings[seat] = []
  state.owed[seat] = 0
  state.step[seat] = 'choose'
}

function dropPalm(state: State, seat: Seat): void {
  let place = PALM_BOXES - 1
  while (place > 0 && state.palms[seat * PALM_BOXES + place] === 0) place--
  state.palms[seat * PALM_BOXES + place] = 0
}
