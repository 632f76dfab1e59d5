import { cardById, cardId, type BoxSymbol, type View } from '@fathom/silver-and-gold'
import { notation } from '@fathom/silver-and-gold/notation'
import type { Lesson, Point, Position } from '../../../lessons/lesson.ts'
import { lastTurns } from './lastTurns.ts'
import type { Words } from './text/en.ts'

/** What an action crosses off: whether it is the whole pattern, and what is printed in its boxes. */
function crossingOf(text: string): { readonly isWhole: boolean; has(symbol: BoxSymbol): boolean } | null {
  const action = notation.parse(text)
  if (action === null || !('card' in action) || action.do === 'take') return null
  const boxes = action.do === 'pattern' ? action.boxes : 1 << action.box
  const { symbols } = cardById(cardId(action.card))
  const has = (symbol: BoxSymbol): boolean => symbols.some((each, box) => each === symbol && ((boxes >> box) & 1) === 1)
  return { isWhole: action.do === 'pattern', has }
}

/** A card with a purple seal that lies on the display, or that the learner has just taken. */
const SEALED = 'S01'
function sealAt({ view, you }: Position<View>): Point {
  const own = view.players[you]?.islands.findIndex(({ card }) => card === SEALED) ?? -1
  return own < 0 ? [`id:card-${SEALED}`, 'id:tab-display'] : [`id:island-${SEALED}`, `id:show-island-${own}`]
}

const seedOf = (digits: string): string => digits.padStart(64, '0')
const opening = { options: {}, seats: 2, seed: seedOf('2') } as const

/** Silver & Gold in four minutes: the first turn, then an X, a coin, a palm and a finished island in one short game, then the last three turns. */
export const silverAndGoldLesson: Lesson<Words, View> = {
  game: 'silver-and-gold',
  id: 'first',
  minutes: 4,
  scenes: [
    {
      ...opening,
      lines: [],
      replies: ['1 keep P02 G09', '1 cross P02 a1 a2 b2', '1 bonus G09 a3'],
      steps: [
        {
          do: 'move',
          say: 'keep',
          points: ['id:dealt'],
          plays: ['keep O08 G04'],
          wrong: ['keep O08 P01', 'cross O08 a1 b1 a2'],
          ends: true,
        },
        {
          do: 'move',
          say: 'pattern',
          points: ['spot:pattern'],
          judge: (action) => (crossingOf(action)?.isWhole === true ? null : 'wholeFits'),
          plays: ['cross O08 a1 b1 a2'],
          wrong: ['box O08 a1', 'cross O08 a1 a2 a3'],
        },
        { do: 'end', say: 'end', points: ['id:end-turn'] },
        { do: 'look', say: 'rounds', points: [['id:expedition', 'spot:pattern']] },
      ],
    },
    {
      ...opening,
      lines: [
        '0 keep O08 G04',
        '1 keep P02 G09',
        '0 cross O08 a1 b1 a2',
        '1 cross P02 a1 a2 b2',
        '1 bonus G09 a3',
        '0 cross O08 a3 b3 b4',
        '1 cross P02 b3 a4 b4',
        '0 cross G04 d1 d2 d3',
        '0 bonus O08 c4',
        '1 cross P02 b1 c1 d1',
        '1 bonus G09 a2',
      ],
      replies: ['1 cross P02 c2 c3 d3 c4', '1 bonus P02 d4', '1 take O10', '1 cross O10 a1 a2', '1 cross G09 b1 b2 b3'],
      steps: [
        {
          do: 'move',
          say: 'x',
          points: [['spot:box:O08:7', 'id:show-island-0']],
          judge: (action) => {
            const crossing = crossingOf(action)
            if (crossing?.isWhole !== true) return 'wholeFits'
            return crossing.has('x') ? null : 'notTheX'
          },
          plays: ['cross O08 b2 c2 d2 c3'],
          wrong: ['box O08 d2', 'cross G04 a1 a2 b2 b3'],
        },
        {
          do: 'move',
          say: 'coin',
          points: [
            ['spot:box:G04:10', 'id:show-island-1'],
            ['id:score-card', 'id:tab-score'],
          ],
          judge: (action) => (crossingOf(action)?.has('coin') === true ? null : 'notTheCoin'),
          plays: ['bonus G04 c3'],
          wrong: ['bonus G04 a1', 'bonus O08 d3'],
          ends: true,
        },
        {
          do: 'move',
          say: 'palm',
          points: [
            ['spot:box:G04:0', 'id:show-island-1'],
            ['id:display', 'id:tab-display'],
          ],
          judge: (action) => {
            const crossing = crossingOf(action)
            if (crossing?.has('palm') !== true) return 'notThePalm'
            return crossing.isWhole ? null : 'wholeFits'
          },
          plays: ['cross G04 a1 a2'],
          wrong: ['cross G04 b2 b3', 'box G04 a1'],
          ends: true,
        },
        {
          do: 'move',
          say: 'single',
          points: [['spot:box:O08:11', 'id:show-island-0']],
          judge: (action) => (action === 'box O08 d3' ? null : 'notTheLast'),
          plays: ['box O08 d3'],
          wrong: ['box G04 a3', 'cross G04 a3 b3 c3'],
          ends: true,
        },
        {
          do: 'move',
          say: 'take',
          points: [['id:display', 'id:tab-display']],
          plays: ['take S11'],
          wrong: ['take O10', 'box G04 a3'],
          ends: true,
        },
        { do: 'look', say: 'seals', points: (at) => [sealAt(at), ['id:score-card', 'id:tab-score']] },
      ],
    },
    {
      options: {},
      seats: 2,
      seed: seedOf('7'),
      lines: lastTurns,
      replies: [],
      steps: [{ do: 'play', say: 'last' }],
    },
  ],
}
