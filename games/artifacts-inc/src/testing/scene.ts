import { fastChance, fillOptions, type Options, type Refusal, type Seat } from '@fathom/kernel'
import { conservation } from '../conservation.ts'
import { deriveCards, reputationOf } from '../derive.ts'
import { artifactsInc as game, rules } from '../game.ts'
import { parsePlace, placeAt } from '../places.ts'
import { MOST_BOXES, ordersOf } from '../rules.ts'
import { boxOwner, cardOf, ownCard, STAT, STATS, type State } from '../state.ts'
import type { Action, CardIndex, Die, Event, Id, View } from '../types.ts'

/** A position in the middle of a game, told as people would; whatever is left out is made up soundly. */
export interface Scene {
  /** Three if not told. */
  readonly seats?: number
  readonly options?: Options
  readonly active?: Seat
  /** Dice of the active seat, still to be placed. */
  readonly dice?: readonly Die[]
  /** Per seat; 10 if not told. */
  readonly money?: readonly number[]
  /** Per seat. */
  readonly artifacts?: readonly Readonly<Record<Id, number>>[]
  /**
   * Per seat, by place: `mountain`, or `mountain 2` for level 2. The starting cards lie in T1-T4 (canyon, desert, adventurers, headquarters, level 1)
   * as far as this says nothing else.
   */
  readonly cards?: readonly Readonly<Record<string, string>>[]
  /** Who has the underwater cards that are gone, from the top. */
  readonly divers?: readonly Seat[]
  /** By museum: whose cube is in which box, from 1. */
  readonly cubes?: Readonly<Record<Id, Readonly<Record<number, Seat>>>>
  /** Cards that are for sale, whatever else is. */
  readonly offer?: readonly Id[]
}

const START = { T1: 's-canyon', T2: 's-desert', T3: 'adventurers', T4: 'headquarters' }

function known(ids: ReadonlyMap<Id, number>, id: Id): number {
  const index = ids.get(id)
  if (index === undefined) throw new Error(`no ${id}`)
  return index
}

/** The position, the active seat's dice rolled, nothing placed. */
export function scene(told: Scene): State {
  const seats = told.seats ?? 3
  const options = fillOptions(game.options, told.options ?? {})
  if (!options.ok) throw new Error(options.refusal.code)
  // Seat 0 starts: the first seed that makes it so.
  let seed = 1
  while (game.setup(options.value, seats, fastChance(seed)).startSeat !== 0) seed++
  const state = game.setup(options.value, seats, fastChance(seed))
  Object.assign(state, { phase: 'act', round: 5, active: told.active ?? 0, hasProgressed: true })
  for (const die of told.dice ?? []) {
    state.dice[die] = (state.dice[die] ?? 0) + 1
    state.rolled[die] = (state.rolled[die] ?? 0) + 1
  }
  for (let seat = 0; seat < seats; seat++) layCards(state, seat, { ...START, ...told.cards?.[seat] })
  for (const id of told.offer ?? []) offer(state, known(rules.cardById, id))
  fillBoxes(state, told.cubes ?? {})
  for (const [index, seat] of (told.divers ?? []).entries()) {
    state.divers.push(seat)
    const at = seat * rules.set.finds.length + (rules.findOf[index] ?? 0)
    state.finds[at] = (state.finds[at] ?? 0) + 1
  }
  for (let seat = 0; seat < seats; seat++) {
    state.money[seat] = told.money?.[seat] ?? 10
    for (const [id, count] of Object.entries(told.artifacts?.[seat] ?? {})) {
      state.artifacts[seat * rules.artifacts + known(rules.artifactById, id)] = count
    }
    deriveCards(rules, state, seat)
    state.stats[seat * STATS + STAT.reputation] = reputationOf(rules, state, seat)
  }
  state.used = (state.cards[state.active] ?? []).map(() => 0)
  sound(state)
  return state
}

function layCards(state: State, seat: Seat, cards: Readonly<Record<string, string>>): void {
  const laid: number[] = []
  for (const [name, what] of Object.entries(cards)) {
    const [id = '', level] = what.split(' ')
    const spot = parsePlace(name)
    if (spot === null) throw new Error(`no place ${name}`)
    const card = known(rules.cardById, id)
    if (!rules.starting.includes(card)) takeOut(state, card)
    laid.push(ownCard(placeAt(spot.row, spot.column), card * 2 + (level === '2' ? 1 : 0)))
  }
  state.cards[seat] = laid.toSorted((a, b) => a - b)
}

/** Takes a card from its pile or, if it lies open, from the market, and fills the gap. */
function takeOut(state: State, card: CardIndex): void {
  const market = rules.cardMarket[card] ?? 0
  const pile = state.piles[market]?.slice() ?? []
  const index = pile.indexOf(card)
  if (index >= 0) pile.splice(index, 1)
  else {
    const shown = state.shown.indexOf(card)
    if (shown < 0) throw new Error(`no ${rules.set.cards[card]?.id} is left`)
    state.shown[shown] = pile.pop() ?? -1
  }
  state.piles[market] = pile
}

function offer(state: State, card: CardIndex): void {
  if (state.shown.includes(card)) return
  const market = rules.cardMarket[card] ?? 0
  const pile = state.piles[market]?.slice() ?? []
  const { first = 0 } = rules.markets[market] ?? {}
  pile.splice(pile.indexOf(card), 1)
  if ((state.shown[first] ?? -1) >= 0) pile.push(state.shown[first] ?? 0)
  state.shown[first] = card
  state.piles[market] = pile
}

function fillBoxes(state: State, cubes: NonNullable<Scene['cubes']>): void {
  for (const [id, boxes] of Object.entries(cubes)) {
    const museum = known(rules.museumById, id)
    for (const [box, seat] of Object.entries(boxes)) {
      state.boxes[museum * MOST_BOXES + Number(box) - 1] = seat
      const at = seat * rules.museums + museum
      state.cubes[at] = (state.cubes[at] ?? 0) + 1
    }
    const sizes = ordersOf(rules, museum, state.seats)
    state.smallest[museum] = sizes.find((_, box) => boxOwner(state, museum, box) < 0) ?? 0
  }
}

function sound(state: State): void {
  const wrong = conservation(rules, state)
  // A scene may begin with 20 reputation, which no game does.
  if (wrong !== null && !wrong.includes('has not ended')) throw new Error(wrong)
}

/** An action by its text; throws on a slip of the pen. */
export function actionOf(text: string): Action {
  const action = game.notation.parse(text)
  if (action === null) throw new Error(`not an action: ${text}`)
  return action
}

/** Does actions of the active seat one after the other, each legal, and gives all their events. */
export function act(state: State, ...texts: readonly string[]): Event[] {
  const chance = fastChance(5)
  return texts.flatMap((text) => {
    const action = actionOf(text)
    const refusal = game.refusal(state, state.active, action)
    if (refusal !== null) throw new Error(`${text} is refused: ${refusal.code}`)
    const events = game.apply(state, state.active, action, chance)
    sound(state)
    return events
  })
}

/** The code and parameters that the active seat's action is refused with, or null. */
export function refused(state: State, text: string): Refusal | null {
  const refusal = game.refusal(state, state.active, actionOf(text))
  if ((refusal === null) !== legalTexts(state).includes(text)) throw new Error(`legal and refusal differ on ${text}`)
  return refusal
}

/** The code alone. */
export const codeOf = (state: State, text: string): string | null => refused(state, text)?.code ?? null

/** The active seat's legal actions as text. */
export function legalTexts(state: State): string[] {
  return game.legal(state, state.active).map((action) => game.notation.make(action))
}

/** Dice that may go to a place now: `dice(state, 'T2.1')`. */
export function diceFor(state: State, target: string): number[] {
  const texts = legalTexts(state)
  return [1, 2, 3, 4, 5, 6].filter((die) => texts.includes(`place ${die} ${target}`))
}

/** What everybody sees of a seat. */
export function player(state: State, seat: Seat = 0): View['players'][number] {
  return game.view(state, 'spectator').players[seat] as View['players'][number]
}

export const money = (state: State, seat: Seat = 0): number => player(state, seat).money
export const reputation = (state: State, seat: Seat = 0): number => player(state, seat).reputation

/** What a card shows: printed and by abilities. */
export function shows(state: State, id: Id, seat: Seat = 0): [number, number] {
  const card = player(state, seat).cards.find((each) => each.card === id)
  if (card === undefined) throw new Error(`no ${id} in front of seat ${seat}`)
  return [card.reputation, card.abilities]
}

/** Cards of a seat by id. */
export const owned = (state: State, seat: Seat = 0): Id[] =>
  (state.cards[seat] ?? []).map((own) => rules.set.cards[cardOf(own)]?.id ?? '')
