import { notation } from '@fathom/sunken-treasure/notation'
import type { Action, View } from '@fathom/sunken-treasure'
import type { Lesson } from '../../../lessons/lesson.ts'
import { lastTurns } from './lastTurns.ts'
import type { Words } from './text/en.ts'

const does = (text: string): Action['do'] | undefined => notation.parse(text)?.do
/** Another column teaches less here, and leaving the board nothing. */
const onlyTo =
  (column: string, elsewhere: Words) =>
  (action: string): Words | null => {
    if (action === column) return null
    return action === 'sail off' ? 'notYetOff' : elsewhere
  }
const seedOf = (digits: string): string => digits.padStart(64, '0')

/** Sunken Treasure in six minutes: one ride of the ship from left to right, then the end of a game. */
export const sunkenTreasureLesson: Lesson<Words, View> = {
  game: 'sunken-treasure',
  id: 'first',
  minutes: 6,
  scenes: [
    {
      options: {},
      seats: 2,
      seed: seedOf('12'),
      lines: [
        '0 place c6r2',
        '1 place c1r2',
        '0 place c5r2',
        '1 place c3r2',
        '0 place c2r2',
        '1 place c4r2',
        '0 place c4r2',
        '1 place c5r2',
      ],
      replies: [
        '1 place c2r2',
        '1 sail 1',
        '1 move c1r2 c2r3',
        '1 sail 2',
        '1 move c2r2 c5r3',
        '1 collect jade-bell',
        '1 collect plum-compass by jade-mussel',
        '1 sail 3',
        '1 move c3r2 c4r3',
        '1 sail 5',
        '1 collect coral-ring',
        '1 sail off',
      ],
      steps: [
        {
          do: 'move',
          say: 'place',
          points: ['spot:space:c2r2'],
          judge: (action) => (action === 'place c2r2' ? null : 'notThatPlace'),
          plays: ['place c2r2'],
          wrong: ['place c3r2', 'sail 2'],
          ends: true,
        },
        {
          do: 'move',
          say: 'sail',
          points: [
            'spot:space:c2r1',
            'spot:ship:green',
            ['id:hand', 'spot:card:amber', 'spot:card:azure', 'id:tab-hand'],
          ],
          judge: onlyTo('sail 2', 'notThatColumn'),
          plays: ['sail 2'],
          wrong: ['sail 4', 'sail 3'],
        },
        {
          do: 'move',
          say: 'collect',
          points: [['id:way-card', 'spot:tile:amber-coins']],
          judge: (action) => {
            if (action === 'collect amber-coins by plum-mussel') return 'keepTheMussel'
            return does(action) === 'collect' ? null : 'notMoving'
          },
          plays: ['collect amber-coins'],
          wrong: ['move c2r2 c3r2', 'collect amber-coins by plum-mussel'],
        },
        {
          do: 'move',
          say: 'dive',
          points: ['spot:space:c2r3', ['id:supply', 'id:tab-hand']],
          // In a column further right it would have something to do when its turn there is to be over.
          judge: (action) => {
            if (does(action) !== 'move') return 'notYetOver'
            return action === 'move c2r2 c2r3' ? null : 'straightDown'
          },
          plays: ['move c2r2 c2r3'],
          wrong: ['end', 'move c2r2 c3r3'],
          ends: true,
        },
        {
          do: 'move',
          say: 'sailOn',
          points: ['spot:space:c4r1'],
          judge: onlyTo('sail 4', 'toTheAmphora'),
          plays: ['sail 4'],
          wrong: ['sail off', 'sail 5'],
        },
        {
          do: 'move',
          say: 'joker',
          points: ['spot:tile:jade-amphora', ['id:jokers', 'id:tab-hand']],
          judge: (action) => (does(action) === 'collect' ? null : 'useTheMussel'),
          plays: ['collect jade-amphora by plum-mussel'],
          wrong: ['move c4r2 c4r3', 'collect jade-amphora'],
          ends: true,
        },
        {
          do: 'move',
          say: 'sailFar',
          points: ['spot:space:c6r1'],
          judge: onlyTo('sail 6', 'notSoSoon'),
          plays: ['sail 6'],
          wrong: ['sail off', 'sail 5'],
        },
        {
          do: 'move',
          say: 'crown',
          points: ['spot:tile:azure-crown'],
          judge: (action) => (does(action) === 'collect' ? null : 'notMoving'),
          plays: ['collect azure-crown'],
          wrong: ['move c6r2 c6r3', 'collect azure-chalice'],
          ends: true,
        },
        {
          do: 'move',
          say: 'off',
          points: ['spot:dock:right'],
          plays: ['sail off'],
          wrong: ['sail 5', 'sail 2'],
          ends: true,
        },
        {
          do: 'move',
          say: 'trade',
          points: [['id:hand', 'spot:card:amber', 'spot:card:azure', 'id:tab-hand']],
          judge: (action) => (does(action) === 'trade' ? null : 'tryTrade'),
          plays: ['trade azure'],
          wrong: ['pass', 'sail 2'],
          ends: true,
        },
        { do: 'look', say: 'back' },
      ],
    },
    {
      options: {},
      seats: 2,
      seed: seedOf('2'),
      lines: lastTurns,
      replies: [],
      steps: [{ do: 'play', say: 'last', points: [['id:treasures', 'id:tab-treasures']] }],
    },
  ],
}
