import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import { seatFill, seatLetter, SeatPlate } from '../../../art/seats.tsx'
import type { SeatColor } from '../../../art/seats.tsx'
import type { Owner } from './types.ts'

interface Placed {
  readonly x: number
  readonly y: number
}

/** An owner's cube seen from the front, `size` wide with its middle at (x, y). The rival's is of slate, with a cross. */
export function CubeMark(props: Placed & { owner: Owner; size?: number }): JSX.Element {
  const size = (): number => props.size ?? 15
  const half = (): number => size() / 2
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <rect
        x={-half()}
        y={-half()}
        width={size()}
        height={size()}
        rx="2.2"
        fill={props.owner === 'rival' ? 'var(--th-obsidian)' : seatFill(props.owner)}
        stroke="var(--th-line)"
        stroke-width=".9"
      />
      <Show
        when={props.owner !== 'rival' && props.owner}
        fallback={
          <path
            d={`M${-half() * 0.5} ${-half() * 0.5}L${half() * 0.5} ${half() * 0.5}M${half() * 0.5} ${-half() * 0.5}L${-half() * 0.5} ${half() * 0.5}`}
            stroke="var(--th-on-obsidian)"
            stroke-width="1.8"
            stroke-linecap="round"
          />
        }
      >
        {(seat) => <SeatPlate color={seat()} x={0} y={0} radius={half() * 0.89} />}
      </Show>
      <path
        d={`M${-half() + 2} ${-half() + 1.4}H${half() - 3}`}
        stroke="#fff"
        stroke-width="1"
        opacity=".55"
        stroke-linecap="round"
      />
    </g>
  )
}

/** An envelope with its sender's seal; 22 by 16 around (x, y). */
export function EnvelopeMark(props: Placed & { seat: SeatColor; scale?: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`} stroke="var(--th-line)">
      <rect x="-11" y="-8" width="22" height="16" rx="1.5" fill="#fbf6ea" />
      <path d="M-11-8L0 1 11-8" fill="none" stroke-width=".9" />
      <circle r="7.6" fill={`var(--seat-${props.seat})`} stroke-width=".9" />
      <text
        y="4.4"
        text-anchor="middle"
        font-size="12"
        font-weight="700"
        stroke="none"
        fill={props.seat === 'white' ? 'var(--on-seat-white)' : 'var(--on-seat)'}
      >
        {seatLetter(props.seat)}
      </text>
    </g>
  )
}

/** A Double Action token, `size` across: two arrows one after the other. */
export function DoubleActionMark(props: Placed & { size?: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${(props.size ?? 22) / 24})`}>
      <circle r="11" fill="var(--th-gold)" stroke="var(--th-hat)" stroke-width="1.2" />
      <path d="M-7.5-7A10 10 0 0 1-1-9.5" stroke="#fff" stroke-width="1.3" opacity=".7" fill="none" />
      <path
        d="M-6-5L-.5 0-6 5M.8-5L6.3 0 .8 5"
        fill="none"
        stroke="var(--th-hat)"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  )
}

/** A mine with its horns, `size` across. */
export function MineMark(props: Placed & { size?: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${(props.size ?? 24) / 26})`} stroke-linecap="round">
      <path d="M0-12V12M-12 0H12M-8.5-8.5L8.5 8.5M8.5-8.5L-8.5 8.5" stroke="var(--th-coin-line)" stroke-width="2.6" />
      <circle r="8.5" fill="var(--th-obsidian)" stroke="var(--th-coin-line)" stroke-width="1.2" />
      <path d="M-4.8-4.2A6.4 6.4 0 0 1 .5-6.3" stroke="#fff" stroke-width="1.5" opacity=".7" fill="none" />
      <circle r="2.6" fill="var(--coral)" />
    </g>
  )
}

/** A map as a folded sheet with its site's number; `kind` tells a satellite's or a mercenary's from one of the market. 18 by 20. */
export function MapMark(
  props: Placed & { site: number; kind?: 'treasure' | 'satellite' | 'mercenary'; scale?: number },
): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`} stroke-linejoin="round">
      <path d="M-9-8.5L-3-10.5 3-8.5 9-10.5V8.5L3 10.5-3 8.5-9 10.5Z" fill="#f3e4bd" stroke="var(--th-line)" />
      <path d="M-3-10.5V8.5M3-8.5V10.5" stroke="#8a7442" stroke-width=".7" opacity=".7" />
      <Show when={props.kind === 'satellite'}>
        <path
          d="M2.5-7.5a5 5 0 0 1 4.5-2.2M4.6-5.8a2.6 2.6 0 0 1 2.2-1.6"
          fill="none"
          stroke="#6a4a9c"
          stroke-width="1.1"
        />
      </Show>
      <Show when={props.kind === 'mercenary'}>
        <path d="M3.5-8l5-1.5v4l-5 1.5Z" fill="#c2452d" />
      </Show>
      <text class="serif" y="5" text-anchor="middle" font-size="15" font-weight="700" fill="#16303d">
        {props.site}
      </text>
    </g>
  )
}

/** The slush chest: what is in it only its owner knows. 28 by 22. */
export function SlushChestMark(props: Placed & { label: string; scale?: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`} stroke="var(--th-line)">
      <path d="M-13-3C-13-8-10.5-10.5-6.5-10.5H6.5C10.5-10.5 13-8 13-3V-2H-13Z" fill="#59636b" />
      <rect x="-13" y="-2" width="26" height="12.5" rx="1" fill="#3b454d" />
      <path d="M-9-10V10.5M9-10V10.5" opacity=".6" />
      <path d="M-10.5-6.5C-9.5-8.5-8-9.3-6-9.3" stroke="#fff" fill="none" opacity=".5" />
      <text y="8.3" text-anchor="middle" font-size="12" font-weight="700" fill="#f3eedf" stroke="none">
        {props.label}
      </text>
    </g>
  )
}

/** A sealed sheet: a patent. */
export function PatentMark(props: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`} stroke="var(--brass-strong)" stroke-linejoin="round">
      <path d="M-6-8H3L6-5V8H-6Z" fill="var(--paper)" stroke-width="1.2" />
      <path d="M-3.5-3.5H2M-3.5-.5H2.5" stroke-width="1.1" />
      <path d="M1 5.5l-1.5 4 2.5-1 2.5 1L3 5.5" fill="var(--coral)" stroke="none" />
      <circle cx="2" cy="4" r="2.8" fill="var(--coral)" stroke="none" />
    </g>
  )
}
