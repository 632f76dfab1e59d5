import { createEffect, on } from 'solid-js'
import { prefersStillness } from '../../shell/media.ts'
import type { SeaLayout } from './layout.ts'
import type { ScenePlaces } from './placing.ts'
import { flightsBetween, piecesOf, type Flight, type Pieces } from './travel.ts'

/** Lets pieces travel to where they are now, if the page allows motion; `root` holds their drawings. */
export function createFlights(
  root: () => Element | null | undefined,
  places: () => ScenePlaces,
  layout: () => SeaLayout,
): void {
  let last: { readonly layout: SeaLayout; readonly pieces: Pieces } | null = null
  createEffect(
    on([places, layout], ([now, drawn]) => {
      const pieces = piecesOf(now)
      const before = last
      last = { layout: drawn, pieces }
      if (before === null || before.layout !== drawn || prefersStillness()) return
      for (const flight of flightsBetween(before.pieces, pieces)) fly(root(), flight)
    }),
  )
}

function fly(root: Element | null | undefined, { key, dx, dy }: Flight): void {
  const piece = root?.querySelector(`[data-anchor="${key}"]`)
  // Flags at the docks carry a transform of their own, which a flight would replace.
  if (piece === null || piece === undefined || piece.hasAttribute('transform')) return
  piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
    duration: 280,
    easing: 'ease-in-out',
  })
}
