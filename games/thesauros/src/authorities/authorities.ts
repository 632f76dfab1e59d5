import { pay } from '../money/pay.ts'
import { gainReputation } from '../reputation.ts'
import { BRIBERY } from '../frames.ts'
import { pop, push, setTop, top } from '../stack.ts'
import type { State } from '../state.ts'
import type { Play, AutomaticStep } from '../topic.ts'
import { SF } from '../types.ts'

/** Zone 10: sealed bribes, opened together; whoever paid more comes first (EN L1010-1042). */
export const authorities: AutomaticStep = {
  run(play) {
    const { state } = play
    const stage = top(state, BRIBERY.stage)
    setTop(state, BRIBERY.stage, stage + 1)
    if (stage === 0) beginBribes(state)
    else if (stage === 1) openBribes(play)
    else endBribes(play)
  },
}

function beginBribes(state: State): void {
  for (const seat of state.envelopes) {
    state.bribes[seat] = -1
    state.choosing |= 1 << seat
  }
  push(state, 'bribe', -1)
}

/** Every bribe is paid to the bank. A seat that bribes nobody loses a point. */
function openBribes(play: Play): void {
  const { state, events, chance } = play
  chance.reveal()
  const seats = state.bribes.map((_, seat) => seat)
  events.push({
    type: 'bribes-opened',
    bribes: seats.map((seat) => (state.envelopes.includes(seat) ? (state.bribes[seat] ?? 0) : null)),
  })
  for (const seat of state.envelopes) {
    const bribe = state.bribes[seat] as number
    if (bribe === 0) gainReputation(play, seat, -1, 'bribes')
    else pay(play, seat, SF, bribe, 'bribe')
  }
}

/** The highest bribe comes first; the earlier envelope decides between equal ones. The other seats follow in their old order. */
function endBribes({ state, events }: Play): void {
  const bribing = state.envelopes.filter((seat) => (state.bribes[seat] as number) > 0)
  const places = new Map(bribing.map((seat, place) => [seat, place]))
  bribing.sort(
    (a, b) => (state.bribes[b] as number) - (state.bribes[a] as number) || (places.get(a) ?? 0) - (places.get(b) ?? 0),
  )
  const order = [...bribing, ...state.order.filter((seat) => !bribing.includes(seat))]
  if (order.some((seat, place) => state.order[place] !== seat)) events.push({ type: 'order-changed', order })
  state.order = order
  state.envelopes = []
  state.bribes.fill(0)
  pop(state)
}
