import { Show, type JSX } from 'solid-js'
import { middleOf } from '../../board/geometry.ts'
import type { ChartViewport } from './chartViewport.ts'
import { messages } from './text/index.ts'

const STEP = 1.6

/** Nearer, further, and the whole chart. */
export function ZoomButtons(props: { viewport: ChartViewport }): JSX.Element {
  const zoom = (factor: number): void => props.viewport.zoom(factor, middleOf(props.viewport.window()))
  return (
    <div class="th-zoom">
      <Show when={!props.viewport.isWhole()}>
        <ZoomButton
          name="whole"
          label={messages().wholeChart}
          path="M2.5 5.5V2.5h3M10.5 2.5h3v3M13.5 10.5v3h-3M5.5 13.5h-3v-3"
          onClick={() => props.viewport.show('all')}
        />{' '}
        {/* prettier-ignore */}
        <ZoomButton name="out" label={messages().zoomOut} path="M3 8h10" onClick={() => zoom(1 / STEP)} />
      </Show>
      <ZoomButton name="in" label={messages().zoomIn} path="M3 8h10M8 3v10" onClick={() => zoom(STEP)} />
    </div>
  )
}

function ZoomButton(props: { name: string; label: string; path: string; onClick: () => void }): JSX.Element {
  return (
    <button
      class="th-zoom-button"
      aria-label={props.label}
      title={props.label}
      onClick={() => props.onClick()}
      data-testid={`zoom-${props.name}`}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d={props.path} fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
      </svg>
    </button>
  )
}
