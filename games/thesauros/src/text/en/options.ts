import type { EditionWords } from '../editions.ts'
import type { OptionTexts, Text } from '../parts.ts'

/** What the options are about. */
const GROUPS = {
  introductory: 'Introductory',
  lawless: 'Lawless!',
  solo: 'Solo',
  sea: 'At sea',
  town: 'In town',
} as const

/** What each option decides. What the editions say of it is added from `editions.ts`. */
export const options: OptionTexts = {
  variant: {
    label: 'Setup',
    help: 'Introductory: a first game with $55 and an easier start. Lawless!: mercenaries are auctioned. One seat always plays solo.',
    choices: { standard: 'Standard', introductory: 'Introductory', lawless: 'Lawless!', solo: 'Solo' },
  },
  influence3p: {
    group: GROUPS.town,
    label: 'Influence with three',
    help: 'Reputation for the turn order after each year, with three seats.',
    choices: { EN: '4, 2, 1', FR: '4, 2, 0' },
  },
  soloThreshold: {
    group: GROUPS.solo,
    label: 'Solo: to be beaten',
    help: 'A win needs more points than that, and the whole museum.',
    choices: { '70': '70', '80': '80' },
  },
  soloTrophies: {
    group: GROUPS.solo,
    label: 'Solo: trophies',
    help: 'Four with fishing from $50, $75 and $100, or three with fishing from $70, $80 and $90.',
    choices: { EN: 'Four', FR: 'Three' },
  },
  blackSeaplane: {
    group: GROUPS.lawless,
    label: 'Black seaplane',
    help: 'Lawless!: it flies once in the game, or once every quadrimester.',
    choices: { 'single-use': 'Once', reusable: 'Every quadrimester' },
  },
  mercenaryTarget: {
    group: GROUPS.lawless,
    label: 'Mercenary in the museum',
    help: 'Lawless!: where the mercenary of the museum may move a treasure.',
    choices: { 'sponsored-room': 'Sponsored rooms', 'any-free-space': 'Any free place' },
  },
  mercenaryEnvelope: {
    group: GROUPS.lawless,
    label: 'Mercenaries carry envelopes',
    help: 'Lawless!: the envelope may be posted before a mercenary is placed. Otherwise only before own meeples.',
  },
  lawlessOpening: {
    group: GROUPS.lawless,
    label: 'First technologies of Lawless!',
    help: 'Lawless!: which of the four simplest cards lie open from the start.',
    choices: { random3: 'Three at random', maskFirst: 'Mask and two more' },
  },
  slushTransfers: {
    group: GROUPS.introductory,
    label: 'Introductory: slush fund',
    help: 'Whether money may leave the slush fund for other expenses, and come into it for a bribe; each time for the fee.',
    choices: { 'out-only': 'Out only', 'both-ways': 'Both ways', none: 'Not at all' },
  },
  crossingSwap: {
    group: GROUPS.sea,
    label: 'Own Zodiacs that meet',
    help: 'What they may exchange when they meet at sea.',
    choices: { 'items+crew': 'Items and crews', items: 'Items only' },
  },
  marketRise: {
    group: GROUPS.town,
    label: 'Rising maps',
    help: 'When a map is bought, the rest of its stack moves to the next free space that is dearer, or just to the next free space: that differs for the two $3 spaces.',
    choices: { 'strictly-dearer': 'Dearer space', 'next-space': 'Next space' },
  },
  unarmedDive: {
    group: GROUPS.sea,
    label: 'Unarmed divers',
    help: 'Without a weapon or cage, a live shark closes its whole column, or only the levels from the shark down.',
    choices: { 'whole-column': 'Whole column closed', 'until-shark': 'Down to the shark' },
  },
  fishingStay: {
    group: GROUPS.sea,
    label: 'Staying on a fishing ground',
    help: 'Only a move that ends there earns, or a Zodiac that stays earns again.',
    choices: { 'must-move': 'Only after a move', 'stay-earns': 'Staying earns, too' },
  },
  returnCrew: {
    group: GROUPS.sea,
    label: 'Crews back in port',
    help: 'A crew that reaches port in zone 5 goes home at once, and the Zodiac may leave again; or both wait for maintenance.',
    choices: { 'home-at-once': 'Home at once', 'in-maintenance': 'In maintenance' },
  },
  discountFloor: {
    group: GROUPS.town,
    label: 'Discounts stop at $0',
    help: 'Otherwise a discount greater than the price brings money back.',
  },
  soloStoreSpaces: {
    group: GROUPS.solo,
    label: 'Solo: Zodiac store',
    help: 'Spaces of the store in a solo game: one, or two.',
    choices: { '1': 'One space', '2': 'Two spaces' },
  },
  advertisingStart: {
    group: GROUPS.town,
    label: 'Advertising marker',
    help: 'Where it starts: 0 is the first place of the track.',
  },
  advertisingTrack: {
    group: GROUPS.town,
    label: 'Advertising track',
    help: 'Reputation by round; the rulebooks print only the first and the last place.',
    choices: { set: 'As the components say', '44332': '4 4 3 3 2', '43322': '4 3 3 2 2', '44432': '4 4 4 3 2' },
  },
}

const EDITION_NAMES = { english: 'English', french: 'French' } as const

export const editionWords: EditionWords = {
  both: (value) => `Both editions: ${value}.`,
  one: (edition, value) => `${EDITION_NAMES[edition]} edition: ${value}.`,
  silent: (edition) => `The ${EDITION_NAMES[edition]} edition is silent.`,
  open: 'The editions leave it open.',
  reading: (value, [edition, ...others]) =>
    `${value}: another reading of ${edition === undefined || others.length > 0 ? 'both editions' : `the ${EDITION_NAMES[edition]} edition`}.`,
  house: (value) => `${value}: a house rule.`,
  on: 'On',
  off: 'Off',
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

/** Of each setup; its editions differ in single rules. */
export const modeHelps: Text['modeHelps'] = {
  standard: 'The whole hunt: hire, invent, dive, and fill the museum, over three years.',
  introductory: 'The one to learn it by: a little more money, plain inventions first, cheap maps on offer.',
  lawless: 'For old hands: mercenaries are auctioned, and the rules bend to who pays.',
  solo: 'You alone against the trophies: open the whole museum in time.',
}
