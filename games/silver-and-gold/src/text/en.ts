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

/** What people call the patterns. */
export const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  I2: 'the pair',
  I3: 'the line',
  L3: 'the corner',
  T4: 'the T',
  L4: 'the long corner',
  O4: 'the square',
}

export const COLOR_NAMES: Readonly<Record<Color, string>> = {
  grey: 'grey',
  green: 'green',
  orange: 'orange',
  purple: 'purple',
}

const island = (card: CardId): string => islandName(card, 'en')
const islands = (cards: readonly CardId[]): string => list(cards.map(island))
const shapeName = (shape: Shape | null): string => (shape === null ? 'the pattern' : SHAPE_NAMES[shape])
const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`

function list(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`
}

/** "You take" or "Ada takes", with the verb in the right form. */
function does(seat: Seat, names: Names, you: string, they: string): string {
  return names.reader === seat ? `You ${you}` : `${names.of(seat)} ${they}`
}

function whatCrossed(crossing: Crossing): string {
  const shape = crossing.how === 'pattern' ? shapeOf(crossing.boxes) : null
  const boxes = shape === null ? boxNames(crossing.boxes) : shapeName(shape)
  return `${boxes} on ${island(crossing.card)}${crossing.how === 'bonus' ? ' as a bonus' : ''}`
}

function gained({ coins, lostCoins, palms }: Crossing): string {
  const parts = [
    ...(coins > 0 ? [count(coins, 'coin')] : []),
    ...(lostCoins > 0 ? [`${count(lostCoins, 'coin')} too many for the score card`] : []),
    ...palms.map((points) => (points > 0 ? `a palm worth ${points}` : 'a palm too many, worth nothing')),
  ]
  return list(parts)
}

function winners(ranks: readonly number[], names: Names): string {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  const [only] = first
  if (first.length === 1 && only !== undefined) return only === names.reader ? 'you win' : `${names.of(only)} wins`
  return `${list(first.map((seat) => (seat === names.reader ? 'you' : names.of(seat))))} share the win`
}

const EVENTS: EventTexts = {
  kept: ({ seat, cards }, names) => `${does(seat, names, 'keep', 'keeps')} ${islands(cards)}.`,
  hands: ({ hands }, names) =>
    hands.map((cards, seat) => `${does(seat, names, 'set', 'sets')} out for ${islands(cards)}.`).join(' '),
  displayed: ({ cards }) => `Laid on the display: ${islands(cards)}.`,
  expedition: ({ shape, round, turn, startSeat }, names) =>
    `Round ${round}, turn ${turn}: ${shapeName(shape)}. ${does(startSeat, names, 'go', 'goes')} first.`,
  crossed: ({ seat, crossing, owed }, names) => {
    const gain = gained(crossing)
    const owes = owed > 0 ? ` An X asks for ${count(owed, 'more box', 'more boxes')}.` : ''
    return `${does(seat, names, 'crossed', 'crossed')} ${whatCrossed(crossing)}${gain === '' ? '' : `: ${gain}`}.${owes}`
  },
  chose: ({ seat, crossings }, names) => {
    // The reader's own crossings were told one by one when they were made.
    if (seat === names.reader) return null
    const told = crossings.map((crossing) => {
      const gain = gained(crossing)
      return gain === '' ? whatCrossed(crossing) : `${whatCrossed(crossing)} (${gain})`
    })
    return `${names.of(seat)} crossed ${told.join(', then ')}.`
  },
  'passed-over': ({ seat }, names) =>
    `${does(seat, names, 'have', 'has')} no empty box left and sit${names.reader === seat ? '' : 's'} this turn out.`,
  'coin-row': ({ seat, value }, names) =>
    value > 0
      ? `${does(seat, names, 'completed', 'completed')} a row of coins: the trophy worth ${value}.`
      : `${does(seat, names, 'completed', 'completed')} a row of coins, but no trophy is left.`,
  finished: ({ seat, card, points }, names) =>
    `${does(seat, names, 'finished', 'finished')} ${island(card)}: ${count(points, 'point')}.`,
  took: ({ seat, card, from }, names) =>
    `${does(seat, names, 'took', 'took')} ${island(card)} from ${from === 'deck' ? 'the top of the deck' : 'the display'}.`,
  'nothing-to-take': ({ seat }, names) =>
    `No card is left for ${names.reader === seat ? 'you' : names.of(seat)} to take.`,
  'round-ended': ({ round }) => `Round ${round} is over.`,
  'game-ended': ({ ranks }, names) => `The game is over: ${winners(ranks, names)}.`,
}

const REFUSALS: RefusalTexts = {
  'game-over': () => 'The game is over.',
  'wrong-phase': ({ phase }) =>
    ({
      keep: 'First everybody keeps two of the four cards dealt.',
      cross: 'Now everybody crosses off boxes: the pattern on one island, or a single box.',
      take: 'Now finished islands are replaced: a card of the display or the top of the deck.',
    })[String(phase)] ?? 'That is not what is asked for now.',
  'already-chosen': () => 'You have kept your two cards. The others are still choosing.',
  'already-crossed': () => 'You have nothing left to cross off this turn. The others are still choosing.',
  'not-your-turn': () => 'Somebody else is taking cards now; everyone does so in turn order.',
  'two-different-cards': () => 'Keep two different cards of the four.',
  'must-cross-bonus': ({ owed }) =>
    `You crossed an X: first cross off ${count(Number(owed), 'more empty box', 'more empty boxes')}, anywhere on your islands.`,
  'nothing-owed': () => 'No X of yours asks for a box now: cross off the pattern, or a single box.',
  'one-card-only': ({ card, other }) =>
    `A pattern lies whole on one island, not across ${list([String(card), String(other)].map(island))}. A single box is always possible.`,
  'not-your-card': ({ card, own }) => `${island(String(card))} is not yours. Yours: ${islands(listOf(own))}.`,
  'no-such-box': ({ card, boxes }) => `${island(String(card))} has no box at ${list(listOf(boxes))}.`,
  'box-already-crossed': ({ card, boxes }) =>
    `On ${island(String(card))}, ${list(listOf(boxes))} ${listOf(boxes).length === 1 ? 'is' : 'are'} crossed off already. Each box is crossed off once.`,
  'not-the-pattern': ({ shape }) =>
    `These boxes are not ${shapeName(shape as Shape)}, however you turn or mirror it. Place it whole, or cross off a single box.`,
  'card-not-on-display': ({ card, display }) =>
    `${island(String(card))} is not on the display. There you find ${listOf(display).length > 0 ? islands(listOf(display)) : 'nothing any more'}.`,
  'deck-empty': () => 'The deck is used up. Take a card of the display.',
}

function prompt(view: View, seat: Seat, names: Names): string {
  const player = view.players[seat]
  if (view.phase === 'over') return 'The game is over.'
  const own = names.reader === seat
  const name = names.of(seat)
  if (view.phase === 'keep') {
    if (!own) return `${name} is choosing two islands to play with.`
    return (player?.islands.length ?? 0) > 0
      ? 'You have chosen. The others are still choosing their islands.'
      : 'Keep two of these four islands.'
  }
  if (view.phase === 'take') {
    if (view.taking !== seat) return own ? 'Others replace their finished islands first.' : `${name} is waiting.`
    const what = view.toTake === 1 ? 'a new island' : `${view.toTake} new islands`
    return own ? `Take ${what}: from the display, or the top of the deck.` : `${name} is taking ${what}.`
  }
  const pattern = shapeName(view.expedition)
  if (!own) return `${name} is crossing off ${pattern}, or a single box.`
  if (player?.step === 'bonus') {
    return `Your X asks for ${count(player.owed, 'more box', 'more boxes')}: cross off any empty box of yours.`
  }
  return player?.step === 'done'
    ? 'You have chosen. The others are still crossing off.'
    : `Cross off ${pattern} on one of your islands, or any single box.`
}

function action(action: Action, view: View): string {
  switch (action.do) {
    case 'keep':
      return `Keep ${islands(action.cards.map(cardId))}`
    case 'take': {
      const card = cardById(cardId(action.card))
      return `Take ${island(card.id)} (${COLOR_NAMES[card.color]}, ${card.points} points${sealText(card.id)})`
    }
    case 'take-deck':
      return 'Take the top card of the deck, unseen'
    default: {
      const card = cardId(action.card)
      const boxes = boxesOf(action)
      const what = action.do === 'pattern' ? `${shapeName(shapeOf(boxes))}, ${boxNames(boxes)},` : boxName(action.box)
      const gain = gainText(card, boxes, view)
      return `Cross off ${what} on ${island(card)}${gain === '' ? '' : `: ${gain}`}`
    }
  }
}

function gainText(card: CardId, boxes: number, view: View): string {
  const { coins, palms, xs, finishes } = gainsOf(card, boxes, crossedIn(view, card))
  return list([
    ...(coins > 0 ? [count(coins, 'coin')] : []),
    ...(palms > 0 ? [`${count(palms, 'palm')} worth ${1 + view.displayPalms}`] : []),
    ...(xs > 0 ? [count(xs, 'bonus box', 'bonus boxes')] : []),
    ...(finishes ? ['finishes it'] : []),
  ])
}

function sealText(card: CardId): string {
  const { seal } = cardById(card)
  return seal === null ? '' : `, seal: ${seal.points} for each ${COLOR_NAMES[seal.color]} island`
}

function describe(card: CardId): string {
  const { color, points } = cardById(card)
  return `${island(card)} (${card}, ${COLOR_NAMES[color]}, ${points} points${sealText(card)})`
}

function board(view: View, names: Names): readonly string[] {
  const pattern = view.expedition === null ? 'none yet' : shapeName(view.expedition)
  const left = view.expeditionsLeft
  return [
    `Round ${view.round} of 4, turn ${view.turn} of 7. Pattern: ${pattern}. ${does(view.startSeat, names, 'go', 'goes')} first.`,
    ...(left === null ? [] : [`Still in the pattern deck: ${list(left.map((shape) => SHAPE_NAMES[shape]))}.`]),
    `Trophies: ${view.trophies.map(({ value, seat }) => (seat === null ? `${value} free` : `${value} ${names.of(seat)}`)).join(', ')}.`,
    `Display (palms: ${view.displayPalms}): ${view.display.length > 0 ? view.display.map(describe).join('; ') : 'nothing'}.`,
    `Deck: ${count(view.deck, 'card')}.`,
    'Islands: o empty box, X bonus, C coin, P palm, # crossed off, . no box.',
    ...view.players.flatMap((player, seat) => ['', ...playerLines(player, seat, view, names)]),
  ]
}

function playerLines(player: PlayerView, seat: Seat, view: View, names: Names): string[] {
  const palms = player.palms.length > 0 ? player.palms.join(' ') : 'none'
  const trophies = player.trophies.length > 0 ? player.trophies.join(' ') : 'none'
  return [
    `${names.of(seat)}${names.reader === seat ? ' (you)' : ''}: ${count(view.scores[seat]?.total ?? 0, 'point')}. Coins ${player.coins} of 12, trophies ${trophies}, palms ${palms}.`,
    ...(player.finished.length > 0 ? [`Finished: ${islands(player.finished)}.`] : []),
    ...player.dealt.flatMap((card) => [`Dealt: ${describe(card)}`, ...islandGrid(card, 0)]),
    ...player.islands.flatMap(({ card, crossed }) => [
      `${describe(card)}: ${count(boxesLeft(card, crossed), 'box', 'boxes')} to go`,
      ...islandGrid(card, crossed),
    ]),
    // Whoever takes a card wants to see its boxes.
    ...(names.reader === seat && view.taking === seat
      ? view.display.flatMap((card) => [`On the display: ${describe(card)}`, ...islandGrid(card, 0)])
      : []),
  ]
}

/** Silver & Gold in English. */
export const en: Text = {
  name: 'Silver & Gold',
  tagline: 'Cross off island charts with the pattern that everybody gets.',
  points: (count) => (count === 1 ? '1 point' : `${count} points`),
  options: {
    expeditionAid: {
      label: 'Show the patterns still to come',
      help: 'Tells everybody which patterns have not been revealed this round. In the printed game you have to remember.',
    },
  },
  modes: { standard: 'The game as printed' },
  sources: { cards: 'Islands', seals: 'Seals', coins: 'Coins', trophies: 'Trophies', palms: 'Palms' },
  ends: { rounds: 'All four rounds have been played.' },
  tieBreaks: {
    grey: 'More finished grey islands decided the tie.',
    green: 'More finished green islands decided the tie.',
    orange: 'More finished orange islands decided the tie.',
    purple: 'More finished purple islands decided the tie.',
  },
  prompt,
  action,
  event: (event, names) => tell(EVENTS, event, names),
  refusal: (refusal) => explain(REFUSALS, refusal, (code) => `That is not possible now (${code}).`),
  board,
}
