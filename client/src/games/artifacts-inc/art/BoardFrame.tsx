import type { JSX } from 'solid-js'
import { createUniqueId, For, Show } from 'solid-js'
import { fitLines } from './fit.ts'
import type { Rect } from './types.ts'

/**
 * A board that everybody uses: a sheet with a hairline inside its edge, magenta round it where the chosen die may go.
 */
export function BoardFrame(props: {
  size: { readonly width: number; readonly height: number }
  width: number | undefined
  legal: boolean | undefined
  /** Clips what lies under the edge; over it nothing is clipped. */
  ground?: JSX.Element
  class?: string
  children: JSX.Element
}): JSX.Element {
  const clip = createUniqueId()
  const width = (): number => props.width ?? props.size.width
  const sheet = (): Rect => ({ x: 0.5, y: 0.5, width: props.size.width - 1, height: props.size.height - 1 })
  return (
    <svg
      class={`ai-board ${props.class ?? ''}`}
      width={width()}
      height={(width() * props.size.height) / props.size.width}
      viewBox={`0 0 ${props.size.width} ${props.size.height}`}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect {...sheet()} rx="5" />
      </clipPath>
      <rect {...sheet()} y="3" rx="5" fill="var(--ai-shade)" opacity=".18" />
      <rect {...sheet()} rx="5" fill="var(--ai-card)" />
      <g clip-path={`url(#${clip})`}>{props.ground}</g>
      <Show when={props.legal}>
        <rect {...sheet()} rx="5" fill="none" stroke="var(--casing)" stroke-width="6" />
      </Show>
      <rect
        {...sheet()}
        rx="5"
        fill="none"
        stroke={props.legal ? 'var(--magenta)' : 'var(--ai-card-edge)'}
        stroke-width={props.legal ? 2.6 : 1}
      />
      {props.children}
    </svg>
  )
}

/** A board's name on one line, squeezed where it must be. */
export function BoardTitle(props: {
  text: string
  x: number
  y: number
  width: number
  ink?: string
  anchor?: 'start' | 'middle'
}): JSX.Element {
  return (
    <For each={fitLines(props.text, props.width, 14, 1)}>
      {(line) => (
        <text
          class="serif"
          x={props.x}
          y={props.y}
          font-size="14"
          font-weight="600"
          text-anchor={props.anchor ?? 'start'}
          fill={props.ink ?? 'var(--ink)'}
          textLength={line.squeezed}
          lengthAdjust="spacingAndGlyphs"
        >
          {line.text}
        </text>
      )}
    </For>
  )
}
