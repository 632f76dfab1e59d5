import type { AdviceTexts } from '../parts.ts'
import { aCard, boats, cards, count } from './words.ts'

export const ADVICE: AdviceTexts = {
  'first-boats': () =>
    'Choose a treasure with the colour of a card in your hand: the boat can collect it when your ship first stops above. Rivals’ boats in the same place make it dearer.',
  'supply-out': () =>
    'Your supply is used up. Cards come back from rivals who collect in a space with a boat of yours, or below one in its column.',
  'column-low': ({ column, treasures }) =>
    `Column ${Number(column)} has only ${count(Number(treasures), 'treasure')} left: with its last one the game ends, and whoever owns most wins.`,
  stop: ({ boats: acting, treasures }) =>
    `${boats(Number(acting))} may act there. ${
      Number(treasures) === 0
        ? 'Your hand collects no new treasure there at once: a move may bring one within reach.'
        : `Your hand can collect ${count(Number(treasures), 'treasure')} that you lack.`
    }`,
  reach: ({ treasures }) =>
    `Your hand has the colour for ${count(Number(treasures), 'treasure')} there that you lack. Collect when your ship next stops above.`,
  passes: ({ boats: passed }) =>
    `${boats(Number(passed))} of yours ${Number(passed) === 1 ? 'is' : 'are'} passed: no action there before all ships set out again.`,
  price: ({ color, total }) =>
    `Costs ${aCard(color)}${Number(total) === 0 ? ', and nobody is paid' : `, and ${cards(Number(total))} for rivals’ boats beside or above yours`}.`,
  double: () => 'It fills no place on your board: it lies beside it as a joker, from your next turn on.',
  wins: () => 'Your twelfth treasure: you win!',
  'ends-game': () => 'This ends the game at once.',
  'boats-left': ({ treasures }) =>
    `You could still collect ${count(Number(treasures), 'treasure')} that you lack. After this your ship sails on.`,
  free: () => 'A joker costs no card, and nobody is paid. It stays in the treasure’s place.',
}
