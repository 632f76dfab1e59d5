import type { RulesText } from '../../../rules/rules.ts'
import type { ParagraphId } from './ids.ts'

export const en: RulesText<ParagraphId> = {
  aim: {
    title: 'What it is about',
    text: 'Twelve kinds of treasure lie on the sea floor, each in five colours. You want one of each kind on your board; the colour does not matter there. Whoever has all twelve wins at once.',
    words: 'goal win kinds board places',
  },
  place: {
    title: 'The beginning',
    text: 'In turn, everybody places their bathyscaphes one at a time in row 2, the first row below the surface, in any column.',
    words: 'start setup boat bathyscaphe row two',
  },
  sail: {
    title: 'The ship sails',
    text: 'On your turn your ship goes at least one column to the right, never back, and stops in a column where you have a bathyscaphe. Or it leaves the board. Columns that it passes get no action before all ships set out again.',
    words: 'ship column right off board stop',
  },
  act: {
    title: 'The bathyscaphes act',
    text: 'All your bathyscaphes in the column of the ship may act, once each, in any order: move or collect. At least one must. What lies in other columns does not count this turn. At some tables all of a turn must do the same.',
    words: 'action boat under the ship once option same',
  },
  move: {
    title: 'Moving',
    text: 'A move goes to any column, in the same row or the row just above or below, and ends in another space. Rows 2 to 5 are the bathyscaphes’; the surface is the ships’. Several may lie in one space.',
    words: 'row column depth far surface space',
  },
  collect: {
    title: 'Collecting',
    text: 'A bathyscaphe collects any number of tiles of its space, one after the other. For each, play a card of the tile’s colour from your hand and pay those who are in your way.',
    words: 'tile treasure card colour hand take',
  },
  pay: {
    title: 'Who is paid',
    text: 'Each opponent gets one of your cards for each of their bathyscaphes in this column at the same depth or higher. The cards come unseen from your supply; once it is empty, from your hand, of your choice. Who can’t pay all of it can’t collect.',
    words: 'price cost supply opponents due above',
  },
  joker: {
    title: 'Jokers',
    text: 'A mussel, or a second treasure of a kind that you have, lies beside your board as a joker from your next turn on. It collects a tile without a card and without pay, and stays in that tile’s place, where a card may collect it from the next turn on. A joker never collects a joker.',
    words: 'mussel double free second',
  },
  draw: {
    title: 'Drawing cards',
    text: 'After your actions you draw from your supply until you hold three cards. Cards that others were paid lie on top of their supplies.',
    words: 'hand three supply draw end turn',
  },
  wait: {
    title: 'Waiting off the board',
    text: 'While your ship is off the board you may trade a card each turn: one of your hand goes under your supply, the top one into your hand. When all ships are out they start again on the left.',
    words: 'trade exchange pass off board return dock harbour',
  },
  end: {
    title: 'The end',
    text: 'The game ends at once when somebody has twelve treasures, or when a column has none left; also when nobody has a card, and after three sweeps in which nobody collected by card or with a mussel. Then most treasures win, ties go to more jokers, then to more cards.',
    words: 'score tie winner column empty game over',
  },
}
