import type { View } from '@fathom/thesauros'
import type { Lesson } from '../../../lessons/lesson.ts'
import { isAsked, only, seedOf } from './judging.ts'
import { budgeting, placing } from './steps.ts'
import type { SoloWords } from './text/en/solo.ts'

/** The last chapter of Thesauros, for who knows the rest: alone against the calendar. */
export const soloLesson: Lesson<SoloWords, View> = {
  game: 'thesauros',
  id: 'solo',
  minutes: 5,
  scenes: [
    {
      options: { variant: 'solo' },
      seats: 1,
      seed: seedOf('5'),
      lines: [],
      replies: [],
      steps: [
        {
          do: 'move',
          say: 'hats',
          points: ['id:choose-hat-8'],
          judge: only(/^hat 8$/, 'theMuseum'),
          plays: ['hat 8'],
          wrong: ['hat 7', 'hat 2'],
        },
        {
          do: 'move',
          say: 'second',
          points: ['id:choose-hat-3'],
          judge: only(/^hat 3$/, 'theMarket'),
          plays: ['hat 3'],
          wrong: ['hat 7', 'hat 2'],
          ends: true,
        },
        budgeting({
          least: { HR: 6, RD: 2, GE: 10, ME: 0 },
          why: 'tooLittle',
          plays: ['budget HR 12', 'budget RD 17', 'budget GE 15'],
        }),
        placing({ say: 'boss', who: 'B', zone: 3, why: 'bossToThree', wrong: ['place W 8', 'place B 4'], picks: true }),
        placing({
          say: 'pupil',
          who: 'W',
          zone: 3,
          why: 'workerToThree',
          wrong: ['place W 8', 'place W 5'],
          picks: true,
        }),
        placing({
          say: 'research',
          who: 'W',
          zone: 2,
          why: 'workerToTwo',
          wrong: ['place W 8', 'place W 5'],
          ends: true,
        }),
        {
          do: 'move',
          say: 'mask',
          points: [['id:do-item-mask', 'spot:zone:2']],
          judge: only(/^item mask$/, 'theMask'),
          plays: ['item mask'],
          wrong: ['refuse', 'patent mask'],
          ends: true,
        },
        {
          do: 'move',
          say: 'hat',
          points: ['id:choose-teach'],
          judge: only(/^teach$/, 'takeTheHat'),
          plays: ['teach'],
          wrong: ['skip', 'buy 1'],
        },
        {
          do: 'move',
          say: 'maps',
          points: [['id:do-buy-1', 'id:market', 'spot:zone:3']],
          judge: (action, position) => (isAsked(position, 'market') && action === 'refuse' ? 'twoMaps' : null),
          until: (position) => !['market', 'tile', 'pay'].some((kind) => isAsked(position, kind)),
          plays: ['buy 1', 'tile S05', 'buy 2', 'tile B07'],
          wrong: ['refuse', 'buy 5'],
          ends: true,
        },
        { do: 'play', say: 'rest', until: ({ view }) => view.year > 1 },
        { do: 'look', say: 'trophies' },
      ],
    },
  ],
}
