import type { Id } from '@fathom/artifacts-inc'
import { createPreview, type Preview } from '../../board/preview.ts'
import type { PointingOptions } from '../../board/pointing.ts'
import { thingUnder } from '../../board/spots.ts'
import type { Aim } from './input.ts'
import type { GameModel } from './model.ts'
import type { DeskPointer } from './pointer.ts'
import { readOf, type Read } from './read.ts'
import { spotOf } from './spots.ts'

export type CardPreview = Preview<Read>

/** Cards on the table and on desks, large: the side that is up, and the other one if it may be seen. */
export function createCardPreview(model: GameModel, pointer: DeskPointer): CardPreview {
  return createPreview<Read>({
    subjectOf: (element) => {
      const thing = thingUnder(element)
      const spot = spotOf(thing?.dataset['spot'] ?? '')
      const subject = spot === null ? null : readOf(model, spot, wantingCard(model, pointer))
      return thing === null || subject === null ? null : { subject, anchor: thing }
    },
    isOwn: (element) => element.closest('.ai-reading') !== null,
    position: model.choices,
  })
}

/** Where nothing can be done with a card, a finger that taps it wants to read. */
export function readingOptions(preview: CardPreview): PointingOptions<Aim> {
  return { read: preview.open }
}

/** The card that wants a place on my desk: chosen to be bought, or paid already. */
export function wantingCard(model: GameModel, pointer: DeskPointer): Id | null {
  const pending = model.mover() === null ? null : model.view().turn?.pending
  return pending?.kind === 'put' ? pending.card : pointer.held().card
}
