import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { loseToken } from './acts.ts'
import { add, SUPPLY, type Rank } from './actionTable.ts'
import { goHome } from './people.ts'
import { isAtSea } from './sea/boats.ts'
import { followEngine } from './sea/course.ts'
import { isStranded, wouldStrand } from './sea/help.ts'
import { countAt, enginesOn, givableEngines, holderAt, isBrought } from './sea/holders.ts'
import { EXCHANGE } from './frames.ts'
import { findFrame, pop, push, setTop, top, topSeat } from './stack.ts'
import { AT_ZODIAC, ZODIAC_COUNT, type State } from './state.ts'
import type { Decision, Look, Play } from './topic.ts'
import { NOBODY, SEAPLANES, type Meeple, type Zodiac } from './types.ts'
import { itemId, sortId, zodiacId } from './view/names.ts'
import type { Action } from './verbs.ts'

/** Who takes part in an exchange, as bits: the supply is bit 0, Zodiac `z` is bit `z + 1`, as holders are numbered in actions. */
export type Partners = number
const HOLDERS = ZODIAC_COUNT + 1
export const SUPPLY_BIT: Partners = 1

export function zodiacBit(zodiac: Zodiac): Partners {
  return 2 << zodiac
}

/**
 * Lets a seat move items between its holders, and crews between its Zodiacs, until it is done.
 * An item that an exchange has brought to a holder stays there. That keeps exchanges finite, and every load that fits aboard can still be
 * reached (except a fresh engine for a used one of its kind, ruling 33).
 * @param swaps what may change places: nobody, the crews of two Zodiacs, or a pilot (a meeple) and one crew (ruling 31)
 */
export function pushExchange(play: Play, seat: Seat, partners: Partners, swaps: 'none' | 'crews' | Meeple): void {
  const { state } = play
  state.exchanged.fill(0)
  const crews = swaps === 'crews' ? 1 : 0
  const pilot = typeof swaps === 'number' ? swaps + 1 : 0
  push(state, 'exchange', seat, EXCHANGE.partners, partners, EXCHANGE.crews, crews, EXCHANGE.pilot, pilot)
}

const isPartner = (state: State, partner: number): boolean => ((top(state, EXCHANGE.partners) >> partner) & 1) === 1

/**
 * Why an item may not go from partner to partner, or null. A Zodiac with all its engines may take one more if it can give one of another
 * kind away, which it must do next. The Zodiac that gets that one may be full, too, and so on: engines can go round.
 */
function moveProblem(look: Look, seat: Seat, item: number, from: number, to: number): string | null {
  const { state, set } = look
  if (from === to || !isPartner(state, from) || !isPartner(state, to)) return 'not-in-reach'
  if (countAt(look, holderAt(seat, from), item) === 0) return 'item-not-there'
  if (isBrought(state.exchanged, item, from)) return 'item-moved-already'
  const isEngine = set.items.engine[item] !== 0
  const over = top(state, EXCHANGE.over)
  if (over !== 0 && (from !== over || !isEngine)) return 'one-engine-too-many'
  if (!isEngine) return null
  if (to !== SUPPLY && enginesOn(look, holderAt(seat, to)) >= set.data.builtIn.maxEngines) {
    const others = givableEngines(look, seat, to, state.exchanged)
    if (!others.some((other) => other !== item)) return 'no-room-for-engine'
  }
  return wouldStrand(look, { item, from, to }) ? 'engine-needed' : null
}

/** Is the exchange a seaplane's? Its items reach everywhere, but crews change places at sea alone (EN L702). */
const isFlight = (state: State): boolean => findFrame(state, 'voyage') < 0

/** Why two crews may not change places, or null. */
function crewsProblem(look: Look, seat: Seat, one: Zodiac, other: Zodiac): string | null {
  const { state } = look
  if (top(state, EXCHANGE.crews) === 0) return 'crews-stay'
  if (one >= other || !isPartner(state, one + 1) || !isPartner(state, other + 1)) return 'not-in-reach'
  if (state.crew[one] === NOBODY || state.crew[other] === NOBODY) return 'nobody-aboard'
  if (isFlight(state) && !(isAtSea(look, seat, one) && isAtSea(look, seat, other))) return 'crew-not-at-sea'
  const both = (1 << one) | (1 << other)
  return (top(state, EXCHANGE.swapped) & both) === both ? 'swapped-already' : null
}

function pilotProblem(look: Look, seat: Seat, zodiac: Zodiac): string | null {
  const { state } = look
  if (top(state, EXCHANGE.pilot) === 0) return 'no-pilot'
  if (!isPartner(state, zodiac + 1)) return 'not-in-reach'
  if (state.crew[zodiac] === NOBODY) return 'nobody-aboard'
  return isAtSea(look, seat, zodiac) ? null : 'crew-not-at-sea'
}

/** Items and crews change places among own holders that are in reach. */
export const exchange: Decision = {
  verbs: ['move', 'crews', 'pilot', 'done'],
  legal(look, seat, out) {
    addMoves(look, seat, out)
    if (top(look.state, EXCHANGE.over) !== 0) return
    if (!isStranded(look)) add(look.actionTable, out, 'done')
    for (let one = 0; one < ZODIAC_COUNT; one++) {
      if (pilotProblem(look, seat, one) === null) add(look.actionTable, out, 'pilot', one)
      for (let other = one + 1; other < ZODIAC_COUNT; other++) {
        if (crewsProblem(look, seat, one, other) === null) add(look.actionTable, out, 'crews', one, other)
      }
    }
  },
  explain,
  apply(play, seat, action) {
    if (action.do === 'move') moveItem(play, seat, action.item, action.from, action.to)
    else if (action.do === 'crews') swapCrews(play, seat, action.one, action.other)
    else if (action.do === 'pilot') swapPilot(play, seat, action.zodiac)
    else pop(play.state)
  },
  settle(play) {
    const ranks: Rank[] = []
    exchange.legal(play, topSeat(play.state), ranks)
    if (ranks.length > 1 || top(play.state, EXCHANGE.over) !== 0 || isStranded(play)) return false
    pop(play.state)
    return true
  },
}

function addMoves(look: Look, seat: Seat, out: Rank[]): void {
  const { state, set, actionTable } = look
  const { kinds } = set.items
  for (let from = 0; from < HOLDERS; from++) {
    if (!isPartner(state, from)) continue
    const first = holderAt(seat, from) * kinds
    for (let item = 0; item < kinds; item++) {
      if (state.items[first + item] === 0) continue
      for (let to = 0; to < HOLDERS; to++) {
        if (moveProblem(look, seat, item, from, to) === null) add(actionTable, out, 'move', item, from, to)
      }
    }
  }
}

function moveItem(play: Play, seat: Seat, item: number, from: number, to: number): void {
  const { state, set, events } = play
  const { kinds, engine } = set.items
  if (engine[item] !== 0) followEngine(play, item, holderAt(seat, from), holderAt(seat, to))
  const [source, target] = [holderAt(seat, from) * kinds + item, holderAt(seat, to) * kinds + item]
  state.items[source] = (state.items[source] as number) - 1
  state.items[target] = (state.items[target] as number) + 1
  state.exchanged[item] = (state.exchanged[item] as number) | (1 << to)
  if (engine[item] !== 0) {
    const isOver = to !== SUPPLY && enginesOn(play, holderAt(seat, to)) > set.data.builtIn.maxEngines
    setTop(state, EXCHANGE.over, isOver ? to : 0)
  }
  const holder = (partner: number) => (partner === SUPPLY ? 'supply' : zodiacId(partner - 1))
  events.push({ type: 'item-moved', seat, item: itemId(play, item), from: holder(from), to: holder(to) })
}

function swapCrews({ state, events }: Play, seat: Seat, one: Zodiac, other: Zodiac): void {
  const crew = state.crew[one] as Meeple
  state.crew[one] = state.crew[other] as Meeple
  state.crew[other] = crew
  setTop(state, EXCHANGE.swapped, top(state, EXCHANGE.swapped) | (1 << one) | (1 << other))
  events.push({ type: 'crews-swapped', seat, one: zodiacId(one), other: zodiacId(other) })
}

/** The pilot goes aboard, the sailor goes home; a Double Action under the pilot is lost (ruling 29). */
function swapPilot(play: Play, seat: Seat, zodiac: Zodiac): void {
  const { state, events } = play
  const pilot = top(state, EXCHANGE.pilot) - 1
  const sailor = state.crew[zodiac] as Meeple
  setTop(state, EXCHANGE.pilot, 0)
  state.crew[zodiac] = pilot
  state.at[pilot] = AT_ZODIAC
  events.push({ type: 'pilot-swapped', seat, zodiac: zodiacId(zodiac), home: sortId(state, sailor) })
  goHome(play, sailor)
  if (loseToken(play, pilot)) events.push({ type: 'double-lost', seat, zone: SEAPLANES })
}

/**
 * Codes: `not-in-reach`, `item-not-there {item}`, `item-moved-already {item}`, `one-engine-too-many {zodiac}`,
 * `no-room-for-engine {zodiac, most}`, `engine-needed` (the Zodiac under way must be able to leave another one's space), `crews-stay`, `swapped-already`,
 * `nobody-aboard {zodiac}`, `crew-not-at-sea {zodiac}`, `no-pilot`.
 */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  const { state, set } = look
  const over = top(state, EXCHANGE.over)
  if (action.do === 'move') {
    const code = moveProblem(look, seat, action.item, action.from, action.to) ?? 'not-now'
    const zodiac = over !== 0 ? zodiacId(over - 1) : action.to === SUPPLY ? null : zodiacId(action.to - 1)
    return because(code, { item: itemId(look, action.item), zodiac, most: set.data.builtIn.maxEngines })
  }
  if (over !== 0) return because('one-engine-too-many', { zodiac: zodiacId(over - 1) })
  if (action.do === 'done') return because('engine-needed')
  if (action.do === 'crews') return because(crewsProblem(look, seat, action.one, action.other) ?? 'not-now')
  if (action.do !== 'pilot') return because('not-now', { verb: action.do, asked: 'exchange' })
  return because(pilotProblem(look, seat, action.zodiac) ?? 'not-now', { zodiac: zodiacId(action.zodiac) })
}
