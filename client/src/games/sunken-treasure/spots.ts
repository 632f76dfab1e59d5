import type { Seat } from '@fathom/kernel'
import { OFF, type TokenId } from '@fathom/sunken-treasure'
import { seatColors } from '../../art/seats.tsx'
import { seatColor } from '../../table/seats.ts'
import type { Desk } from './desk.ts'
import type { Spot } from './input.ts'
import { boatKey, shipKey, tileKey, type SpotKey } from './layout.ts'
import { parseSpace } from './placing.ts'

/** What lies in a space or floats above a column, as the list that one goes through with the keyboard. */
export type Thing =
  | {
      readonly is: 'tile'
      readonly key: SpotKey
      readonly token: TokenId
      readonly joker: boolean
      readonly laid: boolean
    }
  | { readonly is: 'boat'; readonly key: SpotKey; readonly seat: Seat }
  | { readonly is: 'ship'; readonly key: SpotKey; readonly seat: Seat }

export function thingsIn(desk: Desk, key: SpotKey): Thing[] {
  const at = parseSpace(key)
  if (at === null || at.row === 1) {
    const place = at?.column ?? (key === 'dock:left' ? 0 : OFF)
    return desk
      .view()
      .players.flatMap(({ ship }, seat) =>
        ship === place ? [{ is: 'ship' as const, key: shipKey(seatColor(seat)), seat }] : [],
      )
  }
  const space = desk.view().spaces.find(({ column, row }) => column === at.column && row === at.row)
  const tiles = (space?.tokens ?? []).map((token) => ({ is: 'tile' as const, key: tileKey(token.token), ...token }))
  const boats = (space?.boats ?? []).flatMap((count, seat) =>
    Array.from({ length: count }, (_, index) => ({
      is: 'boat' as const,
      key: boatKey(at.column, at.row, seatColor(seat), index),
      seat,
    })),
  )
  return [...tiles, ...boats]
}

/** What a spot's key stands for. */
export function spotOf(desk: Desk, key: SpotKey): Spot {
  const space = parseSpace(key)
  if (space !== null) return { on: 'space', ...space }
  const [is = '', name = '', color = ''] = key.split(':')
  if (is === 'dock') return { on: 'dock', place: name === 'left' ? 0 : OFF }
  if (is === 'ship') {
    const seat = seatOf(name)
    return { on: 'ship', seat, place: desk.player(seat)?.ship ?? 0 }
  }
  if (is === 'boat') {
    const [, column = '1', row = '2'] = /^c(\d)r(\d)$/.exec(name) ?? []
    return { on: 'boat', seat: seatOf(color), column: Number(column), row: Number(row) }
  }
  const lies = desk.view().spaces.find(({ tokens }) => tokens.some(({ token }) => token === name))
  return { on: 'tile', token: name as TokenId, column: lies?.column ?? 1, row: lies?.row ?? 2 }
}

function seatOf(color: string): Seat {
  return seatColors.findIndex((each) => each === color)
}
