import type { OptionTexts, Text } from '../parts.ts'
import { REASONS } from './words.ts'

/** What each edition says where they part. */
export const options: OptionTexts = {
  variant: {
    label: 'Setup',
    help: 'Introductory: a first game with $55 and an easier start. Lawless!: mercenaries are auctioned. One seat always plays solo.',
    choices: { standard: 'Standard', introductory: 'Introductory', lawless: 'Lawless!', solo: 'Solo' },
  },
  influence3p: {
    label: 'Influence with three',
    help: 'Reputation for the turn order after each year. English edition 4, 2, 1; French edition 4, 2, 0.',
    choices: { EN: '4, 2, 1', FR: '4, 2, 0' },
  },
  soloThreshold: {
    label: 'Solo: to be beaten',
    help: 'The English edition names 70 and, elsewhere, 80; the French edition 80. A win needs more than that, and the whole museum.',
    choices: { '70': '70', '80': '80' },
  },
  soloTrophies: {
    label: 'Solo: trophies',
    help: 'English edition: four trophies, fishing from $50, $75 and $100. French edition: three, fishing from $70, $80 and $90.',
    choices: { EN: 'Four (English)', FR: 'Three (French)' },
  },
  blackSeaplane: {
    label: 'Black seaplane',
    help: 'Lawless!: it flies once in the game (English edition) or once every quadrimester (French edition).',
    choices: { 'single-use': 'Once', reusable: 'Every quadrimester' },
  },
  mercenaryTarget: {
    label: 'Mercenary in the museum',
    help: 'Lawless!: a treasure is moved to a sponsored room (French edition) or to any free place (English edition).',
    choices: { 'sponsored-room': 'Sponsored rooms', 'any-free-space': 'Any free place' },
  },
  mercenaryEnvelope: {
    label: 'Mercenaries carry envelopes',
    help: 'Lawless!: the envelope may be posted before a mercenary is placed, as the French edition says. Otherwise only before own meeples.',
  },
  lawlessOpening: {
    label: 'First technologies of Lawless!',
    help: 'Three of the four simplest cards at random (French edition), or the Mask and two others (English edition).',
    choices: { random3: 'Three at random', maskFirst: 'Mask and two more' },
  },
  slushTransfers: {
    label: 'Introductory: slush fund',
    help: 'Money may be moved out of the slush fund for the fee. The editions can also be read as both ways, or not at all.',
    choices: { 'out-only': 'Out only', 'both-ways': 'Both ways', none: 'Not at all' },
  },
  crossingSwap: {
    label: 'Own Zodiacs that meet',
    help: 'They exchange items and crews (French edition) or items only (English edition).',
    choices: { 'items+crew': 'Items and crews', items: 'Items only' },
  },
  marketRise: {
    label: 'Rising maps',
    help: 'When a map is bought, the rest of its stack moves to the next free space that is dearer (English edition), or just to the next free space (French edition): that differs for the two $3 spaces.',
    choices: { 'strictly-dearer': 'Dearer space', 'next-space': 'Next space' },
  },
  unarmedDive: {
    label: 'Unarmed divers',
    help: 'Without a weapon or cage, a live shark closes its whole column, or only the depths from the shark down. The English edition says both.',
    choices: { 'whole-column': 'Whole column closed', 'until-shark': 'Down to the shark' },
  },
  fishingStay: {
    label: 'Staying on a fishing ground',
    help: 'Only a move that ends there earns (English edition), or a Zodiac that stays earns again (French edition).',
    choices: { 'must-move': 'Only after a move', 'stay-earns': 'Staying earns, too' },
  },
  returnCrew: {
    label: 'Crews back in port',
    help: 'A crew that reaches port in zone 5 goes home at once, and the Zodiac may leave again; or both wait for maintenance.',
    choices: { 'home-at-once': 'Home at once', 'in-maintenance': 'In maintenance' },
  },
  discountFloor: {
    label: 'Discounts stop at $0',
    help: 'Otherwise a discount greater than the price brings money back. The editions are silent.',
  },
  soloStoreSpaces: {
    label: 'Solo: Zodiac store',
    help: 'Spaces of the store in a solo game: one, or two.',
    choices: { '1': 'One space', '2': 'Two spaces' },
  },
  advertisingStart: {
    label: 'Advertising marker',
    help: 'Where it starts: 0 is the first place of the track.',
  },
  advertisingTrack: {
    label: 'Advertising track',
    help: 'Reputation by round. The editions show only the first and the last place.',
    choices: { set: 'As the components say', '44332': '4 4 3 3 2', '43322': '4 3 3 2 2', '44432': '4 4 4 3 2' },
  },
}

export const modes: Text['modes'] = {
  standard: 'Standard',
  introductory: 'Introductory',
  lawless: 'Lawless!',
  solo: 'Solo',
  'standard-english': 'Standard, English edition',
  'standard-french': 'Standard, French edition',
  'introductory-english': 'Introductory, English edition',
  'introductory-french': 'Introductory, French edition',
  'lawless-english': 'Lawless!, English edition',
  'lawless-french': 'Lawless!, French edition',
  'solo-english': 'Solo, English edition',
  'solo-french': 'Solo, French edition',
}

export const sources: Text['sources'] = {
  ...REASONS,
  exhibits: 'Treasures on show',
  storeroom: 'Treasures in the storeroom',
  unsold: 'Treasures not sold',
  patents: 'Patents',
  sharks: 'Sharks',
  maps: 'Maps',
  collections: 'Sets of maps',
  money: 'Money',
  soloBonus: 'Museum open early',
}
