import type { JSX } from 'solid-js'
import { For } from 'solid-js'

/**
 * Small pictures, each drawn around (0, 0) and scaled to `size` pixels. They are silent: whoever places one says what it
 * means in words.
 */
interface SymbolProps {
  readonly size: number
  readonly x?: number
  readonly y?: number
  readonly opacity?: number
}

/** Places a drawing made for a square of `unit` so that it is `size` wide with its middle in (x, y). */
function Placed(props: SymbolProps & { unit: number; children: JSX.Element }): JSX.Element {
  return (
    <g
      transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${props.size / props.unit})`}
      opacity={props.opacity ?? 1}
    >
      {props.children}
    </g>
  )
}

export function Coin(props: SymbolProps): JSX.Element {
  return (
    <Placed {...props} unit={22}>
      <circle r="10" fill="var(--gold)" stroke="var(--gold-line)" stroke-width="1.5" />
      <path
        d="M-7.6-4.2A8.7 8.7 0 0 1-1.4-8.6"
        fill="none"
        stroke="#fff"
        stroke-width="1.3"
        opacity=".6"
        stroke-linecap="round"
      />
      <circle r="6.8" fill="none" stroke="var(--gold-line)" stroke-width="1" stroke-dasharray="1.5 1.5" />
      <path d="M0-4.8l1.4 3.2 3.4.3-2.6 2.2.8 3.4-3-1.8-3 1.8.8-3.4-2.6-2.2 3.4-.3Z" fill="var(--gold-line)" />
    </Placed>
  )
}

export function Palm(props: SymbolProps): JSX.Element {
  return (
    <Placed {...props} unit={22}>
      <path d="M-.8 10C-.4 5-.3 1.5.8-2.5L2.2-2C1.3 2 1.2 5.5 1.6 10Z" fill="var(--trunk)" />
      <path
        d="M1-2.4C-2.5-5.8-6.5-5.4-9.5-2.2C-6.4-3-3.5-2.9-2-1.8C-4.8-1.5-7 .4-7.5 3.2C-5 .7-1.6-.6 1-2.4C3.6-.9 7 .2 9.4 3C9 0 6.7-1.8 4-2.1C5.7-3.1 8.3-3 10.5-2C8-5.6 4.4-5.8 1-2.4C1.2-5.5 0-8-2.8-9.2C-1.2-7-.4-5 1-2.4Z"
        fill="var(--palm)"
      />
    </Placed>
  )
}

/** The printed X of an island: a sepia blade, so that it can't be taken for a pen cross. */
export function Blade(props: SymbolProps): JSX.Element {
  return (
    <Placed {...props} unit={16}>
      <path d="M-6-7L0-1.8 6-7 7.2-5.5 2 0 7.2 5.5 6 7 0 1.8-6 7-7.2 5.5-2 0-7.2-5.5Z" fill="var(--blade)" />
    </Placed>
  )
}

/** A trophy's cup in the colour given, brass unless told. */
export function Cup(props: SymbolProps & { color?: string }): JSX.Element {
  return (
    <Placed {...props} unit={22}>
      <g fill={props.color ?? 'var(--brass)'} stroke={props.color ?? 'var(--brass)'}>
        <path d="M-5-9H5v5.5a5 5 0 0 1-10 0ZM-1.1 1h2.2v4h-2.2ZM-4.5 5h9v3h-9Z" stroke="none" />
        <path d="M-5-7.5H-8.2C-8.2-4-7-2.3-4.8-2M5-7.5H8.2C8.2-4 7-2.3 4.8-2" fill="none" stroke-width="1.5" />
      </g>
    </Placed>
  )
}

export function Chest(props: SymbolProps): JSX.Element {
  return (
    <Placed {...props} unit={24}>
      <g stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round">
        <path d="M-11-2C-11-6.5-8.5-9-5-9H5C8.5-9 11-6.5 11-2V-1H-11Z" fill="var(--wood-dark)" />
        <path d="M-11-1H11V9H-11Z" fill="var(--wood)" />
        <path d="M-6-8.8V9M6-8.8V9" opacity=".55" />
        <rect x="-2.5" y="-3" width="5" height="5.5" rx="1" fill="var(--gold)" stroke-width="1" />
      </g>
    </Placed>
  )
}

const quarters = [0, 90, 180, 270]

/** A compass rose with its lily in the north; `ink` and `paper` default to the page's. */
export function CompassRose(props: SymbolProps & { ink?: string; paper?: string }): JSX.Element {
  const ink = (): string => props.ink ?? 'var(--ink)'
  return (
    <Placed {...props} unit={116}>
      <circle r="44" fill="none" stroke={ink()} stroke-width=".9" />
      <circle r="40" fill="none" stroke={ink()} stroke-width="2.4" stroke-dasharray=".7 3.490" opacity=".7" />
      <For each={quarters}>
        {(turn) => (
          <g transform={`rotate(${turn + 45})`}>
            <path
              d="M0-30L4-9.7 0 0-4-9.7Z"
              fill={props.paper ?? 'var(--paper-raised)'}
              stroke={ink()}
              stroke-width=".7"
            />
            <path d="M0-30L4-9.7 0 0Z" fill={ink()} />
          </g>
        )}
      </For>
      <For each={quarters}>
        {(turn) => (
          <g transform={`rotate(${turn})`}>
            <path d="M0-40L6-6 0 0-6-6Z" fill={props.paper ?? 'var(--paper-raised)'} stroke={ink()} stroke-width=".7" />
            <path d="M0-40L6-6 0 0Z" fill={ink()} />
          </g>
        )}
      </For>
      <path d="M0-57C3-53 5-52 5-49.5C5-47.5 3-47 2-48L0-45-2-48C-3-47-5-47.5-5-49.5C-5-52-3-53 0-57Z" fill={ink()} />
    </Placed>
  )
}

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]], // prettier-ignore
  3: [[-1, -1], [0, 0], [1, 1]], // prettier-ignore
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], // prettier-ignore
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], // prettier-ignore
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]], // prettier-ignore
}

/** A die showing 1 to 6; `body` and `ink` default to bone and ink. */
export function Die(props: SymbolProps & { value: number; body?: string; ink?: string }): JSX.Element {
  return (
    <Placed {...props} unit={38}>
      <rect x="-19" y="-17" width="38" height="38" rx="7" fill="#0a1a28" opacity=".22" />
      <rect
        x="-19"
        y="-19"
        width="38"
        height="38"
        rx="7"
        fill={props.body ?? '#fbf6ea'}
        stroke="#16303d"
        stroke-width="1"
      />
      <path
        d="M-15-10A6 6 0 0 1-10-15.5H4"
        fill="none"
        stroke="#fff"
        stroke-width="1.8"
        opacity=".5"
        stroke-linecap="round"
      />
      <For each={pips[props.value] ?? []}>
        {([x, y]) => <circle cx={x * 9.5} cy={y * 9.5} r="3.3" fill={props.ink ?? '#16303d'} />}
      </For>
    </Placed>
  )
}

/** A shark, 26 x 14 at size 26, heading left. */
export function Shark(props: SymbolProps & { color?: string }): JSX.Element {
  return (
    <Placed {...props} unit={26}>
      <g transform="translate(-13 -7)">
        <path
          d="M1 8.5C5 4.6 9 4 12 4C12.4 2 13.8.6 16 .4C15.3 1.8 15.3 3.2 15.8 4.4C18.6 5 20.6 6 22 7.2L25.4 4.2C25 6 25 8 25.6 10.4L21.8 9.2C19 11.2 16 12 13.4 11.9L11.6 13.8C11.4 13 11.2 12.3 11.2 11.7C7 11.5 3.6 10.4 1 8.5Z"
          fill={props.color ?? 'var(--coral)'}
        />
        <circle cx="5.2" cy="7.6" r=".8" fill="#fff" />
        <path d="M9 6.4v3M10.8 6.4v3" stroke="#fff" stroke-width=".7" fill="none" />
      </g>
    </Placed>
  )
}
