import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { Placed } from './Placed.tsx'
import type { MarkProps } from './Placed.tsx'
import type { DieState } from './types.ts'

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]], // prettier-ignore
  3: [[-1, -1], [0, 0], [1, 1]], // prettier-ignore
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], // prettier-ignore
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], // prettier-ignore
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]], // prettier-ignore
}

/** An ivory die inside another drawing, `size` pixels wide; a face of 0 is blank, the sign for "a die". */
export function DieMark(props: MarkProps & { value: number; state?: DieState }): JSX.Element {
  const used = (): boolean => props.state === 'used'
  return (
    <Placed {...props} unit={24}>
      <Show when={props.state === 'legal' || props.state === 'selected'}>
        <DieRing selected={props.state === 'selected'} />
      </Show>
      <g transform={props.state === 'selected' ? 'translate(0 -1.5)' : undefined}>
        <Show
          when={!used()}
          fallback={
            <rect
              x="-11.3"
              y="-11.3"
              width="22.6"
              height="22.6"
              rx="4.6"
              fill="none"
              stroke="var(--ai-well-line)"
              stroke-width="1.1"
              stroke-dasharray="2.6 2.2"
            />
          }
        >
          <DieBody disabled={props.state === 'disabled'} />
        </Show>
        <g
          fill={used() ? 'var(--ai-well-line)' : 'var(--ai-pip)'}
          opacity={used() ? 0.6 : props.state === 'disabled' ? 0.45 : 1}
        >
          <For each={pips[props.value] ?? []}>
            {([x, y]) => <circle cx={x * 5.9} cy={y * 5.9} r={props.value === 1 ? 3 : 2.25} />}
          </For>
        </g>
      </g>
    </Placed>
  )
}

/** A cube worn round at the corners: a darker foot, the face, one highlight along the upper left edge. */
function DieBody(props: { disabled: boolean }): JSX.Element {
  return (
    <g opacity={props.disabled ? 0.6 : 1}>
      <rect x="-11.5" y="-9.9" width="23" height="22.4" rx="4.8" fill="var(--ai-shade)" opacity=".26" />
      <rect
        x="-11.5"
        y="-11.5"
        width="23"
        height="23"
        rx="4.8"
        fill="var(--ai-bone-low)"
        stroke="var(--ai-pip)"
        stroke-width=".9"
      />
      <rect x="-10.6" y="-10.8" width="21.2" height="20" rx="4" fill="var(--ai-bone)" />
      <path d="M-9.4-5.5A4 4 0 0 1-5.5-9.6H1.5" fill="none" stroke="#fff" stroke-width="1.1" stroke-linecap="round" />
    </g>
  )
}

function DieRing(props: { selected: boolean }): JSX.Element {
  return (
    <g fill="none">
      <rect x="-14" y="-14" width="28" height="28" rx="7" stroke="var(--casing)" stroke-width="4.2" />
      <rect
        x="-14"
        y="-14"
        width="28"
        height="28"
        rx="7"
        stroke="var(--magenta)"
        stroke-width={props.selected ? 3 : 1.8}
        fill={props.selected ? 'var(--magenta-wash)' : 'none'}
      />
    </g>
  )
}

/**
 * A die as a picture of its own; `size` is the die's own width in pixels, 34 unless told, the ring stands outside it.
 */
export function DiePicture(props: {
  value: number
  state?: DieState
  size?: number
  /** Has just been thrown: comes to rest with a turn. */
  rolling?: boolean
  class?: string
}): JSX.Element {
  const size = (): number => props.size ?? 34
  return (
    <svg
      class={`ai-mark ai-die ${props.rolling ? 'rolling' : ''} ${props.class ?? ''}`}
      width={size() + 8}
      height={size() + 8}
      viewBox={`${-size() / 2 - 4} ${-size() / 2 - 4} ${size() + 8} ${size() + 8}`}
      aria-hidden="true"
    >
      <DieMark value={props.value} state={props.state} size={size()} />
    </svg>
  )
}
