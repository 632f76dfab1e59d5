import type { Seat } from '@fathom/kernel'
import { COLORS, OFF, type TokenId } from '@fathom/sunken-treasure'
import { seatColors } from '../../art/seats.tsx'
import { seatColor } from '../../table/seats.ts'
import type { GameModel } from './model.ts'
import type { Spot } from './input.ts'
import { boatKey, shipKey, tileKey, type SpotKey } from './layout.ts'
import { parseSpace } from './placing.ts'

/** A thing in a space or above a column, as the keyboard goes through them one by one. */
export type Thing =
  | {
      readonly is: 'tile'
      readonly key: SpotKey
      readonly token: TokenId
      readonly joker: boolean
      readonly laid: boolean
    }
  | {
      readonly is: 'boat'
      readonly key: SpotKey
      readonly seat: Seat
      /** Which of the seat's boats there, from 1, and of how many. */
      readonly number: number
      readonly of: number
    }
  | { readonly is: 'ship'; readonly key: SpotKey; readonly seat: Seat }

export function thingsIn(model: GameModel, key: SpotKey): Thing[] {
  const at = parseSpace(key)
  if (at === null || at.row === 1) {
    const place = at?.column ?? (key === 'dock:left' ? 0 : OFF)
    return model
      .view()
      .players.flatMap(({ ship }, seat) =>
        ship === place ? [{ is: 'ship' as const, key: shipKey(seatColor(seat)), seat }] : [],
      )
  }
  const space = model.view().spaces.find(({ column, row }) => column === at.column && row === at.row)
  const tiles = (space?.tokens ?? []).map((token) => ({ is: 'tile' as const, key: tileKey(token.token), ...token }))
  const boats = (space?.boats ?? []).flatMap((count, seat) =>
    Array.from({ length: count }, (_, index) => ({
      is: 'boat' as const,
      key: boatKey(at.column, at.row, seatColor(seat), index),
      seat,
      number: index + 1,
      of: count,
    })),
  )
  return [...tiles, ...boats]
}

/** What a spot's key stands for. */
export function spotOf(model: GameModel, key: string): Spot {
  const space = parseSpace(key)
  if (space !== null) return { on: 'space', ...space }
  const [is = '', name = '', color = ''] = key.split(':')
  if (is === 'card') return { on: 'card', color: COLORS.find((each) => each === name) ?? COLORS[0] }
  if (is === 'dock') return { on: 'dock', place: name === 'left' ? 0 : OFF }
  if (is === 'ship') {
    const seat = seatOf(name)
    return { on: 'ship', seat, place: model.player(seat)?.ship ?? 0 }
  }
  if (is === 'boat') {
    const [, column = '1', row = '2'] = /^c(\d)r(\d)$/.exec(name) ?? []
    return { on: 'boat', seat: seatOf(color), column: Number(column), row: Number(row) }
  }
  const lies = model.view().spaces.find(({ tokens }) => tokens.some(({ token }) => token === name))
  return { on: 'tile', token: name as TokenId, column: lies?.column ?? 1, row: lies?.row ?? 2 }
}

function seatOf(color: string): Seat {
  return seatColors.findIndex((each) => each === color)
}
