import type { OptionTexts, Text } from '../parts.ts'
import { REASONS } from './words.ts'

/** What each edition says where they part. */
export const options: OptionTexts = {
  variant: {
    label: 'Mise en place',
    help: 'Initiation : une première partie avec 55 $ et un départ facilité. Sans foi ni loi ! : des mercenaires aux enchères. À une place, on joue toujours en solo.',
    choices: { standard: 'Standard', introductory: 'Initiation', lawless: 'Sans foi ni loi !', solo: 'Solo' },
  },
  influence3p: {
    label: 'Influence à trois',
    help: 'Réputation pour l’ordre du tour, à la fin de chaque année. Édition anglaise 4, 2, 1 ; édition française 4, 2, 0.',
    choices: { EN: '4, 2, 1', FR: '4, 2, 0' },
  },
  soloThreshold: {
    label: 'Solo : score à dépasser',
    help: 'L’édition anglaise dit 70 et, ailleurs, 80 ; l’édition française 80. Pour gagner, il faut davantage, et tout le musée.',
    choices: { '70': '70', '80': '80' },
  },
  soloTrophies: {
    label: 'Solo : trophées',
    help: 'Édition anglaise : quatre trophées, la pêche à 50, 75 et 100 $. Édition française : trois, la pêche à 70, 80 et 90 $.',
    choices: { EN: 'Quatre (anglaise)', FR: 'Trois (française)' },
  },
  blackSeaplane: {
    label: 'Hydravion noir',
    help: 'Sans foi ni loi ! : il vole une fois dans la partie (édition anglaise) ou une fois par quadrimestre (édition française).',
    choices: { 'single-use': 'Une fois', reusable: 'Chaque quadrimestre' },
  },
  mercenaryTarget: {
    label: 'Mercenaire au musée',
    help: 'Sans foi ni loi ! : un trésor va dans une salle qui a un mécène (édition française) ou à n’importe quelle place libre (édition anglaise).',
    choices: { 'sponsored-room': 'Salles avec mécène', 'any-free-space': 'Toute place libre' },
  },
  mercenaryEnvelope: {
    label: 'Mercenaires et enveloppes',
    help: 'Sans foi ni loi ! : l’enveloppe peut être déposée avant de placer un mercenaire, comme le dit l’édition française. Sinon, seulement avant ses propres meeples.',
  },
  lawlessOpening: {
    label: 'Premières technologies de Sans foi ni loi !',
    help: 'Trois des quatre cartes les plus simples au hasard (édition française), ou le Masque et deux autres (édition anglaise).',
    choices: { random3: 'Trois au hasard', maskFirst: 'Masque et deux autres' },
  },
  slushTransfers: {
    label: 'Initiation : caisse noire',
    help: 'L’argent peut sortir de la caisse noire, contre les frais. On peut aussi lire les éditions autrement : dans les deux sens, ou pas du tout.',
    choices: { 'out-only': 'Sortie seulement', 'both-ways': 'Deux sens', none: 'Pas du tout' },
  },
  crossingSwap: {
    label: 'Rencontre de ses Zodiacs',
    help: 'Ils échangent objets et équipages (édition française) ou objets seulement (édition anglaise).',
    choices: { 'items+crew': 'Objets et équipages', items: 'Objets seulement' },
  },
  marketRise: {
    label: 'Hausse des cartes',
    help: 'Après un achat, le reste de la pile va à la prochaine case libre plus chère (édition anglaise), ou simplement à la prochaine case libre (édition française) : cela change tout pour les deux cases à 3 $.',
    choices: { 'strictly-dearer': 'Case plus chère', 'next-space': 'Case suivante' },
  },
  unarmedDive: {
    label: 'Plongeurs sans arme',
    help: 'Sans arme ni cage, un requin vivant ferme toute sa colonne, ou seulement à partir de sa profondeur. L’édition anglaise dit les deux.',
    choices: { 'whole-column': 'Toute la colonne', 'until-shark': 'Jusqu’au requin' },
  },
  fishingStay: {
    label: 'Rester en zone de pêche',
    help: 'Seul un trajet qui s’y termine rapporte (édition anglaise), ou un Zodiac qui y reste rapporte encore (édition française).',
    choices: { 'must-move': 'Après un trajet', 'stay-earns': 'En restant aussi' },
  },
  returnCrew: {
    label: 'Équipages de retour au port',
    help: 'Un équipage qui atteint le port en zone 5 rentre aussitôt, et le Zodiac peut repartir ; ou les deux attendent la maintenance.',
    choices: { 'home-at-once': 'Aussitôt', 'in-maintenance': 'À la maintenance' },
  },
  discountFloor: {
    label: 'Remises limitées au prix',
    help: 'Sinon, une remise plus grande que le prix rend de l’argent. Les éditions n’en disent rien.',
  },
  soloStoreSpaces: {
    label: 'Solo : magasin de Zodiacs',
    help: 'Cases du magasin en solo : une ou deux.',
    choices: { '1': 'Une case', '2': 'Deux cases' },
  },
  advertisingStart: {
    label: 'Marqueur de publicité',
    help: 'Où il commence : 0 est la première place de la piste.',
  },
  advertisingTrack: {
    label: 'Piste de publicité',
    help: 'Réputation selon l’avancée. Les éditions n’en montrent que la première et la dernière place.',
    choices: { set: 'Selon le matériel', '44332': '4 4 3 3 2', '43322': '4 3 3 2 2', '44432': '4 4 4 3 2' },
  },
}

export const modes: Text['modes'] = {
  standard: 'Standard',
  introductory: 'Initiation',
  lawless: 'Sans foi ni loi !',
  solo: 'Solo',
  'standard-english': 'Standard, édition anglaise',
  'standard-french': 'Standard, édition française',
  'introductory-english': 'Initiation, édition anglaise',
  'introductory-french': 'Initiation, édition française',
  'lawless-english': 'Sans foi ni loi !, édition anglaise',
  'lawless-french': 'Sans foi ni loi !, édition française',
  'solo-english': 'Solo, édition anglaise',
  'solo-french': 'Solo, édition française',
}

export const sources: Text['sources'] = {
  ...REASONS,
  exhibits: 'Trésors exposés',
  storeroom: 'Trésors en réserve',
  unsold: 'Trésors invendus',
  patents: 'Brevets',
  sharks: 'Requins',
  maps: 'Cartes aux trésors',
  collections: 'Séries de cartes',
  money: 'Argent',
  soloBonus: 'Musée ouvert tôt',
}
