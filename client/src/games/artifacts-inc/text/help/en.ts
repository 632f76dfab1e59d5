import type { Help } from '../../../page.ts'

/** The rules in short, in our own words, and what the keys do. */
export const help: Help = {
  rules: [
    'New York, 1929. Build a firm. At 20 reputation the round is finished, museum majorities are added, and the highest reputation wins; ties go to more money.',
    'On your turn you roll as many dice as your cards have hats, seven at most, and place them one by one: on your cards, on public cards, or on a dive. Each acts at once. A slot takes one die a turn. You may leave dice unused.',
    'A die on the + of your Headquarters lets you buy a card, or upgrade one of yours by paying its price again. A new card lies beside, above or below one of yours, works at once and never moves. Many help those at their sides.',
    'In A, B and C every card shown is for sale, in D and E the top one.',
    'Museums: fill an order with that many artifacts, for $1 each and the museum’s bonus. Your cube stays: whoever has most there in the end gains the reputation in the wreath; ties go to the cube furthest on. Private Collectors pay $1 an artifact and $1 for every type beyond the first.',
    'Dive once a turn, with dice whose sum (and your bonus) reaches the number of the top card: +1 reputation and a find, useful to some cards.',
  ],
  keys: [
    ['1–6', 'pick up a die that shows this'],
    ['T', 'next place where it may go'],
    ['Arrows', 'go from thing to thing on the table'],
    ['Enter', 'choose it'],
    ['Tab', 'from museums to market, dice and desk'],
    ['M', 'to the market'],
    ['D', 'to the dive'],
    ['R', 'reroll, if a card lets you'],
    ['Escape', 'put back what you hold'],
    ['X', 'buy nothing'],
    ['U', 'undo'],
    ['E', 'end the turn'],
  ],
}
