import type { View } from '@fathom/artifacts-inc'
import type { Lesson, Position } from '../../../lessons/lesson.ts'
import { lastTurns } from './lastTurns.ts'
import type { Words } from './text/en.ts'

const seedOf = (digits: string): string => digits.padStart(64, '0')

/** Accepts these actions (patterns of notation), and says of any other why not. */
function only(accepted: RegExp, otherwise: Words): (action: string) => Words | null {
  return (action) => (accepted.test(action) ? null : action === 'end' ? 'notYetOver' : otherwise)
}

/** The learner has chosen what was asked for, maybe already with the gesture before. */
const leaves =
  (phase: View['phase']) =>
  ({ view }: Position<View>): boolean =>
    view.phase !== phase

/** Artifacts, Inc. in eight minutes: three turns with friendly dice, then the last rounds of a close game. */
export const artifactsIncLesson: Lesson<Words, View> = {
  game: 'artifacts-inc',
  id: 'first',
  minutes: 8,
  scenes: [
    {
      options: {},
      seats: 2,
      seed: seedOf('16'),
      lines: [
        '0 lay s-canyon',
        '0 lay headquarters',
        '0 lay s-desert',
        '0 end',
        '1 lay adventurers',
        '1 lay headquarters',
        '1 lay s-desert',
        '1 end',
      ],
      replies: [
        '1 place 6 T3.1',
        '1 dive 5',
        '1 place 1 T4.1',
        '1 end',
        '1 dive 6',
        '1 dive 1',
        '1 place 2 guide-work',
        '1 end',
      ],
      steps: [
        {
          do: 'move',
          say: 'fossil',
          points: [['spot:slot:T1:0', 'spot:card:T1', 'id:view-desk']],
          judge: (action) => {
            if (/^place 6 T[13]/.test(action)) return 'keepTheSix'
            // The desert is no bad place: it is the next step's.
            if (/^place [45] T3/.test(action)) return 'canyonFirst'
            return only(/^place [45] T1\.1$/, 'notTheCanyon')(action)
          },
          plays: ['place 4 T1.1'],
          wrong: ['place 6 T3.1', 'place 4 T3.1'],
        },
        {
          do: 'move',
          say: 'scroll',
          points: [['spot:slot:T3:0', 'spot:card:T3', 'id:view-desk']],
          judge: (action) =>
            action.startsWith('place 6 T3') ? 'keepTheSix' : only(/^place [45] T3\.1$/, 'notTheDesert')(action),
          plays: ['place 5 T3.1'],
          wrong: ['place 5 guide-work', 'end'],
        },
        {
          do: 'move',
          say: 'collectors',
          points: [['spot:public:private-collectors', 'id:view-boards']],
          judge: only(/^(place 6 private-collectors|sell .*)$/, 'notTheCollectors'),
          plays: ['place 6 private-collectors'],
          wrong: ['place 6 guide-work', 'end'],
        },
        {
          do: 'move',
          say: 'sell',
          points: ['id:sale'],
          judge: only(/^sell /, 'sellBoth'),
          until: leaves('sell'),
          plays: ['sell fossil', 'sell scroll'],
          wrong: ['sell gem', 'place 6 guide-work'],
        },
        {
          do: 'move',
          say: 'end',
          points: [['id:end-turn', 'id:confirm']],
          plays: ['end'],
          wrong: ['place 6 guide-work', 'sell fossil'],
          ends: true,
        },
        {
          do: 'move',
          say: 'office',
          points: [['spot:slot:T2:0', 'spot:card:T2', 'id:view-desk']],
          judge: only(/^(place 1 T2\.1|buy desert|put .*)$/, 'useTheOne'),
          plays: ['place 1 T2.1'],
          wrong: ['place 6 T2.1', 'place 1 T1.1'],
        },
        {
          do: 'move',
          say: 'buy',
          points: [['spot:market:A:1:desert', 'id:market']],
          judge: only(/^(buy desert|put .*)$/, 'buyTheDesert'),
          until: leaves('buy'),
          plays: ['buy desert'],
          wrong: ['buy canyon', 'decline'],
        },
        {
          do: 'move',
          say: 'put',
          until: leaves('put'),
          plays: ['put T5'],
          wrong: ['put T7', 'buy canyon'],
        },
        {
          do: 'move',
          say: 'dive',
          points: [['spot:dive', 'id:view-dive']],
          judge: only(/^dive 6$/, 'diveWithSix'),
          plays: ['dive 6'],
          wrong: ['dive 5', 'place 6 T3.1'],
        },
        {
          do: 'move',
          say: 'again',
          points: [['spot:slot:T3:0', 'spot:card:T3', 'id:view-desk']],
          judge: only(/^place 5 (T3\.1|.*\.2)$/, 'scrollsWanted'),
          plays: ['place 5 T3.1'],
          wrong: ['place 5 T1.1', 'end'],
        },
        {
          do: 'move',
          say: 'endAgain',
          points: [['id:end-turn', 'id:confirm']],
          plays: ['end'],
          wrong: ['dive 5', 'place 5 guide-work'],
          ends: true,
        },
        {
          do: 'move',
          say: 'second',
          points: [['spot:slot:T3:0', 'spot:card:T3', 'id:view-desk']],
          judge: (action) =>
            // The new expedition takes a 2 for a scroll as well.
            /^place 2 (?!T2).*\.1$/.test(action)
              ? 'keepTheTwo'
              : only(/^place 6 (T3\.1|.*\.2)$/, 'firstTheSecond')(action),
          plays: ['place 6 T3.1'],
          wrong: ['place 2 museum-scrolls', 'place 2 T5.1'],
        },
        {
          do: 'move',
          say: 'museum',
          points: [['spot:public:museum-scrolls', 'id:view-boards']],
          judge: (action) =>
            // Who clicks a box chooses the museum and the box at once.
            action.startsWith('order museum-scrolls')
              ? only(/ 2$/, 'orderOfTwo')(action)
              : only(/^place [23] museum-scrolls$/, 'toTheMuseum')(action),
          plays: ['place 2 museum-scrolls'],
          wrong: ['place 2 guide-work', 'dive 2'],
        },
        {
          do: 'move',
          say: 'order',
          points: [
            ['id:order-museum-scrolls-1', 'spot:box:museum-scrolls:1', 'spot:public:museum-scrolls', 'id:view-boards'],
          ],
          judge: only(/^order museum-scrolls 2$/, 'orderOfTwo'),
          until: leaves('order'),
          plays: ['order museum-scrolls 2'],
          wrong: ['order museum-scrolls 1', 'order museum-scrolls 3'],
        },
        { do: 'look', say: 'majority', points: [['spot:public:museum-scrolls', 'id:view-boards']] },
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
