import { explain, listOf, tell, type Names, type Seat } from '@fathom/kernel'
import { boxesOf } from '../actions.ts'
import { boxName, boxNames } from '../boxes.ts'
import { cardById, cardId } from '../cards.ts'
import type { Action, CardId, Color, Crossing, PlayerView, Shape, View } from '../types.ts'
import { islandName } from './islands.ts'
import {
  boxesLeft,
  crossedIn,
  gainsOf,
  islandGrid,
  shapeOf,
  type EventTexts,
  type RefusalTexts,
  type Text,
} from './parts.ts'

// Narrow no-break spaces stand before ; : ! ? as French typography wants.

/** What people call the patterns. */
export const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  I2: 'la paire',
  I3: 'la ligne',
  L3: 'le coin',
  T4: 'le T',
  L4: 'le grand coin',
  O4: 'le carré',
}

export const COLOR_NAMES: Readonly<Record<Color, string>> = {
  grey: 'grise',
  green: 'verte',
  orange: 'orange',
  purple: 'violette',
}

const island = (card: CardId): string => islandName(card, 'fr')
const islands = (cards: readonly CardId[]): string => list(cards.map(island))
const shapeName = (shape: Shape | null): string => (shape === null ? 'le motif' : SHAPE_NAMES[shape])
const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number < 2 ? one : many}`

function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} et ${items.at(-1) ?? ''}`
}

/** « Vous prenez » or « Ada prend », with the verb in the right form. */
function does(seat: Seat, names: Names, you: string, they: string): string {
  return names.reader === seat ? `Vous ${you}` : `${names.of(seat)} ${they}`
}

function whatCrossed(crossing: Crossing): string {
  const shape = crossing.how === 'pattern' ? shapeOf(crossing.boxes) : null
  const boxes = shape === null ? boxNames(crossing.boxes) : shapeName(shape)
  return `${boxes} sur ${island(crossing.card)}${crossing.how === 'bonus' ? ' en bonus' : ''}`
}

function gained({ coins, lostCoins, palms }: Crossing): string {
  return list([
    ...(coins > 0 ? [count(coins, 'pièce')] : []),
    ...(lostCoins > 0 ? [`${count(lostCoins, 'pièce')} de trop pour la feuille`] : []),
    ...palms.map((points) => (points > 0 ? `un palmier qui vaut ${points}` : 'un palmier de trop, qui ne vaut rien')),
  ])
}

function winners(ranks: readonly number[], names: Names): string {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  const [only] = first
  if (first.length === 1 && only !== undefined) {
    return only === names.reader ? 'vous gagnez' : `${names.of(only)} gagne`
  }
  return `victoire partagée entre ${list(first.map((seat) => (seat === names.reader ? 'vous' : names.of(seat))))}`
}

const EVENTS: EventTexts = {
  kept: ({ seat, cards }, names) => `${does(seat, names, 'gardez', 'garde')} ${islands(cards)}.`,
  hands: ({ hands }, names) =>
    hands.map((cards, seat) => `${does(seat, names, 'partez', 'part')} pour ${islands(cards)}.`).join(' '),
  displayed: ({ cards }) => `Posé à l’étalage : ${islands(cards)}.`,
  expedition: ({ shape, round, turn, startSeat }, names) =>
    `Manche ${round}, tour ${turn} : ${shapeName(shape)}. ${does(startSeat, names, 'commencez', 'commence')}.`,
  crossed: ({ seat, crossing, owed }, names) => {
    const gain = gained(crossing)
    const owes = owed > 0 ? ` Un X demande encore ${count(owed, 'case')}.` : ''
    return `${does(seat, names, 'avez coché', 'a coché')} ${whatCrossed(crossing)}${gain === '' ? '' : ` : ${gain}`}.${owes}`
  },
  chose: ({ seat, crossings }, names) => {
    // The reader's own crossings were told one by one when they were made.
    if (seat === names.reader) return null
    const told = crossings.map((crossing) => {
      const gain = gained(crossing)
      return gain === '' ? whatCrossed(crossing) : `${whatCrossed(crossing)} (${gain})`
    })
    return `${names.of(seat)} a coché ${told.join(', puis ')}.`
  },
  'passed-over': ({ seat }, names) =>
    `${does(seat, names, 'n’avez', 'n’a')} plus de case vide et passe${names.reader === seat ? 'z' : ''} ce tour.`,
  'coin-row': ({ seat, value }, names) =>
    value > 0
      ? `${does(seat, names, 'complétez', 'complète')} une rangée de pièces : le trophée de ${count(value, 'point')}.`
      : `${does(seat, names, 'complétez', 'complète')} une rangée de pièces, mais il ne reste aucun trophée.`,
  finished: ({ seat, card, points }, names) =>
    `${does(seat, names, 'terminez', 'termine')} ${island(card)} : ${count(points, 'point')}.`,
  took: ({ seat, card, from }, names) =>
    `${does(seat, names, 'prenez', 'prend')} ${island(card)} ${from === 'deck' ? 'sur le dessus de la pioche' : 'à l’étalage'}.`,
  'nothing-to-take': ({ seat }, names) =>
    `Il ne reste aucune carte à prendre pour ${names.reader === seat ? 'vous' : names.of(seat)}.`,
  'round-ended': ({ round }) => `La manche ${round} est finie.`,
  'game-ended': ({ ranks }, names) => `La partie est finie : ${winners(ranks, names)}.`,
}

const REFUSALS: RefusalTexts = {
  'game-over': () => 'La partie est finie.',
  'wrong-phase': ({ phase }) =>
    ({
      keep: 'D’abord, chacun garde deux des quatre cartes distribuées.',
      cross: 'Maintenant, chacun coche : le motif sur une île, ou une seule case.',
      take: 'Maintenant, on remplace les îles terminées : une carte de l’étalage ou le dessus de la pioche.',
    })[String(phase)] ?? 'Ce n’est pas ce qui est demandé maintenant.',
  'already-chosen': () => 'Vous avez gardé vos deux cartes. Les autres choisissent encore.',
  'already-crossed': () => 'Vous n’avez plus rien à cocher ce tour-ci. Les autres choisissent encore.',
  'not-your-turn': () => 'Quelqu’un d’autre prend des cartes en ce moment ; chacun le fait à son tour.',
  'two-different-cards': () => 'Gardez deux cartes différentes parmi les quatre.',
  'must-cross-bonus': ({ owed }) =>
    `Vous avez coché un X : cochez d’abord encore ${count(Number(owed), 'case vide', 'cases vides')}, où vous voulez sur vos îles.`,
  'nothing-owed': () => 'Aucun de vos X ne demande de case : cochez le motif, ou une seule case.',
  'one-card-only': ({ card, other }) =>
    `Un motif se pose entier sur une seule île, pas à cheval sur ${islands([String(card), String(other)])}. Une seule case reste toujours possible.`,
  'not-your-card': ({ card, own }) => `${island(String(card))} n’est pas à vous. À vous : ${islands(listOf(own))}.`,
  'no-such-box': ({ card, boxes }) => `${island(String(card))} n’a pas de case en ${list(listOf(boxes))}.`,
  'box-already-crossed': ({ card, boxes }) =>
    `Sur ${island(String(card))}, ${list(listOf(boxes))} : déjà coché. Chaque case se coche une seule fois.`,
  'not-the-pattern': ({ shape }) =>
    `Ces cases ne forment pas ${shapeName(shape as Shape)}, même tourné ou retourné. Posez le motif entier, ou cochez une seule case.`,
  'card-not-on-display': ({ card, display }) =>
    `${island(String(card))} n’est pas à l’étalage. On y trouve ${listOf(display).length > 0 ? islands(listOf(display)) : 'plus rien'}.`,
  'deck-empty': () => 'La pioche est épuisée. Prenez une carte de l’étalage.',
}

function prompt(view: View, seat: Seat, names: Names): string {
  const player = view.players[seat]
  if (view.phase === 'over') return 'La partie est finie.'
  const own = names.reader === seat
  const name = names.of(seat)
  if (view.phase === 'keep') {
    if (!own) return `${name} choisit les deux îles de son départ.`
    return (player?.islands.length ?? 0) > 0
      ? 'Vous avez choisi. Les autres choisissent encore leurs îles.'
      : 'Gardez deux de ces quatre îles.'
  }
  if (view.phase === 'take') {
    if (view.taking !== seat) return own ? 'D’autres remplacent d’abord leurs îles terminées.' : `${name} attend.`
    const what = view.toTake === 1 ? 'une nouvelle île' : `${view.toTake} nouvelles îles`
    return own ? `Prenez ${what} : à l’étalage, ou le dessus de la pioche.` : `${name} prend ${what}.`
  }
  const pattern = shapeName(view.expedition)
  if (!own) return `${name} coche ${pattern}, ou une seule case.`
  if (player?.step === 'bonus') {
    return `Votre X demande encore ${count(player.owed, 'case')} : cochez n’importe laquelle de vos cases vides.`
  }
  return player?.step === 'done'
    ? 'Vous avez choisi. Les autres cochent encore.'
    : `Cochez ${pattern} sur une de vos îles, ou n’importe quelle case seule.`
}

function action(action: Action, view: View): string {
  switch (action.do) {
    case 'keep':
      return `Garder ${islands(action.cards.map(cardId))}`
    case 'take': {
      const card = cardById(cardId(action.card))
      return `Prendre ${island(card.id)} (${COLOR_NAMES[card.color]}, ${card.points} points${sealText(card.id)})`
    }
    case 'take-deck':
      return 'Prendre le dessus de la pioche, sans le voir'
    default: {
      const card = cardId(action.card)
      const boxes = boxesOf(action)
      const what = action.do === 'pattern' ? `${shapeName(shapeOf(boxes))}, ${boxNames(boxes)},` : boxName(action.box)
      const gain = gainText(card, boxes, view)
      return `Cocher ${what} sur ${island(card)}${gain === '' ? '' : ` : ${gain}`}`
    }
  }
}

function gainText(card: CardId, boxes: number, view: View): string {
  const { coins, palms, xs, finishes } = gainsOf(card, boxes, crossedIn(view, card))
  const worth = 1 + view.displayPalms
  return list([
    ...(coins > 0 ? [count(coins, 'pièce')] : []),
    ...(palms > 0 ? [`${count(palms, 'palmier')} à ${count(worth, 'point')}`] : []),
    ...(xs > 0 ? [count(xs, 'case en bonus', 'cases en bonus')] : []),
    ...(finishes ? ['l’île est terminée'] : []),
  ])
}

function sealText(card: CardId): string {
  const { seal } = cardById(card)
  return seal === null ? '' : `, sceau : ${seal.points} par île ${COLOR_NAMES[seal.color]}`
}

function describe(card: CardId): string {
  const { color, points } = cardById(card)
  return `${island(card)} (${card}, ${COLOR_NAMES[color]}, ${points} points${sealText(card)})`
}

function board(view: View, names: Names): readonly string[] {
  const pattern = view.expedition === null ? 'pas encore' : shapeName(view.expedition)
  const left = view.expeditionsLeft
  return [
    `Manche ${view.round} sur 4, tour ${view.turn} sur 7. Motif : ${pattern}. ${does(view.startSeat, names, 'commencez', 'commence')}.`,
    ...(left === null ? [] : [`Encore dans la pile des motifs : ${list(left.map((shape) => SHAPE_NAMES[shape]))}.`]),
    `Trophées : ${view.trophies.map(({ value, seat }) => (seat === null ? `${value} libre` : `${value} ${names.of(seat)}`)).join(', ')}.`,
    `Étalage (palmiers : ${view.displayPalms}) : ${view.display.length > 0 ? view.display.map(describe).join(' ; ') : 'rien'}.`,
    `Pioche : ${count(view.deck, 'carte')}.`,
    'Îles : o case vide, X bonus, C pièce, P palmier, # cochée, . pas de case.',
    ...view.players.flatMap((player, seat) => ['', ...playerLines(player, seat, view, names)]),
  ]
}

function playerLines(player: PlayerView, seat: Seat, view: View, names: Names): string[] {
  const palms = player.palms.length > 0 ? player.palms.join(' ') : 'aucun'
  const trophies = player.trophies.length > 0 ? player.trophies.join(' ') : 'aucun'
  return [
    `${names.of(seat)}${names.reader === seat ? ' (vous)' : ''} : ${count(view.scores[seat]?.total ?? 0, 'point')}. Pièces ${player.coins} sur 12, trophées ${trophies}, palmiers ${palms}.`,
    ...(player.finished.length > 0 ? [`Terminées : ${islands(player.finished)}.`] : []),
    ...player.dealt.flatMap((card) => [`Distribuée : ${describe(card)}`, ...islandGrid(card, 0)]),
    ...player.islands.flatMap(({ card, crossed }) => [
      `${describe(card)} : encore ${count(boxesLeft(card, crossed), 'case')}`,
      ...islandGrid(card, crossed),
    ]),
    // Whoever takes a card wants to see its boxes.
    ...(names.reader === seat && view.taking === seat
      ? view.display.flatMap((card) => [`À l’étalage : ${describe(card)}`, ...islandGrid(card, 0)])
      : []),
  ]
}

/** Silver & Gold in French. */
export const fr: Text = {
  name: 'Silver & Gold',
  tagline: 'Cochez des cartes d’îles avec le motif que tout le monde reçoit.',
  points: (count) => (Math.abs(count) < 2 ? `${count} point` : `${count} points`),
  options: {
    expeditionAid: {
      label: 'Montrer les motifs à venir',
      help: 'Dit à tous quels motifs n’ont pas encore été révélés dans cette manche. Dans le jeu imprimé, il faut s’en souvenir.',
    },
  },
  modes: { standard: 'Le jeu tel qu’imprimé' },
  sources: { cards: 'Îles', seals: 'Sceaux', coins: 'Pièces', trophies: 'Trophées', palms: 'Palmiers' },
  ends: { rounds: 'Les quatre manches ont été jouées.' },
  tieBreaks: {
    grey: 'L’égalité est tranchée par les îles grises terminées.',
    green: 'L’égalité est tranchée par les îles vertes terminées.',
    orange: 'L’égalité est tranchée par les îles orange terminées.',
    purple: 'L’égalité est tranchée par les îles violettes terminées.',
  },
  prompt,
  action,
  event: (event, names) => tell(EVENTS, event, names),
  refusal: (refusal) => explain(REFUSALS, refusal, (code) => `Ce n’est pas possible maintenant (${code}).`),
  board,
}
