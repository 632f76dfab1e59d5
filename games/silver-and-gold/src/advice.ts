import type { Advice, Seat } from '@fathom/kernel'
import { boxesOf } from './actions.ts'
import { displayPalms } from './apply/display.ts'
import { countBoxes } from './boxes.ts'
import { BOXES, cardAt, cardId } from './cards.ts'
import { legal } from './legal.ts'
import { scoreOf } from './score.ts'
import { COIN_BOXES, palmCount, PALM_BOXES, ROUNDS, slotOf, SLOTS, TURNS_PER_ROUND, type State } from './state.ts'
import type { Action, BoxMask, CardIndex } from './types.ts'

/** Every code that `advice` gives, with its parameters. */
const ADVICE_CODES = [
  'turns-left', // {turns}: an island that is not finished then brings nothing
  'palms-worth', // {points}: of a palm crossed off now
  'single-only', // the pattern fits nowhere
  'can-finish', // {card, points}: one of the choices finishes that island
  'finishes', // {card, points}: of the card and of seals, at the end of this turn
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
  if (state.phase !== 'cross') return told
  const turns = (ROUNDS - state.round) * TURNS_PER_ROUND + TURNS_PER_ROUND - state.turn + 1
  if (turns <= LAST_TURNS) told.unshift(say('turns-left', { turns }))
  if (!actions.some((action) => action.do === 'pattern') && state.step[seat] === 'choose')
    told.unshift(say('single-only'))
  for (const [card, points] of finishable(state, seat, actions))
    told.unshift(say('can-finish', { card: cardId(card), points }))
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
  const told = finished === 0 ? lost : [say('finishes', { card: cardId(card), points: finished }), ...lost]
  if (action.do === 'box' && finished === 0 && isPlain(card, boxes)) {
    const most = Math.max(...all.map((other) => countBoxes(boxesOf(other))))
    if (most > 1) told.push(say('one-of-many', { boxes: most }))
  }
  return told.map((each) => ({ ...each, action }))
}

function island(state: State, seat: Seat, card: CardIndex): Advice<Action> {
  const { id, points } = cardAt(card)
  return say('island', { card: id, boxes: points, seals: worthOf(state, seat, card) - points })
}

/** The islands that a choice finishes, with what each brings. */
function finishable(state: State, seat: Seat, actions: readonly Action[]): ReadonlyMap<CardIndex, number> {
  const found = new Map<CardIndex, number>()
  for (const action of actions) {
    if (action.do === 'take' || action.do === 'keep' || action.do === 'take-deck') continue
    const points = finishedBy(state, seat, action.card, boxesOf(action))
    if (points > 0) found.set(action.card, points)
  }
  return found
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
  return worthOf(state, seat, card)
}

/** Points that a card brings with all seals if it is finished next. */
function worthOf(state: State, seat: Seat, card: CardIndex): number {
  const finished = state.finished[seat] ?? []
  const worth = (cards: readonly CardIndex[]): number =>
    scoreOf({ finished: cards, coins: 0, trophies: [], palms: [] }).total
  return worth([...finished, card]) - worth(finished)
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
