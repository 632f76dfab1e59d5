import { createEffect, For, on, type JSX } from 'solid-js'
import type { ChartViewport } from './chartViewport.ts'
import type { ChartPart } from './layout.ts'
import type { GameModel } from './model.ts'
import { partOf, partOfZone } from './parts.ts'
import { messages } from './text/index.ts'

const ZONES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** A map of the chart's parts: the whole, then the ten zones. The one that is played is marked, the one in sight is pressed. */
export function ZoneTabs(props: { model: GameModel; viewport: ChartViewport }): JSX.Element {
  const { model } = props
  let strip: HTMLElement | undefined
  const part = (zone: number): ChartPart => partOfZone(zone, partOf(model.view().pending) === 'town')
  const isShown = (shown: ChartPart): boolean => props.viewport.part() === shown
  // Seven fit on a phone: the one in sight, else the one that is played, has to be among them.
  createEffect(
    on([props.viewport.part, model.scene.zone], () => {
      const tab =
        strip?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? strip?.querySelector<HTMLElement>('.now')
      if (strip && tab) strip.scrollTo({ left: tab.offsetLeft - strip.clientWidth / 2 + tab.offsetWidth / 2 })
    }),
  )
  return (
    <div class="th-zone-tabs" role="group" aria-label={messages().regions.town} ref={(element) => (strip = element)}>
      <Tab viewport={props.viewport} part="all" label={messages().wholeChart} name="all" shown={isShown('all')}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" fill="none" stroke="currentColor" stroke-width="2" />
        </svg>
      </Tab>
      <For each={ZONES}>
        {(zone) => (
          <Tab
            viewport={props.viewport}
            part={part(zone)}
            label={messages().zoomTo(zone, messages().zones[zone] ?? '')}
            name={String(zone)}
            shown={isShown(part(zone)) || isShown(`zone:${zone}`)}
            now={model.scene.zone() === zone}
          >
            {zone}
          </Tab>
        )}
      </For>
    </div>
  )
}

function Tab(props: {
  viewport: ChartViewport
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
      onClick={() => props.viewport.show(props.part)}
      data-testid={`zone-tab-${props.name}`}
    >
      {props.children}
    </button>
  )
}
