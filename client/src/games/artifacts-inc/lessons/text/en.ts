import type { View } from '@fathom/artifacts-inc'
import type { LessonWords } from '../../../../lessons/lesson.ts'
import { hasDived, isLastRound, mayDive, points } from '../lastScene.ts'

export const en = {
  title: 'Three days in New York',
  fossil:
    'New York, 1929: the first firm with 20 reputation ends the game. Every turn you roll dice and put them on cards. Put the 4 on your Canyon Expedition: it finds a fossil.',
  scroll:
    'A fossil! Every slot takes one die a turn, and says which. The Desert Expedition wants 4 or more: send the 5 for a scroll.',
  collectors:
    'The 6 goes to the Private Collectors. They take anything: $1 an artifact, and $1 more for each type beyond the first.',
  sell: 'Sell both artifacts: $2, and $1 more for the second type.',
  end: 'All your dice are placed: three a turn, one for each hat of your Adventurers. End your turn.',
  office:
    'You have $5. Your Headquarters take any die: the plus buys a new card, the arrow turns one of yours to level 2. Put the 1 there.',
  buy: 'In the market, the coin is the price, the wreath the reputation. The Desert Expedition costs $4, brings 1 reputation, and finds more scrolls. Buy it: choose the card, then any free place.',
  put: 'Lay it beside one of your cards; it will never move. Many cards help those at their sides, so places matter later.',
  dive: 'Now dive! It takes dice that add up to the number of the top card: +1 reputation and a find, useful to some cards. It says 6: your 6 is enough.',
  again: 'Send the 5 for another scroll.',
  endAgain: 'End your turn, and see what your opponent does with theirs.',
  second:
    'A museum orders artifacts of one type, and pays better for several. You own one scroll: fetch a second with the 6 first.',
  museum: 'The Museum of Scrolls takes a 2, 3 or 4. Bring it your 2.',
  order: 'Every frame is an order. Choose the one for two: $1 for each scroll, and a bonus of $2.',
  majority: 'Your cube stays: whoever has most at the end gains the reputation in the wreath.',
  last: (position) => {
    const [mine, theirs] = points(position)
    const state = mine > theirs ? `you lead ${mine} to ${theirs}` : `you have ${mine}, your opponent ${theirs}`
    const aim = isLastRound(position) ? 'this is the last round' : 'aim for 20'
    const next = hasDived(position)
      ? 'The Diving Suit helps you dive, and the Barge pays for every dive: with that money buy, or turn a card over.'
      : mayDive(position)
        ? 'Dive: the Barge pays $5.'
        : 'Your dice reach no dive: earn, then buy reputation.'
    return `Another game: ${state}, ${aim}. ${next} Point at a card, or hold it, to read it.`
  },
  keepTheSix: 'That is allowed, but only your 6 suits the Private Collectors: take a smaller die here.',
  notYetOver: 'Dice of yours would stay unused. Place them first.',
  notTheCanyon: 'In a game you may. First a fossil: put the 4 on the Canyon Expedition.',
  canyonFirst: 'A scroll from the desert comes in a moment. First a fossil: put the 4 on the Canyon Expedition.',
  notTheDesert: 'That is allowed, and pays little. Send the die to the Desert: scrolls sell well.',
  notTheCollectors: 'In a game you may. But nothing would be sold. Take the 6 to the Private Collectors.',
  sellBoth: 'One alone brings just $1. Sell both, of two types.',
  useTheOne: 'That is allowed, but Headquarters take any die, and this 1 is worth most there: buy a card.',
  buyTheDesert: 'It may be worth it another day. Buy the Desert Expedition now.',
  diveWithSix: 'Dice may be added up for a dive. But the 6 is enough alone: use just that one.',
  scrollsWanted: 'In a game you may. But a second scroll will be worth more in a moment: send the 5 for scrolls.',
  firstTheSecond: 'With one scroll you could fill only the smallest order. Fetch the second one with the 6 first.',
  keepTheTwo: 'It would fetch one, too. But the museum wants a 2, 3 or 4: send the 6, which is no good there.',
  toTheMuseum: 'In a game you may. But two scrolls wait to be sold: bring the 2 or the 3 to the museum.',
  orderOfTwo: 'That order takes one scroll. The one for two pays more, and counts as much in the end.',
  done: 'You know how to run the firm. Now a whole game?',
} as const satisfies LessonWords<string, View>

export type Words = Exclude<keyof typeof en, 'title' | 'done'>
