import type { View } from '@fathom/thesauros'
import type { Lesson, Position } from '../../../lessons/lesson.ts'
import type { YearWords } from './text/en.ts'

const seedOf = (digits: string): string => digits.padStart(64, '0')

/** Accepts these actions (patterns of notation), and says of any other why not. */
function only(accepted: RegExp, otherwise: YearWords): (action: string) => YearWords | null {
  return (action) => (accepted.test(action) ? null : otherwise)
}

/** What this lesson needs in an account, in dollars. */
const LEAST: Readonly<Record<string, number>> = { HR: 10, RD: 8, GE: 8, ME: 0 }

function judgeBudget(action: string): YearWords | null {
  const [, account = '', dollars = ''] = action.split(' ')
  return Number(dollars) < (LEAST[account] ?? 0) ? 'tooLittle' : null
}

const isAt =
  (space: string) =>
  ({ view, you }: Position<View>): boolean =>
    view.zodiacs.some((zodiac) => zodiac.seat === you && zodiac.space === space)

/** The first chapter of Thesauros: an introductory year at the office, from the budget to the first treasure in the museum. */
export const yearLesson: Lesson<YearWords, View> = {
  game: 'thesauros',
  id: 'year',
  minutes: 5,
  scenes: [
    {
      options: { variant: 'introductory' },
      seats: 2,
      seed: seedOf('1'),
      lines: [],
      replies: [
        '1 budget HR 24',
        '1 budget RD 10',
        '1 budget GE 13',
        '1 budget ME 2',
        '1 envelope',
        '1 place B 3',
        '1 place W 3',
        '1 place W 9',
        '1 teach',
        '1 buy 3',
        '1 tile S04',
        '1 buy 3',
        '1 advertise',
        '1 bribe 2',
        '1 place B 3',
        '1 place H3 3',
        '1 place W 3',
        '1 buy 1',
        '1 buy 1',
        '1 buy 2',
      ],
      steps: [
        {
          do: 'move',
          say: 'budget',
          points: ['id:send-budget'],
          judge: judgeBudget,
          until: ({ view }) => view.phase !== 'budget',
          plays: ['budget HR 14', 'budget RD 16', 'budget GE 14', 'budget ME 9'],
          wrong: ['budget HR 2', 'budget HR 99'],
          ends: true,
        },
        {
          do: 'move',
          say: 'boss',
          points: ['spot:meeple:B', 'spot:zone:3'],
          judge: only(/^place B 3$/, 'bossToThree'),
          plays: ['place B 3'],
          wrong: ['place W 3', 'place B 5'],
          ends: true,
        },
        {
          do: 'move',
          say: 'research',
          points: ['spot:zone:2'],
          judge: only(/^place W 2$/, 'workerToTwo'),
          plays: ['place W 2'],
          wrong: ['place W 1', 'place W 4'],
          ends: true,
        },
        {
          do: 'move',
          say: 'port',
          points: ['spot:zone:7'],
          judge: only(/^place W 7$/, 'workerToSeven'),
          plays: ['place W 7'],
          wrong: ['place W 6', 'place W 10'],
          ends: true,
        },
        {
          do: 'move',
          say: 'mask',
          points: [['id:do-prototype-mask', 'id:technology-1', 'spot:zone:2']],
          judge: only(/^prototype mask$/, 'patentAndMask'),
          plays: ['prototype mask'],
          wrong: ['patent mask', 'refuse'],
          ends: true,
        },
        {
          do: 'move',
          say: 'map',
          points: [['id:do-buy-1', 'id:market', 'spot:zone:3']],
          judge: only(/^(buy 1|tile .*)$/, 'mapOne'),
          plays: ['buy 1'],
          wrong: ['buy 4', 'refuse'],
        },
        {
          do: 'move',
          say: 'wreck',
          judge: only(/^tile /, 'mapOne'),
          until: ({ view }) => view.sites.some(({ number, id }) => number === 1 && id !== null),
          plays: ['tile S08'],
          wrong: ['buy 2', 'tile B01'],
          ends: true,
        },
        {
          do: 'move',
          say: 'sail',
          points: ['spot:sea:s1.1'],
          judge: only(/^(depart green|exchange|move .*|step (w1|s1\.1))$/, 'toTheSite'),
          until: isAt('s1.1'),
          plays: ['depart green', 'step w1', 'step s1.1'],
          wrong: ['lagoon lagoon-tour green', 'refuse'],
        },
        {
          do: 'move',
          say: 'dive',
          points: [['id:do-dive', 'spot:sea:s1.1']],
          judge: only(/^(dive|lift 1)$/, 'nowDive'),
          plays: ['dive'],
          wrong: ['done', 'step w1'],
        },
        {
          do: 'move',
          say: 'lift',
          points: [['id:do-lift-1', 'id:dive-card']],
          judge: only(/^lift 1$/, 'liftIt'),
          until: ({ view, you }) => (view.players[you]?.treasures ?? []).some((count) => count > 0),
          plays: ['lift 1'],
          wrong: ['surface', 'place W 8'],
          ends: true,
        },
        {
          do: 'move',
          say: 'wages',
          points: ['spot:zone:8'],
          judge: only(/^place W 8$/, 'workerToEight'),
          plays: ['place W 8'],
          wrong: ['place W 2', 'place W 5'],
          ends: true,
        },
        {
          do: 'move',
          say: 'bossToo',
          points: ['spot:meeple:B', 'spot:zone:8'],
          judge: only(/^place B 8$/, 'bossToEight'),
          plays: ['place B 8'],
          wrong: ['place B 3', 'place B 5'],
          ends: true,
        },
        {
          do: 'move',
          say: 'stay',
          judge: only(/^done$/, 'stayThere'),
          plays: ['done'],
          wrong: ['sail green', 'place B 3'],
        },
        {
          do: 'move',
          say: 'hat',
          points: ['id:choose-teach'],
          judge: only(/^teach$/, 'takeTheHat'),
          plays: ['teach'],
          wrong: ['skip', 'sponsor M1'],
        },
        {
          do: 'move',
          say: 'sponsor',
          points: [['id:do-sponsor-M1', 'id:room-M1', 'spot:zone:8']],
          judge: only(/^sponsor M1$/, 'theCabinet'),
          plays: ['sponsor M1'],
          wrong: ['sponsor M3', 'sell 3 store'],
          ends: true,
        },
        {
          do: 'move',
          say: 'sell',
          points: [['id:do-sell-3-M1', 'id:room-M1', 'spot:zone:8']],
          judge: only(/^(sell 3 M1|take .*)$/, 'intoTheRoom'),
          plays: ['sell 3 M1'],
          wrong: ['sell 3 store', 'refuse'],
        },
        {
          do: 'move',
          say: 'income',
          until: ({ legal }) => !legal.some((action) => action.startsWith('take ')),
          plays: ['take GE 5'],
          wrong: ['take SF 5', 'sell 3 M1'],
          ends: true,
        },
        { do: 'play', say: 'rest', until: ({ view }) => view.year > 1 },
      ],
    },
  ],
}
