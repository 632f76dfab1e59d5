import type { Help } from '../../../page.ts'

/** The rules in short, in our own words, and what the keys do. */
export const help: Help = {
  rules: [
    'Twelve kinds of treasure lie on the sea floor, each in five colours. Whoever first has one of every kind on their own board wins; colours do not matter there.',
    'On your turn your ship sails at least one column to the right, to a column where you have a bathyscaphe, or off the board.',
    'Then your bathyscaphes under the ship act, each once: move (any column, same row or the one just above or below), or collect any number of treasures where it lies. At least one must act.',
    'A treasure costs one card of its colour from your hand. Besides, every opponent gets a card from your supply for each of their bathyscaphes in this column at the same depth or higher: whoever dives deep pays those above. When your supply is used up, the rest comes from your hand, cards of your choice; who can’t pay it all can’t collect.',
    'A joker (your mussel, or a double of a treasure you have) collects a treasure without any card. It stays in the treasure’s place, and a card may collect it from the next turn on. What you gained this turn serves as a joker from a later turn on, and a joker never collects a joker.',
    'After your actions you draw up to three cards. While your ship waits off the board you may trade one card a turn. When all ships are out they start again on the left.',
    'The game also ends when a column has no treasure left, when nobody has a card, or after three sweeps in which nobody collected by card or with a mussel (doubles don’t count): then most treasures win, ties go to more jokers, then more cards.',
  ],
  keys: [
    ['Arrows', 'go from space to space; inside a space, from thing to thing'],
    ['Enter', 'sail, move or place here; else list what lies in the space'],
    ['Escape', 'back from the things to the space'],
    ['B', 'next bathyscaphe that may act'],
    ['T', 'next treasure that you can collect'],
    ['H', 'to my hand'],
    ['X', 'end my actions, or keep my hand'],
    ['U', 'undo'],
    ['E', 'end the turn'],
  ],
}
