import type { GameEvent, Seat } from '@fathom/kernel'
import { symbolAt, type Event } from '@fathom/silver-and-gold'
import { Coin } from '../../art/symbols.tsx'
import { homeOfRival, type Flight } from '../../board/flights.ts'
import { MiniIsland } from './art/index.ts'
import { boxesOf } from './layout.ts'
import { islandProps, type GameModel } from './model.ts'
import type { PenPointer } from './pointer.ts'

/** What is told of a turn, and in what order the events come: crosses are drawn, coins fly, islands are finished, the next pattern turns over. */
export function momentOf(happened: GameEvent): string | null {
  const event = happened as Event
  switch (event.type) {
    case 'chose':
    case 'hands':
    case 'expedition':
    case 'round-ended':
      return event.type
    case 'coin-row':
    case 'took':
      return `${event.type} ${event.seat}`
    case 'finished':
      return `finished ${event.card}`
    default:
      return null
  }
}

/** Coins travel from the island to the score card, and finished islands, stamped; cards that are taken travel in Display.tsx. */
export function flightOf(model: GameModel, pointer: PenPointer, happened: GameEvent): (() => Flight) | null {
  const event = happened as Event
  const isShown = (seat: Seat): boolean => seat === model.context.shownSeat()
  const scoreOf = (seat: Seat): Element | null => (isShown(seat) ? scoreCard() : homeOfRival(seat))
  const islandsOf = (seat: Seat): Element | null => (isShown(seat) ? pointer.homeOf('islands') : homeOfRival(seat))
  if (event.type === 'chose') {
    const coined = event.crossings.find(({ card, boxes }) => hasCoin(card, boxes))
    if (coined === undefined) return null
    return () => ({
      from: document.querySelector(`[data-island="${coined.card}"]`) ?? islandsOf(event.seat),
      to: scoreOf(event.seat),
      picture: () => (
        <svg width="34" height="34" viewBox="-9 -9 18 18">
          <Coin size={17} />
        </svg>
      ),
    })
  }
  if (event.type !== 'finished') return null
  const whole = islandProps(event.card, 0xffff)
  return () => ({
    from: islandsOf(event.seat),
    to: scoreOf(event.seat),
    // First the stamp comes down.
    hold: 160,
    picture: () => (
      <div class="stamped">
        <MiniIsland island={whole} width={150} />
        <b>{event.points}</b>
      </div>
    ),
  })
}

function hasCoin(card: string, boxes: number): boolean {
  return boxesOf(islandProps(card, 0).rows).some((box) => ((boxes >> box) & 1) === 1 && symbolAt(card, box) === 'coin')
}

/** The score card, on a phone its tab: they belong to the table page. */
function scoreCard(): Element | null {
  return document.querySelector('[data-testid="score-card"], [data-testid="tab-score"]')
}
