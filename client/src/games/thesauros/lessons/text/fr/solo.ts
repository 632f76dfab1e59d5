import type { View } from '@fathom/thesauros'
import type { LessonWords } from '../../../../../lessons/lesson.ts'
import type { SoloWords } from '../en/solo.ts'

export const solo: LessonWords<SoloWords, View> = {
  title: 'En solo',
  hats: 'En solo, il faut ouvrir les trois salles et dépasser 70 points. Deux sortes de chapeaux sont en jeu : un ouvrier coiffé gagne ou épargne 2 $ dans sa zone, comme un boss. Prenez ceux du Musée.',
  second: 'Et ceux du Marché aux puces : on achète des cartes toute la partie.',
  budget:
    'Pas de pots-de-vin, donc pas de caisse noire : quatre comptes se partagent 50 $ : ce que l’un reçoit, les autres le donnent. Cette proposition est bonne.',
  boss: 'Personne ne vous gêne ni ne vous précède : c’est le temps qui manque. Envoyez votre boss au Marché aux puces.',
  pupil: 'Et un ouvrier dans la même file, pour qu’il apprenne.',
  research: 'L’autre va à la Recherche.',
  mask: 'Un adversaire absent a les brevets de la première et de la troisième carte. Leurs objets s’achètent au plein tarif, à la banque, sans points de brevet. Achetez un masque.',
  hat: 'Votre boss forme aussitôt l’ouvrier : dès aujourd’hui, chacun épargne 2 $ ici. Donnez le chapeau.',
  maps: 'Ils sont deux, pour deux cartes : achetez la 1 ou une autre, choisissez son épave, puis une seconde carte.',
  rest: 'Finissez l’année sans aide. Les trois salles pleines au quadrimestre 6 rapportent 30 points de plus, 20 au 7, 10 au 8.',
  trophies:
    'Des trophées vous attendent aussi : pour le total, un musée vite rempli, la publicité et les revenus de la pêche.',
  tooLittle:
    'Ce compte serait vite vide : salaires aux Ressources humaines, masque à la Recherche, cartes aux Achats généraux. Laissez-y un peu plus.',
  theMuseum:
    'Dans une partie, c’est permis. Mais trois salles pleines, c’est beaucoup de ventes, et le chapeau du Musée rapporte 2 $ à chacune : prenez-le.',
  theMarket:
    'Dans une partie, c’est permis. Mais ce sont surtout des cartes que vous achèterez : prenez ceux du Marché aux puces.',
  bossToThree:
    'Dans une partie, c’est permis. Mais votre boss forme l’ouvrier au Marché aux puces : prenez le boss, puis touchez la zone 3.',
  workerToThree: 'Dans une partie, c’est permis. Mais l’élève doit être avec le boss : l’ouvrier en zone 3.',
  workerToTwo:
    'Dans une partie, c’est permis. Mais il faut un masque à vos plongeurs : l’ouvrier à la Recherche, zone 2.',
  theMask: 'Sans masque, on n’atteint que le premier niveau. Achetez-en un.',
  takeTheHat: 'Un chapeau ne coûte rien et épargne 2 $ chaque fois : donnez-le.',
  twoMaps: 'Repartir sans carte coûte 1 point de réputation. Achetez-en une.',
  done: 'Vous savez jouer en solo. Une partie dure une quarantaine de minutes et se quitte à tout moment.',
}
