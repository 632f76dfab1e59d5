import { For, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import type { Event, Id } from '@fathom/artifacts-inc'
import { homeOfRival, type Flight } from '../../board/flights.ts'
import { seatColor } from '../../table/seats.ts'
import { ArtifactPicture, CoinPicture, CubePicture, DiePicture, FindPicture } from './art/index.ts'
import { drawnArtifact, drawnFind } from './tableSet.ts'
import type { GameModel } from './model.ts'
import type { DeskPointer } from './pointer.ts'
import { placeName, spotKey } from './spots.ts'

/** Long enough to read what was thrown, in milliseconds. */
const THROW = 140

/**
 * Dice are thrown and go where they are placed, money and artifacts come from there, cubes travel to the box that was filled, and finds to whoever
 * brought them up; bought cards travel in Market.tsx.
 */
export function flightOf(model: GameModel, pointer: DeskPointer, event: Event): (() => Flight) | null {
  const isMine = 'seat' in event && event.seat === model.context.you()
  const home = (seat: Seat): Element | null =>
    isMine ? (pointer.homeOf('purse') ?? tab('tab-score')) : homeOfRival(seat)
  const onPublic = (id: Id): Element | null => pointer.elementOf(spotKey({ on: 'public', id })) ?? tab('view-boards')
  const divePlace = (): Element | null => pointer.elementOf(spotKey({ on: 'dive' })) ?? tab('view-dive')
  /** A card on a desk, or a public one. */
  const cardOf = (seat: Seat, id: Id): Element | null => {
    const cards = model.player(seat)?.cards ?? []
    const index = cards.findIndex(({ card }) => card === id)
    const own = cards[index]
    if (own === undefined) return onPublic(id)
    if (isMine)
      return pointer.elementOf(spotKey({ on: 'card', place: placeName(own.row, own.column) })) ?? tab('view-desk')
    return document.querySelectorAll(`[data-testid="rival-${seat}"] .ai-rival-cards > *`)[index] ?? home(seat)
  }
  const coin = (): JSX.Element => CoinPicture({ size: 30 })
  switch (event.type) {
    case 'turn-started':
      return isMine ? null : () => ({ from: home(event.seat), to: home(event.seat), hold: THROW, picture: () => <Dice dice={event.dice} /> }) // prettier-ignore
    case 'placed': {
      const { on, die, seat } = event
      // I have laid mine there myself.
      if (isMine) return null
      const to = on.kind === 'card' ? cardOf(seat, on.card) : on.kind === 'dive' ? divePlace() : onPublic(on.id) // prettier-ignore
      return () => ({ from: home(seat), to, picture: () => DiePicture({ value: die, size: 26 }) })
    }
    case 'gained': {
      const artifact = drawnArtifact(model.tableSet, event.artifact)
      return () => ({ from: cardOf(event.seat, event.card), to: home(event.seat), picture: () => ArtifactPicture({ artifact, size: 34 }) }) // prettier-ignore
    }
    case 'earned':
      return () => ({ from: cardOf(event.seat, event.from), to: home(event.seat), picture: coin })
    case 'sold':
      return () => ({ from: cardOf(event.seat, event.by), to: home(event.seat), picture: coin })
    case 'order-filled': {
      const box = spotKey({ on: 'box', museum: event.museum, box: event.box - 1 })
      return () => ({
        from: home(event.seat),
        to: pointer.elementOf(box) ?? onPublic(event.museum),
        picture: () => CubePicture({ color: seatColor(event.seat), size: 24 }),
      })
    }
    case 'dived': {
      const find = drawnFind(model.tableSet, event.find)
      return () => ({
        from: divePlace(),
        to: home(event.seat),
        picture: () => FindPicture({ find, size: 34 }),
      })
    }
    default:
      return null
  }
}

/** A phone shows one place at a time: where another one is, its tab stands for it. */
function tab(id: string): Element | null {
  return document.querySelector(`[data-testid="${id}"]`)
}

function Dice(props: { dice: readonly number[] }): JSX.Element {
  return (
    <div class="ai-thrown">
      <For each={props.dice}>{(value) => <DiePicture value={value} size={24} rolling />}</For>
    </div>
  )
}
