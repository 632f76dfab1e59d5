import type { RefusalCode } from '@fathom/artifacts-inc'
import type { RulesOf } from '../../../rules/rules.ts'

export const PARAGRAPHS = ['aim', 'start', 'dice', 'signs', 'reroll', 'expeditions', 'buy', 'place', 'upgrade', 'museums', 'collectors', 'dive', 'end'] as const // prettier-ignore
export type ParagraphId = (typeof PARAGRAPHS)[number]

/** Why can't I? */
export const TOLD_IN: RulesOf<RefusalCode, ParagraphId> = {
  'game-over': 'end',
  'not-your-turn': 'dice',
  'wrong-phase': 'dice',
  'not-a-starting-card': 'start',
  'already-laid': 'start',
  'lay-first': 'start',
  'no-such-die': 'dice',
  'no-card-there': 'dice',
  'no-such-slot': 'dice',
  'slot-taken': 'dice',
  'die-does-not-fit': 'dice',
  'no-adjacent-expedition': 'expeditions',
  'nothing-to-sell': 'collectors',
  'no-order-possible': 'museums',
  'one-dive-a-turn': 'dive',
  'underwater-empty': 'dive',
  'too-deep': 'dive',
  'no-reroll': 'reroll',
  'already-rerolled': 'reroll',
  'too-late-to-reroll': 'reroll',
  'not-gained-there': 'expeditions',
  'other-museum': 'museums',
  'no-such-box': 'museums',
  'box-taken': 'museums',
  'not-enough-artifacts': 'museums',
  'none-left': 'collectors',
  'nothing-sold': 'collectors',
  'not-for-sale': 'buy',
  'not-enough-money': 'buy',
  'not-enough-scrolls': 'buy',
  'row-full': 'place',
  'place-taken': 'place',
  'not-adjacent': 'place',
  'already-upgraded': 'upgrade',
}
