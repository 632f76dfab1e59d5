import { capital, type Refusal } from '@fathom/kernel'
import type { DecisionKind } from '../../pending.ts'
import type { Lexicon } from '../lexicon.ts'
import { numberOf, roomAndPlace, textOf, type RefusalTexts } from '../parts.ts'
import { account, count, dollars, ofAccount, quoted, room, sort, spot, zodiac, zone } from './words.ts'

/** After « D’abord, ». */
const DUE: Readonly<Record<DecisionKind, string>> = {
  'solo-hats': 'choisissez les chapeaux de la partie',
  budget: 'répartissez l’argent de l’année',
  place: 'placez un meeple',
  bribe: 'fixez votre pot-de-vin',
  search: 'choisissez la prochaine technologie',
  auction: 'enchérissez ou passez',
  teach: 'dites si votre ouvrier reçoit le chapeau',
  recruit: 'recrutez un ouvrier, ou n’agissez pas',
  'place-recruit': 'placez l’ouvrier recruté',
  research: 'brevetez, achetez un objet ou réservez',
  market: 'achetez une carte, ou n’agissez pas',
  flight: 'choisissez le Zodiac vers lequel vous volez',
  mussels: 'ramassez des moules, ou n’agissez pas',
  port: 'achetez un Zodiac, allez au lagon ou prenez la mer',
  museum: 'financez une salle ou vendez un trésor',
  advertise: 'faites de la publicité, ou n’agissez pas',
  pay: 'transférez de l’argent jusqu’à pouvoir payer',
  receive: 'versez vos revenus dans vos comptes',
  'satellite-map': 'choisissez une carte par satellite',
  tile: 'choisissez la tuile du site',
  exchange: 'terminez l’échange',
  island: 'gardez une des deux trouvailles',
  sea: 'choisissez un Zodiac, ou finissez votre tour en mer',
  voyage: 'finissez le tour de votre Zodiac',
  dive: 'finissez la plongée',
  deed: 'décidez de ce que fait votre mercenaire',
  'steal-patent': 'choisissez le brevet',
  'mercenary-map': 'choisissez une carte',
  'museum-deed': 'choisissez les trésors à déplacer',
}

type Params = Refusal['params']

/** Why not, and what would be possible. */
export function makeRefusals(words: Lexicon): RefusalTexts {
  const item = ({ item: id }: Params): string => quoted(words.item(textOf(id)))
  const card = ({ card: id }: Params): string => quoted(words.item(textOf(id)))
  const boat = ({ zodiac: id }: Params): string => capital(zodiac(textOf(id)))
  const where = ({ space }: Params): string => spot(words.spot(textOf(space)))
  const at = ({ place }: Params): string => {
    const { room: id, place: number } = roomAndPlace(place)
    return `${room(id)}, place ${number}`
  }
  return {
    'game-over': () => 'La partie est finie.',
    'not-your-turn': () => 'Ce n’est pas à vous de jouer. Attendez votre tour.',
    'not-now': ({ asked }) =>
      `Pas maintenant. D’abord, ${DUE[textOf(asked) as DecisionKind] ?? 'faites ce qui est demandé'}.`,
    'refuse-instead': () => 'Une première action ne se saute pas sans frais : ne pas agir coûte 1 point de réputation.',
    'skip-instead': () => 'Une deuxième action se saute sans frais : renoncez-y simplement.',
    'budget-in-order': ({ account: id }) => `Compte par compte : c’est le tour ${ofAccount(textOf(id))}.`,
    'budget-too-much': ({ account: id, left }) =>
      `${capital(account(textOf(id)))} ne peut pas recevoir plus : il vous reste ${dollars(numberOf(left))} à répartir.`,
    'cannot-pay': ({ account: id, needs, has, fee }) =>
      `Il faut ${dollars(numberOf(needs))} ${ofAccount(textOf(id))}. Avec tous les transferts possibles (${dollars(numberOf(fee))} de frais chacun), vous pouvez payer ${dollars(numberOf(has))}.`,
    'same-account': () => 'C’est ce compte qui paie : prenez l’argent d’un autre.',
    'slush-stays': () =>
      'Pour ce paiement, rien n’entre dans la caisse noire et rien n’en sort. Prenez un autre compte.',
    'gave-already': ({ account: id }) =>
      `${capital(account(textOf(id)))} a déjà donné pour ce paiement. Prenez un autre compte.`,
    'transfer-too-large': ({ account: id, has, fee, most }) =>
      `${capital(account(textOf(id)))} contient ${dollars(numberOf(has))} ; après ${dollars(numberOf(fee))} de frais, il en reste ${dollars(numberOf(most))} à transférer.`,
    'transfer-too-small': ({ account: id, least, needs }) =>
      `Il manque ${dollars(numberOf(needs))}, et les autres comptes ne suffisent pas : prenez au moins ${dollars(numberOf(least))} ${ofAccount(textOf(id))}.`,
    'no-income-to-slush': () =>
      'Les revenus ne vont jamais à la caisse noire. Choisissez un des quatre autres comptes.',
    'took-already': ({ account: id }) => `${capital(account(textOf(id)))} a déjà sa part. Choisissez un autre compte.`,
    'take-too-much': ({ left }) => `Il reste ${dollars(numberOf(left))} à verser.`,
    'no-such-meeple': ({ sort: id }) => `Votre salle de repos n’a pas de ${sort(textOf(id))}. Placez un autre meeple.`,
    'no-queue': ({ zone: number }) =>
      `${capital(zone(numberOf(number)))} : on ne s’y place pas maintenant. Choisissez une autre zone.`,
    'closed-now': ({ zone: number }) =>
      `${capital(zone(numberOf(number)))} : fermée au premier quadrimestre. Choisissez une autre zone.`,
    'queue-full': ({ zone: number, spaces }) =>
      `File pleine en ${zone(numberOf(number))} : ${count(numberOf(spaces), 'case')}. La pêche aux moules accueille tout le monde.`,
    'mercenary-was-there': ({ zone: number }) =>
      `Un mercenaire est déjà passé en zone ${numberOf(number)} : une fois par partie. Choisissez une autre zone.`,
    'no-mercenary-space': ({ zone: number }) =>
      `La zone ${numberOf(number)} n’a pas de case pour un mercenaire. Les zones 1 à 4 et 7 à 9 en ont une.`,
    'no-double-for-mercenary': () => 'Un mercenaire ne prend pas d’action double. Mettez-y un de vos meeples.',
    'no-envelope-for-mercenary': () =>
      'À cette table, un mercenaire ne porte pas d’enveloppe. Placez un de vos meeples ensuite.',
    'no-envelopes': () => 'Il n’y a pas de pots-de-vin en solo.',
    'envelope-posted': () => 'Votre enveloppe est déposée : une par quadrimestre.',
    'double-ready': () => 'Une action double est déjà prête : une seule par meeple.',
    'no-double': () => 'Vous n’avez pas d’action double.',
    'must-place-all': ({ meeples }) =>
      `Placez tous vos meeples : il en reste ${numberOf(meeples)} dans la salle de repos.`,
    'nobody-to-place': () => 'Vous n’avez plus de meeple à placer ensuite.',
    'only-the-recruit': () => 'Seul l’ouvrier recruté se place maintenant.',
    'hat-chosen-already': () => 'Les deux sortes de chapeaux doivent être différentes : choisissez-en une autre.',
    'all-hired': () => 'Vous avez recruté tous vos ouvriers.',
    'card-not-shown': (params) => `${card(params)} n’est pas encore sur le plateau.`,
    'patent-taken': (params) => `Le brevet ${card(params)} a un propriétaire. L’objet, lui, s’achète.`,
    'no-patent-yet': (params) =>
      `Personne n’a breveté ${card(params)}. Brevetez, ou brevetez et prenez le premier objet.`,
    'sold-out': (params) => `Il ne reste aucun exemplaire de ${card(params)}.`,
    'reserved-already': () => 'Quelqu’un est déjà sur la pioche : un par quadrimestre.',
    'too-late-to-reserve': () => 'Il ne viendra plus de carte à choisir.',
    'no-more-cards': () => 'Il ne viendra plus de technologies.',
    'not-in-the-deck': (params) => `${card(params)} n’est pas dans la pioche.`,
    'not-on-market': ({ number }) => `Aucune carte ${numberOf(number)} n’est en vente en ce moment.`,
    'map-gone': ({ number }) =>
      `La carte ${numberOf(number)} de cette sorte est prise : il n’y en a qu’une. Choisissez un autre numéro.`,
    'no-such-site': ({ number }) => `Ce plateau n’a pas de site ${numberOf(number)}.`,
    'tile-not-seen': () => 'Ce n’est pas une des tuiles que vous regardez.',
    'no-such-room': ({ room: number }) => `À cette table, le musée n’a pas de salle ${numberOf(number)}.`,
    'room-sponsored': ({ room: id }) => `La ${room(textOf(id))} a un mécène. Choisissez une salle sans cube.`,
    'room-not-sponsored': ({ room: id }) =>
      `La ${room(textOf(id))} n’a pas encore de mécène : rien n’y entre. La réserve est toujours ouverte.`,
    'room-full': ({ room: id }) => `La ${room(textOf(id))} est pleine. Choisissez une autre salle, ou la réserve.`,
    'no-such-treasure': ({ value }) => `Vous n’avez pas de trésor à ${dollars(numberOf(value))} à vendre.`,
    'bribe-too-small': ({ least }) => `Un pot-de-vin est d’au moins ${dollars(numberOf(least))}.`,
    'bribe-too-large': ({ has }) => `Vous pouvez payer ${dollars(numberOf(has))} au plus.`,
    'no-seaplane': () => 'Il ne reste pas d’hydravion gris ce quadrimestre.',
    'not-at-sea': (params) =>
      `${boat(params)} n’est pas à vous en mer. Un hydravion vole vers un de vos Zodiacs en mer.`,
    'no-black-seaplane': () => 'Vous n’avez pas d’hydravion noir à faire voler maintenant.',
    'too-late': () => 'L’hydravion noir vole au début de votre tour en mer, avant le premier Zodiac.',
    'not-in-reach': () => 'On échange entre ceux qui se rencontrent ici.',
    'item-not-there': (params) => `${item(params)} n’est pas là.`,
    'item-moved-already': (params) => `${item(params)} vient d’y arriver et y reste pour cet échange.`,
    'one-engine-too-many': (params) => `${boat(params)} a un moteur de trop : donnez-en d’abord un autre.`,
    'no-room-for-engine': ({ most, ...params }) =>
      `${boat(params)} prend ${count(numberOf(most), 'moteur supplémentaire', 'moteurs supplémentaires')} au plus.`,
    'engine-needed': (params) =>
      `Sans ${item(params)}, le Zodiac ne pourrait pas quitter une case où il ne peut rester.`,
    'crews-stay': () => 'Ici, les équipages ne changent pas de place, seulement les objets.',
    'swapped-already': () => 'Ces deux équipages ont déjà changé de place.',
    'nobody-aboard': () => 'Il n’y a personne à bord.',
    'crew-not-at-sea': () => 'L’hydravion échange les équipages en mer, pas au port ni dans le lagon.',
    'no-pilot': () => 'Il n’y a pas de pilote qui puisse monter à bord.',
    'zodiac-not-in-port': (params) => `${boat(params)} n’attend pas au port pour vous.`,
    'store-full': () => 'Toutes les cases du magasin de Zodiacs sont prises jusqu’à la maintenance.',
    'no-zodiac-left': () => 'Tous les Zodiacs sont vendus.',
    'no-lagoon': () => 'Cette case n’est pas dans le lagon.',
    'lagoon-taken': (params) => `Un Zodiac occupe ${where(params)} jusqu’à la maintenance.`,
    'lagoon-gear': (params) => `Pour ${where(params)}, l’équipement n’est pas à bord. Chargez-le d’abord.`,
    'island-empty': () => 'Il n’y a plus rien à trouver sur l’île.',
    'not-found': () => 'Ce n’est pas une des deux trouvailles.',
    'no-way-out': (params) => `${boat(params)} n’a aucune case où aller.`,
    'nothing-to-exchange': () => 'Il n’y a rien à échanger ici.',
    'not-own-zodiac': (params) => `${boat(params)} n’est pas à vous.`,
    'sailed-already': (params) => `${boat(params)} a déjà joué ce quadrimestre.`,
    'all-sailed': () => 'Tous vos Zodiacs ont joué : un hydravion vole avant l’un d’eux.',
    'not-beside': (params) => `Votre Zodiac ne peut aller d’ici directement vers ${where(params)}.`,
    'no-map': ({ number }) =>
      `Vous n’avez pas de carte du site ${numberOf(number)} : vous ne pouvez ni vous y arrêter ni le traverser.`,
    'lagoon-closed': (params) =>
      `On ne peut entrer maintenant : ${where(params)}. La case est prise, ou l’équipement n’est pas à bord.`,
    'too-far': ({ spaces }) => `Après ${count(numberOf(spaces), 'case')}, les moteurs à bord ne mènent pas plus loin.`,
    'too-dear': ({ spaces, cost }) =>
      `Après ${count(numberOf(spaces), 'case')}, vous ne pouvez pas en payer une autre : le trajet entier coûterait ${dollars(numberOf(cost))} ${ofAccount('ME')}.`,
    'no-way-on': (params) => `Ce trajet ne peut ni finir ici (${where(params)}), ni continuer de là.`,
    'space-taken': (params) => `Un autre Zodiac occupe ${where(params)} : continuez.`,
    'must-leave-port': () => 'Qui quitte le port en zone 7 finit son trajet en mer.',
    'nobody-met': () => 'Aucun autre de vos Zodiacs n’est ici.',
    'exchanged-here': () => 'Vous avez déjà échangé ici.',
    'dived-already': () => 'Une plongée par Zodiac et par quadrimestre.',
    'no-dig-site': () => 'On ne plonge pas ici : allez sur un site de fouilles.',
    'shark-in-column': () => 'Un requin garde cette colonne, et il n’y a ni arme ni cage à bord.',
    'nothing-to-dive-for': () => 'Rien dans cette colonne que vous puissiez atteindre, remonter ou combattre.',
    'too-deep': () => 'C’est plus profond que votre plongeur ne peut aller.',
    'no-treasure': ({ depth }) => `Il n’y a plus de trésor au niveau ${numberOf(depth)}.`,
    'hands-full': () => 'Votre plongeur a les mains pleines : remontez à la surface.',
    'no-gear': ({ depth }) =>
      `Le trésor du niveau ${numberOf(depth)} est à détecter ou à dégager, et l’équipement n’est pas à bord.`,
    'nothing-below': () => 'Rien ne vaut la peine plus bas : prenez un trésor ou remontez à la surface.',
    'bid-too-low': ({ least }) => `Enchérissez à ${dollars(numberOf(least))} ou plus, ou passez.`,
    'bid-too-high': ({ most }) =>
      `Enchérissez à ${dollars(numberOf(most))} au plus, ou demandez d’abord des sommes plus élevées.`,
    'no-higher-sum': ({ most }) => `Il n’y a pas plus que ${dollars(numberOf(most))}, tout l’argent de la boîte.`,
    'deed-begun': () => 'Votre mercenaire a commencé : prenez aussi la deuxième carte.',
    'own-patent': (params) => `Le brevet ${card(params)} est déjà à vous.`,
    'no-mine': () => 'Vous n’avez pas la mine sous-marine.',
    'not-your-action': () => 'La mine explose lors d’un choix de votre propre tour, pas maintenant.',
    'no-tile': ({ number }) => `Il n’y a pas de tuile sur le site ${numberOf(number)}.`,
    'mine-too-far-right': ({ number, last }) =>
      `La mine couvre trois colonnes : sur le site ${numberOf(number)}, elle commence au plus tard à la colonne ${numberOf(last)}.`,
    'nothing-exhibited': (params) => `Rien n’est exposé en ${at(params)}.`,
    'exhibits-alike': () => 'Ces deux trésors sont pareils : rien ne changerait.',
    'swap-in-order': () => 'Nommez d’abord la première des deux places.',
    'no-such-place': (params) => `À cette table, il n’y a pas de ${at(params)}.`,
    'place-taken': (params) =>
      `Un trésor est déjà exposé en ${at(params)}. Échangez-les, ou choisissez une place libre.`,
  }
}
