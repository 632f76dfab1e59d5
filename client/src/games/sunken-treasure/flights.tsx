import type { GameEvent, Seat } from '@fathom/kernel'
import type { Event } from '@fathom/sunken-treasure'
import { homeOfRival, type Flight } from '../../board/flights.ts'
import { TilePicture } from './art/index.ts'
import { parseTile } from './art/types.ts'
import type { GameModel } from './model.ts'
import type { SeaPointer } from './pointer.ts'

/** What another moment of the same turn shows, or nobody has to see: the log has it. */
const QUIET: ReadonlySet<Event['type']> = new Set(['card-played', 'drew', 'passed-over'])
let moments = 0

/** Each move is told in a moment of its own. */
export function momentOf(event: GameEvent): string | null {
  return QUIET.has((event as Event).type) ? null : String(moments++)
}

/** Treasures rise from where they lay to whoever has collected them. Ships and boats glide by themselves (SeaTable.tsx). */
export function createRise(model: GameModel, pointer: SeaPointer): (event: GameEvent) => (() => Flight) | null {
  const home = (seat: Seat): Element | null =>
    seat === model.context.shownSeat()
      ? document.querySelector('[data-testid="treasures"], [data-testid="tab-treasures"]')
      : homeOfRival(seat)
  return (happened) => {
    const event = happened as Event
    if (event.type !== 'collected') return null
    const [tile, from] = [parseTile(event.token), model.lay.get(event.token)]
    if (!tile || from === undefined) return null
    return () => ({
      from: pointer.elementOf(`space:${from}`),
      to: home(event.seat),
      picture: () => <TilePicture tile={tile} size={44} />,
    })
  }
}
