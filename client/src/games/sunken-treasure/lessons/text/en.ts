import type { View } from '@fathom/sunken-treasure'
import type { LessonWords } from '../../../../lessons/lesson.ts'

export const en = {
  title: 'Down to Atlantis',
  place:
    'Twelve kinds of treasure lie on the sea bed; whoever owns all twelve first wins. Your bathyscaphes, boats for short, dive for them. Put your last one here, beside your other one.',
  sail: 'Your ship waits at the quay on the left. It sails right, as far as you like, and stops above one of your boats. You hold an amber card: stop above the amber coins.',
  collect:
    'Only the boats below your ship act now, one after the other. Choose the coins that lie with them, and pay with your amber card.',
  dive: 'Each rival’s boat in the treasure’s space, or above it in the column, got one card of your supply. Your second boat may move: to any column, in its row or the next. Send it one row down.',
  sailOn:
    'Deeper down, more treasures lie together, and one boat may collect all that you can pay. Now it is your ship’s turn again: stop above the jade amphora.',
  joker:
    'You have no jade card. But your mussel, below, is a joker: it pays for anything, rivals included. Choose the amphora, and pay with the mussel.',
  sailFar:
    'The mussel lies there now, for anybody with a card of its colour. Sail on to the last column: what you skip waits for the next sweep, when all ships set out again.',
  crown:
    'No rival’s boat is here or above, so the crown costs just its azure card: take it. After every turn your hand is filled up to three.',
  off: 'The right edge comes next. Ships wait there until the last one has arrived. Sail off the board.',
  trade:
    'While you wait, you may trade one card each turn: it goes under your supply, and you draw another. Which colour helps you least now?',
  back: 'All ships are in: a new sweep begins from the left. Next you see the end of another game.',
  last: 'You own ten treasures, your rival three. Find the last two! A second of a kind becomes a joker next turn.',
  notThatPlace: 'That is a good place, too. For this lesson, put it into the second column, where the amber coins lie.',
  notThatColumn: 'You may stop there. But a ship never turns round, and a better column would be left behind.',
  notSoSoon: 'A good stop in a game. For this lesson, sail on to the last column.',
  notYetOff: 'In a game you may. But who leaves is done until all ships are in, and boats of yours could still act.',
  notMoving: 'It may move instead. But a treasure lies in its space, and you hold its colour: bring it up.',
  keepTheMussel: 'The mussel would do, but you have only one. Use the amber card, and keep the mussel for later.',
  notYetOver: 'Your other boat may still act. Let it go one row down first.',
  deeper: 'That is allowed. But down in row 3 two treasures lie in every place: go there.',
  useTheMussel: 'You could move. But your mussel collects the amphora at once: lay it down.',
  tryTrade: 'You may keep your hand, often wisely. Try it once: choose a card.',
  done: 'You know how to dive. One thing more: a game also ends when a column has no treasure left; whoever owns most wins. Now a whole game?',
} as const satisfies LessonWords<string, View>

export type Words = Exclude<keyof typeof en, 'title' | 'done'>
