import { createMemo, createSignal } from 'solid-js'
import type { GameSentences, Seat } from '@fathom/kernel'
import type { SeatColor } from '../../art/seats.tsx'
import {
  COLORS,
  columnOf,
  OFF,
  partsOf,
  rowOf,
  tokenId,
  type Action,
  type Color,
  type Event,
  type PlayerView,
  type SpaceName,
  type View,
} from '@fathom/sunken-treasure'
import { notation } from '@fathom/sunken-treasure/notation'
import { newsSince, toldOf } from '../../board/fresh.ts'
import { isOf, seatColor } from '../../table/seats.ts'
import type { TableContext } from '../page.ts'
import { parseTile, type Tile } from './art/index.ts'
import { choicesOf } from './choices.ts'
import { chosenRow, nameOf } from './input.ts'
import { boatKey, columns, shipKey, spaceKey, stopKey, tileKey, type SpotKey } from './layout.ts'
import type { BoatItem, SpaceItem } from './placing.ts'
import type { ShipItem } from './placingShips.ts'
import { seaBefore } from './told.ts'

/** What the board shows, worked out once from what the table says: choices, what is new. */
export function createModel(context: TableContext<View, Event>, game: () => GameSentences) {
  const view = createMemo(() => context.view())
  const choices = createMemo(() => choicesOf(context.legal()))
  const player = (seat: Seat): PlayerView | undefined => view().players[seat]
  /** My seat, while it is asked and has something to choose. */
  const mover = (): Seat | null => (context.legal().length > 0 ? context.you() : null)
  /** The row of the boat that was picked to move: what the pointer holds. */
  const hand = createSignal<number | null>(null)
  const chosen = createMemo(() => (mover() === null ? null : chosenRow(view(), choices(), hand[0]())))
  const nameOfSeat = (seat: Seat): string => context.names().of(seat)

  /** Where each treasure lay last, as it has been told. */
  const lay = new Map<string, SpaceName>()
  const sea = createMemo(() => {
    // I know what I do.
    const untold = context.untold().filter((event) => !isOf(event, context.you()))
    const pieces = seaBefore(view(), toldOf(context.events(), untold), untold, lay)
    for (const { column, row, tokens } of pieces.spaces) for (const { token } of tokens) lay.set(token, nameOf(column, row)) // prettier-ignore
    return pieces
  })

  const spaces = createMemo((): SpaceItem[] => {
    const { active, turn, players } = view()
    const under = active === null ? 0 : (players[active]?.ship ?? 0)
    return sea().spaces.map(({ column, row, tokens, boats }) => ({
      column,
      row,
      tiles: tokens.flatMap(({ token, joker, laid }) => parseTile(token, { joker, fresh: laid }) ?? []),
      boats: boats.flatMap((count, seat) => {
        const ready = seat === active && column === under ? (turn?.ready[row - 2] ?? 0) : 0
        return Array.from({ length: count }, (_, index): BoatItem => ({ color: seatColor(seat), ready: index < ready }))
      }),
    }))
  })
  /** Mine last: it lies over the others. */
  const ships = createMemo((): ShipItem[] =>
    sea()
      .ships.map((place, seat) => ({ color: seatColor(seat), place, seat }))
      .toSorted((a, b) => Number(a.seat === context.you()) - Number(b.seat === context.you())),
  )
  /** The column that the one who has the move is at work in. */
  const lane = (): number | null => {
    const { active } = view()
    const column = active === null ? 0 : (player(active)?.ship ?? 0)
    return column > 0 && column < OFF ? column : null
  }
  const chosenBoat = (): SpotKey | null => {
    const [seat, row, column] = [mover(), chosen(), lane()]
    return seat === null || row === null || column === null ? null : boatKey(column, row, seatColor(seat), 0)
  }
  const glowing = createMemo(() => glowingSpots(choices(), mover(), lane(), chosen()))
  /** My step that waits for End turn, as long as it is not in the view. */
  const heldApart = createMemo(() => {
    const { held, heldInView } = context.draft()
    return held === null || heldInView ? null : notation.parse(held)
  })
  const fresh = createMemo(() => [
    ...freshSpots(toldOf(context.events(), context.untold()), context.you(), view()),
    ...heldSpots(heldApart(), context.you()),
  ])
  /** The colour of the hand card that my step, which waits for End turn, gives away. */
  const heldCard = (): Color | null => {
    const step = heldApart()
    if (step?.do === 'collect' && step.joker === null) return partsOf(tokenId(step.token)).color
    return step?.do === 'pay' || step?.do === 'trade' ? (COLORS[step.color] ?? null) : null
  }
  /** Where a boat of mine will go at End turn. */
  const heldMove = (): { readonly piece: SpotKey; readonly color: SeatColor; readonly to: SpotKey } | null => {
    const [step, you] = [heldApart(), context.you()]
    if (step?.do !== 'move' || you === null) return null
    const color = seatColor(you)
    const piece = boatKey(columnOf(step.from), rowOf(step.from), color, 0)
    return { piece, color, to: spaceKey(columnOf(step.to), rowOf(step.to)) }
  }
  const isMine = (): boolean => context.shownSeat() === context.you()
  return {
    context,
    game,
    view,
    choices,
    player,
    mover,
    chosen,
    hand,
    nameOfSeat,
    lay,
    spaces,
    ships,
    lane,
    chosenBoat,
    glowing,
    fresh,
    isMine,
    heldCard,
    heldMove,
  }
}

export type GameModel = ReturnType<typeof createModel>

/** Everything that may be done now, as spots of the board. */
function glowingSpots(
  choices: ReturnType<typeof choicesOf>,
  mover: Seat | null,
  lane: number | null,
  chosen: number | null,
): SpotKey[] {
  if (mover === null) return []
  const spots: SpotKey[] = []
  for (const space of choices.places.keys()) spots.push(`space:${space}` as SpotKey)
  for (const place of choices.sails.keys()) spots.push(stopKey(place))
  for (const token of choices.collects.keys()) spots.push(tileKey(token))
  if (lane === null) return spots
  for (let row = 2; row <= 5; row++) {
    const from = nameOf(lane, row)
    if (choices.moves.has(from)) spots.push(boatKey(lane, row, seatColor(mover), 0))
    if (row !== chosen) continue
    for (const to of choices.moves.get(from)?.keys() ?? []) spots.push(`space:${to}` as SpotKey)
  }
  return spots
}

/** Pieces that others moved since I last did something. */
function freshSpots(events: readonly Event[], you: Seat | null, view: View): SpotKey[] {
  const spots = new Set<SpotKey>()
  for (const event of newsSince(events, (each) => isOf(each, you))) {
    if (event.type === 'ships-returned' || event.type === 'game-ended') continue
    if (event.type === 'sailed' || event.type === 'sailed-off') spots.add(shipKey(seatColor(event.seat)))
    else if (event.type === 'moved' || event.type === 'placed') {
      const name = event.type === 'moved' ? event.to : event.space
      const space = view.spaces.find(({ column, row }) => nameOf(column, row) === name)
      const count = space?.boats[event.seat] ?? 0
      if (space !== undefined && count > 0)
        spots.add(boatKey(space.column, space.row, seatColor(event.seat), count - 1))
    } else if (event.type === 'collected' && event.joker !== null) spots.add(tileKey(event.joker))
  }
  return [...spots]
}

/** A held step is not in the view. It is about this: the tile to be had, the boat that will go. */
function heldSpots(step: Action | null, you: Seat | null): SpotKey[] {
  if (step?.do === 'collect') return [tileKey(tokenId(step.token))]
  if (step?.do !== 'move' || you === null) return []
  return [boatKey(columnOf(step.from), rowOf(step.from), seatColor(you), 0)]
}

/** Tiles from their ids, as the drawings want them. */
export function tilesOf(ids: readonly string[], fresh: readonly string[] = []): Tile[] {
  return ids.flatMap((id) => parseTile(id, { fresh: fresh.includes(id) }) ?? [])
}

/** Every spot of the board in reading order: the surface with its docks, then rows 2 to 5. */
export const gridRows: readonly (readonly SpotKey[])[] = [1, 2, 3, 4, 5].map((row) => {
  const lanes = Array.from({ length: columns }, (_, index) => spaceKey(index + 1, row))
  return row === 1 ? (['dock:left', ...lanes, 'dock:right'] as const) : lanes
})
