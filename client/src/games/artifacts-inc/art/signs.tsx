import type { JSX } from 'solid-js'
import { Match, Switch } from 'solid-js'
import { DieMark } from './Die.tsx'
import { Placed } from './Placed.tsx'
import type { MarkProps } from './Placed.tsx'
import type { AssetKind } from './types.ts'

/** The kind of a card in one colour: a tent, a pick and shovel, a desk lamp, a hat, a tower. */
export function KindMark(props: MarkProps & { kind: AssetKind; ink?: string }): JSX.Element {
  const ink = (): string => props.ink ?? 'var(--ink)'
  return (
    <Placed {...props} unit={24}>
      <g fill={ink()} stroke={ink()} stroke-width="1.4">
        <Switch>
          <Match when={props.kind === 'expedition'}>
            <path d="M0-8L11 10H3.6L0 2-3.6 10H-11Z" />
            <path d="M0-8L-2-11M0-8L2-11" />
          </Match>
          <Match when={props.kind === 'equipment'}>
            <path d="M8.5 10.5L-5.5-5.5M-10.5-.5C-10-4.5-7-9-1-10.5-4.5-7-6.5-5-10.5-.5Z" stroke-width="2.2" />
            <path d="M-8 10L4-4.5" stroke-width="2.2" />
            <path d="M2.5-6.5L6.5-2.5C9.5-4 11-7.5 10.5-10.5 7.5-11 4-9.5 2.5-6.5Z" />
          </Match>
          <Match when={props.kind === 'office'}>
            <path d="M-10 10H6M-6 10V8.5H2V10M-2 8.5L-6-1.5 2-7" fill="none" stroke-width="2" />
            <path d="M0-10.5L10.5-3.5C6.5-1 1.5-1.5-1-5.5Z" />
          </Match>
          <Match when={props.kind === 'crew'}>
            <path d="M-11 3C-6 6.5 6 6.5 11 3 11 5.5 7 8.5 0 8.5S-11 5.5-11 3Z" />
            <path d="M-6.5 3.5C-7-3-4.5-8.5-1-8 0-7.4 .5-7.4 1.5-8 5-8.5 7-3 6.5 3.5 3 5-3 5-6.5 3.5Z" />
          </Match>
          <Match when={props.kind === 'landmark'}>
            <path d="M-8.5 11V3H-5.5V-3H-3V-7H-1.2L0-12 1.2-7H3V-3H5.5V3H8.5V11Z" />
          </Match>
        </Switch>
      </g>
    </Placed>
  )
}

/** One more die on the roll: an ivory die with an explorer's hat. */
export function AdventurerMark(props: MarkProps): JSX.Element {
  return (
    <Placed {...props} unit={24}>
      <DieMark value={0} size={24} />
      <KindMark kind="crew" x={0} y={-1} size={15} ink="var(--ai-pip)" />
    </Placed>
  )
}

/** A neighbour: a small card with an arrow on each of its four sides, 26 x 20. */
export function BesideMark(props: { x: number; y: number; what: AssetKind | 'level2' | 'die' }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`} stroke-linejoin="round">
      <path d="M0-10l3 2.6h-6ZM0 10l3-2.6h-6ZM-11.5 0l2.6-3v6ZM11.5 0l-2.6-3v6Z" fill="var(--ink)" />
      <rect x="-7.6" y="-6.6" width="15.2" height="13.2" rx="2" fill="var(--ai-well)" stroke="var(--ink)" />
      <Switch fallback={<KindMark kind={props.what as AssetKind} x={0} y={0} size={11} />}>
        <Match when={props.what === 'level2'}>
          <rect x="-7.6" y="-6.6" width="15.2" height="13.2" rx="2" fill="var(--ai-gilt-fill)" stroke="var(--ink)" />
          <text class="serif" y="4.6" text-anchor="middle" font-size="13" font-weight="700" fill="var(--ai-on-gilt)">
            II
          </text>
        </Match>
        <Match when={props.what === 'die'}>
          <DieMark value={5} size={11} />
        </Match>
      </Switch>
    </g>
  )
}

/** A museum's front. */
export function MuseumMark(props: MarkProps): JSX.Element {
  return (
    <Placed {...props} unit={24}>
      <g fill="var(--ai-card)" stroke="var(--ink)" stroke-width="1.3">
        <path d="M-10.5-4L0-10.5 10.5-4V-2H-10.5ZM-10.5 10.5V7.5H10.5V10.5Z" />
        <path d="M-7.5-2V7.5M-2.5-2V7.5M2.5-2V7.5M7.5-2V7.5" stroke-width="2.4" />
      </g>
    </Placed>
  )
}

/** A filled order: a cube in a picture frame. */
export function OrderMark(props: MarkProps): JSX.Element {
  return (
    <Placed {...props} unit={24}>
      <path d="M-3-8.5L0-11.5 3-8.5" fill="none" stroke="var(--ink)" stroke-width="1.2" />
      <rect x="-11" y="-8.5" width="22" height="19" fill="var(--ai-gilt-fill)" stroke="var(--ink)" stroke-width="1.3" />
      <rect x="-8" y="-5.5" width="16" height="13" fill="var(--ai-card)" stroke="var(--ink)" />
      <path d="M-4.5-1.5L-2.5-3.5H4.5V3L2.5 5.2H-4.5Z" fill="var(--ink)" />
    </Placed>
  )
}

/** Buying and upgrading: a card with a plus, and one that turns to its second level. */
export function CardMark(props: MarkProps & { upgrade?: boolean }): JSX.Element {
  return (
    <Placed {...props} unit={24}>
      <g stroke="var(--ink)" stroke-width="1.4">
        <path d="M-8-8H-6.5L-5.5-11H0L1-8H8V11H-8Z" fill={props.upgrade ? 'var(--ai-gilt-fill)' : 'var(--ai-card)'} />
        <path
          d={props.upgrade ? 'M0 7.5V-3.5M-4 .5L0-3.8 4 .5' : 'M0-3.5V6.5M-5 1.5H5'}
          fill="none"
          stroke={props.upgrade ? 'var(--ai-on-gilt)' : 'var(--ink)'}
          stroke-width="2.2"
        />
      </g>
    </Placed>
  )
}

/** A diver's helmet. */
export function HelmetMark(props: MarkProps): JSX.Element {
  return (
    <Placed {...props} unit={24}>
      <g stroke="var(--ai-token-line)" stroke-width="1.3">
        <path d="M-9.5 11L-7 6H7L9.5 11Z" fill="var(--bronze)" />
        <path d="M-8.5 6.5C-11.5-3-6.5-10.5 0-10.5S11.5-3 8.5 6.5Z" fill="var(--gold)" />
        <circle cy="-1.5" r="5.2" fill="var(--ai-sea-2)" />
        <path d="M-5-1.5H5M0-6.5V3.5" fill="none" stroke-width="1" />
        <path d="M-7-5A7.5 7.5 0 0 1-3.5-8.5" fill="none" stroke="#fff" opacity=".7" />
      </g>
    </Placed>
  )
}

/** A die that is thrown again. */
export function RerollMark(props: MarkProps): JSX.Element {
  return (
    <Placed {...props} unit={24}>
      <DieMark value={5} size={13} />
      <g fill="none" stroke="var(--ink)" stroke-width="1.9">
        <path d="M-10.2 2.5A10.4 10.4 0 0 1 5.2-9M10.2-2.5A10.4 10.4 0 0 1-5.2 9" />
        <path d="M1.5-11.3L5.7-9 3.6-4.8M-1.5 11.3L-5.7 9-3.6 4.8" />
      </g>
    </Placed>
  )
}
