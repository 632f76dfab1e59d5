import type { AdviceTexts } from '../parts.ts'
import { aCard, boats, cards, count, token } from './words.ts'

export const ADVICE: AdviceTexts = {
  'first-boats': () =>
    'Choose a treasure with the colour of a card in your hand: the bathyscaphe can collect it when your ship first stops above. Opponents’ bathyscaphes in the same place make it dearer.',
  'any-card': ({ token: id }) => `Any card of your hand will do: it pays for ${token(id)}.`,
  'supply-out': () =>
    'Your supply is used up. Cards come back from opponents who collect in a space with a bathyscaphe of yours, or below one in its column.',
  'column-low': ({ column, treasures }) =>
    `Column ${Number(column)} has only ${count(Number(treasures), 'treasure')} left: with its last one the game ends, and whoever owns most wins.`,
  stop: ({ boats: acting, cards: byCard, jokers }) =>
    `${boats(Number(acting))} may act there. ${stopText(Number(byCard), Number(jokers))}`,
  reach: ({ treasures, cards: byCard, jokers }) => reachText(Number(treasures), Number(byCard), Number(jokers)),
  passes: ({ boats: passed }) =>
    `${boats(Number(passed))} of yours ${Number(passed) === 1 ? 'is' : 'are'} passed: no action there before all ships set out again.`,
  price: ({ color, total }) =>
    `Costs ${aCard(color)}${Number(total) === 0 ? ', and nobody is paid' : `, and ${cards(Number(total))} for opponents’ bathyscaphes beside or above yours`}.`,
  double: () => 'It fills no place on your board: it lies beside it as a joker, from your next turn on.',
  wins: () => 'Your twelfth treasure: you win!',
  'ends-game': ({ place, of }) =>
    `This ends the game at once, ${Number(place) > 1 ? 'and you do not win' : Number(of) > 1 ? 'and you share the win' : 'and you win'}.`,
  'boats-left': ({ treasures }) =>
    `Your hand could still collect ${count(Number(treasures), 'treasure')} that you lack. After this your ship sails on.`,
  free: () => 'A joker costs no card, and nobody is paid. It stays in the treasure’s place.',
}

function stopText(byCard: number, jokers: number): string {
  if (byCard > 0) {
    const more = jokers === 0 ? '' : `, ${jokers === 1 ? 'a joker' : 'jokers'} ${jokers} more`
    return `Your hand can collect ${count(byCard, 'treasure')} that you lack${more}.`
  }
  return jokers > 0
    ? `Your hand collects no new treasure there, but ${withJokers(jokers)}.`
    : 'You can collect no new treasure there at once: a move may bring one within reach.'
}

function reachText(treasures: number, byCard: number, jokers: number): string {
  if (treasures === 0) return 'No treasure lies there that you lack.'
  const there = `${count(treasures, 'treasure')} there that you lack`
  if (byCard + jokers === 0) return `${there}: none of a colour in your hand.`
  const hand =
    byCard === 0
      ? `your hand lacks the colour, but ${withJokers(jokers)}`
      : `your hand has the colour for ${byCard}${jokers === 0 ? '' : `, and ${withJokers(jokers)} more`}`
  return `${there}: ${hand}. Collect on a later turn, when your ship stops above.`
}

const withJokers = (jokers: number): string => `${jokers === 1 ? 'a joker' : 'jokers'} can collect ${jokers}`
