import type { RefusalCode } from '@fathom/silver-and-gold'
import type { RulesOf } from '../../../rules/rules.ts'

export const PARAGRAPHS = ['aim', 'keep', 'pattern', 'single', 'coin', 'palm', 'x', 'finish', 'seal', 'rounds', 'end'] as const // prettier-ignore
export type ParagraphId = (typeof PARAGRAPHS)[number]

/** Why can't I? */
export const TOLD_IN: RulesOf<RefusalCode, ParagraphId> = {
  'game-over': 'end',
  'wrong-phase': 'rounds',
  'already-chosen': 'keep',
  'already-crossed': 'rounds',
  'not-your-turn': 'finish',
  'two-different-cards': 'keep',
  'must-cross-bonus': 'x',
  'nothing-owed': 'x',
  'one-card-only': 'pattern',
  'not-your-card': 'pattern',
  'no-such-box': 'pattern',
  'box-already-crossed': 'pattern',
  'not-the-pattern': 'pattern',
  'card-not-on-display': 'finish',
  'deck-empty': 'finish',
}
