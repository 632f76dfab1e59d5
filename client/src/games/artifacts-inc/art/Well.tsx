import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import { DieMark } from './Die.tsx'
import { facesText } from './faces.ts'
import { textWidth } from './fit.ts'
import type { Rect } from './types.ts'

/** A die's place: the faces that it takes, or the die that lies there; magenta where the chosen die may go. */
export function Well(props: {
  place: Rect
  faces: readonly number[]
  die?: number | null
  legal?: boolean
}): JSX.Element {
  const text = (): string => facesText(props.faces)
  const size = (): number => Math.max(12, Math.min(17, props.place.height * 0.5))
  const room = (): number => props.place.width - 3
  const middle = (): { x: number; y: number } => ({
    x: props.place.x + props.place.width / 2,
    y: props.place.y + props.place.height / 2,
  })
  return (
    <>
      <WellBox place={props.place} legal={props.legal} />
      <text
        x={middle().x}
        y={middle().y + size() * 0.36}
        text-anchor="middle"
        font-size={String(size())}
        font-weight="700"
        fill={props.legal ? 'var(--magenta)' : 'var(--ink)'}
        textLength={textWidth(text(), size()) * 1.2 > room() ? room() : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {text()}
      </text>
      <Show when={props.die}>
        {(value) => <DieMark value={value()} x={middle().x} y={middle().y} size={props.place.height - 3} />}
      </Show>
    </>
  )
}

/** The hollow alone. */
export function WellBox(props: { place: Rect; legal?: boolean }): JSX.Element {
  const r = (): number => (props.place.height > 26 ? 6 : 4)
  return (
    <>
      <Show when={props.legal}>
        <rect {...grown(props.place, 1)} rx={r() + 1} fill="none" stroke="var(--casing)" stroke-width="4.5" />
      </Show>
      <rect
        {...props.place}
        rx={r()}
        fill="var(--ai-well)"
        stroke={props.legal ? 'var(--magenta)' : 'var(--ai-well-line)'}
        stroke-width={props.legal ? 2.2 : 1}
      />
      <Show when={!props.legal} fallback={<rect {...props.place} rx={r()} fill="var(--magenta-wash)" />}>
        <path
          d={`M${props.place.x + 1.4} ${props.place.y + props.place.height - r()}V${props.place.y + r()}q0-${r() - 1.4} ${r() - 1.4}-${r() - 1.4}H${props.place.x + props.place.width - r()}`}
          fill="none"
          stroke="var(--ai-shade)"
          stroke-width="1.6"
          opacity=".16"
        />
      </Show>
    </>
  )
}

function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by }
}
