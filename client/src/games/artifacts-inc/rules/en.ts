import type { RulesText } from '../../../rules/rules.ts'
import type { ParagraphId } from './ids.ts'

export const en: RulesText<ParagraphId> = {
  aim: {
    title: 'What it is about',
    text: 'New York, 1929. You build a firm of expeditions, equipment, offices and crew. Good cards, finds of dives and museum orders bring reputation; at 20 the last round begins.',
    words: 'goal win reputation points',
  },
  start: {
    title: 'The beginning',
    text: 'Everybody lays the same starting cards in a row, left to right, in the order they like. Cards never move, so neighbours that help each other should lie side by side.',
    words: 'setup lay row starting cards order',
  },
  dice: {
    title: 'Dice and slots',
    text: 'On your turn you roll as many dice as your cards show, seven at most, and place them one by one. A slot says which numbers fit, and acts at once. One die a slot and turn, and only where it has an effect. Unused dice are lost.',
    words: 'die slot place number fit turn roll crew adventurer guide work',
  },
  reroll: {
    title: 'Rolling again',
    text: 'Some cards let you roll dice of your choice again: once a turn, before the first die is placed.',
    words: 'reroll again once',
  },
  expeditions: {
    title: 'Expeditions and their neighbours',
    text: 'A die on an expedition gains its artifacts. Equipment beside it may widen the numbers that fit, pay for its use, or gain from an expedition at its side. Beside means left, right, above or below.',
    words: 'dig artifact gem scroll fossil statue adjacent neighbour equipment shift',
  },
  buy: {
    title: 'Buying a card',
    text: 'A die on Buy lets you pay for one card on offer, in dollars and for some also in scrolls. In rows A, B and C every card shown is for sale, of D and E the top one. You may buy nothing; the die is spent.',
    words: 'purchase price money scroll market offer sale decline headquarters',
  },
  place: {
    title: 'Where a new card lies',
    text: 'A new card lies beside, above or below one of yours, in the two rows; corners do not count. It works at once, its dice from your next turn on. With the option of two rows of four no place may be left.',
    words: 'put adjacent row column grid corner',
  },
  upgrade: {
    title: 'Turning a card over',
    text: 'In place of buying, pay the cost of one of your cards again and turn it to level 2: stronger, and often worth reputation. There is no level 3.',
    words: 'level two improve back side',
  },
  museums: {
    title: 'Museum orders',
    text: 'A die on a museum fills one open order with that many artifacts of its kind: $1 for each and the museum’s bonus. Your cube stays for good. In the end the most cubes in a museum bring its reputation; of equals whose cube lies in the later box.',
    words: 'order box cube majority deliver',
  },
  collectors: {
    title: 'Private collectors',
    text: 'A die there sells as many artifacts as you like, one at least: $1 each, and $1 more for every kind beyond the first.',
    words: 'sell sale private money artifact',
  },
  dive: {
    title: 'The dive',
    text: 'Once a turn you may use dice whose sum, with your bonus, reaches the number of the top underwater card. It is worth 1 reputation and holds a find, which some cards love. Dice that are used are spent.',
    words: 'underwater depth find sum pottery coin',
  },
  end: {
    title: 'The end',
    text: 'When somebody has 20 reputation the round is played to its end. Then museum majorities are added. Most reputation wins, ties go to more money. Ten rounds in which nothing is bought, upgraded, dived or ordered end it, too.',
    words: 'score tie winner majority game over twenty',
  },
}
