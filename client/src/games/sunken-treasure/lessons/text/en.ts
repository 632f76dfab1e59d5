import type { View } from '@fathom/sunken-treasure'
import type { LessonWords } from '../../../../lessons/lesson.ts'

export const en = {
  title: 'Down to Atlantis',
  place:
    'Twelve kinds of treasure lie on the sea bed; whoever owns all twelve first wins. Your bathyscaphes dive for them. Put your last one here, beside your other one.',
  sail: 'Your ship waits at the quay on the left. It sails right, as far as you like, and stops above one of your bathyscaphes. You hold an amber card: stop above the amber coins.',
  collect:
    'Only the bathyscaphes below your ship act now, one after the other. Choose the coins that lie with them, and pay with your amber card.',
  dive: 'Each opponent’s bathyscaphe beside the treasure, or above it in the column, got a card of your supply, your face-down pile. Your other bathyscaphe may move: to any column, in its row or the next. Send it straight down.',
  sailOn:
    'In this lesson turns end by themselves; after each, your hand is filled up to three. Deeper down, more treasures lie together; one bathyscaphe may collect all that you can pay. Next stop: above the jade amphora.',
  joker:
    'You have no jade card. But your mussel, below, is a joker: it pays for anything, opponents included. Collect the amphora with it.',
  sailFar:
    'The mussel lies there now, for anybody with a card of its colour. Sail on to the last column: what you skip waits for the next sweep, when all ships set out again.',
  crown: 'No opponent’s bathyscaphe is here or above, so the crown costs just its azure card: take it.',
  off: 'Dashed frames show what your opponent did last. Next comes the right edge: ships wait there until the last one has arrived. Sail off the board.',
  trade:
    'While you wait, you may trade one card each turn: it goes under your supply, and you draw another. Which colour helps you least now?',
  back: 'All ships are in: a new sweep begins. Next: another game’s end.',
  last: 'Find your last two treasures! A kind you own, collected again, goes beside your board: a joker from your next turn. Laid down, it shows a small mussel.',
  notThatPlace: 'That is a good place, too. For this lesson, put it into the second column, where the amber coins lie.',
  notThatColumn: 'You may stop there. But a ship never turns round, and a better column would be left behind.',
  toTheAmphora: 'A good stop in a game. For this lesson, stop in column 4, above the jade amphora.',
  notSoSoon: 'A good stop in a game. For this lesson, sail on to the last column.',
  notYetOff:
    'In a game you may. But who leaves is done until all ships are in, and bathyscaphes of yours could still act.',
  notMoving: 'It may move instead. But a treasure lies in its space, and you hold its colour: bring it up.',
  keepTheMussel: 'The mussel would do, but you have only one. Use the amber card, and keep the mussel for later.',
  notYetOver: 'Your other bathyscaphe may still act. Let it go one row down first.',
  straightDown:
    'In a game you may. For this lesson, send it straight down: to column 2, row 3, where two treasures lie.',
  useTheMussel: 'You could move. But your mussel collects the amphora at once: choose the amphora.',
  tryTrade: 'You may keep your hand, often wisely. Try it once: choose a card.',
  done: 'You know how to dive. One thing more: a game also ends when a column has no treasure left; whoever owns most wins. Now a whole game?',
} as const satisfies LessonWords<string, View>

export type Words = Exclude<keyof typeof en, 'title' | 'done'>
