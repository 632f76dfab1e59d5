import { createMemo, Show, type JSX } from 'solid-js'
import type { Point, Rect } from '../../board/geometry.ts'
import { placeBeside } from '../../board/place.ts'
import { createSize } from '../../board/size.ts'
import { ActionCard } from './ActionCard.tsx'
import { hasCard } from './card.ts'
import { extrasWidth, sceneOf, spotRect, type SpotKey } from './art/index.ts'
import { voyageInHand } from './input/index.ts'
import type { GameModel } from './model.ts'
import type { ChartLayout } from './layout.ts'
import type { ChartViewport } from './chartViewport.ts'

/** The card over the chart, beside what it belongs to and clear of what one may want to click. */
export function CardFloat(props: { model: GameModel; layout: ChartLayout; viewport: ChartViewport }): JSX.Element {
  const { model } = props
  const { scene, pointer } = model
  const [size, measure] = createSize({ width: 240, height: 120 })
  const places = createMemo(() =>
    sceneOf({ layout: props.layout, zones: scene.zones(), zodiacs: scene.zodiacs(), scores: scene.scores() }),
  )
  const { onScreen, screen: room } = props.viewport
  const rectsOf = (spots: readonly string[]): Rect[] =>
    spots.flatMap((spot) => {
      const rect = spotRect(places(), spot as SpotKey)
      return rect === null ? [] : [onScreen(rect)]
    })
  /** What the card belongs to, with what lies beside a zone's line. */
  const anchorRect = (): Rect | null => {
    const anchor = anchorOf(model)
    const rect = anchor === null ? null : spotRect(places(), anchor as SpotKey)
    const zone = anchor?.startsWith('zone:') === true ? Number(anchor.slice('zone:'.length)) : 0
    return rect && { ...rect, width: rect.width + extrasWidth(zone, scene.town()) }
  }
  const place = createMemo((): Point => {
    if (isPlacing(model)) {
      const { x, y } = onScreen({ ...STAFF_PLACE, width: 0, height: 0 })
      const fit = (at: number, most: number): number => Math.max(8, Math.min(most - 8, at))
      return { x: fit(x, room().width - size().width), y: fit(y, room().height - size().height) }
    }
    const anchor = anchorRect()
    return placeBeside({
      room: room(),
      size: size(),
      anchor: anchor === null ? null : onScreen(anchor),
      avoid: rectsOf(pointer.marks().map(({ at }) => (at.startsWith('queue') ? `zone:${at.split(':')[1]}` : at))),
      others: rectsOf(worthSeeing(model)),
      sides: ['right', 'left'],
      anywhere: true,
    })
  })
  return (
    <Show when={hasCard(model)}>
      <div
        class="th-float"
        classList={{ faint: isPlacing(model) && pointer.pointed()?.by === 'mouse' && isLine(pointer.pointed()?.spot) }}
        ref={measure}
        style={{ transform: `translate(${Math.round(place().x)}px, ${Math.round(place().y)}px)` }}
      >
        <ActionCard model={model} />
      </div>
    </Show>
  )
}

/** Water between the town, the port and the sites, where the staff waits to be placed. */
const STAFF_PLACE = { x: 322, y: 62 }

/** A building or its line, as things of the chart are called. */
function isLine(spot: string | undefined): boolean {
  return spot !== undefined && /^(zone|queue):/.test(spot)
}

function isPlacing({ view }: GameModel): boolean {
  const kind = view().pending?.kind
  return kind === 'place' || kind === 'place-recruit'
}

/** What the card belongs to: the building of the act, the Zodiac under way, the town while meeples are placed. */
function anchorOf(model: GameModel): string | null {
  const pending = model.view().pending
  switch (pending?.kind) {
    case 'sea': {
      const ask = model.pointer.ask()
      const voyage = ask === null ? null : voyageInHand(ask)
      return voyage === null ? null : `zodiac:${voyage.zodiac}`
    }
    case 'voyage':
      return `zodiac:${pending.zodiac}`
    case 'dive':
      return pending.dive === null ? null : `site:${pending.dive.number}`
    default:
      return pending?.zone == null ? null : `zone:${pending.zone}`
  }
}

/** Better left in sight: boats, the column that is dived in, the town's lines. */
function worthSeeing(model: GameModel): string[] {
  const dive = model.view().pending?.dive
  const boats = model.scene.zodiacs().map(({ id }) => `zodiac:${id}`)
  const zones = model.scene.zones().map(({ zone }) => `zone:${zone}`)
  const sites = model.scene.sites().map(({ site }) => `site:${site}`)
  const spaces = model.board().sea.ids.map((id) => `sea:${id}`)
  const store = model.view().store.map((_, berth) => `store:${berth + 1}`)
  const dived = dive == null ? [] : [`site:${dive.number}`, `site:${dive.number}`]
  // What is named twice weighs twice.
  return [...boats, ...boats, ...zones, ...zones, ...spaces, ...spaces, ...store, ...store, ...sites, ...dived]
}
