import { refusal as because, type Refusal, type Seat } from '@fathom/kernel'
import { loseToken } from './acts.ts'
import { add, SUPPLY, type Rank } from './book.ts'
import { goHome } from './people.ts'
import { followEngine, isStranded, wouldStrand } from './sea/course.ts'
import { A, B, C, D, E, pop, push, setTop, top, topSeat } from './stack.ts'
import { AT_ZODIAC, ZODIAC_COUNT, holderOf, type State } from './state.ts'
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
 * What an exchange has brought to a holder stays there: that keeps exchanges finite, and whatever can be reached can be reached so.
 * @param swaps what may change places: nobody, the crews of two Zodiacs, or a pilot (a meeple) and one crew (ruling 31)
 */
export function pushExchange(play: Play, seat: Seat, partners: Partners, swaps: 'none' | 'crews' | Meeple): void {
  const { state } = play
  state.exchanged.fill(0)
  // Frame: A partners, B 1 if crews may swap, C the pilot plus 1, D the Zodiac with one engine too many plus 1, E Zodiacs swapped (bits).
  push(state, 'exchange', seat, partners, swaps === 'crews' ? 1 : 0, typeof swaps === 'number' ? swaps + 1 : 0)
}

/** The holder of `State.items` that a partner's number means. */
function holderAt(seat: Seat, partner: number): number {
  return partner === SUPPLY ? seat : holderOf(partner - 1)
}

function has({ state, set }: Look, holder: number, item: number): number {
  return state.items[holder * set.items.kinds + item] as number
}

/** Extra engines aboard; a Zodiac has room for so many (EN L619). */
export function enginesAboard({ state, set }: Look, zodiac: Zodiac): number {
  const { kinds, engine } = set.items
  const first = holderOf(zodiac) * kinds
  let engines = 0
  for (let item = 0; item < kinds; item++) {
    if (engine[item] !== 0) engines += state.items[first + item] as number
  }
  return engines
}

const isPartner = (state: State, partner: number): boolean => ((top(state, A) >> partner) & 1) === 1

/** Has the partner got this kind of item in this exchange? */
const isGiven = (state: State, item: number, partner: number): boolean =>
  (((state.exchanged[item] as number) >> partner) & 1) === 1

/**
 * Why an item may not go from partner to partner, or null. A Zodiac with all its engines may take one more if it has another kind to give
 * back: until it has, nothing else is done.
 */
function moveProblem(look: Look, seat: Seat, item: number, from: number, to: number): string | null {
  const { state, set } = look
  if (from === to || !isPartner(state, from) || !isPartner(state, to)) return 'not-in-reach'
  if (has(look, holderAt(seat, from), item) === 0) return 'item-not-there'
  if (isGiven(state, item, from)) return 'item-moved-already'
  const isEngine = set.items.engine[item] !== 0
  const over = top(state, D)
  if (over !== 0 && (from !== over || !isEngine)) return 'one-engine-too-many'
  let backs: readonly number[] | null = null
  if (isEngine && to !== SUPPLY) {
    const room = set.data.builtIn.maxEngines - enginesAboard(look, to - 1)
    if (room <= 0) backs = otherEngines(look, to, item)
    if (room < 0 || (room === 0 && (over !== 0 || backs?.length === 0))) return 'no-room-for-engine'
  }
  return wouldStrand(look, item, [holderAt(seat, from), holderAt(seat, to)], backs) ? 'engine-needed' : null
}

/** Kinds of engines, but one, that a Zodiac can give away in this exchange. */
function otherEngines(look: Look, partner: number, item: number): number[] {
  const { kinds, engine } = look.set.items
  const holder = holderOf(partner - 1)
  const others: number[] = []
  for (let other = 0; other < kinds; other++) {
    if (other === item || engine[other] === 0 || isGiven(look.state, other, partner)) continue
    if (has(look, holder, other) > 0) others.push(other)
  }
  return others
}

/** Why two crews may not change places, or null. */
function crewsProblem({ state }: Look, one: Zodiac, other: Zodiac): string | null {
  if (top(state, B) === 0) return 'crews-stay'
  if (one >= other || !isPartner(state, one + 1) || !isPartner(state, other + 1)) return 'not-in-reach'
  if (state.crew[one] === NOBODY || state.crew[other] === NOBODY) return 'nobody-aboard'
  const both = (1 << one) | (1 << other)
  return (top(state, E) & both) === both ? 'swapped-already' : null
}

function pilotProblem({ state }: Look, zodiac: Zodiac): string | null {
  if (top(state, C) === 0) return 'no-pilot'
  if (!isPartner(state, zodiac + 1)) return 'not-in-reach'
  return state.crew[zodiac] === NOBODY ? 'nobody-aboard' : null
}

/** Items and crews change places among own holders that are in reach. */
export const exchange: Decision = {
  verbs: ['move', 'crews', 'pilot', 'done'],
  legal(look, seat, out) {
    addMoves(look, seat, out)
    if (top(look.state, D) !== 0) return
    if (!isStranded(look)) add(look.book, out, 'done')
    for (let one = 0; one < ZODIAC_COUNT; one++) {
      if (pilotProblem(look, one) === null) add(look.book, out, 'pilot', one)
      for (let other = one + 1; other < ZODIAC_COUNT; other++) {
        if (crewsProblem(look, one, other) === null) add(look.book, out, 'crews', one, other)
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
    if (ranks.length > 1 || top(play.state, D) !== 0 || isStranded(play)) return false
    pop(play.state)
    return true
  },
}

function addMoves(look: Look, seat: Seat, out: Rank[]): void {
  const { state, set, book } = look
  const { kinds } = set.items
  for (let from = 0; from < HOLDERS; from++) {
    if (!isPartner(state, from)) continue
    const first = holderAt(seat, from) * kinds
    for (let item = 0; item < kinds; item++) {
      if (state.items[first + item] === 0) continue
      for (let to = 0; to < HOLDERS; to++) {
        if (moveProblem(look, seat, item, from, to) === null) add(book, out, 'move', item, from, to)
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
    const isOver = to !== SUPPLY && enginesAboard(play, to - 1) > set.data.builtIn.maxEngines
    setTop(state, D, isOver ? to : 0)
  }
  const holder = (partner: number) => (partner === SUPPLY ? 'supply' : zodiacId(partner - 1))
  events.push({ type: 'item-moved', seat, item: itemId(play, item), from: holder(from), to: holder(to) })
}

function swapCrews({ state, events }: Play, seat: Seat, one: Zodiac, other: Zodiac): void {
  const crew = state.crew[one] as Meeple
  state.crew[one] = state.crew[other] as Meeple
  state.crew[other] = crew
  setTop(state, E, top(state, E) | (1 << one) | (1 << other))
  events.push({ type: 'crews-swapped', seat, one: zodiacId(one), other: zodiacId(other) })
}

/** The pilot goes aboard, the sailor goes home; a Double Action under the pilot is lost (ruling 29). */
function swapPilot(play: Play, seat: Seat, zodiac: Zodiac): void {
  const { state, events } = play
  const pilot = top(state, C) - 1
  const sailor = state.crew[zodiac] as Meeple
  setTop(state, C, 0)
  state.crew[zodiac] = pilot
  state.at[pilot] = AT_ZODIAC
  events.push({ type: 'pilot-swapped', seat, zodiac: zodiacId(zodiac), home: sortId(state, sailor) })
  goHome(play, sailor)
  if (loseToken(play, pilot)) events.push({ type: 'double-lost', seat, zone: SEAPLANES })
}

/**
 * Codes: `not-in-reach`, `item-not-there {item}`, `item-moved-already {item}`, `one-engine-too-many {zodiac}`,
 * `no-room-for-engine {zodiac, most}`, `engine-needed` (the Zodiac under way must be able to leave another one's space), `crews-stay`, `swapped-already`, `nobody-aboard {zodiac}`, `no-pilot`.
 */
function explain(look: Look, seat: Seat, action: Action): Refusal {
  const { state, set } = look
  const over = top(state, D)
  if (action.do === 'move') {
    const code = moveProblem(look, seat, action.item, action.from, action.to) ?? 'not-now'
    const zodiac = over !== 0 ? zodiacId(over - 1) : action.to === SUPPLY ? null : zodiacId(action.to - 1)
    return because(code, { item: itemId(look, action.item), zodiac, most: set.data.builtIn.maxEngines })
  }
  if (over !== 0) return because('one-engine-too-many', { zodiac: zodiacId(over - 1) })
  if (action.do === 'done') return because('engine-needed')
  if (action.do === 'crews') return because(crewsProblem(look, action.one, action.other) ?? 'not-now')
  if (action.do !== 'pilot') return because('not-now', { verb: action.do, asked: 'exchange' })
  return because(pilotProblem(look, action.zodiac) ?? 'not-now', { zodiac: zodiacId(action.zodiac) })
}
