import type { Seat } from '@fathom/kernel'
import { OFF, partsOf, priceOf, type PlayerView, type TokenId } from '@fathom/sunken-treasure'
import { isFinger, isPhone } from '../../shell/media.ts'
import { clausesOf, labelOf, listOf } from '../../text/index.ts'
import type { Badge } from './art/index.ts'
import type { GameModel } from './model.ts'
import type { Collecting } from './choices.ts'
import type { Aim } from './input.ts'
import { colorName, kindName, tokenName, messages } from './text/index.ts'

/** What is said of things on the board and of what doing something brings, for eyes and ears. */

/** "Column 3, row 4: jade bell, coral mask; your boat, one boat of Bo" */
export function spaceSpoken(model: GameModel, column: number, row: number): string {
  const space = model.view().spaces.find((each) => each.column === column && each.row === row)
  const tiles = (space?.tokens ?? []).map(({ token, joker, laid }) => tileSpoken(token, joker, laid))
  const boats = (space?.boats ?? []).flatMap((count, seat) => (count > 0 ? [boatsSpoken(model, seat, count)] : []))
  const there = [tiles.join(', '), boats.join(', ')].filter((part) => part !== '')
  return labelOf(messages().place(column, row), there.length > 0 ? clausesOf(there) : messages().nothingThere)
}

function boatsSpoken(model: GameModel, seat: Seat, count: number): string {
  return model.context.you() === seat ? messages().yourBoats(count) : messages().boatsOf(count, model.nameOfSeat(seat))
}

export function tileSpoken(token: TokenId, joker: boolean, laid: boolean): string {
  const name = joker && partsOf(token).kind !== 'mussel' ? messages().asJoker(tokenName(token)) : tokenName(token)
  return laid ? `${name}, ${messages().laidNow}` : name
}

/** "Column 3, surface: your ship, ship of Bo"; 0 and 7 are beside the board. */
export function surfaceSpoken(model: GameModel, place: number): string {
  const ships = model.view().players.flatMap(({ ship }, seat) => (ship === place ? [shipSpoken(model, seat)] : []))
  const where = place < 1 ? messages().leftOfBoard : place < OFF ? messages().surface(place) : messages().offBoard
  return labelOf(where, ships.length > 0 ? ships.join(', ') : messages().nothingThere)
}

export function shipSpoken(model: GameModel, seat: Seat): string {
  return model.context.you() === seat ? messages().yourShip : messages().shipOfName(model.nameOfSeat(seat))
}

/** What lies in a space, in words for a sentence: "jade bell, coral mask". */
function tilesIn(model: GameModel, column: number, row: number): string {
  const space = model.view().spaces.find((each) => each.column === column && each.row === row)
  const tiles = space?.tokens.map(({ token, joker }) => tileSpoken(token, joker, false)) ?? []
  return tiles.length > 0 ? tiles.join(', ') : messages().nothingThere
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
export function tileReport(model: GameModel, token: TokenId): TileReport | null {
  const seat = model.context.you() ?? model.view().active
  const price = priceOf(model.view(), token, seat)
  const payer = seat === null ? undefined : model.player(seat)
  const space = model.view().spaces.find((each) => each.tokens.some((lies) => lies.token === token))
  if (price === null || payer === undefined || space === undefined) return null
  const isJoker = space.tokens.some((lies) => lies.token === token && lies.joker)
  const inColumn = model.view().spaces.filter(({ column }) => column === space.column)
  const treasuresLeft = inColumn.flatMap(({ tokens }) => tokens).filter(({ joker }) => !joker).length
  const ways = model.choices().collects.get(token)
  const { gain, gainShort } = gainOf(payer, token, isJoker)
  return {
    title: tokenName(token),
    color: token,
    jokerOnly: ways !== undefined && ways.every(({ joker }) => joker !== null),
    due: price.due.flatMap((cards, other) => (cards > 0 ? [{ seat: other, cards }] : [])),
    fromHand: Math.max(0, price.total - payer.supply),
    gain,
    gainShort,
    ends: !isJoker && treasuresLeft === 1 && gain !== messages().twelfth ? messages().endsGame(space.column) : null,
  }
}

function gainOf(payer: PlayerView, token: TokenId, isJoker: boolean): { gain: string; gainShort: string } {
  if (isJoker) return { gain: messages().becomesJoker, gainShort: messages().jokerShort }
  const { kind } = partsOf(token)
  const next = payer.treasures.length + 1
  if (!payer.missing.some((type) => type === kind)) {
    return { gain: messages().becomesDouble, gainShort: messages().doubleShort }
  }
  return { gain: next === 12 ? messages().twelfth : messages().newTreasure(next), gainShort: messages().newShort(next) }
}

/** "1 amber card, 2 cards to Bo, 1 card to Cy" */
export function priceSpoken(model: GameModel, report: TileReport): string {
  const { color } = partsOf(report.color)
  const from = report.fromHand > 0 ? messages().paidFromHand(report.fromHand) : messages().paidFromSupply
  const others = report.due.map(({ seat, cards }) => messages().priceTo(cards, model.nameOfSeat(seat)))
  return [messages().priceCard(colorName(color)), ...others].join(', ') + (report.due.length > 0 ? ` (${from})` : '')
}

/** The note that lies beside a tile. */
export function badgeOf(model: GameModel, token: TokenId): Badge | null {
  const report = tileReport(model, token)
  if (report === null) return null
  const others = report.due.map(({ seat, cards }) => messages().priceTo(cards, model.nameOfSeat(seat)))
  const lines = report.jokerOnly
    ? [messages().aJoker, messages().free]
    : [messages().priceCard(colorName(partsOf(token).color)), ...others]
  return { lines, verdict: { text: report.gainShort, good: report.ends === null } }
}

/** What doing it brings or costs, before it is done. */
export function aimSpoken(model: GameModel, aim: Aim): string {
  switch (aim.can) {
    case null:
      return model.context.whyNot(aim.meant)?.message ?? ''
    case 'place':
      return messages().placeHere(aim.column, tilesIn(model, aim.column, 2))
    case 'sail':
      return aim.place >= OFF ? messages().sailOff : messages().sailTo(aim.place, ownBoatsIn(model, aim.place))
    case 'move': {
      const [column = 0, row = 0] = (/^c(\d)r(\d)$/.exec(aim.to) ?? []).slice(1).map(Number)
      return messages().moveHere(column, row, tilesIn(model, column, row))
    }
    case 'collect':
      return collectSpoken(model, aim.token, aim.ways)
    case 'pay': {
      const paying = model.view().paying
      return messages().payThis(colorName(aim.color), model.nameOfSeat(paying?.to ?? 0))
    }
    case 'trade':
      return messages().tradeThis(colorName(aim.color))
    case 'choose':
      return messages().chooseBoat(aim.row)
    case 'picked':
      return chosenSpoken(model)
  }
}

/** How to go on with the boat that would move. */
export function chosenSpoken(model: GameModel): string {
  const row = model.chosen()
  if (row === null) return ''
  const collects = model.choices().collects.size > 0
  return isPhone() || isFinger() ? messages().actNotePhone(row, collects) : messages().actNote(row, collects)
}

function collectSpoken(model: GameModel, token: TokenId, ways: readonly Collecting[]): string {
  const report = tileReport(model, token)
  if (report === null) return ''
  const byCard = ways.some(({ joker }) => joker === null)
  const jokers = ways.flatMap(({ joker }) => (joker === null ? [] : [messages().byJoker(tokenName(joker))]))
  const price = byCard ? `${priceSpoken(model, report)}.` : messages().freeBy(jokers[0] ?? '')
  return [price, report.gain, ...(report.ends === null ? [] : [report.ends])].join(' ')
}

function ownBoatsIn(model: GameModel, column: number): number {
  const seat = model.context.you()
  if (seat === null) return 0
  return model.view().spaces.reduce((sum, each) => sum + (each.column === column ? (each.boats[seat] ?? 0) : 0), 0)
}

/** The label of the button that does it. */
export function doLabel(aim: Aim): string {
  switch (aim.can) {
    case null:
    case 'choose':
    case 'picked':
      return ''
    case 'place':
      return messages().doPlace
    case 'sail':
      return aim.place >= OFF ? messages().doSailOff : messages().doSail(aim.place)
    case 'move':
      return messages().doMove
    case 'collect':
      return messages().doCollect(tokenName(aim.token))
    case 'pay':
      return messages().doPay(colorName(aim.color))
    case 'trade':
      return messages().doTrade(colorName(aim.color))
  }
}

/** "Has bell, crown; lacks amphora, key" */
export function boardSpoken(player: PlayerView | undefined): string {
  if (player === undefined) return ''
  const has = player.treasures.map((token) => kindName(partsOf(token).kind))
  return clausesOf([has.length > 0 ? messages().has(listOf(has)) : messages().hasNone, lacksSpoken(player)])
}

export function lacksSpoken(player: Pick<PlayerView, 'missing'>): string {
  const missing = player.missing.map((type) => kindName(type))
  return missing.length === 0 ? messages().lacksNothing : messages().lacks(listOf(missing))
}

/** What a seat lacked in the end; where others own as many treasures, what parts them, too. */
export function finalSpoken(players: readonly PlayerView[], seat: Seat): string {
  const { missing, jokers, hand, supply } = players[seat] as PlayerView
  const isTied = players.some((other, index) => index !== seat && other.missing.length === missing.length)
  return clausesOf([
    lacksSpoken({ missing }),
    ...(isTied ? [messages().jokersAndCards(jokers.length, hand + supply)] : []),
  ])
}

export function jokersSpoken(player: PlayerView | undefined): string {
  const jokers = (player?.jokers ?? []).map((token) => tokenName(token))
  return messages().jokersAre(jokers.length > 0 ? listOf(jokers) : messages().none)
}

export function shipPlaceSpoken(player: PlayerView | undefined): string {
  const ship = player?.ship ?? 0
  if (player !== undefined && player.boatsToPlace > 0) return messages().boatsToPlace(player.boatsToPlace)
  return ship < 1 ? messages().shipLeft : ship < OFF ? messages().shipIn(ship) : messages().shipOff
}
