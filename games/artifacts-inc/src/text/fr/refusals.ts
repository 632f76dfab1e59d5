import { listOf } from '@fathom/kernel'
import type { Lexicon, RefusalTexts } from '../parts.ts'
import { diceList, dollars, inNamedPlace, list, namedPlace, quoted } from './words.ts'

const PHASES: Readonly<Record<string, string>> = {
  lay: 'D’abord, chacun pose ses cartes de départ en ligne.',
  act: 'Maintenant, placez des dés : sur vos cartes, sur les cartes publiques ou en plongée.',
  reroll: 'Dites d’abord quels dés vous relancez, puis lancez-les.',
  order: 'Choisissez d’abord la commande que votre dé honore.',
  sell: 'Concluez d’abord la vente.',
  gain: 'Choisissez d’abord ce que votre dé rapporte.',
  buy: 'Votre dé sert à acheter : prenez une carte, améliorez-en une, ou n’achetez rien.',
  put: 'Posez d’abord la carte achetée.',
  dive: 'Finissez d’abord la plongée : ajoutez des dés jusqu’à ce que la somme suffise.',
}

/** Why not, and what would be possible. */
export function makeRefusals(words: Lexicon): RefusalTexts {
  const card = (id: Parameters<Lexicon['card']>[0]): string => quoted(words.card(id))
  const artifact = (id: Parameters<Lexicon['card']>[0], count: number): string =>
    words.artifact(id, count).toLowerCase()
  return {
    'game-over': () => 'La partie est finie.',
    'not-your-turn': () => 'Ce n’est pas à vous de jouer. Attendez votre tour.',
    'wrong-phase': ({ phase }) => PHASES[String(phase)] ?? 'Ce n’est pas ce qui est demandé maintenant.',
    'not-a-starting-card': ({ card: id, cards }) =>
      `${card(id)} n’est pas une carte de départ.${listOf(cards).length > 0 ? ` Posez ${list(listOf(cards).map(card), 'ou')}.` : ''}`,
    'already-laid': ({ card: id }) => `${card(id)} est déjà en place, et une carte ne bouge jamais.`,
    'lay-first': ({ cards }) => `Posez d’abord ${list(listOf(cards).map(card))}.`,
    'no-such-die': ({ die, dice }) =>
      `Aucun dé restant ne montre ${Number(die)}. ${listOf(dice).length > 0 ? `Vous avez : ${diceList(listOf(dice))}.` : 'Tous vos dés sont placés : terminez votre tour.'}`,
    'no-card-there': ({ place: name }) => `Vous n’avez pas de carte ${inNamedPlace(name)}.`,
    'no-such-slot': ({ card: id, slots }) =>
      Number(slots) === 0 ? `${card(id)} n’accueille pas de dé.` : `${card(id)} n’a pas cette case à ce niveau.`,
    'slot-taken': ({ card: id, die }) =>
      `Un ${Number(die)} s’y trouve déjà (${words.card(id)}) : un seul dé par case et par tour.`,
    'die-does-not-fit': ({ die, faces }) =>
      `Un ${Number(die)} ne convient pas. Ce qui convient : ${list(listOf(faces), 'ou')}.`,
    'no-adjacent-expedition': () => 'Aucune de vos expéditions ne touche cette carte : il n’y a rien à gagner.',
    'nothing-to-sell': () => 'Vous n’avez aucun artefact à vendre. Gagnez-en d’abord.',
    'no-order-possible': ({ museum }) =>
      museum === 'any'
        ? 'Aucun musée n’a de commande libre pour laquelle vos artefacts suffisent.'
        : `${card(museum)} n’a pas de commande libre pour laquelle vos artefacts suffisent.`,
    'one-dive-a-turn': () => 'Vous avez déjà plongé ce tour-ci. Une plongée par tour, pas plus.',
    'underwater-empty': () => 'Toutes les cartes sous-marines sont prises : plus rien à aller chercher.',
    'too-deep': ({ number, reach }) =>
      `La carte sous-marine du dessus demande ${Number(number)}. Avec tous vos dés, vous atteignez ${Number(reach)}.`,
    'no-reroll': () => 'Aucune de vos cartes ne permet de relancer.',
    'already-rerolled': () => 'Vous avez déjà relancé ce tour-ci. Une fois par tour, pas plus.',
    'too-late-to-reroll': () => 'On relance avant de placer le premier dé.',
    'not-gained-there': ({ artifact: id, artifacts }) =>
      `Aucune expédition voisine ne donne de ${artifact(id, 2)}. Possible : ${list(
        listOf(artifacts).map((each) => artifact(each, 2)),
        'ou',
      )}.`,
    'other-museum': ({ museum }) => `Votre dé est sur ${card(museum)} : honorez une commande là.`,
    'no-such-box': ({ museum, boxes }) => `${card(museum)} a ${Number(boxes)} commandes.`,
    'box-taken': ({ museum, box }) =>
      `La commande nº ${Number(box)} de ${card(museum)} porte un cube pour toujours. Choisissez-en une libre.`,
    'not-enough-artifacts': ({ artifact: id, need, have }) =>
      `Cette commande demande ${Number(need)} ${artifact(id, Number(need))}, et vous en avez ${Number(have)}. Choisissez-en une plus petite.`,
    'none-left': ({ artifact: id }) => `Il ne vous reste aucun exemplaire : ${artifact(id, 1)}.`,
    'nothing-sold': () => 'Vendez au moins un artefact.',
    'not-for-sale': ({ card: id }) => `${card(id)} n’est pas en vente en ce moment.`,
    'not-enough-money': ({ need, have }) =>
      `Le prix est de ${dollars(Number(need))}, et vous avez ${dollars(Number(have))}.`,
    'not-enough-scrolls': ({ need, have }) =>
      `Il faut aussi ${Number(need)} ${artifact('scroll', Number(need))}, et vous en avez ${Number(have)}.`,
    'row-full': () => 'À cette table, les rangées ont quatre colonnes, et il n’y a pas de place.',
    'place-taken': ({ place: name }) => `Une de vos cartes est déjà ${inNamedPlace(name)}.`,
    'not-adjacent': ({ place: name }) =>
      `Aucune de vos cartes ne partage un côté avec cette place (${namedPlace(name)}). Une nouvelle carte se pose à côté, au-dessus ou au-dessous ; les coins ne comptent pas.`,
    'already-upgraded': ({ card: id }) => `${card(id)} est déjà au niveau 2. Il n’y a pas de niveau 3.`,
  }
}
