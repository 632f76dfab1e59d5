import { createComponent, For, Show, type JSX } from 'solid-js'
import { CompassRose } from '../art/symbols.tsx'

/** A small picture of what a mode is about, 72 to 48; silent, for the mode's name and sentence stand beside it. */
export function ModeArt(props: { game: string; mode: string }): JSX.Element {
  const drawing = () => DRAWINGS[`${props.game}/${props.mode}`]
  return (
    <svg class="mode-art" viewBox="0 0 72 48" aria-hidden="true">
      <rect width="72" height="48" rx="3" fill="var(--sea-1)" />
      <Show when={drawing()} fallback={<CompassRose x={36} y={24} size={38} paper="var(--sea-1)" />}>
        {(draw) => createComponent(draw(), {})}
      </Show>
    </svg>
  )
}

const LINE = 'var(--ink)'

function Waves(props: { y: number }): JSX.Element {
  return (
    <path
      d={`M0 ${props.y}q4.5-3.5 9 0t9 0 9 0 9 0 9 0 9 0 9 0 9 0V48H0Z`}
      fill="var(--sea-3)"
      stroke="var(--contour)"
      stroke-width="1"
    />
  )
}

/** A museum's front with a vase on show. */
function Museum(): JSX.Element {
  return (
    <g stroke={LINE} stroke-width="1.2" stroke-linejoin="round">
      <path d="M12 19L36 6l24 13Z" fill="var(--roof)" />
      <path d="M14 19h44v21H14Z" fill="var(--wall)" />
      <path d="M10 40h52v4H10Z" fill="var(--land)" />
      <For each={[17, 24, 45, 52]}>{(x) => <path d={`M${x} 21h4v17h-4Z`} fill="var(--paper-raised)" />}</For>
      <path d="M33 24h6l-1.5 3q4 3 2 7l-2 4h-3l-2-4q-2-4 2-7Z" fill="var(--gold)" />
    </g>
  )
}

/** A life buoy on calm water. */
function LifeBuoy(): JSX.Element {
  return (
    <g stroke={LINE} stroke-width="1.2">
      <Waves y={32} />
      <circle cx="36" cy="23" r="15" fill="var(--paper-raised)" />
      <For each={[45, 135, 225, 315]}>
        {(turn) => (
          <path
            d="M-4.5-14.3A15 15 0 0 1 4.5-14.3L2.1-6.7A7 7 0 0 0-2.1-6.7Z"
            fill="var(--coral)"
            transform={`translate(36 23) rotate(${turn})`}
          />
        )}
      </For>
      <circle cx="36" cy="23" r="7" fill="var(--sea-1)" />
      <path d="M0 38q4.5-3.5 9 0t9 0 9 0 9 0 9 0 9 0 9 0 9 0V48H0Z" fill="var(--sea-3)" stroke="none" />
    </g>
  )
}

/** A black flag with two blades. */
function BlackFlag(): JSX.Element {
  return (
    <g stroke-linecap="round" stroke-linejoin="round">
      <Waves y={40} />
      <path d="M17 5v37" stroke="var(--trunk)" stroke-width="2.5" />
      <path d="M18 7q9-3 18 0t22 0v24q-13 3-22 0t-18 0Z" fill="var(--on-gold)" stroke={LINE} stroke-width="1" />
      <g fill="none" stroke="#f4ecda" stroke-width="2">
        <path d="M28 11q7 10 20 15" />
        <path d="M49 11q-7 10-20 15" />
        <path d="M45 27l4-4M28 23l4 4" />
      </g>
    </g>
  )
}

/** One boat, a long way out. */
function LoneBoat(): JSX.Element {
  return (
    <g stroke={LINE} stroke-width="1.2" stroke-linejoin="round">
      <circle cx="54" cy="13" r="6" fill="var(--gold)" stroke="var(--gold-line)" />
      <Waves y={30} />
      <path d="M22 27h26l-4 8H27Z" fill="var(--coral)" />
      <circle cx="34" cy="19" r="3.2" fill="var(--land)" />
      <path d="M30 27q0-5 4-5t4 5Z" fill="var(--seat-blue)" />
      <path d="M0 37q4.5-3.5 9 0t9 0 9 0 9 0 9 0 9 0 9 0 9 0V48H0Z" fill="var(--sea-3)" stroke="none" />
    </g>
  )
}

function Card(props: { x: number; y: number; turn?: number; back?: boolean; children?: JSX.Element }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) rotate(${props.turn ?? 0})`}>
      <rect
        x="-9"
        y="-12"
        width="18"
        height="24"
        rx="2"
        fill={props.back === true ? 'var(--sea-5)' : 'var(--paper-raised)'}
        stroke={LINE}
        stroke-width="1.2"
      />
      <Show when={props.back}>
        <path d="M-6-9h12v18h-12ZM-6 0h12M0-9v18" fill="none" stroke="var(--brass)" stroke-width="1" />
      </Show>
      {props.children}
    </g>
  )
}

function Pips(props: { count: number }): JSX.Element {
  return (
    <For each={Array.from({ length: props.count }, (_, index) => (index - (props.count - 1) / 2) * 6)}>
      {(x) => <path d="M0-3.5l3.5 3.5-3.5 3.5-3.5-3.5Z" fill="var(--brass)" transform={`translate(${x} 6)`} />}
    </For>
  )
}

/** A card with both of its sides open. */
function OpenSides(): JSX.Element {
  return (
    <>
      <Card x={24} y={25} turn={-7}>
        <Pips count={1} />
      </Card>
      <Card x={47} y={24} turn={6}>
        <Pips count={2} />
      </Card>
      <path
        d="M29 8q7-5 14-1m-1-3.5l1.5 3.7-4 .8"
        fill="none"
        stroke={LINE}
        stroke-width="1.5"
        stroke-linecap="round"
      />
    </>
  )
}

function TwoRows(): JSX.Element {
  return (
    <For each={[0, 1, 2, 3, 4, 5, 6, 7]}>
      {(at) => (
        <rect
          x={9 + (at % 4) * 14}
          y={at < 4 ? 5 : 25}
          width="11"
          height="17"
          rx="1.5"
          fill={at === 3 || at > 5 ? 'none' : 'var(--paper-raised)'}
          stroke={LINE}
          stroke-width="1.2"
          stroke-dasharray={at === 3 || at > 5 ? '2 2' : undefined}
        />
      )}
    </For>
  )
}

function ClosedSides(): JSX.Element {
  return (
    <>
      <Card x={24} y={25} turn={-7}>
        <Pips count={1} />
      </Card>
      <Card x={47} y={24} turn={6} back />
    </>
  )
}

function Bathyscaphe(props: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`} stroke={LINE} stroke-width="1.2">
      <path d="M-3-10h6v4h-6Z" fill="var(--brass)" />
      <circle r="7.5" fill="var(--brass)" />
      <circle r="3.6" fill="var(--sea-1)" />
    </g>
  )
}

/** Three bathyscaphes, each about its own. */
function OwnWays(): JSX.Element {
  return (
    <>
      <Waves y={9} />
      <Bathyscaphe x={15} y={27} />
      <Bathyscaphe x={36} y={35} />
      <Bathyscaphe x={57} y={26} />
      <path d="M15 37v6m-3-3l3 3 3-3M57 16v-5m-3 3l3-3 3 3" fill="none" stroke={LINE} stroke-width="1.5" />
    </>
  )
}

function OneWay(): JSX.Element {
  return (
    <>
      <Waves y={9} />
      <For each={[14, 34, 54]}>
        {(x) => (
          <>
            <Bathyscaphe x={x} y={29} />
            <path d={`M${x + 8} 41h7m-3-3l3 3-3 3`} fill="none" stroke={LINE} stroke-width="1.5" />
          </>
        )}
      </For>
    </>
  )
}

/** A double, and the one treasure that it becomes again. */
function Doubles(): JSX.Element {
  return (
    <g stroke={LINE} stroke-width="1.2">
      <circle cx="19" cy="24" r="12" fill="var(--paper-raised)" />
      <path d="M19 12a12 12 0 0 1 0 24Z" fill="var(--gold)" />
      <circle cx="53" cy="24" r="12" fill="var(--gold)" />
      <path d="M53 17l6 7-6 7-6-7Z" fill="var(--coral)" />
      <path d="M33 24h6m-3-3l3 3-3 3" fill="none" stroke-width="1.6" />
    </g>
  )
}

/** A fan of cards, and one that is taken out unseen. */
function UnseenCards(): JSX.Element {
  return (
    <>
      <Card x={20} y={27} turn={-16} />
      <Card x={29} y={25} turn={-2} />
      <Card x={38} y={27} turn={12} />
      <Card x={59} y={21} turn={20} back />
    </>
  )
}

const DRAWINGS: Readonly<Record<string, () => JSX.Element>> = {
  'thesauros/standard': Museum,
  'thesauros/introductory': LifeBuoy,
  'thesauros/lawless': BlackFlag,
  'thesauros/solo': LoneBoat,
  'artifacts-inc/standard': OpenSides,
  'artifacts-inc/grid-2x4': TwoRows,
  'artifacts-inc/closed-backs': ClosedSides,
  'sunken-treasure/standard': OwnWays,
  'sunken-treasure/same-action': OneWay,
  'sunken-treasure/lasting-doubles': Doubles,
  'sunken-treasure/random-removal': UnseenCards,
}
