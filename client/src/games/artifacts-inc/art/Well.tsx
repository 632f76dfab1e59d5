import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { DieMark } from './Die.tsx'
import { facesDrawn, facesText } from './faces.ts'
import { textWidth } from './fit.ts'
import type { Rect } from './types.ts'

/** A die's place: the faces that it takes, or the die that lies there; magenta where the chosen die may go. */
export function Well(props: {
  place: Rect
  faces: readonly number[]
  die?: number | null
  legal?: boolean
  /** The smallest letters. */
  least?: number
}): JSX.Element {
  const text = (): string => facesText(props.faces)
  const size = (): number => Math.max(props.least ?? 12.3, Math.min(17, props.place.height * 0.5))
  const room = (): number => props.place.width - 3
  const middle = (): { x: number; y: number } => ({
    x: props.place.x + props.place.width / 2,
    y: props.place.y + props.place.height / 2,
  })
  return (
    <>
      <WellBox place={props.place} legal={props.legal} />
      <Show
        when={facesDrawn(props.faces).length > 0}
        fallback={
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
        }
      >
        <Faces faces={facesDrawn(props.faces)} place={props.place} />
      </Show>
      <Show when={props.die}>
        {(value) => <DieMark value={value()} x={middle().x} y={middle().y} size={props.place.height - 3} />}
      </Show>
    </>
  )
}

/** Small dice, three in a line: the faces that go there. */
function Faces(props: { faces: readonly number[]; place: Rect }): JSX.Element {
  const across = (): number => Math.min(3, props.faces.length)
  const lines = (): number => Math.ceil(props.faces.length / across())
  const step = (): number => Math.min(props.place.height - 6, (props.place.width - 3) / across())
  const x = (index: number): number =>
    props.place.x + props.place.width / 2 + ((index % across()) - (across() - 1) / 2) * step()
  const y = (index: number): number =>
    props.place.y + props.place.height / 2 + (Math.floor(index / across()) - (lines() - 1) / 2) * step()
  return (
    <For each={props.faces}>
      {(face, index) => <DieMark value={face} x={x(index())} y={y(index())} size={step() - 1} />}
    </For>
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
