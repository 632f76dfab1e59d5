import type { Event } from '@fathom/artifacts-inc'
import { homeOfRival, type Flight } from '../../board/flights.ts'
import { seatColor } from '../../table/seats.ts'
import { CubePicture, FindPicture } from './art/index.ts'
import { drawnFind } from './tableSet.ts'
import type { GameModel } from './model.ts'
import type { DeskPointer } from './pointer.ts'
import { spotKey } from './spots.ts'

/** Cubes travel to the box that was filled, and finds to whoever brought them up; bought cards travel in Market.tsx. */
export function flightOf(model: GameModel, pointer: DeskPointer, event: Event): (() => Flight) | null {
  const home = (seat: number): Element | null =>
    seat === model.context.you() ? pointer.homeOf('purse') : homeOfRival(seat)
  if (event.type === 'order-filled') {
    const box = spotKey({ on: 'box', museum: event.museum, box: event.box - 1 })
    return () => ({
      from: home(event.seat),
      to: pointer.elementOf(box) ?? pointer.elementOf(spotKey({ on: 'public', id: event.museum })),
      picture: () => CubePicture({ color: seatColor(event.seat), size: 24 }),
    })
  }
  if (event.type !== 'dived') return null
  const find = drawnFind(model.tableSet, event.find)
  return () => ({
    from: pointer.elementOf(spotKey({ on: 'dive' })),
    to: home(event.seat),
    picture: () => FindPicture({ find, size: 34 }),
  })
}
