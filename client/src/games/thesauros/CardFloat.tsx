import { createMemo, createSignal, onCleanup, Show, type JSX } from 'solid-js'
import { ActionCard, hasCard } from './ActionCard.tsx'
import { sceneOf, spotRect, type SpotKey } from './art/index.ts'
import type { Viewport } from './camera.ts'
import { cardPlace } from './cardPlace.ts'
import type { Desk } from './desk.ts'
import type { ChartLayout, Rect } from './layout.ts'
import type { Lens } from './lens.ts'

/** The card over the chart, beside what it belongs to and clear of what one may want to click. */
export function CardFloat(props: { desk: Desk; layout: ChartLayout; lens: Lens; room: Viewport }): JSX.Element {
  const { desk } = props
  const { scene, hand } = desk
  const [size, setSize] = createSignal({ width: 240, height: 120 }, { equals: sameSize })
  const observer = new ResizeObserver(([entry]) => {
    const box = entry?.target.getBoundingClientRect()
    if (box !== undefined) setSize({ width: Math.ceil(box.width), height: Math.ceil(box.height) })
  })
  onCleanup(() => observer.disconnect())
  const places = createMemo(() =>
    sceneOf({ layout: props.layout, zones: scene.zones(), zodiacs: scene.zodiacs(), scores: scene.scores() }),
  )
  /** A rectangle of the chart as it lies on the screen. */
  const onScreen = (rect: Rect): Rect => {
    const window = props.lens.window()
    const scale = props.room.width / window.width
    return {
      x: (rect.x - window.x) * scale,
      y: (rect.y - window.y) * scale,
      width: rect.width * scale,
      height: rect.height * scale,
    }
  }
  const rectsOf = (spots: readonly string[]): Rect[] =>
    spots.flatMap((spot) => {
      const rect = spotRect(places(), spot as SpotKey)
      return rect === null ? [] : [onScreen(rect)]
    })
  const place = createMemo((): { readonly x: number; readonly y: number } => {
    if (isPlacing(desk)) {
      const { x, y } = onScreen({ ...STAFF_PLACE, width: 0, height: 0 })
      const fit = (at: number, most: number): number => Math.max(8, Math.min(most - 8, at))
      return { x: fit(x, props.room.width - size().width), y: fit(y, props.room.height - size().height) }
    }
    const anchor = anchorOf(desk)
    return cardPlace({
      room: props.room,
      size: size(),
      anchor: anchor === null ? null : (rectsOf([anchor])[0] ?? null),
      avoid: rectsOf(hand.marks().map(({ at }) => (at.startsWith('queue') ? `zone:${at.split(':')[1]}` : at))),
      others: rectsOf(worthSeeing(desk)),
    })
  })
  return (
    <Show when={hasCard(desk)}>
      <div
        class="th-float"
        ref={(element) => observer.observe(element)}
        style={{ transform: `translate(${Math.round(place().x)}px, ${Math.round(place().y)}px)` }}
      >
        <ActionCard desk={desk} />
      </div>
    </Show>
  )
}

/** Water between the town, the port and the sites, where the staff waits to be placed. */
const STAFF_PLACE = { x: 322, y: 62 }

function isPlacing({ view }: Desk): boolean {
  const kind = view().pending?.kind
  return kind === 'place' || kind === 'place-recruit'
}

/** What the card belongs to: the building of the act, the Zodiac under way, the town while meeples are placed. */
function anchorOf(desk: Desk): string | null {
  const pending = desk.view().pending
  switch (pending?.kind) {
    case 'sea':
      return null
    case 'voyage':
      return `zodiac:${pending.zodiac}`
    case 'dive':
      return pending.dive === null ? null : `site:${pending.dive.number}`
    default:
      return pending?.zone == null ? null : `zone:${pending.zone}`
  }
}

/** Better left in sight: boats, the column that is dived in, the town's lines. */
function worthSeeing(desk: Desk): string[] {
  const dive = desk.view().pending?.dive
  const boats = desk.scene.zodiacs().map(({ id }) => `zodiac:${id}`)
  const zones = desk.scene.zones().map(({ zone }) => `zone:${zone}`)
  const sites = desk.scene.sites().map(({ site }) => `site:${site}`)
  const spaces = desk.board().sea.ids.map((id) => `sea:${id}`)
  const store = desk.view().store.map((_, berth) => `store:${berth + 1}`)
  const dived = dive == null ? [] : [`site:${dive.number}`, `site:${dive.number}`]
  // What is named twice weighs twice.
  return [...boats, ...boats, ...zones, ...zones, ...spaces, ...spaces, ...store, ...store, ...sites, ...dived]
}

function sameSize(a: Viewport, b: Viewport): boolean {
  return a.width === b.width && a.height === b.height
}
