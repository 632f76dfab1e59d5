import type { EditionWords } from '../editions.ts'
import type { OptionTexts, Text } from '../parts.ts'

/** What the options are about. */
const GROUPS = {
  introductory: 'Initiation',
  lawless: 'Sans foi ni loi !',
  solo: 'Solo',
  sea: 'En mer',
  town: 'En ville',
} as const

/** What each option decides. What the editions say of it is added from `editions.ts`. */
export const options: OptionTexts = {
  variant: {
    label: 'Mise en place',
    help: 'Initiation : une première partie avec 55 $ et un départ facilité. Sans foi ni loi ! : des mercenaires aux enchères. À une place, on joue toujours en solo.',
    choices: { standard: 'Standard', introductory: 'Initiation', lawless: 'Sans foi ni loi !', solo: 'Solo' },
  },
  influence3p: {
    group: GROUPS.town,
    label: 'Influence à trois',
    help: 'Réputation pour l’ordre du tour, à la fin de chaque année, à trois joueurs.',
    choices: { EN: '4, 2, 1', FR: '4, 2, 0' },
  },
  soloThreshold: {
    group: GROUPS.solo,
    label: 'Solo : score à dépasser',
    help: 'Pour gagner, il faut davantage de points, et tout le musée.',
    choices: { '70': '70', '80': '80' },
  },
  soloTrophies: {
    group: GROUPS.solo,
    label: 'Solo : trophées',
    help: 'Quatre, avec la pêche à 50, 75 et 100 $, ou trois, avec la pêche à 70, 80 et 90 $.',
    choices: { EN: 'Quatre', FR: 'Trois' },
  },
  blackSeaplane: {
    group: GROUPS.lawless,
    label: 'Hydravion noir',
    help: 'Sans foi ni loi ! : il vole une fois dans la partie, ou une fois par quadrimestre.',
    choices: { 'single-use': 'Une fois', reusable: 'Chaque quadrimestre' },
  },
  mercenaryTarget: {
    group: GROUPS.lawless,
    label: 'Mercenaire au musée',
    help: 'Sans foi ni loi ! : où le mercenaire du musée peut déplacer un trésor.',
    choices: { 'sponsored-room': 'Salles avec mécène', 'any-free-space': 'Toute place libre' },
  },
  mercenaryEnvelope: {
    group: GROUPS.lawless,
    label: 'Mercenaires et enveloppes',
    help: 'Sans foi ni loi ! : l’enveloppe peut être déposée avant de placer un mercenaire. Sinon, seulement avant ses propres meeples.',
  },
  lawlessOpening: {
    group: GROUPS.lawless,
    label: 'Premières technologies de Sans foi ni loi !',
    help: 'Sans foi ni loi ! : lesquelles des quatre cartes les plus simples sont visibles au départ.',
    choices: { random3: 'Trois au hasard', maskFirst: 'Masque et deux autres' },
  },
  slushTransfers: {
    group: GROUPS.introductory,
    label: 'Initiation : caisse noire',
    help: 'Si l’argent peut sortir de la caisse noire pour d’autres dépenses, et y entrer pour un pot-de-vin ; chaque fois contre les frais.',
    choices: { 'out-only': 'Sortie seulement', 'both-ways': 'Deux sens', none: 'Pas du tout' },
  },
  crossingSwap: {
    group: GROUPS.sea,
    label: 'Rencontre de ses Zodiacs',
    help: 'Ce qu’ils peuvent échanger quand ils se croisent en mer.',
    choices: { 'items+crew': 'Objets et équipages', items: 'Objets seulement' },
  },
  marketRise: {
    group: GROUPS.town,
    label: 'Hausse des cartes',
    help: 'Après un achat, le reste de la pile va à la prochaine case libre plus chère, ou simplement à la prochaine case libre : cela change tout pour les deux cases à 3 $.',
    choices: { 'strictly-dearer': 'Case plus chère', 'next-space': 'Case suivante' },
  },
  unarmedDive: {
    group: GROUPS.sea,
    label: 'Plongeurs sans arme',
    help: 'Sans arme ni cage, un requin vivant ferme toute sa colonne, ou seulement à partir de son niveau.',
    choices: { 'whole-column': 'Toute la colonne', 'until-shark': 'Jusqu’au requin' },
  },
  fishingStay: {
    group: GROUPS.sea,
    label: 'Rester en zone de pêche',
    help: 'Seul un trajet qui s’y termine rapporte, ou un Zodiac qui y reste rapporte encore.',
    choices: { 'must-move': 'Après un trajet', 'stay-earns': 'En restant aussi' },
  },
  returnCrew: {
    group: GROUPS.sea,
    label: 'Équipages de retour au port',
    help: 'Un équipage qui atteint le port en zone 5 rentre aussitôt, et le Zodiac peut repartir ; ou les deux attendent la maintenance.',
    choices: { 'home-at-once': 'Aussitôt', 'in-maintenance': 'À la maintenance' },
  },
  discountFloor: {
    group: GROUPS.town,
    label: 'Remises limitées au prix',
    help: 'Sinon, une remise plus grande que le prix rend de l’argent.',
  },
  soloStoreSpaces: {
    group: GROUPS.solo,
    label: 'Solo : magasin de Zodiacs',
    help: 'Cases du magasin en solo : une ou deux.',
    choices: { '1': 'Une case', '2': 'Deux cases' },
  },
  advertisingStart: {
    group: GROUPS.town,
    label: 'Marqueur de publicité',
    help: 'Où il commence : 0 est la première place de la piste.',
  },
  advertisingTrack: {
    group: GROUPS.town,
    label: 'Piste de publicité',
    help: 'Réputation selon l’avancée ; les règles n’en montrent que la première et la dernière place.',
    choices: { set: 'Selon les composants', '44332': '4 4 3 3 2', '43322': '4 3 3 2 2', '44432': '4 4 4 3 2' },
  },
}

const EDITION_NAMES = { english: 'anglaise', french: 'française' } as const

export const editionWords: EditionWords = {
  both: (value) => `Les deux éditions : ${value}.`,
  one: (edition, value) => `Édition ${EDITION_NAMES[edition]} : ${value}.`,
  silent: (edition) => `L’édition ${EDITION_NAMES[edition]} n’en dit rien.`,
  open: 'Les éditions ne le disent pas.',
  reading: (value, [edition, ...others]) =>
    `${value} : autre lecture ${edition === undefined || others.length > 0 ? 'des deux éditions' : `de l’édition ${EDITION_NAMES[edition]}`}.`,
  house: (value) => `${value} : une règle maison.`,
  on: 'Oui',
  off: 'Non',
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

/** De chaque mise en place ; ses éditions ne diffèrent que par quelques règles. */
export const modeHelps: Text['modeHelps'] = {
  standard: 'Toute la chasse : recruter, inventer, plonger et remplir le musée, en trois ans.',
  introductory: 'Celle pour apprendre : un peu plus d’argent, des inventions simples d’abord, des cartes bon marché.',
  lawless: 'Pour les vieux loups : des mercenaires aux enchères, et des règles qui plient devant qui paie.',
  solo: 'Vous seul face aux trophées : ouvrez tout le musée à temps.',
}
