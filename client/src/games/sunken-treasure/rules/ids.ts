import type { RefusalCode } from '@fathom/sunken-treasure'
import type { RulesOf } from '../../../rules/rules.ts'

export const PARAGRAPHS = ['aim', 'place', 'sail', 'act', 'move', 'collect', 'pay', 'joker', 'draw', 'wait', 'end'] as const // prettier-ignore
export type ParagraphId = (typeof PARAGRAPHS)[number]

/** Why can't I? */
export const TOLD_IN: RulesOf<RefusalCode, ParagraphId> = {
  'game-over': 'end',
  'supply-empty': 'wait',
  'not-your-turn': 'sail',
  'wrong-phase': 'act',
  'no-boats-on-the-surface': 'move',
  'second-row-only': 'place',
  'must-sail-right': 'sail',
  'no-bathyscaphe-there': 'sail',
  'not-under-your-ship': 'act',
  'no-boat-in-space': 'act',
  'already-acted': 'act',
  'same-space': 'move',
  'too-far': 'move',
  'same-action-for-all': 'act',
  'not-on-the-board': 'collect',
  'laid-this-turn': 'joker',
  'no-card-of-color': 'collect',
  'cannot-pay': 'pay',
  'joker-for-joker': 'joker',
  'not-your-joker': 'joker',
  'gained-this-turn': 'joker',
  'must-act': 'act',
}
