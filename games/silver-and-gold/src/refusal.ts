import type { Refusal, Seat } from '@fathom/kernel'
import { boxesIn, boxName, boxNames } from './boxes.ts'
import { BOXES, cardId } from './cards.ts'
import { isToAct } from './legal.ts'
import { isPlacement } from './shapes.ts'
import { islandsOf, slotOf, type State } from './state.ts'
import { SHAPES, type Action, type BoxMask, type CardIndex, type Phase } from './types.ts'

/** The phase that an action belongs to. */
const PHASE_OF: Readonly<Record<Action['do'], Phase>> = {
  keep: 'keep',
  pattern: 'cross',
  box: 'cross',
  bonus: 'cross',
  take: 'take',
  'take-deck': 'take',
}

/** Every code that `refusal` gives, with its parameters. */
export const REFUSAL_CODES = [
  'game-over', // the last turn has been played
  'wrong-phase', // {phase, action}: another kind of choice is asked for now
  'already-chosen', // keep phase: the seat has kept its two cards
  'already-crossed', // cross phase: the seat has nothing left to do this turn
  'not-your-turn', // {taking}: somebody else takes cards now
  'two-different-cards', // keep: not two cards, lower one first
  'must-cross-bonus', // {owed}: a crossed X asks for one more box first
  'nothing-owed', // bonus: no crossed X asks for a box
  'one-card-only', // {card, other}: a pattern lies on one card (scenario 9)
  'not-your-card', // {card, own}
  'no-such-box', // {card, boxes}: the island has no such box (scenario 10)
  'box-already-crossed', // {card, boxes} (scenario 10)
  'not-the-pattern', // {shape, boxes}: not the revealed pattern, however turned
  'card-not-on-display', // {card, display}
  'deck-empty',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** A refusal with a code that the texts know. */
function because(code: RefusalCode, params: Refusal['params'] = {}): Refusal {
  return { code, params }
}

/** Why an action is not possible now; null exactly for the legal ones. */
export function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  if (state.phase === 'over') return because('game-over')
  if (PHASE_OF[action.do] !== state.phase) return because('wrong-phase', { phase: state.phase, action: action.do })
  if (!isToAct(state, seat)) {
    if (state.phase === 'keep') return because('already-chosen')
    return state.phase === 'cross' ? because('already-crossed') : because('not-your-turn', { taking: state.taking })
  }
  switch (action.do) {
    case 'keep':
      return refuseKeep(state, seat, action.cards)
    case 'take':
      return state.display.includes(action.card)
        ? null
        : because('card-not-on-display', { card: cardId(action.card), display: state.display.map(cardId) })
    case 'take-deck':
      return state.deck.length > 0 ? null : because('deck-empty')
    default:
      return refuseCrossing(state, seat, action)
  }
}

function refuseKeep(state: State, seat: Seat, cards: readonly CardIndex[]): Refusal | null {
  const dealt = state.dealt[seat] ?? []
  const foreign = cards.find((card) => !dealt.includes(card))
  if (foreign !== undefined) return because('not-your-card', { card: cardId(foreign), own: dealt.map(cardId) })
  const [first = 0, second = 0] = cards
  return first < second ? null : because('two-different-cards')
}

type CrossingAction = Extract<Action, { do: 'pattern' | 'box' | 'bonus' }>

function refuseCrossing(state: State, seat: Seat, action: CrossingAction): Refusal | null {
  const owes = state.step[seat] === 'bonus'
  if (owes && action.do !== 'bonus') return because('must-cross-bonus', { owed: state.owed[seat] ?? 0 })
  if (!owes && action.do === 'bonus') return because('nothing-owed')
  if (action.do !== 'pattern') return refuseBoxes(state, seat, action.card, 1 << action.box)
  if (action.other !== undefined) {
    return because('one-card-only', { card: cardId(action.card), other: cardId(action.other.card) })
  }
  const refused = refuseBoxes(state, seat, action.card, action.boxes)
  if (refused !== null || isPlacement(state.shape, action.boxes)) return refused
  return because('not-the-pattern', { shape: SHAPES[state.shape] ?? '', boxes: boxNames(action.boxes) })
}

function refuseBoxes(state: State, seat: Seat, card: CardIndex, boxes: BoxMask): Refusal | null {
  const slot = slotOf(state, seat, card)
  if (slot < 0) return because('not-your-card', { card: cardId(card), own: islandsOf(state, seat).map(cardId) })
  const outside = boxes & ~(BOXES[card] ?? 0)
  if (outside !== 0) return because('no-such-box', { card: cardId(card), boxes: boxesIn(outside).map(boxName) })
  const twice = boxes & (state.crossed[slot] ?? 0)
  if (twice !== 0) return because('box-already-crossed', { card: cardId(card), boxes: boxesIn(twice).map(boxName) })
  return null
}
