import type { View } from '@fathom/thesauros'
import type { LessonWords } from '../../../../lessons/lesson.ts'
import { selling } from './en/selling.ts'
import { solo } from './en/solo.ts'
import { isAsked, isLoaded } from '../judging.ts'
import { standard } from './en/standard.ts'
import { voyage } from './en/voyage.ts'

const year = {
  title: 'A year at the office',
  budget:
    'You lead a company of treasure hunters. Reputation wins, most of it from the museum. First share out the money of the year (three quadrimesters of four months): each account pays for other things. This proposal is sound: set it.',
  boss: '$10 count as 1 point of your score. Now your people line up in the town. Your boss usually saves or earns $2 more. Take the boss, then the Flea Market: treasure needs a map.',
  research: 'Everybody places one, in turn. Send a worker to Research: gear lets your divers go deeper.',
  port: 'And the other worker to the Port: without somebody there, your boat stays tied up.',
  mask: 'All are placed. Now the zones play from 1 to 10. Patent the diving mask and buy the first one along with it (“Both”): the patent brings 1 reputation point (RP) in the end.',
  map: 'Every map has the number of a dig site. Site 1 is two spaces away, and your boss pays $2 less. Buy map 1.',
  wreck: 'First at a site, you choose the wreck. The top row is within reach without any gear. Choose one.',
  sail: (position) =>
    isAsked(position, 'exchange')
      ? 'Choose what goes aboard: with the mask a diver gets to the second level. Then press “All is loaded”, and your boat can sail.'
      : isLoaded(position, 'mask')
        ? 'The mask is aboard. Two spaces a turn are free: sail to the first column of site 1. Without its map you could not stop there.'
        : 'The Port: your worker boards. “Load and unload” takes the mask along; this time you can do without. Two spaces a turn are free: sail to the first column of site 1, whose map you hold.',
  dive: 'You are above the wreck. Dive!',
  lift: ({ view, you }) =>
    view.zodiacs.some(({ seat, items }) => seat === you && items.length > 0)
      ? 'An open treasure, right on the first level. Bring it up.'
      : 'An open treasure, right on the first level: bring it up. Deeper ones are out of reach, for your mask is not aboard: it lies at the office.',
  wages:
    'A treasure, already at your office! Each worker got $2 from Human Resources; what is missing comes from other accounts, for a fee, and unpaid wages cost reputation. One worker stays aboard: send the other to the Museum.',
  bossToo: 'Send your boss there, too. A boss in the same line can teach a worker.',
  stay: 'Your boat is still at sea, and could sail and dive again. Today the museum comes first: leave it there, and end your turn at sea.',
  hat: 'Your boss stands beside your worker, and may give the hat of zone 8: as specialist #8 that worker saves $2 in the Museum from now on, like a boss. Give it.',
  sponsor: 'A room needs a sponsor before anything is shown. The Cabinet holds one treasure only: sponsor it.',
  sell: 'Now your boss sells the treasure into your own room, for $2 more. A full room opens at once. When all rooms are open the game ends; else after nine quadrimesters.',
  income:
    'Your room is open: 1 reputation now, 4 more in the end. Put the money where you will need it; only the slush fund is closed now.',
  rest: 'That is the whole trade: map, sail, dive, show, sell. Play this year to its end by yourself, and end each of your turns. Then investors pay anew, more for every map you own.',
  littleHR: 'Too little in Human Resources: two workers cost $12 in wages a year, and moving money later costs a fee.',
  littleRD:
    'Too little in Research and Development: the patent and the mask cost $5, better gear more. Moving money later costs a fee.',
  littleGE: 'Too little in General Expenses: they pay for maps and museum rooms. Moving money later costs a fee.',
  noEnvelope:
    'An envelope carries a bribe for the turn order: that comes in the third chapter. Switch yours off, then place again.',
  bossToThree:
    'In a game you may. But today it is the boss who goes to the Flea Market: pick the boss first, then zone 3.',
  workerToTwo: 'In a game you may. But deep treasures need gear: a worker to Research first, zone 2.',
  workerToSeven: 'In a game you may. But your boat would stay in the port: send the worker to zone 7.',
  patentAndMask: 'Then you would have no mask. Take the patent and the first mask together: “Both”.',
  mapOne: 'Your boat gets two spaces far for free, and only site 1 is that near. Buy map 1.',
  toTheSite: 'In a game you may. But a treasure waits at site 1, and you hold its map: sail there.',
  nowDive: 'You have come for the wreck: dive first.',
  liftIt: 'It is yours for the taking: bring it up.',
  workerToEight: 'In a game you may. But a treasure is worth most in the Museum: choose a worker, then zone 8.',
  workerFirst: 'Your boss follows in a moment. First the worker: choose the worker, then zone 8.',
  bossToEight:
    'In a game you may. But together with your worker your boss can teach there: pick the boss, then zone 8.',
  stayThere: 'In a game you would. But today the treasure at home comes first: end your turn at sea.',
  takeTheHat: 'A hat costs nothing, and there are few of them: give it.',
  theCabinet: 'That room needs three treasures before it opens. Take the Cabinet: one is enough.',
  roomFirst: 'First sponsor the Cabinet: a treasure brings far more in a room of your own.',
  intoTheRoom: 'In the storeroom nobody sees it: 1 reputation. Your room gives far more.',
  done: 'One year is over, and you know the trade. The next chapter leads to deeper water; or play your first game, Introductory, against bots.',
} as const satisfies LessonWords<string, View>

export type YearWords = Exclude<keyof typeof year, 'title' | 'done'>

/** The words of each chapter. */
export const en = { year, voyage, selling, standard, solo }
