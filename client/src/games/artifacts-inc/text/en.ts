import { makeEnglishSentences, sideWords } from '@fathom/artifacts-inc/text/en'

const dice = (n: number): string => (n === 1 ? '1 die' : `${n} dice`)

/** Words that only the page needs; sentences about the game itself come from the game. */
const page = {
  setting: 'Setting up',
  round: (n: number) => `Round ${n}`,
  chapter: (name: string | null) => (name === null ? 'Round' : `Round ${name}`),
  lastRound: (n: number) => `Round ${n}, the last`,

  boards: 'Museums, collectors and the dive',
  market: 'Cards for sale',
  marketLetter: (letter: string, name: string, pile: number) =>
    `${letter}, ${name}: ${pile === 0 ? 'pile used up' : `${pile} more in the pile`}`,
  usedUp: 'used up',
  noDiceYet: 'Dice: none yet',
  diceGroup: (n: number) => (n === 0 ? 'Dice: all placed' : `Dice: ${n} to place`),
  diceOf: (name: string) => `Dice of ${name}`,
  desk: 'My desk',
  deskOf: (name: string) => `Desk of ${name}`,
  purse: 'My money, artifacts and finds',
  purseOf: (name: string) => `Money, artifacts and finds of ${name}`,
  /** After somebody's score, where that stands alone. */
  unit: ' rep.',
  race: (list: string) => `Reputation: ${list}`,
  raceSeat: (name: string, score: number) => `${name} ${score}`,
  reputation: 'reputation',
  dive: 'Dive',
  diveEmpty: 'all brought up',

  money: (n: number) => `$${n}`,
  counted: (n: number, name: string) => `${n} ${name}`,
  /** Finds have names of many: `Doubloons`. */
  found: (n: number, name: string) => `${n} × ${name}`,
  die: (n: number) => `Die: ${n}`,
  dieOf: (nth: number, of: number, n: number) => `Die ${nth} of ${of}: ${n}`,
  alike: (nth: number, of: number) => `${nth} of ${of} alike`,
  picked: 'picked up',
  setAside: 'set aside',
  inDive: 'in the dive',
  level: (n: number) => `level ${n}`,
  reputationOf: (n: number) => `${n} reputation`,
  slot: (n: number, name: string, place: string) => `${name}, ${place}, slot ${n}`,
  takes: (faces: string) => `takes ${faces}`,
  anyDie: 'any die',
  holds: (die: number) => `holds a ${die}`,
  fitsNow: 'your die fits',
  row: { top: 'top row', bottom: 'bottom row' },
  place: (row: string, column: number) =>
    column > 0 ? `${row}, column ${column}` : `${row}, ${1 - column} left of column 1`,
  free: (place: string) => `Free place: ${place}`,
  box: (n: number, of: number, what: string) => `Order ${n} of ${of}: ${what}`,
  boxOpen: (what: string, dollars: number) => `${what}, open, pays $${dollars}`,
  boxTaken: (what: string, name: string) => `${what}, filled by ${name}`,
  leads: (name: string, isTied: boolean) => `${name} leads${isTied ? ' by the cube furthest on' : ''}`,
  nobodyLeads: 'Nobody leads yet',
  cubes: (name: string, n: number) => `${name} ${n === 1 ? '1 cube' : `${n} cubes`}`,
  diveCard: (number: number, find: string, left: number) =>
    `Dive: the top card needs ${number} and is ${find}; ${left} left`,
  diveGone: 'Dive: all underwater cards are taken',
  diveSum: (dice: string, bonus: number, sum: number) =>
    dice === `${sum}` ? `a ${sum}` : `${dice}${bonus > 0 ? ` + ${bonus}` : ''} = ${sum}`,
  offer: (name: string, letter: string, price: string) => `${name} (${letter}): ${price}`,
  priced: (name: string, price: string) => `${name}: ${price}`,
  forYou: (price: string) => `${price} for you now`,
  canBuy: 'you can buy it',
  canUpgrade: (price: string) => `upgrade for ${price}`,
  chosen: 'chosen',
  price: (dollars: number, scrolls: string) => (scrolls === '' ? `$${dollars}` : `$${dollars} and ${scrolls}`),

  lay: (name: string) => `Lay ${name}`,
  layThese: 'Lay them in this order',
  layDone: 'Confirm',
  saleTitle: 'What do you sell?',
  saleTotal: 'For these',
  saleDo: (dollars: number) => `Sell for $${dollars}`,
  sellThem: 'Sell',
  saleDone: 'Finish the sale',
  saleAll: 'Everything',
  more: (name: string) => `One more: ${name}`,
  fewer: (name: string) => `One fewer: ${name}`,
  gainTitle: 'What do you gain?',
  orderTitle: 'Which order do you fill?',
  orderPick: (what: string, box: number, dollars: number) => `No. ${box}, ${what}: $${dollars}`,

  endTurn: 'End turn',
  buyNothing: 'Buy nothing',
  takeBack: 'Take back',
  otherCard: 'Another card',
  choosePlace: 'Choose a place',
  reroll: (n: number) => (n === 1 ? 'Reroll 1 die' : `Reroll up to ${n}`),
  rerollDo: (n: number) => `Reroll ${dice(n)}`,
  upgradeFor: (price: string) => `Upgrade: ${price}`,
  buyFor: (price: string) => `Buy: ${price}`,
  diveWith: (dice: string) => `Dive with ${dice}`,

  layNote:
    'Choose them in the order you want, or drag them to the row. Cards help those at their sides, above or below.',
  layEndNote: 'They stay like this for the whole game. “Undo” takes them back.',
  actNote: 'Click a die, then where it goes; or click a place, and the lowest die that fits goes there.',
  actNotePhone: 'Tap a die, then where it goes.',
  pickedNote: (die: number) => `Place the ${die} on one of the places that glow.`,
  unusedNote: (n: number) => `${dice(n)} would stay unused. End your turn all the same?`,
  endAnyway: 'End it anyway',
  gatherNote: (sum: number, number: number) =>
    `${sum} of ${number}: choose the dive again to add a die, or take them back.`,
  gatherHere: (sum: number, number: number) =>
    `${sum} of ${number} with this one: then choose the dive again to add a die.`,
  rerollNote: (n: number) => `Choose up to ${dice(n)} to roll again.`,
  orderNote: 'A larger one pays more; in the end every cube counts the same.',
  gainNote: 'Choose the expedition, or the artifact itself.',
  sellNote: 'Say how many of each type.',
  buyNote: 'Choose a card on offer, or one of yours to upgrade it.',
  placeNote: (name: string) => `${name}: choose a free place that glows.`,
  stepNote: (step: string) => `Chosen: ${step.charAt(0).toLowerCase()}${step.slice(1)}.`,
  needsBuy: (what: string, on: string) => `${what}. To buy it, put a die on the + of ${on}.`,
  upgradeNote: (what: string, on: string) => `${what}. To upgrade it, put a die on the arrow of ${on}.`,
  topLevel: 'On its highest level.',
  nothingChanges: 'No card beside it changes.',
  gains: (n: number) => (n >= 0 ? `+${n} reputation` : `−${-n} reputation`),
  /** After "+1 reputation". */
  moreDice: (n: number) => `+${dice(n)} from your next turn on`,
  pairs: {
    reputation: (of: string, other: string, n: number) => `${of}: +${n} for ${other}`,
    cash: (of: string, on: string, n: number) => `${of} pays $${n} for dice on ${on}`,
    shift: (of: string, on: string, n: number) => `dice on ${on} count ±${n} (${of})`,
    near: (of: string, on: string, what: string) => `${of} can bring ${what} (${on})`,
  },

  nothingNow: 'There is nothing to choose now.',
  said: (what: string, words: string) => `${what}: ${words}`,
  alsoWith: (dice: string) => `Also with ${dice}.`,
  mayDive: (number: number, find: string, reach: number) =>
    `Dive for the ${number}, ${find}: your dice and your bonus come to ${reach}.`,
  toPlace: (dice: string) => `Dice to place: ${dice}.`,

  lookAt: (name: string) => `You look at the desk of ${name}.`,
  backToMine: 'Back to mine',
  facts: { dice: (n: number) => dice(n), diving: (n: number) => `dive +${n}` },
  cardsOf: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  otherSide: (level: number) => `Level ${level}`,
  otherSideHidden: 'The other side may be looked at while buying.',
  close: 'Close',
  switchTo: 'Places',
  views: { desk: 'Desk', boards: 'Museums', market: 'Market', dive: 'Dive' },
  tabs: { purse: (dollars: number, points: number) => `Mine $${dollars} · ${points}`, card: 'Card' },
}

export const en = { makeGameText: makeEnglishSentences, sides: sideWords, page }

/** All that is said at a table in one language. */
export type Messages = typeof en
