import type { JSX } from 'solid-js'
import { createUniqueId, For } from 'solid-js'
import './covers.css'

export const coverWidth = 316
export const coverHeight = 290

export interface CoverProps {
  /** What the picture shows, spoken. Without it the cover is silent, for when a title stands beside it. */
  readonly label?: string
  readonly class?: string
}

/** A picture in the frame of a chart: two ink lines and a ladder of degrees between them. Takes the width that it is given. */
export function Cover(props: CoverProps & { children: JSX.Element }): JSX.Element {
  const clip = createUniqueId()
  return (
    <svg
      class={`cover-picture ${props.class ?? ''}`}
      viewBox={`0 0 ${coverWidth} ${coverHeight}`}
      width="100%"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <clipPath id={clip}>
        <rect x="14" y="14" width={coverWidth - 28} height={coverHeight - 28} />
      </clipPath>
      <rect width={coverWidth} height={coverHeight} fill="var(--paper-raised)" />
      <g clip-path={`url(#${clip})`}>{props.children}</g>
      <Frame />
    </svg>
  )
}

function Frame(): JSX.Element {
  const across = (coverWidth - 28) / 22
  const down = (coverHeight - 28) / 18
  const even = (count: number): number[] => Array.from({ length: count / 2 }, (_, index) => index * 2)
  return (
    <>
      <g fill="none" stroke="var(--ink)">
        <rect x="8" y="8" width={coverWidth - 16} height={coverHeight - 16} />
        <rect x="14" y="14" width={coverWidth - 28} height={coverHeight - 28} />
      </g>
      <g fill="var(--ink)">
        <For each={even(22)}>
          {(step) => (
            <>
              <rect x={14 + step * across} y="9.5" width={across} height="3.5" />
              <rect x={14 + (step + 1) * across} y={coverHeight - 13} width={across} height="3.5" />
            </>
          )}
        </For>
        <For each={even(18)}>
          {(step) => (
            <>
              <rect x="9.5" y={14 + step * down} width="3.5" height={down} />
              <rect x={coverWidth - 13} y={14 + (step + 1) * down} width="3.5" height={down} />
            </>
          )}
        </For>
      </g>
    </>
  )
}

/** Rhumb lines from one point, as one path. */
export function rhumbLines(x: number, y: number, length: number): string {
  return Array.from({ length: 32 }, (_, index) => {
    const angle = (index / 32) * 2 * Math.PI
    return `M${x} ${y}L${Math.round(x + Math.cos(angle) * length)} ${Math.round(y + Math.sin(angle) * length)}`
  }).join('')
}

/** A soft shadow without a filter: the same shape three times, wider and fainter. */
export function CardShadow(props: {
  x: number
  y: number
  width: number
  height: number
  radius: number
}): JSX.Element {
  return (
    <For each={[1, 4, 8]}>
      {(spread) => (
        <rect
          x={props.x - spread / 2}
          y={props.y + spread * 0.7 - spread / 2}
          width={props.width + spread}
          height={props.height + spread}
          rx={props.radius + spread / 2}
          fill="#0a1a28"
          opacity=".09"
        />
      )}
    </For>
  )
}
