import type { JSX } from 'solid-js'
import { For } from 'solid-js'
import { SeatFlagShape, seatFill, SeatPlate } from '../../art/seats.tsx'
import { Chest, Shark } from '../../art/symbols.tsx'
import type { CoverProps } from './Cover.tsx'
import { Cover, coverHeight, coverWidth } from './Cover.tsx'

const ink = '#16303d'
const surfaces = [76, 112, 154, 200, 240]

function wave(level: number, shift: number): string {
  return `M${-10 - shift} ${level}` + 'q11.5-4 23 0t23 0'.repeat(8)
}

/** A cutaway of the sea: a ship on top, a bathyscaphe on its cable, treasure on the ground. */
export function SunkenTreasureCover(props: CoverProps): JSX.Element {
  return (
    <Cover {...props}>
      <rect width={coverWidth} height="110" fill="var(--sky)" />
      <circle cx="240" cy="44" r="17" fill="var(--sun)" opacity=".9" />
      <path d="M0 70C40 58 80 48 120 58S200 68 316 62V100H0Z" fill="var(--far-shore)" />
      <For each={surfaces}>
        {(level, index) => (
          <>
            <path d={`${wave(level, index() * 9)}V300H-60Z`} fill={`var(--water-${index() + 1})`} />
            <path d={wave(level, index() * 9)} fill="none" stroke="#0e3444" opacity=".4" />
          </>
        )}
      </For>
      <path d="M150 78h34l-60 190h-58Z" fill="#fff" opacity=".1" />
      <Fish />
      <Shark x={230} y={224} size={68} color="var(--shark-shade)" />
      <path
        d={`M0 268q30-12 60-6t70 0t70-2t60 2t60 0V${coverHeight}H0Z`}
        fill="var(--sand)"
        stroke={ink}
        stroke-opacity=".4"
      />
      <path d="M118 168L64 268H186Z" fill="var(--beam)" />
      <Ground />
      <path d="M118 90V142" stroke="var(--line-soft)" stroke-width="1.2" stroke-dasharray="3 3" />
      <Bathyscaphe x={118} y={162} />
      <Ship x={118} y={66} />
    </Cover>
  )
}

function Ship(props: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(1.15)`} stroke-linejoin="round">
      <path d="M-30-4V-34M30 0V-20L42-3" fill="none" stroke="var(--line-soft)" stroke-width="1.5" />
      <path d="M-40 0H40L31 17q-2 3-6 3H-27q-5 0-7-4Z" fill={seatFill('red')} stroke={ink} stroke-width="1.3" />
      <path d="M-43-4H-22V0H43L41 3H-41Z" fill="#e9dcbb" stroke={ink} />
      <path d="M-18 0V-13H8V0Z" fill="var(--wall)" stroke={ink} stroke-width="1.1" />
      <path d="M-20-13h30v-3h-30Z" fill="var(--roof)" stroke={ink} stroke-width=".9" />
      <path d="M-13-9h5v5h-5ZM-4-9h5v5h-5Z" fill={ink} opacity=".75" />
      <path d="M13 0V-22h7V0Z" fill="#3a4650" stroke={ink} />
      <path d="M13-17h7v4h-7Z" fill="#e3b341" />
      <circle cx="0" cy="10" r="8.7" fill={ink} />
      <SeatPlate color="red" x={0} y={10} radius={8} />
      <g transform="translate(-31 -38) scale(.8)">
        <SeatFlagShape color="red" letters={13.5} />
      </g>
    </g>
  )
}

function Bathyscaphe(props: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(1.375)`} stroke-linecap="round">
      <path d="M-9 12l-4 7M9 12l4 7M-15 19.5h5M10 19.5h5" stroke="var(--line-soft)" stroke-width="2" />
      <rect x="-5" y="-20.5" width="10" height="6" rx="1.5" fill="#c99a43" stroke={ink} />
      <path d="M0-20.5v-3" stroke={ink} stroke-width="1.5" />
      <circle r="16" fill={seatFill('red')} stroke={ink} stroke-width="1.3" />
      <path d="M-11-8A14 14 0 0 1-2-13.7" fill="none" stroke="#fff" stroke-width="1.8" opacity=".7" />
      <circle r="9.5" fill="#c99a43" stroke={ink} />
      <circle r="8.1" fill={ink} />
      <SeatPlate color="red" x={0} y={0} radius={7.4} />
    </g>
  )
}

function Fish(): JSX.Element {
  const shoal = [[200, 130, 1], [226, 142, 0.8], [238, 122, 0.9], [40, 128, 0.8], [58, 142, 0.7], [262, 182, 0.8], [52, 196, 0.7]] // prettier-ignore
  return (
    <For each={shoal}>
      {([x, y, size]) => (
        <path
          transform={`translate(${x} ${y}) scale(${size})`}
          d="M0 0q8-7 17 0l6-4v8l-6-4q-9 7-17 0Z"
          fill="var(--ghost-fish)"
        />
      )}
    </For>
  )
}

/** The ground: weed, a chest and two treasure tiles. */
function Ground(): JSX.Element {
  return (
    <>
      <For each={[34, 206, 262, 286]}>
        {(x) => (
          <path
            transform={`translate(${x} 268)`}
            d="M0 0q-6-20 2-38M6 0q8-14 2-28M-6 0q-9-10-4-22"
            stroke="var(--weed)"
            stroke-width="2.6"
            fill="none"
            stroke-linecap="round"
          />
        )}
      </For>
      <Chest x={119} y={249} size={42} />
      <g transform="translate(154 240)" fill={ink}>
        <rect x=".5" y=".5" width="24" height="24" rx="4" fill="#f3d48a" stroke="#8f6015" stroke-width="1.4" />
        <path d="M6.5 10l3 2.5L12.5 8l3 4.5 3-2.5-1.2 7h-9.6Z" />
        <circle cx="12.5" cy="7" r="1.2" />
        <circle cx="6.2" cy="9.4" r="1.1" />
        <circle cx="18.8" cy="9.4" r="1.1" />
      </g>
      <g transform="translate(62 243)" fill={ink}>
        <rect x=".5" y=".5" width="24" height="24" rx="4" fill="#f2bdb5" stroke="#b4483e" stroke-width="1.4" />
        <circle cx="9.5" cy="10" r="3.6" />
        <circle cx="9.5" cy="10" r="1.4" fill="#f2bdb5" />
        <path d="M11.5 12l6.5 6.5 1.4-1.4-1.3-1.3 1-1-1.3-1.3-1 1-3.6-3.6Z" />
      </g>
    </>
  )
}
