import type { JSX } from 'solid-js'
import { Show } from 'solid-js'

/** Every print is drawn in 140 x 72; what lies outside is cut off or, on a high card, more sky. */
export const scene = { width: 140, height: 72 } as const

/** Lines of every print. */
export const engraved = {
  stroke: 'var(--ai-line)',
  'stroke-width': '.9',
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const

const rays = Array.from({ length: 24 }, (_, index) => {
  const [from, to] = [(index / 24) * 2 * Math.PI, ((index + 0.5) / 24) * 2 * Math.PI]
  const at = (angle: number): string => `${Math.round(Math.cos(angle) * 190)} ${Math.round(Math.sin(angle) * 190)}`
  return `M0 0L${at(from)}L${at(to)}Z`
}).join('')

/** The sky of a print and its sun; on a second level the sun's rays in gold, as on a travel label. */
export function Sky(props: { gilt: boolean; x?: number; y?: number; sun?: number }): JSX.Element {
  const at = (): string => `translate(${props.x ?? 70} ${props.y ?? 26})`
  return (
    <>
      <rect x="-100" y="-120" width="340" height="320" fill={props.gilt ? 'var(--ai-gilt-sky)' : 'var(--ai-sky)'} />
      <Show
        when={props.gilt}
        fallback={
          <path d="M-100 50H240M-100 44H240M-100 37H240M-100 29H240" stroke="var(--ai-sky-low)" stroke-width="2.5" />
        }
      >
        <path d={rays} transform={at()} fill="var(--ai-gilt-ray)" />
      </Show>
      <Show when={props.sun !== 0}>
        <circle r={props.sun ?? 9} transform={at()} fill="var(--ai-sun)" stroke="var(--ai-line)" stroke-width=".6" />
      </Show>
    </>
  )
}
