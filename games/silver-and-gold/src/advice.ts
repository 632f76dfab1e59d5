import type { Advice, Seat } from '@fathom/kernel'
import { boxesOf } from './actions.ts'
import { displayPalms } from './apply/display.ts'
import { countBoxes } from './boxes.ts'
import { BOXES, cardAt, cardId } from './cards.ts'
import { legal } from './legal.ts'
import { components } from './builtIn.ts'
import { sealsAdded } from './seals.ts'
import {
  COIN_BOXES,
  COIN_ROWS,
  COINS_PER_ROW,
  emptyBoxes,
  islandsOf,
  palmCount,
  PALM_BOXES,
  ROUNDS,
  slotOf,
  SLOTS,
  TURNS_PER_ROUND,
  type State,
} from './state.ts'
import type { Action, BoxMask, CardIndex } from './types.ts'

type CrossingAction = Extract<Action, { do: 'pattern' | 'box' | 'bonus' }>

/** Every code that `advice` gives, with its parameters. */
const ADVICE_CODES = [
  'first-islands', // {}: which two of the four dealt are kept decides little
  'new-island', // {turns}: that it has to be finished
  'turns-left', // {turns}: an island that is not finished then brings nothing
  'palms-worth', // {points}: of a palm crossed off now
  'can-finish', // {card, points, withX?}: one of the choices finishes that island; the box of an X does so, too
  'finishes', // {card, points}: of the card and of seals, at the end of this turn
  'x-finishes', // {card, points}: the box that an X of this choice gives can do so
  'can-fill-row', // {points}: one of the choices completes a row of coins; of the highest trophy left
  'fills-row', // {points}: so does this one
  'coins-lost', // {coins}: beyond the last coin box
  'palms-lost', // {palms}: beyond the last palm box
  'one-of-many', // {boxes}: a single plain box where the pattern would cross off more
  'island', // {card, boxes, seals}: what a card is good for; what it brings by seals if it were finished now
] as const
export type AdviceCode = (typeof ADVICE_CODES)[number]

/** From so many turns before the end it is said how many are left. */
const LAST_TURNS = 5

/** What a newcomer may want to know before they choose. */
export function advice(state: State, seat: Seat): Advice<Action>[] {
  const actions = legal(state, seat)
  if (actions.length === 0) return []
  const told: Advice<Action>[] = actions.flatMap((action) => adviceOn(state, seat, action, actions))
  if (state.phase === 'keep') told.unshift(say('first-islands'))
  const turns = (ROUNDS - state.round) * TURNS_PER_ROUND + TURNS_PER_ROUND - state.turn + 1
  // This turn is over for it.
  if (state.phase === 'take') told.unshift(say('new-island', { turns: turns - 1 }))
  if (state.phase !== 'cross') return told
  if (turns <= LAST_TURNS) told.unshift(say('turns-left', { turns }))
  told.unshift(...finishable(told))
  const row = told.find(({ code }) => code === 'fills-row')
  if (row !== undefined) told.unshift(say('can-fill-row', row.params))
  if (displayPalms(state) > 0 && palmCount(state, seat) < PALM_BOXES && hasOpenPalm(state, seat))
    told.push(say('palms-worth', { points: 1 + displayPalms(state) }))
  return told
}

function say(code: AdviceCode, params: Advice['params'] = {}): Advice<Action> {
  return { code, params }
}

function adviceOn(state: State, seat: Seat, action: Action, all: readonly Action[]): Advice<Action>[] {
  if (action.do === 'take') return [{ ...island(state, seat, action.card), action }]
  if (action.do === 'keep') return action.cards.map((card) => ({ ...island(state, seat, card), action }))
  if (action.do === 'take-deck') return []
  const [card, boxes] = [action.card, boxesOf(action)]
  const finished = finishedBy(state, seat, card, boxes)
  const lost = lostBy(state, seat, card, boxes)
  const told = [
    ...(finished === 0 ? [] : [say('finishes', { card: cardId(card), points: finished })]),
    ...finishedByX(state, seat, action),
    ...rowFilledBy(state, seat, card, boxes),
    ...lost,
  ]
  if (action.do === 'box' && finished === 0 && isPlain(card, boxes)) {
    const most = Math.max(...all.map((other) => countBoxes(boxesOf(other))))
    if (most > 1) told.push(say('one-of-many', { boxes: most }))
  }
  return told.map((each) => ({ ...each, action }))
}

function island(state: State, seat: Seat, card: CardIndex): Advice<Action> {
  const { id, points } = cardAt(card)
  return say('island', { card: id, boxes: points, seals: sealsAdded(state.finished[seat] ?? [], card) })
}

/** The islands that can be finished this turn, with what each brings, and whether the box of an X does it, too. */
function finishable(told: readonly Advice[]): Advice<Action>[] {
  const found = new Map<string, Advice['params']>()
  for (const { code, params } of told) if (code === 'finishes') found.set(String(params['card']), params)
  for (const { code, params } of told) {
    const card = String(params['card'])
    if (code === 'x-finishes') found.set(card, { ...(found.get(card) ?? params), withX: true })
  }
  return [...found.values()].map((params) => say('can-finish', params))
}

/** A palm of the seat's islands is still to be crossed off. */
function hasOpenPalm(state: State, seat: Seat): boolean {
  return [0, 1].some((island) => {
    const slot = seat * SLOTS + island
    const card = state.cards[slot] ?? -1
    return card >= 0 && (cardAt(card).palms & ~(state.crossed[slot] ?? 0)) !== 0
  })
}

/** Points that a card and all seals bring when these boxes finish it; 0 if they do not. */
function finishedBy(state: State, seat: Seat, card: CardIndex, boxes: BoxMask): number {
  const crossed = (state.crossed[slotOf(state, seat, card)] ?? 0) | boxes
  if (crossed !== BOXES[card]) return 0
  return cardAt(card).points + sealsAdded(state.finished[seat] ?? [], card)
}

/** The islands that the boxes which an action's X give, cross off whole. */
function finishedByX(state: State, seat: Seat, action: CrossingAction): Advice<Action>[] {
  const boxes = boxesOf(action)
  const owed = action.do === 'bonus' ? (state.owed[seat] ?? 0) - 1 : 0
  const xs = owed + countBoxes(boxes & cardAt(action.card).xs)
  const finished = [...(state.finished[seat] ?? [])]
  if (finishedBy(state, seat, action.card, boxes) > 0) finished.push(action.card)
  return islandsOf(state, seat).flatMap((card) => {
    const left = emptyBoxes(state, slotOf(state, seat, card)) & ~(card === action.card ? boxes : 0)
    if (left === 0 || countBoxes(left) > xs) return []
    return [say('x-finishes', { card: cardId(card), points: cardAt(card).points + sealsAdded(finished, card) })]
  })
}

/** A row of coins that these boxes complete, with the highest trophy left; nothing if none is left. */
function rowFilledBy(state: State, seat: Seat, card: CardIndex, boxes: BoxMask): Advice<Action>[] {
  const before = state.coins[seat] ?? 0
  const coins = Math.min(COIN_BOXES, before + countBoxes(boxes & cardAt(card).coins))
  const full = Math.floor(before / COINS_PER_ROW)
  if (Math.floor(coins / COINS_PER_ROW) === full) return []
  // Rows that were completed in this very turn take theirs first.
  const owed = Array.from({ length: full }, (_, row) => state.rows[seat * COIN_ROWS + row]).filter(
    (each) => each === -1,
  )
  const points = components.trophies[state.trophySeats.length + owed.length]
  return points === undefined ? [] : [say('fills-row', { points })]
}

/** Coins and palms for which the score card has no box left. */
function lostBy(state: State, seat: Seat, card: CardIndex, boxes: BoxMask): Advice<Action>[] {
  const printed = cardAt(card)
  const coins = countBoxes(boxes & printed.coins) - (COIN_BOXES - (state.coins[seat] ?? 0))
  const palms = countBoxes(boxes & printed.palms) - (PALM_BOXES - palmCount(state, seat))
  return [
    ...(coins > 0 ? [{ ...say('coins-lost', { coins }), warns: true as const }] : []),
    ...(palms > 0 ? [{ ...say('palms-lost', { palms }), warns: true as const }] : []),
  ]
}

function isPlain(card: CardIndex, boxes: BoxMask): boolean {
  const { xs, coins, palms } = cardAt(card)
  return (boxes & (xs | coins | palms)) === 0
}
