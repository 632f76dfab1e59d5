import type { View } from '@fathom/thesauros'
import type { LessonWords } from '../../../../../lessons/lesson.ts'

export const solo = {
  title: 'Alone',
  hats: 'Alone you must open all three rooms and pass 70 points. Two kinds of hats are in the game: a worker with one saves or earns $2 in its zone, as a boss does. Take the Museum’s.',
  second: 'And the Flea Market’s: maps are bought all game long.',
  budget:
    'No bribes, so no slush fund: four accounts share the $50: what one gets, the others give. This proposal is sound.',
  boss: 'Nobody is in your way, and nobody lines up before you: time is short instead. Send your boss to the Flea Market.',
  pupil: 'And a worker to the same line, to be taught.',
  research: 'The other one goes to Research.',
  mask: 'An opponent who isn’t there holds the patents of the first and third card. Their items are yours at the full price, paid to the bank; no points for a patent. Buy a mask.',
  hat: 'Your boss teaches the worker at once: from today both save $2 here. Give the hat.',
  maps: 'Two of you, two maps: buy map 1 or another, choose its wreck, then a second map.',
  rest: 'Play the year to its end by yourself. All three rooms full by quadrimester 6 bring 30 extra; full by quadrimester 7, they bring 20, and by quadrimester 8, 10.',
  trophies:
    'Trophies wait, too: for the total, for a museum filled early, for advertising, and for income from fishing.',
  tooLittle:
    'That account would soon be empty: wages come from Human Resources, the mask from Research, maps from General Expenses. Leave a little more in it.',
  theMuseum:
    'In a game you may. But three full rooms need many sales, and the Museum’s hat brings $2 with each: take that.',
  theMarket: 'In a game you may. But you will buy more maps than anything else: take the Flea Market’s.',
  bossToThree: 'In a game you may. But your boss teaches at the Flea Market: pick the boss, then zone 3.',
  workerToThree: 'In a game you may. But the pupil has to stand with the boss: send the worker to zone 3.',
  workerToTwo: 'In a game you may. But your divers need a mask: send the worker to Research, zone 2.',
  theMask: 'Without a mask you only reach the first level. Buy one.',
  takeTheHat: 'A hat costs nothing, and saves $2 again and again: take it.',
  twoMaps: 'Leaving without a map costs 1 reputation. Buy one.',
  done: 'You know how to play alone. A game takes about forty minutes, and can be left at any time.',
} as const satisfies LessonWords<string, View>

export type SoloWords = Exclude<keyof typeof solo, 'title' | 'done'>
