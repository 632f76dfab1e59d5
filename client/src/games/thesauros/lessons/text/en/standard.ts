import type { View } from '@fathom/thesauros'
import type { LessonWords } from '../../../../../lessons/lesson.ts'

export const standard = {
  title: 'Standard and Lawless!',
  budget:
    'Standard gives $50. Slush money stays there: it pays for bribes alone. Your boss will hire two workers for $4 each, then come wages every quadrimester: give Human Resources $20 or more.',
  recruit:
    'You start with three people; Standard games are won with more. The first space at Recruitment costs $6, your boss pays $2 less. Send your boss there.',
  hire: 'One quadrimester later. A worker is hired, a treasure is at home, and your boss is at Recruitment again. Each one hired costs $2 a quadrimester. Hire the second.',
  double:
    'The second brings a Double Action: whoever stands on it acts twice in a row. Lay it down, then place the new worker in the Museum.',
  stay: 'Leave the boat where it is.',
  sponsor: 'First act: sponsor the Cabinet.',
  sell: 'Second act, same worker: sell the treasure there. The room opens before any opponent could use it. That is what a Double Action is for.',
  bid: 'Now for “Lawless!”. After quadrimesters 3, 5, 7 and 8 a mercenary is auctioned, paid from the slush fund; the others pay nothing. You have $12, your opponent has bid 1. Bid more: 4, say.',
  mercenary:
    'Year II. A mercenary works once, on a space of his own, where none was before. In Research he steals any open patent with one item, for nothing. Place him there.',
  steal:
    'A patent brings reputation in the end, and a royalty from every buyer until then. The Tank is the deepest thing on show: steal it.',
  rest: 'Elsewhere mercenaries ground seaplanes, cost each opponent 4 reputation, mine a wreck, or shift treasures in the museum. Play this quadrimester to its end.',
  tooLittle:
    'That account would soon be empty: hiring and wages come from Human Resources, maps and museum from General Expenses. Leave a little more in it.',
  noEnvelope: 'Envelopes carry bribes; this chapter does without. Switch yours off, then place again.',
  bossToOne: 'In a game you may. But your boss pays $2 less there: pick the boss, then zone 1.',
  hireNow: 'Your boss came here for this, and leaving without it costs 1 reputation. Hire.',
  twiceInEight:
    'In a game you may. But here the worker acts twice: first lay down the Double Action, then place the worker in zone 8.',
  stayThere: 'In a game you may. For now leave the boat where it is.',
  theCabinet: 'With one act left, only the Cabinet can be filled: it holds one treasure. Sponsor it.',
  intoTheRoom: 'In the storeroom nobody sees it: 1 reputation. Your room gives far more.',
  bidNow: 'Then your opponent has him for $1, and you are the target. Bid.',
  tooMuch: 'A bluff is allowed. But who can’t pay the highest bid loses 1 reputation. Stay within your slush fund.',
  mercenaryToTwo: 'In a game you may. But today he is after a patent: pick the mercenary, then zone 2.',
  theTank: 'In a game you may. But the Tank takes divers deeper than anything else on show. Take that.',
  done: 'You know “Standard” and “Lawless!”. Whose slush fund is full decides auctions and turn order; nobody can see it.',
} as const satisfies LessonWords<string, View>

export type StandardWords = Exclude<keyof typeof standard, 'title' | 'done'>
