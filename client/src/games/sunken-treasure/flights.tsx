import { createEffect } from 'solid-js'
import type { GameEvent, Seat } from '@fathom/kernel'
import type { Event } from '@fathom/sunken-treasure'
import { homeOfRival, type Flight } from '../../board/flights.ts'
import { TilePicture } from './art/index.ts'
import { parseTile } from './art/types.ts'
import { spaceKey, type SpotKey } from './layout.ts'
import type { GameModel } from './model.ts'
import type { SeaPointer } from './pointer.ts'

/** Treasures rise from where they lay to whoever has collected them. Ships and boats glide by themselves (SeaTable.tsx). */
export function createRise(model: GameModel, pointer: SeaPointer): (event: GameEvent) => (() => Flight) | null {
  // When a tile is told to be collected, it has left the sea.
  const lay = new Map<string, SpotKey>()
  createEffect(() => {
    for (const { column, row, tiles } of model.spaces()) for (const { id } of tiles) lay.set(id, spaceKey(column, row))
  })
  const home = (seat: Seat): Element | null =>
    seat === model.context.shownSeat()
      ? document.querySelector('[data-testid="treasures"], [data-testid="tab-treasures"]')
      : homeOfRival(seat)
  return (happened) => {
    const event = happened as Event
    if (event.type !== 'collected') return null
    const [tile, from] = [parseTile(event.token), lay.get(event.token)]
    if (!tile || from === undefined) return null
    return () => ({
      from: pointer.elementOf(from),
      to: home(event.seat),
      picture: () => <TilePicture tile={tile} size={44} />,
    })
  }
}
