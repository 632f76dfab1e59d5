import { capital, listOf } from '@fathom/kernel'
import type { RefusalTexts } from '../parts.ts'
import { bareToken, cards, color, isNot, list, place, token } from './words.ts'

/** Why not, and what would be possible. */
export const REFUSALS: RefusalTexts = {
  'game-over': () => 'La partie est finie.',
  'supply-empty': () =>
    'Votre réserve est épuisée : il n’y a rien contre quoi échanger. Votre tour est passé tant que vous attendez.',
  'not-your-turn': () => 'C’est à quelqu’un d’autre de jouer. Attendez votre tour.',
  'wrong-phase': ({ phase }) =>
    ({
      place: 'D’abord tous les bathyscaphes sont placés en rangée 2, un par un.',
      sail: 'Naviguez d’abord : vers une colonne où vous avez un bathyscaphe, ou hors du plateau.',
      act: 'Maintenant vos bathyscaphes sous le navire agissent : ils se déplacent ou repêchent, puis vous terminez.',
      pay: 'Payez d’abord ce qui est dû : choisissez des cartes de votre main.',
      wait: 'Votre navire attend hors du plateau : échangez une carte, ou gardez votre main.',
    })[String(phase)] ?? 'Ce n’est pas ce qui est demandé maintenant.',
  'no-boats-on-the-surface': () =>
    'Les bathyscaphes ne vont jamais en rangée 1, la surface. Les rangées 2 à 5 sont les leurs.',
  'second-row-only': () =>
    'Les bathyscaphes partent de la rangée 2. Placez-le en rangée 2 de n’importe quelle colonne.',
  'must-sail-right': ({ at }) =>
    `Les navires ne vont que vers la droite, d’au moins une colonne. Depuis ${Number(at) === 0 ? 'la gauche du plateau' : `la colonne ${Number(at)}`}, allez plus à droite ou hors du plateau.`,
  'no-bathyscaphe-there': ({ column, columns }) => {
    const stops = listOf(columns)
    const instead =
      stops.length > 0
        ? `Vous pouvez vous arrêter en colonne ${list(stops, 'ou')}, ou quitter le plateau.`
        : 'Il ne reste qu’à quitter le plateau.'
    return `Vous n’avez pas de bathyscaphe en colonne ${Number(column)} : votre navire ne peut pas s’y arrêter. ${instead}`
  },
  'not-under-your-ship': ({ space, column }) =>
    `La case ${place(space)} n’est pas sous votre navire. Ce tour-ci, seule la colonne ${Number(column)} compte.`,
  'no-boat-in-space': ({ space }) => `Vous n’avez pas de bathyscaphe en ${place(space)}. Amenez-en un d’abord.`,
  'already-acted': ({ space }) =>
    `Votre bathyscaphe en ${place(space)} a déjà agi ce tour-ci. Prenez-en un autre, ou terminez vos actions.`,
  'same-space': () =>
    'Un déplacement doit finir dans une autre case. Laissez le bathyscaphe où il est, ou menez-le ailleurs.',
  'too-far': ({ to }) =>
    `La case ${place(to)} est trop loin : un déplacement reste dans sa rangée ou va dans celle juste au-dessus ou au-dessous, en toute colonne.`,
  'same-action-for-all': ({ acted }) =>
    acted === 'move'
      ? 'Vous avez déplacé : à cette table, tous les bathyscaphes d’un tour font la même chose. Les autres ne peuvent que se déplacer.'
      : 'Vous avez repêché : à cette table, tous les bathyscaphes d’un tour font la même chose. Les autres ne peuvent que repêcher.',
  'not-on-the-board': ({ token: id }) => capital(`${token(id)} ${isNot(id)} sur le plateau.`),
  'laid-this-turn': ({ token: id }) =>
    `Vous avez posé ${token(id)} ce tour-ci. Repêchage possible dès le tour suivant.`,
  'no-card-of-color': ({ color: name, hand }) => {
    const held = listOf(hand).map((each) => color(each))
    return `Vous n’avez pas de carte ${color(name)}. ${held.length > 0 ? `Dans votre main : ${list(held)}.` : 'Votre main est vide.'}`
  },
  'cannot-pay': ({ token: id, due, have }) =>
    capital(
      `${token(id)} : il faut ${cards(Number(due))} pour vos adversaires en plus de la carte de couleur, et vous en avez ${Number(have)}. Un joker ne coûterait rien.`,
    ),
  'joker-for-joker': ({ token: id }) =>
    capital(
      `${token(id)} : c’est un joker, et un joker ne peut pas en repêcher un autre. Une carte de sa couleur le peut.`,
    ),
  'not-your-joker': ({ joker, own }) => {
    const mine = listOf(own)
    return `Vous n’avez pas ${token(joker)} comme joker. ${mine.length > 0 ? `Les vôtres : ${list(mine.map(bareToken))}.` : 'Vous n’en avez aucun pour ce tour.'}`
  },
  'gained-this-turn': ({ joker }) =>
    `Vous avez gagné ${token(joker)} ce tour-ci. Comme joker, cela sert à partir de votre prochain tour.`,
  'must-act': () => 'Au moins un bathyscaphe doit agir : repêcher une tuile, ou se déplacer vers une autre case.',
}
