import type { Options, Seat } from '@fathom/kernel'
import { parseSpace } from '../sea/graph.ts'
import { AT_ZODIAC, SITES, holderOf, own } from '../state.ts'
import { FACE_DOWN, FACE_UP, TREASURE_VALUES, ZODIACS, type Meeple, type SortId, type ZodiacId } from '../types.ts'
import { pendingView } from '../view/pending.ts'
import type { PendingView } from '../views.ts'
import { Scene, SET } from './scene.ts'

/** A position at sea, put together by hand. Nothing is aboard and nobody has a map unless it is said. */
export class SeaScene extends Scene {
  constructor(seats = 4, options: Options = {}) {
    super(seats, options)
    this.state.quadrimester = 2
    this.state.items.fill(0)
  }

  /** A Zodiac of a seat with a crew in a space, and items aboard. */
  boat(seat: Seat, zodiac: ZodiacId, space: string, crew: SortId, ...items: readonly string[]): Meeple {
    const meeple = this.meeple(seat, crew)
    const boat = ZODIACS.indexOf(zodiac)
    this.state.at[meeple] = AT_ZODIAC
    this.state.crew[boat] = meeple
    this.moored(seat, zodiac, ...items)
    this.state.zodiacAt[boat] = this.space(space)
    return meeple
  }

  /** A Zodiac of a seat in port with nobody aboard, and items. */
  moored(seat: Seat, zodiac: ZodiacId, ...items: readonly string[]): this {
    const boat = ZODIACS.indexOf(zodiac)
    own(this.state, 'zodiacOwner')[boat] = seat
    this.state.zodiacAt[boat] = this.space('port')
    return this.load(holderOf(boat), items)
  }

  /** Items into a seat's supply. */
  supply(seat: Seat, ...items: readonly string[]): this {
    return this.load(seat, items)
  }

  /** Market maps of these numbers, with the cubes. */
  maps(seat: Seat, ...numbers: readonly number[]): this {
    for (const number of numbers) {
      const place = seat * SITES + number
      this.state.marketMaps[place] = (this.state.marketMaps[place] ?? 0) + 1
      own(this.state, 'cubes')[number] = (this.state.cubes[number] ?? 0) | (1 << seat)
    }
    return this
  }

  /** A dig tile on a site, face up unless it is said. */
  tile(number: number, id: string, face: 'up' | 'down' = 'up'): this {
    own(this.state, 'tiles')[number] = SET.tiles.findIndex((tile) => tile.id === id)
    own(this.state, 'tileFace')[number] = face === 'up' ? FACE_UP : FACE_DOWN
    return this
  }

  space(id: string): number {
    const space = parseSpace(this.look.board.sea, id)
    if (space === null) throw new Error(`no space ${id}`)
    return space
  }

  /** What is being decided, in the eyes of a seat. */
  pending(seat: Seat): PendingView | null {
    return pendingView(this.look, seat)
  }

  /** Where a Zodiac is. */
  at(zodiac: ZodiacId): string {
    return this.look.board.sea.ids[this.state.zodiacAt[ZODIACS.indexOf(zodiac)] ?? 0] ?? ''
  }

  /** Items aboard or in a seat's supply, by id. */
  items(holder: ZodiacId | Seat): string[] {
    const place = typeof holder === 'number' ? holder : holderOf(ZODIACS.indexOf(holder))
    return SET.items.ids.flatMap((id, kind) => {
      const count = this.state.items[place * SET.items.kinds + kind] ?? 0
      return Array.from({ length: count }, () => id)
    })
  }

  /** $ values of a seat's treasures at home, rising. */
  treasures(seat: Seat): number[] {
    return TREASURE_VALUES.flatMap((value, kind) => {
      const count = this.state.treasures[seat * TREASURE_VALUES.length + kind] ?? 0
      return Array.from({ length: count }, () => value)
    })
  }

  /** $ of a seat's account for missions, where zones 4, 5 and 7 are paid from. */
  missions(seat: Seat): number {
    return this.accounts(seat)[3] ?? 0
  }

  private load(holder: number, items: readonly string[]): this {
    for (const id of items) {
      const kind = SET.items.ids.indexOf(id)
      if (kind < 0) throw new Error(`no item ${id}`)
      const place = holder * SET.items.kinds + kind
      this.state.items[place] = (this.state.items[place] ?? 0) + 1
    }
    return this
  }
}
