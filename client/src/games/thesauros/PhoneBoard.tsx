import { createEffect, createMemo, For, on, onCleanup, type JSX } from 'solid-js'
import { ActionCard } from './ActionCard.tsx'
import { nearWindow, partOf, partOfZone } from './camera.ts'
import { ChartRegion } from './ChartRegion.tsx'
import type { Desk } from './desk.ts'
import { FormsRegion } from './FormsRegion.tsx'
import { makeChart, type ChartPart, type Rect } from './layout.ts'
import { createLens, type Lens } from './lens.ts'
import { createPointing } from './pointing.ts'
import { createSize } from './size.ts'
import { words } from './text.ts'

const ZONES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** The table in one hand: the chart from near, following the action; a tab for each zone, and one for all of it. */
export function PhoneBoard(props: { desk: Desk; children?: JSX.Element }): JSX.Element {
  const { desk } = props
  const [size, measure] = createSize({ width: 374, height: 346 })
  const layout = createMemo(() => makeChart(desk.board().sea, 470))
  const wanted = (): ChartPart | Rect => {
    const near = nearSpot(desk)
    return near === null ? wantedPart(desk) : nearWindow(layout(), size(), near)
  }
  const lens = createLens(layout, size, wanted())
  const { ref, handlers } = createPointing(desk)
  createEffect(on(() => `${wantedPart(desk)} ${nearSpot(desk)} ${size().width > 0}`, () => lens.show(wanted()))) // prettier-ignore
  desk.setLens(lens)
  onCleanup(() => desk.setLens(null))
  return (
    <div class="th-phone" ref={ref} {...handlers}>
      <ZoneTabs desk={desk} lens={lens} />
      <div class="th-chart-place" ref={measure}>
        <ChartRegion desk={desk} layout={layout()} lens={lens} slack={4} />
      </div>
      <ActionCard desk={desk} />
      <FormsRegion desk={desk} />
      <div class="th-phone-controls">{props.children}</div>
    </div>
  )
}

/** Where the action is; the town while nothing is asked that has a place. */
function wantedPart({ view, scene, hand }: Desk): ChartPart {
  if (hand.held().mine) return 'sea'
  const part = partOf(view().pending)
  if (part !== 'all') return part
  const zone = scene.zone()
  return zone >= 1 && zone <= 10 ? partOfZone(zone) : 'town'
}

/** What is worked on from near: the lines while meeples are placed, the Zodiac that is played. */
function nearSpot({ view, hand }: Desk): string | null {
  const { pending, zodiacs } = view()
  if (pending?.kind === 'place' || pending?.kind === 'place-recruit') return 'town'
  const zodiac = pending?.kind === 'voyage' ? pending.zodiac : pending?.kind === 'sea' ? hand.held().zodiac : null
  return zodiacs.find((each) => each.zodiac === zodiac)?.space ?? null
}

/** A map of the chart's parts: the whole, then the ten zones. The one that is played is marked, the one in sight is pressed. */
function ZoneTabs(props: { desk: Desk; lens: Lens }): JSX.Element {
  const { desk } = props
  let strip: HTMLElement | undefined
  const isShown = (part: ChartPart): boolean => props.lens.part() === part
  createEffect(
    on(props.lens.part, () => {
      const pressed = strip?.querySelector<HTMLElement>('[aria-pressed="true"]')
      if (strip && pressed)
        strip.scrollTo({ left: pressed.offsetLeft - strip.clientWidth / 2 + pressed.offsetWidth / 2 })
    }),
  )
  return (
    <div class="th-zone-tabs" role="group" aria-label={words().regions.town} ref={(element) => (strip = element)}>
      <Tab lens={props.lens} part="all" label={words().wholeChart} name="all" shown={isShown('all')}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" fill="none" stroke="currentColor" stroke-width="2" />
        </svg>
      </Tab>
      <For each={ZONES}>
        {(zone) => (
          <Tab
            lens={props.lens}
            part={partOfZone(zone)}
            label={words().zoomTo(zone, words().zones[zone] ?? '')}
            name={String(zone)}
            shown={isShown(partOfZone(zone)) || isShown(`zone:${zone}`)}
            now={desk.scene.zone() === zone}
          >
            {zone}
          </Tab>
        )}
      </For>
    </div>
  )
}

function Tab(props: {
  lens: Lens
  part: ChartPart
  label: string
  name: string
  shown: boolean
  now?: boolean
  children: JSX.Element
}): JSX.Element {
  return (
    <button
      class="th-zone-tab"
      classList={{ now: props.now }}
      aria-label={props.label}
      aria-pressed={props.shown}
      onClick={() => props.lens.show(props.part)}
      data-testid={`zone-tab-${props.name}`}
    >
      {props.children}
    </button>
  )
}
