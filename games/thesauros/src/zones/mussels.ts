import { addNotActing, explainNotActing, refuseAct } from '../acts.ts'
import { add } from '../actionTable.ts'
import { receive } from '../money/receive.ts'
import { gainReputation } from '../reputation.ts'
import { MEEPLE_ACT } from '../frames.ts'
import { pop, top } from '../stack.ts'
import { isBoss, own } from '../state.ts'
import type { Decision, Look, Play } from '../topic.ts'

/** Zone 6: a little money or, later, a point; the boss brings more in any case (EN L855-875). */
export const mussels: Decision = {
  verbs: ['fish', 'refuse', 'skip'],
  isOwnTurn: true,
  legal(look, _seat, out) {
    addNotActing(look, out)
    add(look.actionTable, out, 'fish')
  },
  explain: (look) => explainNotActing(look),
  apply(play, seat, action) {
    if (action.do === 'fish') fish(play, seat)
    else refuseAct(play, seat)
  },
}

/** What the meeple on top gets here: $ and points. */
export function musselGain({ state, set }: Look): { readonly money: number; readonly points: number } {
  const gain = set.data.mussels[state.musselMarker]
  const bonus = isBoss(state, top(state, MEEPLE_ACT.meeple)) ? set.data.money.musselBonus : 0
  return {
    money: bonus + (gain !== undefined && 'money' in gain ? gain.money : 0),
    points: gain !== undefined && 'rp' in gain ? gain.rp : 0,
  }
}

function fish(play: Play, seat: number): void {
  const { state, events } = play
  const { money, points } = musselGain(play)
  pop(state)
  events.push({ type: 'fished', seat, where: 'mussels', zodiac: null })
  if (points !== 0) gainReputation(play, seat, points, 'mussels')
  own(state, 'fishing')[seat] = (state.fishing[seat] as number) + money
  receive(play, seat, money, 'mussels')
}
