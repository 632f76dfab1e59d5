import { french } from '@fathom/kernel'
import type { Crossing } from '../../types.ts'
import { shapeOf, type EventTexts } from '../parts.ts'
import { boxesText, island, islands, shapeName, count, list, does } from './words.ts'

function whatCrossed(crossing: Crossing): string {
  // A covered pattern has no boxes, and is told without its name.
  const what = crossing.how === 'pattern' ? shapeName(shapeOf(crossing.boxes)) : `la case ${boxesText(crossing.boxes)}`
  return `${what} sur ${island(crossing.card)}${crossing.how === 'bonus' ? ' grâce à un X rouge' : ''}`
}

function gained({ coins, lostCoins, palms }: Crossing): string {
  return list([
    ...(coins > 0 ? [count(coins, 'pièce')] : []),
    ...(lostCoins > 0 ? [`${count(lostCoins, 'pièce')} de trop pour la feuille`] : []),
    ...palms.map((points) => (points > 0 ? `un palmier qui vaut ${points}` : 'un palmier de trop, qui ne vaut rien')),
  ])
}

export const EVENTS: EventTexts = {
  kept: ({ seat, cards }, names) => `${does(seat, names, 'gardez', 'garde')} ${islands(cards)}.`,
  hands: ({ hands }, names) =>
    hands.map((cards, seat) => `${does(seat, names, 'partez', 'part')} pour ${islands(cards)}.`).join(' '),
  displayed: ({ cards }) => `Posé à l’étalage : ${islands(cards)}.`,
  expedition: ({ shape, round, turn, startSeat }, names) =>
    `Manche ${round}, tour ${turn} : ${shapeName(shape)}. ${does(startSeat, names, 'vous servez', 'se sert')} en premier.`,
  crossed: ({ seat, crossing, owed }, names) => {
    const gain = gained(crossing)
    const owes = owed > 0 ? ` Un X rouge donne ${count(owed, 'case')} de plus.` : ''
    return `${does(seat, names, 'avez coché', 'a coché')} ${whatCrossed(crossing)}${gain === '' ? '' : ` : ${gain}`}.${owes}`
  },
  chose: ({ seat, crossings }, names) => {
    // The reader's own crossings were told one by one when they were made.
    if (seat === names.reader) return null
    const told = crossings.map((crossing) => {
      const gain = gained(crossing)
      return gain === '' ? whatCrossed(crossing) : `${whatCrossed(crossing)} (${gain})`
    })
    return `${names.of(seat)} a coché ${told.join(', puis ')}.`
  },
  'passed-over': ({ seat }, names) =>
    `${does(seat, names, 'n’avez', 'n’a')} plus de case vide et passe${names.reader === seat ? 'z' : ''} ce tour.`,
  'coin-row': ({ seat, value }, names) =>
    value > 0
      ? `${does(seat, names, 'complétez', 'complète')} une rangée de pièces : le trophée de ${count(value, 'point')}.`
      : `${does(seat, names, 'complétez', 'complète')} une rangée de pièces, mais il ne reste aucun trophée.`,
  finished: ({ seat, card, points, seals }, names) =>
    `${does(seat, names, 'terminez', 'termine')} ${island(card)} : ${count(points, 'point')}${seals === undefined ? '' : `, et ${seals} de plus par les sceaux`}.`,
  took: ({ seat, card, from }, names) =>
    `${does(seat, names, 'prenez', 'prend')} ${island(card)} ${from === 'deck' ? 'sur le dessus de la pioche' : 'à l’étalage'}.`,
  'nothing-to-take': ({ seat }, names) =>
    `Il ne reste aucune carte à prendre pour ${names.reader === seat ? 'vous' : names.of(seat)}.`,
  'round-ended': ({ round }) => `La manche ${round} est finie.`,
  'game-ended': ({ ranks }, names) => `La partie est finie : ${french.winners(ranks, names)}.`,
}
