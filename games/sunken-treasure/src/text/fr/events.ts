import { capital, french, type Names, type Seat } from '@fathom/kernel'
import type { EventTexts, Text } from '../parts.ts'
import { aCard, boats, cards, count, does, handText, place, their, token } from './words.ts'

/** « Ada vous paie 2 cartes » or « Ada paie 2 cartes à Bo ». */
function pays(seat: Seat, to: Seat, what: string, names: Names): string {
  if (names.reader === to) return `${names.of(seat)} vous paie ${what}`
  return `${does(seat, names, 'payez', 'paie')} ${what} à ${names.of(to)}`
}

export const ENDS: Text['ends'] = {
  twelve: 'Un plateau personnel porte les douze trésors.',
  'column-empty': 'Le dernier trésor d’une colonne a été repêché.',
  'cards-gone': 'Plus personne n’a de carte.',
  stalled: 'Trois traversées sans que personne ait repêché par carte ou avec une moule.',
}

export const EVENTS: EventTexts = {
  placed: ({ seat, space }, names) => `${does(seat, names, 'placez', 'place')} un bathyscaphe en ${place(space)}.`,
  sailed: ({ seat, column, boats: ready }, names) =>
    `${does(seat, names, 'naviguez', 'navigue')} jusqu’à la colonne ${column} : ${boats(ready)} ${ready > 1 ? 'peuvent' : 'peut'} agir.`,
  'sailed-off': ({ seat }, names) => `${does(seat, names, 'quittez', 'quitte')} le plateau pour attendre les autres.`,
  moved: ({ seat, from, to }, names) =>
    `${does(seat, names, 'déplacez', 'déplace')} un bathyscaphe de la ${place(from)}, à la ${place(to)}.`,
  'card-played': ({ seat, token: id, color: played }, names) =>
    `${does(seat, names, 'jouez', 'joue')} ${aCard(played)} pour ${token(id)}.`,
  paid: ({ seat, to, cards: number }, names) => `${pays(seat, to, cards(number), names)}.`,
  'paid-from-hand': ({ seat, to, color: paid }, names) =>
    `${pays(seat, to, paid === null ? 'une carte' : aCard(paid), names)}, de ${their(seat, names, 'votre', 'sa')} main.`,
  collected: ({ seat, token: id, joker, as, treasures }, names) => {
    const how = joker === null ? '' : ` et ${their(seat, names, 'posez', 'pose')} ${token(joker)}`
    const what = {
      board: `trésor numéro ${treasures}`,
      double: 'un double, joker pour plus tard',
      joker: 'de nouveau un joker',
    }[as]
    return `${does(seat, names, 'repêchez', 'repêche')} ${token(id)}${how} : ${what}.`
  },
  drew: ({ seat, count: number, cards: drawn }, names) =>
    `${does(seat, names, 'piochez', 'pioche')} ${drawn === null ? cards(number) : handText(drawn)}.`,
  traded: ({ seat, gave, drew }, names) =>
    gave === null || drew === null
      ? `${does(seat, names, 'échangez', 'échange')} une carte avec ${their(seat, names, 'votre', 'sa')} réserve.`
      : `${does(seat, names, 'échangez', 'échange')} ${aCard(gave)} contre ${aCard(drew)}.`,
  passed: ({ seat }, names) => `${does(seat, names, 'gardez vos', 'garde ses')} cartes.`,
  'passed-over': ({ seat }, names) => `${does(seat, names, 'n’avez', 'n’a')} rien à échanger.`,
  'ships-returned': ({ sweep, idle }) =>
    `Tous les navires reviennent à gauche après la traversée ${sweep}.${idle > 0 ? ` ${count(idle, 'traversée')} sans repêchage par carte ni moule ; la troisième termine la partie.` : ''}`,
  'game-ended': ({ end, ranks }, names) => `${ENDS[end]} ${capital(french.winners(ranks, names))}.`,
}
