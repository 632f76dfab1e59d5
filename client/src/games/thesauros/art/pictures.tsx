import type { JSX } from 'solid-js'
import type { SeatColor } from '../../../art/seats.tsx'
import { Shark } from '../../../art/symbols.tsx'
import { Bandana, HatShape, meepleBody } from './Meeple.tsx'
import { CubeMark, DoubleActionMark, EnvelopeMark, MapMark, MineMark, PatentMark, SlushChestMark } from './tokens.tsx'
import type { Hat, Owner } from './types.ts'

/** Small pieces as pictures of their own, for panels, dialogs and flights; silent, `size` is their height in pixels. */
function Picture(props: { wide: number; high: number; size: number; children: JSX.Element }): JSX.Element {
  return (
    <svg
      class="th-picture"
      width={(props.size * props.wide) / props.high}
      height={props.size}
      viewBox={`${-props.wide / 2} ${-props.high / 2} ${props.wide} ${props.high}`}
      aria-hidden="true"
    >
      {props.children}
    </svg>
  )
}

export function Cube(props: { owner: Owner; size?: number }): JSX.Element {
  return (
    <Picture wide={18} high={18} size={props.size ?? 18}>
      <CubeMark owner={props.owner} x={0} y={0} size={16} />
    </Picture>
  )
}

export function Envelope(props: { seat: SeatColor; size?: number }): JSX.Element {
  return (
    <Picture wide={24} high={18} size={props.size ?? 22}>
      <EnvelopeMark seat={props.seat} x={0} y={0} />
    </Picture>
  )
}

export function DoubleAction(props: { size?: number }): JSX.Element {
  return (
    <Picture wide={24} high={24} size={props.size ?? 24}>
      <DoubleActionMark x={0} y={0} size={24} />
    </Picture>
  )
}

export function Mine(props: { size?: number }): JSX.Element {
  return (
    <Picture wide={28} high={28} size={props.size ?? 26}>
      <MineMark x={0} y={0} size={26} />
    </Picture>
  )
}

/** A mercenary whom nobody has hired yet. */
export function Mercenary(props: { size?: number }): JSX.Element {
  return (
    <Picture wide={26} high={28} size={props.size ?? 34}>
      <g transform="translate(-10 -12)">
        <path d={meepleBody} fill="var(--th-obsidian)" stroke="var(--th-hat-rim)" stroke-width="1" />
        <Bandana />
      </g>
    </Picture>
  )
}

export function TreasureMap(props: {
  site: number
  kind?: 'treasure' | 'satellite' | 'mercenary'
  size?: number
}): JSX.Element {
  return (
    <Picture wide={21} high={23} size={props.size ?? 24}>
      <MapMark site={props.site} kind={props.kind} x={0} y={0} />
    </Picture>
  )
}

/** Only its owner knows what is in it: `label` is an amount or "?". */
export function SlushChest(props: { label: string; size?: number }): JSX.Element {
  return (
    <Picture wide={29} high={24} size={props.size ?? 28}>
      <SlushChestMark label={props.label} x={0} y={0} />
    </Picture>
  )
}

/** A room of the museum: its front with the door. */
export function Door(props: { size?: number }): JSX.Element {
  return (
    <Picture wide={28} high={26} size={props.size ?? 26}>
      <g stroke="var(--th-line)" stroke-linejoin="round">
        <path d="M-13-5L0-12 13-5Z" fill="var(--th-wall)" />
        <path d="M-12-5H12V12H-12Z" fill="var(--th-wall)" />
        <path d="M-10 9V2a3 3 0 0 1 6 0V9ZM4 9V2a3 3 0 0 1 6 0V9Z" fill="var(--th-niche)" stroke-width=".8" />
        <path d="M-3.5 12V1a3.5 4 0 0 1 7 0V12Z" fill="var(--th-door)" />
      </g>
    </Picture>
  )
}

export function Patent(props: { size?: number }): JSX.Element {
  return (
    <Picture wide={16} high={20} size={props.size ?? 20}>
      <PatentMark x={0} y={0} />
    </Picture>
  )
}

export function SharkTile(props: { size?: number }): JSX.Element {
  return (
    <Picture wide={28} high={18} size={props.size ?? 18}>
      <Shark x={0} y={0} size={26} />
    </Picture>
  )
}

export function HatPicture(props: { hat: Hat; size?: number }): JSX.Element {
  return (
    <Picture wide={20} high={11} size={props.size ?? 16}>
      <g transform="translate(-10 -1)">
        <HatShape hat={props.hat} />
      </g>
    </Picture>
  )
}
