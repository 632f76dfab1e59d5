import type { Language } from '@fathom/kernel'
import type { Color, Kind, TokenId } from '@fathom/sunken-treasure'
import { partsOf, sunkenTreasureNames } from '@fathom/sunken-treasure'
import { language } from '../../shell/preferences.ts'

const cardsEn = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
const cardsFr = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`)

/** Words that only the page needs; sentences about the game itself come from the game. */
const en = {
  progress: (sweep: number) => `Sweep ${sweep}`,
  placing: 'Setting up',
  fathoms: ['10 fm', '20 fm', '35 fm', '60 fm'] as readonly string[],
  sailRight: 'The ships sail right, never back.',
  sea: 'The sea: columns 1 to 6, the surface and rows 2 to 5',

  treasures: 'My treasures',
  treasuresOf: (name: string) => `Treasures of ${name}`,
  ofTwelve: (n: number) => `${n} of 12`,
  jokers: 'Jokers',
  hand: 'My hand',
  handOf: (name: string) => `Hand of ${name}`,
  moreInSupply: (n: number) => (n === 0 ? 'supply used up' : `${n} more in supply`),
  supplyPile: (n: number) => (n === 0 ? 'Supply: used up' : `Supply: ${cardsEn(n)}`),
  knownBelow: (list: string) => `You know: ${list}`,
  nthCard: (n: number, color: string) => (n === 1 ? `top card ${color}` : `card ${n} ${color}`),
  emptyHand: 'No card in hand.',
  discard: 'Discarded so far',
  nothingDiscarded: 'Nothing yet. Point at a tile to see its price.',
  discardHelp: 'Point at a tile to see its price.',
  lookAt: (name: string) => `You look at the things of ${name}.`,
  backToMine: 'Back to mine',

  handAndSupply: (hand: number, supply: number) => `${hand} in hand, ${supply} in supply`,
  inHand: (n: number) => `${n} in hand`,
  inSupply: (n: number) => `${n} supply`,
  has: (list: string) => `Has ${list}`,
  lacks: (list: string) => `lacks ${list}`,
  lacked: (list: string) => `Lacked ${list}`,
  lacksNothing: 'has all twelve',
  jokersAre: (list: string) => `Jokers: ${list}`,
  shipLeft: 'Ship not yet out',
  shipIn: (column: number) => `Ship in column ${column}`,
  shipOff: 'Ship ashore',
  boatsToPlace: (n: number) => (n === 1 ? '1 boat to place' : `${n} boats to place`),
  none: 'none',

  token: (color: string, kind: string) => `${color} ${kind}`,
  asJoker: (what: string) => `${what} as a joker`,
  laidNow: 'just put down',
  column: (n: number) => `Column ${n}`,
  place: (column: number, row: number) => `Column ${column}, row ${row}`,
  surface: (column: number) => `Column ${column}, surface`,
  leftOfBoard: 'Left of the board',
  offBoard: 'Off the board, to the right',
  nothingThere: 'empty',
  yourShip: 'your ship',
  shipOfName: (name: string) => `ship of ${name}`,
  yourBoats: (n: number) => (n === 1 ? 'your boat' : `${n} boats of yours`),
  boatsOf: (n: number, name: string) => (n === 1 ? `one boat of ${name}` : `${n} boats of ${name}`),
  goesHere: 'Enter sends your boat here',
  mayActHere: 'your boat here may act',
  sailsHere: 'Enter sails here',
  placesHere: 'Enter places a boat here',
  thingsInside: (n: number) => `${n === 1 ? '1 thing' : `${n} things`} inside, Enter lists them`,

  priceCard: (color: string) => `1 ${color} card`,
  priceTo: (cards: number, name: string) => `${cardsEn(cards)} to ${name}`,
  priceNobody: 'Nobody else gets a card.',
  priceTitle: (what: string) => `If you collect the ${what}`,
  paidFromHand: (n: number) => `${cardsEn(n)} of it from your hand`,
  goesToDiscard: (color: string) => `1 ${color} card goes to the discard.`,
  gets: (name: string, cards: number) => `${name} gets ${cardsEn(cards)}.`,
  newTreasure: (n: number) => `New to your board: your treasure number ${n}.`,
  twelfth: 'Your twelfth treasure: you win!',
  becomesDouble: 'You have one: a double, your joker from the next turn on.',
  becomesJoker: 'A joker again, from your next turn on.',
  endsGame: (column: number) => `Column ${column} is then without treasure: the game ends.`,
  newShort: (n: number) => `New: treasure ${n}`,
  doubleShort: 'A double: a joker later',
  jokerShort: 'A joker later',
  aJoker: 'One of your jokers',
  jokerStays: 'A joker of yours stays in its place.',
  free: 'no cards',
  byCard: (color: string) => `With your ${color} card`,
  byJoker: (joker: string) => `With the ${joker} as a joker`,
  howToCollect: (what: string) => `Collect the ${what}:`,
  cancel: 'Not now',

  sailTo: (column: number, boats: number) =>
    boats === 1
      ? `Column ${column}: one boat of yours may act there.`
      : `Column ${column}: ${boats} boats of yours may act there.`,
  sailOff: 'Off the board: your turn is over, and you wait ashore until all are out.',
  moveHere: (column: number, row: number, tiles: string) => `Move to column ${column}, row ${row}: ${tiles}.`,
  placeHere: (column: number, tiles: string) => `Column ${column}, row 2: ${tiles}.`,
  chooseBoat: (row: number) => `Choose the boat in row ${row}.`,
  payThis: (color: string, name: string) => `${name} gets your ${color} card, face down.`,
  stillDue: (n: number) => (n === 1 ? 'One card is still due.' : `${n} cards are still due.`),
  tradeThis: (color: string) => `The ${color} card goes under your supply; its top card comes up.`,

  placeNote: 'Click a space of row 2. Every boat will be put somewhere before the ships set out.',
  sailNote: 'Click a column that glows, or drag your ship there.',
  sailNotePhone: 'Tap a column that glows.',
  actNote: (row: number) => `Boat in row ${row}: click a ring to move her, or a tile to collect it.`,
  actNotePhone: (row: number) => `Boat in row ${row}: tap a ring or a tile.`,
  collectNote: 'Collect more from this space, use another boat, or end your actions.',
  payNote: 'Click a card of your hand; it goes face down to whom it is due.',
  waitNote: 'Click a hand card to put it under your supply and draw the top one.',
  endNote: 'Undo takes it back; End turn makes it final.',

  nextBoat: 'Next boat',
  nextTile: 'Next tile',
  endActions: 'End actions',
  keepHand: 'Keep my hand',
  doSail: (column: number) => `Sail to column ${column}`,
  doSailOff: 'Leave the board',
  doMove: 'Move here',
  doCollect: (what: string) => `Collect the ${what}`,
  doPlace: 'Place here',
  doPay: (color: string) => `Pay the ${color} card`,
  doTrade: (color: string) => `Trade the ${color} card`,
  wholeSea: 'Whole sea',
  zoomIn: 'Closer',
  centre: 'My column',

  tabs: { hand: (n: number) => `Hand ${n}`, treasures: (n: number) => `${n}/12` },
  card: (color: string) => `${color} card`,
  boatSpoken: (name: string) => `boat of ${name}`,
  yourBoat: 'your boat',
  mayAct: 'may act',
  chosen: 'chosen',
  pressEnter: (does: string) => `Enter: ${does}`,
}

type PageText = typeof en

const fr: PageText = {
  progress: (sweep) => `Traversée ${sweep}`,
  placing: 'Mise en place',
  fathoms: ['18 m', '37 m', '64 m', '110 m'],
  sailRight: 'Les navires vont vers la droite, sans retour.',
  sea: 'La mer : colonnes 1 à 6, la surface et les rangées 2 à 5',

  treasures: 'Mes trésors',
  treasuresOf: (name) => `Trésors de ${name}`,
  ofTwelve: (n) => `${n} sur 12`,
  jokers: 'Jokers',
  hand: 'Ma main',
  handOf: (name) => `Main de ${name}`,
  moreInSupply: (n) => (n === 0 ? 'réserve épuisée' : `encore ${n} en réserve`),
  supplyPile: (n) => (n === 0 ? 'Réserve : épuisée' : `Réserve : ${cardsFr(n)}`),
  knownBelow: (list) => `Vous connaissez : ${list}`,
  nthCard: (n, color) => (n === 1 ? `la première, ${color}` : `la carte ${n}, ${color}`),
  emptyHand: 'Aucune carte en main.',
  discard: 'Défausse',
  nothingDiscarded: 'Rien encore. Montrez une tuile pour voir son prix.',
  discardHelp: 'Montrez une tuile pour voir son prix.',
  lookAt: (name) => `Vous regardez les affaires de ${name}.`,
  backToMine: 'Revenir aux miennes',

  handAndSupply: (hand, supply) => `${hand} en main, ${supply} en réserve`,
  inHand: (n) => `${n} en main`,
  inSupply: (n) => `${n} réserve`,
  has: (list) => `A ${list}`,
  lacks: (list) => `il manque ${list}`,
  lacked: (list) => `Il manquait ${list}`,
  lacksNothing: 'les douze y sont',
  jokersAre: (list) => `Jokers : ${list}`,
  shipLeft: 'Navire pas encore parti',
  shipIn: (column) => `Navire en colonne ${column}`,
  shipOff: 'Navire à quai',
  boatsToPlace: (n) => (n < 2 ? `${n} bathyscaphe à placer` : `${n} bathyscaphes à placer`),
  none: 'aucun',

  token: (color, kind) => `${kind} ${color}`,
  asJoker: (what) => `${what} comme joker`,
  laidNow: 'posé ce tour-ci',
  column: (n) => `Colonne ${n}`,
  place: (column, row) => `Colonne ${column}, rangée ${row}`,
  surface: (column) => `Colonne ${column}, surface`,
  leftOfBoard: 'À gauche du plateau',
  offBoard: 'Hors du plateau, à droite',
  nothingThere: 'vide',
  yourShip: 'votre navire',
  shipOfName: (name) => `navire de ${name}`,
  yourBoats: (n) => (n === 1 ? 'votre bathyscaphe' : `${n} bathyscaphes à vous`),
  boatsOf: (n, name) => (n === 1 ? `un bathyscaphe de ${name}` : `${n} bathyscaphes de ${name}`),
  goesHere: 'Entrée y mène votre bathyscaphe',
  mayActHere: 'votre bathyscaphe ici peut agir',
  sailsHere: 'Entrée y mène votre navire',
  placesHere: 'Entrée y place un bathyscaphe',
  thingsInside: (n) => `${n < 2 ? `${n} chose` : `${n} choses`} dedans, Entrée les énumère`,

  priceCard: (color) => `1 carte ${color}`,
  priceTo: (cards, name) => `${cardsFr(cards)} à ${name}`,
  priceNobody: 'Personne d’autre ne reçoit de carte.',
  priceTitle: (what) => `Pour repêcher : ${what}`,
  paidFromHand: (n) => `dont ${cardsFr(n)} de votre main`,
  goesToDiscard: (color) => `1 carte ${color} va à la défausse.`,
  gets: (name, cards) => `${name} reçoit ${cardsFr(cards)}.`,
  newTreasure: (n) => `Nouveau pour vous : votre trésor numéro ${n}.`,
  twelfth: 'Votre douzième trésor : vous gagnez !',
  becomesDouble: 'Vous l’avez déjà : un double, votre joker dès le prochain tour.',
  becomesJoker: 'De nouveau un joker, dès votre prochain tour.',
  endsGame: (column) => `La colonne ${column} n’a alors plus de trésor : la partie finit.`,
  newShort: (n) => `Nouveau : trésor ${n}`,
  doubleShort: 'Un double : joker plus tard',
  jokerShort: 'Un joker plus tard',
  aJoker: 'Un de vos jokers',
  jokerStays: 'Un de vos jokers reste à sa place.',
  free: 'aucune carte',
  byCard: (color) => `Avec votre carte ${color}`,
  byJoker: (joker) => `Avec le joker ${joker}`,
  howToCollect: (what) => `Repêcher : ${what}`,
  cancel: 'Pas maintenant',

  sailTo: (column, boats) =>
    boats === 1
      ? `Colonne ${column} : un de vos bathyscaphes peut y agir.`
      : `Colonne ${column} : ${boats} de vos bathyscaphes peuvent y agir.`,
  sailOff: 'Hors du plateau : votre tour est fini, et vous attendez à quai que tous soient sortis.',
  moveHere: (column, row, tiles) => `Aller en colonne ${column}, rangée ${row} : ${tiles}.`,
  placeHere: (column, tiles) => `Colonne ${column}, rangée 2 : ${tiles}.`,
  chooseBoat: (row) => `Choisir le bathyscaphe de la rangée ${row}.`,
  payThis: (color, name) => `${name} reçoit votre carte ${color}, face cachée.`,
  stillDue: (n) => (n < 2 ? `Il reste ${n} carte à payer.` : `Il reste ${n} cartes à payer.`),
  tradeThis: (color) => `La carte ${color} va sous votre réserve ; la première de la réserve vient en main.`,

  placeNote: 'Cliquez sur une case de la rangée 2. Tous sont placés avant que les navires partent.',
  sailNote: 'Cliquez sur une colonne qui brille, ou tirez-y votre navire.',
  sailNotePhone: 'Touchez une colonne qui brille.',
  actNote: (row) => `Bathyscaphe en rangée ${row} : un anneau pour le déplacer, une tuile pour la repêcher.`,
  actNotePhone: (row) => `Bathyscaphe en rangée ${row} : touchez un anneau ou une tuile.`,
  collectNote: 'Repêchez encore ici, prenez un autre bathyscaphe, ou terminez vos actions.',
  payNote: 'Cliquez sur une carte de votre main ; elle va face cachée à qui de droit.',
  waitNote: 'Cliquez sur une carte : elle va sous votre réserve, et vous piochez la première.',
  endNote: 'Annuler le reprend ; Finir mon tour le rend définitif.',

  nextBoat: 'Bathyscaphe suivant',
  nextTile: 'Tuile suivante',
  endActions: 'Terminer',
  keepHand: 'Garder ma main',
  doSail: (column) => `Aller en colonne ${column}`,
  doSailOff: 'Quitter le plateau',
  doMove: 'Déplacer ici',
  doCollect: (what) => `Repêcher : ${what}`,
  doPlace: 'Placer ici',
  doPay: (color) => `Payer la carte ${color}`,
  doTrade: (color) => `Échanger la carte ${color}`,
  wholeSea: 'Toute la mer',
  zoomIn: 'De près',
  centre: 'Ma colonne',

  tabs: { hand: (n) => `Main ${n}`, treasures: (n) => `${n}/12` },
  card: (color) => `carte ${color}`,
  boatSpoken: (name) => `bathyscaphe de ${name}`,
  yourBoat: 'votre bathyscaphe',
  mayAct: 'peut agir',
  chosen: 'choisi',
  pressEnter: (does) => `Entrée : ${does}`,
}

const catalogues: Readonly<Record<Language, PageText>> = { en, fr }

/** The page's words for Sunken Treasure in the reader's language. */
export function words(): PageText {
  return catalogues[language()]
}

export function colorName(color: Color): string {
  return sunkenTreasureNames[language()].colors[color]
}

export function kindName(kind: Kind): string {
  return sunkenTreasureNames[language()].kinds[kind]
}

/** "jade bell", « cloche jade » */
export function tokenName(token: TokenId): string {
  const { color, kind } = partsOf(token)
  return words().token(colorName(color), kindName(kind))
}
