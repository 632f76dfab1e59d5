import type { Localized } from '@fathom/kernel'
import type { BoardData, Components } from '../schema.ts'
import { QUEUE } from '../state.ts'
import { isRising, isStrictlyRising, mustBe, rising, said } from './sentence.ts'

export type Side = '1-2' | '3-4'
export const SIDES: readonly Side[] = ['1-2', '3-4']
const PLAYERS: Readonly<Record<Side, readonly [number, number]>> = { '1-2': [1, 2], '3-4': [3, 4] }

/** Waiting lines, market, store and museum of both sides of the board. */
export function* boardProblems({ boards, supply }: Components): Generator<Localized> {
  for (const side of SIDES) {
    const board = boards[side]
    yield* lineProblems(side, board)
    yield* storeProblems(side, board)
    yield* marketProblems(side, board, supply.mapsPerNumber)
    yield* roomProblems(side, board)
  }
  yield* largeProblems(boards['3-4'])
  const onlyTwo = Object.values(boards['1-2'].queues).some((line) => line.some((spot) => spot.players === 2))
  if (!onlyTwo) {
    yield said(
      'boards.1-2.queues: no space is for two players only.',
      'boards.1-2.queues : aucune case n’est réservée à deux joueurs.',
    )
  }
  const rooms = SIDES.flatMap((side) => boards[side].museum)
  yield* mustBe('museum: sizes', rising([...new Set(rooms.map((room) => room.values.length))]), [1, 2, 3])
  const values = rooms.flatMap((room) => room.values)
  yield* mustBe('museum: lowest, highest value', [Math.min(...values), Math.max(...values)], [2, 5])
}

function* lineProblems(side: Side, { queues, mercenarySpaces }: BoardData): Generator<Localized> {
  for (const [zone, line] of Object.entries(queues)) {
    yield* playersProblem(`boards.${side}.queues.${zone}`, side, line)
    if (line.length > QUEUE) {
      yield said(
        `boards.${side}.queues.${zone}: ${line.length} spaces; there is room for ${QUEUE}.`,
        `boards.${side}.queues.${zone} : ${line.length} cases ; il y a de la place pour ${QUEUE}.`,
      )
    }
    const prices = line.flatMap((spot) => ('price' in spot && typeof spot.price === 'number' ? spot.price : []))
    if (!isStrictlyRising(prices)) {
      yield said(
        `boards.${side}.queues.${zone}: the prices ${prices.join(', ')} do not rise.`,
        `boards.${side}.queues.${zone} : les prix ${prices.join(', ')} ne montent pas.`,
      )
    }
  }
  yield* mustBe(`boards.${side}.mercenarySpaces.4`, mercenarySpaces['4'], 'front')
}

function* storeProblems(side: Side, { zodiacStore }: BoardData): Generator<Localized> {
  yield* playersProblem(`boards.${side}.zodiacStore`, side, zodiacStore)
}

/** Spaces that need more players come later, and the first one is for everybody. */
function* playersProblem(
  place: string,
  side: Side,
  spots: readonly { readonly players: number }[],
): Generator<Localized> {
  const players = spots.map((spot) => spot.players)
  const [fewest, most] = PLAYERS[side]
  if (!isRising(players) || players[0] !== fewest || players.some((count) => count > most)) {
    yield said(
      `${place}: players ${players.join(', ')}. The first space is for ${fewest}, none for more than ${most}, and they never fall.`,
      `${place} : joueurs ${players.join(', ')}. La première case vaut à ${fewest}, aucune au-delà de ${most}, et les nombres ne baissent jamais.`,
    )
  }
}

function* marketProblems(side: Side, board: BoardData, perNumber: number): Generator<Localized> {
  const place = `boards.${side}.market`
  const { prices, firstNew } = board.market
  yield* mustBe(`${place}.prices: first six`, prices.slice(0, 6), [3, 3, 4, 5, 6, 7])
  yield* mustBe(`${place}.firstNew`, firstNew, 2)
  if (!isRising(prices)) {
    yield said(
      `${place}.prices: ${prices.join(', ')} do not rise.`,
      `${place}.prices : ${prices.join(', ')} ne montent pas.`,
    )
  }
  const [room, numbers] = [prices.length - firstNew, board.mapNumbers.length]
  if (room < numbers) {
    yield said(
      `${place}: ${room} spaces for new numbers, but there are ${numbers} numbers.`,
      `${place} : ${room} cases pour les nouveaux numéros, mais il y a ${numbers} numéros.`,
    )
  }
  const reserve = numbers * perNumber - board.initialMaps
  yield* mustBe(`boards.${side}: maps in reserve`, reserve, side === '1-2' ? 10 : 12)
}

function* roomProblems(side: Side, { museum }: BoardData): Generator<Localized> {
  yield* mustBe(`boards.${side}.museum.length`, museum.length, side === '1-2' ? 3 : 4)
  yield* playersProblem(`boards.${side}.museum`, side, museum)
  for (const { id, values, openingBonus, sponsorPrice } of museum) {
    const place = `boards.${side}.museum ${id}`
    if (values.length < 1 || values.length > 3 || values.some((value) => value < 2 || value > 5)) {
      yield said(
        `${place}: 1 to 3 treasures of 2 to 5 points are expected, not ${values.join(', ')}.`,
        `${place} : de 1 à 3 trésors valant de 2 à 5 points sont attendus, pas ${values.join(', ')}.`,
      )
    }
    if (openingBonus < 1) {
      yield said(`${place}: opening it gives no point.`, `${place} : son ouverture ne rapporte aucun point.`)
    }
    if (sponsorPrice < 2) {
      yield said(
        `${place}: $${sponsorPrice} is less than the discount.`,
        `${place} : ${sponsorPrice} $, c’est moins que la remise.`,
      )
    }
  }
}

/** What the rulebook's pictures and examples show of the side for three and four. */
function* largeProblems({ queues, museum }: BoardData): Generator<Localized> {
  const length = (line: readonly { readonly players: number }[], players: number) =>
    line.filter((spot) => spot.players <= players).length
  yield* mustBe('boards.3-4.queues.2: with 4, 3', [length(queues['2'], 4), length(queues['2'], 3)], [5, 4])
  yield* mustBe('boards.3-4.queues.3: with 4, 3', [length(queues['3'], 4), length(queues['3'], 3)], [4, 3])
  yield* mustBe(
    'boards.3-4.museum: players',
    museum.map((room) => room.players),
    [3, 3, 3, 4],
  )
  const [first, second, , fourth] = museum
  yield* mustBe('boards.3-4.museum M1: size, first value', [first?.values.length, first?.values[0]], [2, 2])
  yield* mustBe('boards.3-4.museum M2: first values', second?.values.slice(0, 2), [3, 5])
  yield* mustBe('boards.3-4.museum M2: size, bonus', [second?.values.length, second?.openingBonus], [3, 3])
  yield* mustBe('boards.3-4.museum M4: size, bonus', [fourth?.values.length, fourth?.openingBonus], [3, 2])
  yield* mustBe('boards.3-4.museum M4: last value', fourth?.values.at(-1), 3)
}
