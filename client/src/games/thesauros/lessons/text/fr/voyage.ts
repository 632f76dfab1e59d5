import type { View } from '@fathom/thesauros'
import type { LessonWords } from '../../../../../lessons/lesson.ts'
import { isAsked } from '../../judging.ts'
import type { VoyageWords } from '../en/voyage.ts'

export const voyage: LessonWords<VoyageWords, View> = {
  title: 'Un voyage et une plongée',
  seaplane:
    'Votre bateau est en mer, avec un ouvrier et un masque. Sans carte, il ne peut que pêcher. Votre harpon est resté au bureau : envoyez le boss aux Hydravions pour l’apporter.',
  market: 'Un site ne s’ouvre qu’à ceux qui ont sa carte. Envoyez votre ouvrier au Marché aux puces.',
  map: 'À deux cases de votre bateau se trouve le site 2, un grand site à cinq colonnes. Achetez la carte 2.',
  wreck:
    'Premier à ce site, vous posez en secret une épave sur trois. La Coque brisée a deux trésors visibles dans une colonne, à portée de masque. Choisissez-la.',
  fly: 'Zone 4 : le premier hydravion coûte 1 $, et votre boss épargne jusqu’à 2 $. Celui-ci est donc gratuit : volez vers votre bateau.',
  gear: 'Un hydravion porte l’équipement entre le bureau et vos bateaux en mer. Mettez le harpon à bord.',
  crew: 'Son pilote peut aussi prendre la place de l’équipage : votre boss passe sur le bateau, l’ouvrier rentre par les airs. Plus habile, le boss remonte deux trésors au lieu d’un. Échangez-les.',
  sail: (position) =>
    isAsked(position, 'exchange')
      ? 'L’équipement et l’équipage sont à bord : touchez « Tout est chargé », et l’hydravion repart. Puis les bateaux en mer avancent.'
      : 'Les bateaux en mer avancent : deux cases gratuites, une troisième pour 1 $ pris sur les Frais de mission, davantage avec un moteur. Allez à la quatrième colonne du site 2.',
  dive: 'Dessous, quatre niveaux. Sans équipement, on atteint le premier ; avec un masque le deuxième, une bouteille le troisième, un scaphandre le quatrième. Plongez !',
  lift: 'Un trésor visible au premier niveau : remontez-le. Les cachés (pointillés) exigent un sonar ou un satellite, les enfouis (dans la roche) une perforatrice ou un excavateur.',
  second: 'Votre boss peut en prendre un autre dans la même colonne. Descendez d’un niveau et remontez les 7 $.',
  shark:
    'Un quadrimestre plus tard. Un requin rôde dans la troisième colonne : seul un harpon, un fusil-harpon ou une cage y permet de plonger. Votre harpon est à bord, et un requin tué donne de la réputation : allez-y.',
  hunt: 'Un harpon tue avec un 6. Votre boss ajoute 1 au dé : un 5 suffit ; sinon le requin fuit. Plongez, puis descendez.',
  roll: ({ view, you }) =>
    (view.players[you]?.sharks ?? 0) > 0
      ? 'Le dé l’a tué : 2 points de réputation à la fin, et la colonne est sûre. Sans équipement contre les requins, évitez ces colonnes.'
      : 'Il a fui, et reviendra après votre départ. Mort, il donne 2 points de réputation à la fin ; un fusil-harpon ou une cage aident.',
  rest: 'Finissez cette année sans aide.',
  noEnvelope:
    'Les enveloppes portent les pots-de-vin ; pas dans ce chapitre. Désactivez la vôtre, puis placez de nouveau.',
  bossToFour:
    'Dans une partie, c’est permis. Mais le harpon doit rejoindre le bateau, et le boss aussi : prenez le boss, puis la zone 4.',
  workerToThree:
    'Dans une partie, c’est permis. Mais sans carte, votre bateau ne fait que pêcher : un ouvrier en zone 3.',
  mapTwo:
    'Dans une partie, c’est permis. Mais cette leçon plonge au site 2, l’un des grands, près du bateau. Achetez la carte 2.',
  theHull:
    'Belle épave, mais moins bonne au masque : ses trésors sont dispersés ou plus profonds. Prenez la Coque brisée.',
  flyThere: 'Votre boss est venu pour cela : volez vers votre bateau.',
  theHarpoon: 'D’abord le harpon : du bureau au bateau. Le masque reste à bord.',
  changePlaces: 'D’abord, échangez votre boss et l’ouvrier.',
  toTheHull: 'La meilleure colonne de l’épave est la quatrième du site 2 : allez-y.',
  nowDive: 'Vous êtes au-dessus des trésors : plongez d’abord.',
  liftIt: 'Il n’y a qu’à le prendre : remontez-le.',
  theSecond: 'Votre boss peut en prendre un second : descendez, puis remontez-le.',
  toTheShark: 'La chasse est dans la troisième colonne, juste à côté : allez-y.',
  huntIt: 'Vous avez un harpon à bord : plongez, puis descendez.',
  done: 'Vous connaissez la mer : cartes, équipement, équipages, niveaux et requins. Vos trésors attendent maintenant le musée.',
}
