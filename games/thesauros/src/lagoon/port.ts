import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { addNotActing, explainNotActing, refuseAct, settleAct } from '../acts.ts'
import { add, type Rank } from '../actionTable.ts'
import { pushExchange, SUPPLY_BIT, zodiacBit } from '../exchange.ts'
import { goAboard, isReady } from '../sea/boats.ts'
import type { Space } from '../sea/graph.ts'
import { canDepart } from '../sea/steps.ts'
import { beginVoyage } from '../sea/voyage.ts'
import { MEEPLE_ACT, PORT_ACT } from '../frames.ts'
import { pop, setTop, top } from '../stack.ts'
import { holderOf, ZODIAC_COUNT } from '../state.ts'
import type { Decision, Look, Play } from '../topic.ts'
import type { Zodiac } from '../types.ts'
import type { Action } from '../verbs.ts'
import { spaceId, zodiacId } from '../view/names.ts'
import { buyZodiac, explainStore, storeProblem } from './store.ts'
import { canEnterLagoon, gainInLagoon, lagoonProblem } from './trip.ts'

/**
 * Zone 7 (EN L877-937): the store, a trip in the lagoon, or out to sea. Items go aboard first, by an exchange.
 */
export const port: Decision = {
  verbs: ['buy-zodiac', 'lagoon', 'depart', 'exchange', 'refuse', 'skip'],
  isOwnTurn: true,
  legal,
  explain,
  apply(play, seat, action) {
    if (action.do === 'buy-zodiac') buyZodiac(play, seat)
    else if (action.do === 'lagoon') sailToLagoon(play, seat, action.zodiac, spaceOn(play, action.space))
    else if (action.do === 'depart') depart(play, seat, action.zodiac)
    else if (action.do === 'exchange') loadItems(play, seat)
    else refuseAct(play, seat)
  },
  settle: (play) => settleAct(play, port),
}

function legal(look: Look, seat: Seat, out: Rank[]): void {
  const { state, board, actionTable } = look
  addNotActing(look, out)
  if (storeProblem(look, seat) === null) add(actionTable, out, 'buy-zodiac')
  if (canLoad(look, seat)) add(actionTable, out, 'exchange')
  const codes = actionTable.spaceCode[state.seats - 1] as readonly number[]
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    if (!isReady(state, seat, zodiac)) continue
    for (const space of board.sea.lagoon) {
      if (canEnterLagoon(look, zodiac, space)) add(actionTable, out, 'lagoon', codes[space], zodiac)
    }
    if (canDepart(look, seat, zodiac)) add(actionTable, out, 'depart', zodiac)
  }
}

/** The space of this board that an action names, -1 if there is none. */
function spaceOn({ state, actionTable }: Look, code: number): Space {
  return actionTable.spaceOf[state.seats - 1]?.[code] ?? -1
}

/** Once an act, items may change places between the supply and the Zodiacs in port. */
function canLoad({ state, set }: Look, seat: Seat): boolean {
  if (top(state, PORT_ACT.loaded) === 1) return false
  const { kinds } = set.items
  let isAnyReady = false
  let isAnyItem = hasItems(state.items, seat * kinds, kinds)
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) {
    if (!isReady(state, seat, zodiac)) continue
    isAnyReady = true
    isAnyItem ||= hasItems(state.items, holderOf(zodiac) * kinds, kinds)
  }
  return isAnyReady && isAnyItem
}

function hasItems(items: readonly number[], from: number, kinds: number): boolean {
  for (let place = from; place < from + kinds; place++) if (items[place] !== 0) return true
  return false
}

function loadItems(play: Play, seat: Seat): void {
  const { state } = play
  setTop(state, PORT_ACT.loaded, 1)
  let partners = SUPPLY_BIT
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) if (isReady(state, seat, zodiac)) partners |= zodiacBit(zodiac)
  pushExchange(play, seat, partners, 'none')
}

/** From port straight to a space of the lagoon: the gain comes at once, the Zodiac comes back in maintenance. */
function sailToLagoon(play: Play, seat: Seat, zodiac: Zodiac, space: Space): void {
  const { state, events } = play
  const meeple = top(state, MEEPLE_ACT.meeple)
  pop(state)
  goAboard(play, seat, meeple, zodiac)
  const from = spaceId(play, state.zodiacAt[zodiac] as Space)
  state.zodiacAt[zodiac] = space
  events.push({ type: 'sailed', seat, zodiac: zodiacId(zodiac), from, to: spaceId(play, space), cost: 0 })
  gainInLagoon(play, seat, zodiac)
}

/** Out to sea: the Zodiac moves at once, and must stay at sea (ruling 32). */
function depart(play: Play, seat: Seat, zodiac: Zodiac): void {
  const { state } = play
  const meeple = top(state, MEEPLE_ACT.meeple)
  pop(state)
  goAboard(play, seat, meeple, zodiac)
  beginVoyage(play, seat, zodiac, true)
}

/**
 * Codes: `zodiac-not-in-port {zodiac}`, of the lagoon `no-lagoon {space}`, `lagoon-taken {space}`, `lagoon-gear {space}`, `island-empty`;
 * of the sea `no-way-out {zodiac}`; `nothing-to-exchange`; of the store those of `explainStore`.
 */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  const { state, board, actionTable } = look
  if (action.do === 'buy-zodiac') return explainStore(look, seat)
  if (action.do === 'exchange') return because('nothing-to-exchange')
  if (action.do !== 'lagoon' && action.do !== 'depart') return explainNotActing(look)
  const zodiac = zodiacId(action.zodiac)
  if (!isReady(state, seat, action.zodiac)) return because('zodiac-not-in-port', { zodiac })
  if (action.do === 'depart') return because('no-way-out', { zodiac })
  const space = spaceOn(look, action.space)
  const name = { space: actionTable.spaceIds[action.space] ?? '' }
  if (board.sea.isLagoon[space] !== true) return because('no-lagoon', name)
  return because(lagoonProblem(look, action.zodiac, space) ?? 'not-now', name)
}
