import type { View } from '@fathom/thesauros'
import type { LessonWords } from '../../../../lessons/lesson.ts'
import type { YearWords } from './en.ts'
import { selling } from './fr/selling.ts'
import { solo } from './fr/solo.ts'
import { isAsked, isLoaded } from '../judging.ts'
import { standard } from './fr/standard.ts'
import { voyage } from './fr/voyage.ts'

const year: LessonWords<YearWords, View> = {
  title: 'Une année au bureau',
  budget:
    'Vous dirigez des chasseurs de trésors. La réputation fait gagner, surtout celle du musée. D’abord l’argent de l’année (trois quadrimestres de quatre mois) : chaque compte paie autre chose. Cette proposition est bonne : validez-la.',
  boss: 'Dans votre score, 10 $ valent 1 point. Vos gens font maintenant la queue en ville. Votre boss gagne ou épargne souvent 2 $ de plus. Prenez-le et touchez le Marché aux puces : sans carte, pas de trésor.',
  research: 'Chacun en place un, à son tour. Envoyez un ouvrier à la Recherche : l’équipement mène plus profond.',
  port: 'Et l’autre ouvrier au Port : sans personne là-bas, votre bateau reste à quai.',
  mask: 'Tous sont placés. Les zones jouent maintenant de 1 à 10. Brevetez le masque et achetez-en aussitôt un exemplaire (« Les deux ») : le brevet donne 1 point de réputation (PR) à la fin.',
  map: 'Chaque carte a le numéro d’un site. Le site 1 est à deux cases, et votre boss paie 2 $ de moins. Achetez la carte 1.',
  wreck: 'Premier à ce site, vous choisissez l’épave. La rangée du haut s’atteint sans équipement. Choisissez-en une.',
  sail: (position) =>
    isAsked(position, 'exchange')
      ? 'Touchez ce qui part à bord : avec le masque, un plongeur va au deuxième niveau. Touchez ensuite « Tout est chargé », et votre bateau peut partir.'
      : isLoaded(position, 'mask')
        ? 'Le masque est à bord. Deux cases par tour sont gratuites : allez à la première colonne du site 1. Sans sa carte, impossible de s’y arrêter.'
        : 'Au Port, votre ouvrier embarque. « Charger, décharger » prend le masque à bord ; cette fois, on peut s’en passer. Deux cases par tour sont gratuites : allez à la première colonne du site 1, dont vous avez la carte.',
  dive: 'Vous êtes au-dessus de l’épave. Plongez !',
  lift: ({ view, you }) =>
    view.zodiacs.some(({ seat, items }) => seat === you && items.length > 0)
      ? 'Un trésor visible, au premier niveau. Remontez-le.'
      : 'Un trésor visible, au premier niveau : remontez-le. Plus bas, c’est hors de portée, car votre masque n’est pas à bord : il est au bureau.',
  wages:
    'Un trésor, déjà au bureau ! Chaque ouvrier a reçu 2 $ des Ressources humaines ; s’il en manque, d’autres comptes paient, avec des frais, et un salaire impayé coûte de la réputation. Un ouvrier reste à bord : envoyez l’autre au Musée.',
  bossToo: 'Envoyez-y aussi votre boss. Dans la même file, il peut former un ouvrier.',
  stay: 'Votre bateau est encore en mer et pourrait replonger. Aujourd’hui, le musée d’abord : laissez-le là, et finissez votre tour en mer.',
  hat: 'Votre boss est près de votre ouvrier et peut lui donner le chapeau de la zone 8 : devenu spécialiste 8, il épargne désormais 2 $ au Musée, comme un boss. Donnez-le.',
  sponsor: 'Une salle a besoin d’un mécène avant toute exposition. Le Cabinet ne contient qu’un trésor : financez-le.',
  sell: 'Votre boss vend maintenant le trésor dans votre salle, 2 $ de plus. Une salle pleine ouvre aussitôt. Toutes les salles ouvertes, la partie s’achève ; sinon après neuf quadrimestres.',
  income:
    'Votre salle est ouverte : 1 point de réputation tout de suite, 4 de plus à la fin. Mettez l’argent où il manque ; seule la caisse noire est exclue.',
  rest: 'Voilà tout le métier : carte, voyage, plongée, exposition, vente. Finissez l’année sans aide, en terminant chacun de vos tours. Puis les investisseurs paient de nouveau : plus vous avez de cartes, plus ils donnent.',
  littleHR:
    'Trop peu aux Ressources humaines : deux ouvriers coûtent 12 $ de salaire par an, et un transfert coûte des frais.',
  littleRD:
    'Trop peu à la Recherche : le brevet et le masque coûtent 5 $, un meilleur équipement davantage. Un transfert coûte des frais.',
  littleGE:
    'Trop peu aux Achats généraux : ils paient les cartes et les salles du musée. Un transfert coûte des frais.',
  noEnvelope:
    'Une enveloppe porte un pot-de-vin, pour jouer en premier ; ce sera le troisième chapitre. Désactivez la vôtre, puis placez de nouveau.',
  bossToThree:
    'Dans une partie, c’est permis. Mais aujourd’hui, c’est le boss qui va au Marché aux puces : prenez-le d’abord, puis touchez la zone 3.',
  workerToTwo:
    'Dans une partie, c’est permis. Mais pour aller profond, il faut de l’équipement : un ouvrier à la Recherche d’abord, zone 2.',
  workerToSeven: 'Dans une partie, c’est permis. Mais votre bateau resterait à quai : envoyez l’ouvrier en zone 7.',
  patentAndMask: 'Vous n’auriez pas de masque. Prenez ensemble le brevet et le premier masque : « Les deux ».',
  mapOne: 'Votre bateau a deux cases gratuites, et seul le site 1 est si près. Achetez la carte 1.',
  toTheSite: 'Dans une partie, c’est permis. Mais un trésor attend au site 1, et vous avez sa carte : allez-y.',
  nowDive: 'Vous êtes là pour l’épave : plongez d’abord.',
  liftIt: 'Il n’y a qu’à le prendre : remontez-le.',
  workerToEight:
    'Dans une partie, c’est permis. Mais un trésor vaut surtout au Musée : prenez un ouvrier, puis touchez la zone 8.',
  workerFirst: 'Votre boss suivra. D’abord l’ouvrier : prenez-le, puis touchez la zone 8.',
  bossToEight: 'Dans une partie, c’est permis. Mais près de votre ouvrier, votre boss peut le former : zone 8.',
  stayThere: 'Dans une partie, vous le feriez. Mais d’abord le trésor au bureau : finissez votre tour en mer.',
  takeTheHat: 'Un chapeau ne coûte rien, et il y en a peu : prenez-le.',
  theCabinet: 'Cette salle demande trois trésors avant d’ouvrir. Prenez le Cabinet : un seul suffit.',
  roomFirst: 'D’abord, financez le Cabinet : dans votre propre salle, un trésor rapporte bien plus.',
  intoTheRoom: 'À la réserve, personne ne le voit : 1 point de réputation. Votre salle donne bien plus.',
  done: 'L’année est finie, et vous connaissez le métier. Le chapitre suivant mène au large ; ou jouez votre première partie, l’Initiation, contre des robots.',
}

/** The words of each chapter. */
export const fr = { year, voyage, selling, standard, solo }
