import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import type { Zone } from './types.ts'

/** A house as paths in a box of 46, its foot at 0; drawn in this order. */
interface House {
  readonly walls: string
  readonly roof: string
  /** Doors and what else is dark. */
  readonly dark: string
  /** Windows: lit while the zone is being played. */
  readonly windows?: string
  /** Thin lines: masts, columns, clock hands. */
  readonly lines?: string
  readonly brass?: string
}

const houses: Readonly<Record<Zone, House>> = {
  1: {
    walls: 'M4 0V-20H40V0Z',
    roof: 'M1-20L22-33 43-20Z',
    dark: 'M18 0v-11h8V0Z',
    windows: 'M8-15h6v6H8ZM30-15h6v6h-6Z',
    lines: 'M22-33v-8M11-15v6M33-15v6',
    brass: 'M22-41l8 2.5-8 2.5Z',
  },
  2: {
    walls: 'M4 0V-18H42V0Z',
    roof: 'M10-18a11 11 0 0 1 22 0Z',
    dark: 'M18 0v-9h8V0Z',
    windows: 'M8-13h5v6H8ZM33-13h5v6h-5Z',
    lines: 'M21-29V-18M14-22q7-3 14 0',
    brass: 'M23.5-26.5l8-7.5 2.2 2.3-8 7.5Z',
  },
  3: {
    walls: 'M2 0V-14H44V0ZM4.5-14l3-10h6l-1 10ZM19-14l.6-10h6.5l.7 10ZM33.5-14l-1-10h6l3 10Z',
    roof: 'M0-14L4-24H7.5L4.5-14ZM12.5-14l1-10h6.1L19-14ZM26.8-14L26.1-24H32.5l1 10ZM41.5-14L38.5-24H42l4 10ZM0-14q4 5 7.7 0q4 5 7.6 0q4 5 7.7 0q4 5 7.7 0q4 5 7.6 0q4 5 7.7 0Z',
    dark: 'M8-2V-7h8v5Z',
    windows: 'M20-2v-7h7v7Z',
    brass: 'M31-2v-4h8v4Z',
    lines: 'M35-6v-2.5',
  },
  4: {
    walls: 'M2 0V-14C2-27 44-27 44-14V0Z',
    roof: 'M0-14C0-31 46-31 46-14H41.5C41.5-24 4.5-24 4.5-14Z',
    dark: 'M8 0v-12h30V0Z',
    lines: '',
    windows: 'M21-21h4v3.5h-4Z',
    brass: 'M12-6.2h22v2H12ZM21.5-10.5h3v6.5h-3ZM19-2.5h8v1.2h-8Z',
  },
  5: {
    walls: 'M14 0L17-30H28L31 0Z',
    roof: 'M15.5-10h14.2l-.8-8H16.4ZM15-37L22.5-43 30-37ZM17-30l.6-5.5H27.5L28-30Z',
    dark: 'M20.5 0v-6h4.5V0Z',
    windows: 'M16.5-30h12v-7h-12Z',
    lines: 'M20.5-37v7M24.5-37v7M14.5-30h16',
  },
  6: {
    walls: 'M6 0V-14H34V0Z',
    roof: 'M2-14L20-26 38-14Z',
    dark: 'M12 0v-9h7V0ZM38.5 0q4-8 8 0Z',
    windows: 'M24-10h6v5h-6Z',
    lines: 'M36-1v-17l9 6M42.5 0v-4M40.5-.5l-1-2.5M44.5-.5l1-2.5',
    brass: 'M17-20.5a3 3 0 0 1 6 0q-3 3.5-6 0Z',
  },
  7: {
    walls: 'M6 0V-18H32V0Z',
    roof: 'M4-18h30l-4-7H8Z',
    dark: 'M12 0v-10h6V0Z',
    windows: 'M22-13h6v6h-6Z',
    lines: 'M38 0V-38M38-35L24-29M38-36l8 6v6M35 0h6M38-20l-3 20',
    brass: 'M44-24h4v4h-4Z',
  },
  8: {
    walls: 'M3-3V-6H43V-3ZM0 0V-3H46V0ZM5-6V-20H41V-6Z',
    roof: 'M2-20L23-33 44-20Z',
    dark: 'M19-6v-10h8v10Z',
    lines: 'M9-6V-20M14.5-6V-20M31.5-6V-20M37-6V-20M6.5-20h33',
    windows: '',
    brass: 'M20.5-24.5a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1-5 0Z',
  },
  9: {
    walls: 'M12 0V-20H34V0Z',
    roof: 'M9-20C12-29 34-29 37-20Z',
    dark: 'M25 0v-7h5V0Z',
    windows: 'M15-7h6v4h-6Z',
    lines: 'M23-27v-6M20.5-33h5M36 0v-12',
    brass: 'M15-17.5h7v8h-7ZM24-17.5h7v6h-7ZM32-20h12v8H32Z',
  },
  10: {
    walls: 'M3 0V-16H43V0ZM17-16V-32H29V-16Z',
    roof: 'M1-16l5-6H17v6ZM29-16v-6H40l5 6ZM15-32L23-42 31-32Z',
    dark: 'M19 0v-9h8V0Z',
    windows: 'M7-11h5v5H7ZM34-11h5v5h-5Z',
    lines: 'M23-25v-3.2M23-25h2.6M23-42v-5',
    brass: 'M23-47l7 2-7 2Z',
  },
}

/** Houses whose lines are drawn on their walls, not against the land. */
const inside: readonly Zone[] = [2, 3, 5, 8, 10]

/** The building of a zone, 46 wide, its lower left corner at (x, y). */
export function HouseMark(props: { zone: Zone; x: number; y: number; scale: number; lit?: boolean }): JSX.Element {
  const house = (): House => houses[props.zone]
  return (
    <g
      transform={`translate(${props.x} ${props.y}) scale(${props.scale})`}
      stroke="var(--th-line)"
      stroke-width="1.1"
      stroke-linejoin="round"
    >
      <path d="M1 .8H45" stroke-width="2" opacity=".3" stroke-linecap="round" />
      <Show when={props.zone === 5}>
        <path
          d={props.lit ? 'M24-33.5L52-43V-24ZM20-33.5L-8-43V-24Z' : 'M5-38l9 3M5-31l9-1M41-38l-9 3M41-31l-9-1'}
          fill={props.lit ? 'var(--th-beam)' : 'none'}
          stroke={props.lit ? 'none' : 'var(--brass)'}
          stroke-width="1.5"
        />
      </Show>
      <path d={house().walls} fill="var(--th-wall)" />
      <path d={house().roof} fill="var(--th-roof)" />
      <path d={house().dark} fill="var(--th-line)" stroke="none" opacity=".78" />
      <Show when={props.zone === 10}>
        <circle cx="23" cy="-25" r="4.4" fill="var(--th-wall)" />
      </Show>
      <path
        d={house().windows}
        fill={props.lit || props.zone === 5 ? 'var(--th-lit)' : 'var(--th-line)'}
        stroke-width={props.lit || props.zone === 5 ? 0.9 : 0}
        fill-opacity={props.lit || props.zone === 5 ? 1 : 0.72}
      />
      <path
        d={house().lines}
        fill="none"
        stroke={inside.includes(props.zone) ? 'var(--th-line)' : 'var(--th-rig)'}
        stroke-width={props.zone === 8 ? 2.2 : 1.2}
      />
      <path d={house().brass} fill="var(--brass)" stroke-width=".8" />
    </g>
  )
}
