import type { Seat } from '@fathom/kernel'
import { OFF, partsOf, priceOf, type PlayerView, type TokenId } from '@fathom/sunken-treasure'
import { listOf } from '../../text/index.ts'
import type { Badge } from './art/index.ts'
import type { Desk } from './desk.ts'
import type { Aim, Collecting } from './input.ts'
import { colorName, kindName, tokenName, words } from './text.ts'

/** What is said of things on the board and of what doing something brings, for eyes and ears. */

/** "Column 3, row 4: jade bell, coral mask; your boat, one boat of Bo" */
export function spaceSpoken(desk: Desk, column: number, row: number): string {
  const space = desk.view().spaces.find((each) => each.column === column && each.row === row)
  const tiles = (space?.tokens ?? []).map(({ token, joker, laid }) => tileSpoken(token, joker, laid))
  const boats = (space?.boats ?? []).flatMap((count, seat) => (count > 0 ? [boatsSpoken(desk, seat, count)] : []))
  const there = [tiles.join(', '), boats.join(', ')].filter((part) => part !== '')
  return `${words().place(column, row)}: ${there.length > 0 ? there.join('; ') : words().nothingThere}`
}

function boatsSpoken(desk: Desk, seat: Seat, count: number): string {
  return desk.context.you() === seat ? words().yourBoats(count) : words().boatsOf(count, desk.nameOfSeat(seat))
}

export function tileSpoken(token: TokenId, joker: boolean, laid: boolean): string {
  const name = joker && partsOf(token).kind !== 'mussel' ? words().asJoker(tokenName(token)) : tokenName(token)
  return laid ? `${name}, ${words().laidNow}` : name
}

/** "Column 3, surface: your ship, ship of Bo"; 0 and 7 are beside the board. */
export function surfaceSpoken(desk: Desk, place: number): string {
  const ships = desk.view().players.flatMap(({ ship }, seat) => (ship === place ? [shipSpoken(desk, seat)] : []))
  const where = place < 1 ? words().leftOfBoard : place < OFF ? words().surface(place) : words().offBoard
  return `${where}: ${ships.length > 0 ? ships.join(', ') : words().nothingThere}`
}

export function shipSpoken(desk: Desk, seat: Seat): string {
  return desk.context.you() === seat ? words().yourShip : words().shipOfName(desk.nameOfSeat(seat))
}

/** What lies in a space, in words for a sentence: "jade bell, coral mask". */
function tilesIn(desk: Desk, column: number, row: number): string {
  const space = desk.view().spaces.find((each) => each.column === column && each.row === row)
  const tiles = space?.tokens.map(({ token, joker }) => tileSpoken(token, joker, false)) ?? []
  return tiles.length > 0 ? tiles.join(', ') : words().nothingThere
}

export interface TileReport {
  readonly title: string
  readonly color: TokenId
  /** It can be had now with a joker only: no card moves. */
  readonly jokerOnly: boolean
  /** Who gets how many cards of me. */
  readonly due: readonly { readonly seat: Seat; readonly cards: number }[]
  /** Of them, cards that would have to come from my hand. */
  readonly fromHand: number
  readonly gain: string
  readonly gainShort: string
  /** Collecting it ends the game without filling my board. */
  readonly ends: string | null
}

/** What collecting a tile by card costs a seat, and brings. */
export function tileReport(desk: Desk, token: TokenId): TileReport | null {
  const seat = desk.context.you() ?? desk.view().active
  const price = priceOf(desk.view(), token, seat)
  const payer = seat === null ? undefined : desk.player(seat)
  const space = desk.view().spaces.find((each) => each.tokens.some((lies) => lies.token === token))
  if (price === null || payer === undefined || space === undefined) return null
  const isJoker = space.tokens.some((lies) => lies.token === token && lies.joker)
  const inColumn = desk.view().spaces.filter(({ column }) => column === space.column)
  const treasuresLeft = inColumn.flatMap(({ tokens }) => tokens).filter(({ joker }) => !joker).length
  const ways = desk.choices().collects.get(token)
  const { gain, gainShort } = gainOf(payer, token, isJoker)
  return {
    title: tokenName(token),
    color: token,
    jokerOnly: ways !== undefined && ways.every(({ joker }) => joker !== null),
    due: price.due.flatMap((cards, other) => (cards > 0 ? [{ seat: other, cards }] : [])),
    fromHand: Math.max(0, price.total - payer.supply),
    gain,
    gainShort,
    ends: !isJoker && treasuresLeft === 1 && gain !== words().twelfth ? words().endsGame(space.column) : null,
  }
}

function gainOf(payer: PlayerView, token: TokenId, isJoker: boolean): { gain: string; gainShort: string } {
  if (isJoker) return { gain: words().becomesJoker, gainShort: words().jokerShort }
  const { kind } = partsOf(token)
  const next = payer.treasures.length + 1
  if (!payer.missing.some((type) => type === kind)) {
    return { gain: words().becomesDouble, gainShort: words().doubleShort }
  }
  return { gain: next === 12 ? words().twelfth : words().newTreasure(next), gainShort: words().newShort(next) }
}

/** "1 amber card, 2 cards to Bo, 1 card to Cy" */
export function priceSpoken(desk: Desk, report: TileReport): string {
  const { color } = partsOf(report.color)
  const hand = report.fromHand > 0 ? ` (${words().paidFromHand(report.fromHand)})` : ''
  const others = report.due.map(({ seat, cards }) => words().priceTo(cards, desk.nameOfSeat(seat)))
  return [words().priceCard(colorName(color)), ...others].join(', ') + hand
}

/** The note that lies beside a tile. */
export function badgeOf(desk: Desk, token: TokenId): Badge | null {
  const report = tileReport(desk, token)
  if (report === null) return null
  const others = report.due.map(({ seat, cards }) => words().priceTo(cards, desk.nameOfSeat(seat)))
  const lines = report.jokerOnly
    ? [words().aJoker, words().free]
    : [words().priceCard(colorName(partsOf(token).color)), ...others]
  return { lines, verdict: { text: report.gainShort, good: report.ends === null } }
}

/** What doing it brings or costs, before it is done. */
export function aimSpoken(desk: Desk, aim: Aim): string {
  switch (aim.can) {
    case null:
      return desk.game().refusal(aim.refusal)
    case 'place':
      return words().placeHere(aim.column, tilesIn(desk, aim.column, 2))
    case 'sail':
      return aim.place >= OFF ? words().sailOff : words().sailTo(aim.place, ownBoatsIn(desk, aim.place))
    case 'move': {
      const [column = 0, row = 0] = (/^c(\d)r(\d)$/.exec(aim.to) ?? []).slice(1).map(Number)
      return words().moveHere(column, row, tilesIn(desk, column, row))
    }
    case 'collect':
      return collectSpoken(desk, aim.token, aim.ways)
    case 'pay': {
      const paying = desk.view().paying
      return words().payThis(colorName(aim.color), desk.nameOfSeat(paying?.to ?? 0))
    }
    case 'trade':
      return words().tradeThis(colorName(aim.color))
    case 'choose':
      return words().chooseBoat(aim.row)
  }
}

function collectSpoken(desk: Desk, token: TokenId, ways: readonly Collecting[]): string {
  const report = tileReport(desk, token)
  if (report === null) return ''
  const byCard = ways.some(({ joker }) => joker === null)
  const jokers = ways.flatMap(({ joker }) => (joker === null ? [] : [words().byJoker(tokenName(joker))]))
  const price = byCard ? `${priceSpoken(desk, report)}.` : `${jokers[0] ?? ''}: ${words().free}.`
  return [price, report.gain, ...(report.ends === null ? [] : [report.ends])].join(' ')
}

export function ownBoatsIn(desk: Desk, column: number): number {
  const seat = desk.context.you()
  if (seat === null) return 0
  return desk.view().spaces.reduce((sum, each) => sum + (each.column === column ? (each.boats[seat] ?? 0) : 0), 0)
}

/** The label of the button that does it. */
export function doLabel(aim: Aim): string {
  switch (aim.can) {
    case null:
    case 'choose':
      return ''
    case 'place':
      return words().doPlace
    case 'sail':
      return aim.place >= OFF ? words().doSailOff : words().doSail(aim.place)
    case 'move':
      return words().doMove
    case 'collect':
      return words().doCollect(tokenName(aim.token))
    case 'pay':
      return words().doPay(colorName(aim.color))
    case 'trade':
      return words().doTrade(colorName(aim.color))
  }
}

/** "Has bell, crown; lacks amphora, key" */
export function boardSpoken(player: PlayerView | undefined): string {
  if (player === undefined) return ''
  const has = player.treasures.map((token) => kindName(partsOf(token).kind))
  return `${words().has(has.length > 0 ? listOf(has) : words().none)}; ${lacksSpoken(player)}`
}

export function lacksSpoken(player: Pick<PlayerView, 'missing'>): string {
  const missing = player.missing.map((type) => kindName(type))
  return missing.length === 0 ? words().lacksNothing : words().lacks(listOf(missing))
}

export function jokersSpoken(player: PlayerView | undefined): string {
  const jokers = (player?.jokers ?? []).map((token) => tokenName(token))
  return words().jokersAre(jokers.length > 0 ? listOf(jokers) : words().none)
}

export function shipPlaceSpoken(player: PlayerView | undefined): string {
  const ship = player?.ship ?? 0
  if (player !== undefined && player.boatsToPlace > 0) return words().boatsToPlace(player.boatsToPlace)
  return ship < 1 ? words().shipLeft : ship < OFF ? words().shipIn(ship) : words().shipOff
}
