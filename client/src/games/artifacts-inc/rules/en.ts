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
    text: 'Everybody lays the same starting cards in a row, left to right, in the order they like. Cards never move, so neighbours that help each other should lie side by side. In turn order they get $2, 3, 3 and 4: who goes later has a little more.',
    words: 'setup lay row starting cards order',
  },
  dice: {
    title: 'Dice and slots',
    text: 'On your turn you roll as many dice as your cards have hats, seven at most, and place them one by one. A slot says which numbers fit, and acts at once. One die a slot and turn, and only where it has an effect. You may leave dice unused: they are lost.',
    words: 'die slot hat place number fit turn roll crew adventurer guide work',
  },
  signs: {
    title: 'The signs',
    text: 'Coin: dollars. Wreath: reputation. Card with +: buy. Card with arrow: upgrade. Hat: a die to roll. Helmet: the dive. Front with columns: a museum; frame: an order. Small card between four arrows: a card beside, of the kind drawn (tent: expedition; pick and shovel: equipment; lamp: office; hat: crew; tower: landmark). “/” means “for each”.',
    words: 'symbol icon legend drawing coin wreath arrow plus hat helmet',
  },
  reroll: {
    title: 'Rolling again',
    text: 'Some cards let you roll dice of your choice again: once a turn, before the first die is placed.',
    words: 'reroll again once',
  },
  expeditions: {
    title: 'Expeditions and their neighbours',
    text: 'A die on an expedition gains its artifacts. Equipment beside it may widen the numbers that fit, pay for every die there, or gain as an expedition at its side would. Beside means left, right, above or below.',
    words: 'dig artifact gem scroll fossil statue adjacent neighbour neighbor equipment shift',
  },
  buy: {
    title: 'Buying a card',
    text: 'Put a die on the + of your Headquarters (or of another card), then pay for a card on offer, in dollars and for some also in scrolls. In A, B and C every card shown is for sale, in D and E the top one. You may buy nothing: the die is spent. Once a new card comes up for the one bought, the purchase can’t be undone.',
    words: 'purchase price money scroll market offer sale decline headquarters',
  },
  place: {
    title: 'Where a new card lies',
    text: 'A new card lies beside, above or below one of yours, in the two rows; corners do not count. It works at once, its dice from your next turn on. With the option of two rows of four no place may be left.',
    words: 'put adjacent row column grid corner',
  },
  upgrade: {
    title: 'Turning a card over',
    text: 'With the same die (the arrow beside the +) you may pay the price of one of your cards again and turn it to level 2: stronger, and often worth reputation. There is no level 3.',
    words: 'upgrade level two improve back side',
  },
  museums: {
    title: 'Museum orders',
    text: 'A die on a museum fills one open order with that many artifacts of its kind: $1 for each and the museum’s bonus. Your cube stays for good. For two players a museum has six orders, for three or four nine. In the end whoever has most cubes in a museum gains the reputation in its wreath; ties go to the cube furthest on.',
    words: 'order frame cube wreath majority deliver',
  },
  collectors: {
    title: 'Private collectors',
    text: 'A die there sells as many artifacts as you like, one at least: $1 each, and $1 more for every type beyond the first.',
    words: 'sell sale private money artifact',
  },
  dive: {
    title: 'The dive',
    text: 'Once a turn you may use dice whose sum, with your bonus, reaches the number of the top underwater card. It is worth 1 reputation and holds a find, useful to some cards. Dice that are used are spent.',
    words: 'underwater depth find sum pottery coin',
  },
  end: {
    title: 'The end',
    text: 'When somebody has 20 reputation the round is played to its end. Then museum majorities are added. Most reputation wins, ties go to more money. Ten rounds in which nothing is bought, upgraded, dived or ordered end it, too.',
    words: 'score tie winner majority game over twenty',
  },
}
