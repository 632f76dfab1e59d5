import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { BoardFrame, BoardTitle } from './BoardFrame.tsx'
import { boardSize, diveCard, diveDieRect, diveWell } from './boardLayout.ts'
import { DieMark } from './Die.tsx'
import { fitLines } from './fit.ts'
import { HelmetMark } from './signs.tsx'
import { FindMark } from './tokens.tsx'
import type { DiveProps, Find } from './types.ts'
import { WellBox } from './Well.tsx'

const { width, height } = boardSize

/**
 * The dive: a cutaway of the sea with the top card of the stack on its bed, and the place for the dice that go down.
 */
export function Dive(props: DiveProps): JSX.Element {
  const dice = (): readonly number[] => props.dice ?? []
  return (
    <BoardFrame size={boardSize} width={props.width} legal={false} class={props.class} ground={<SeaColumn />}>
      <BoardTitle text={props.name} x={10} y={18.5} width={width - 60} />
      <WellBox place={diveWell} legal={props.legal} />
      <Show
        when={dice().length > 0}
        fallback={
          <HelmetMark
            x={diveWell.x + diveWell.width / 2}
            y={diveWell.y + diveWell.height / 2}
            size={36}
            opacity={props.legal ? 0.9 : 0.5}
          />
        }
      >
        <For each={dice()}>
          {(value, index) => {
            const place = () => diveDieRect(dice().length, index())
            return (
              <DieMark
                value={value}
                size={place().width}
                x={place().x + place().width / 2}
                y={place().y + place().width / 2}
              />
            )
          }}
        </For>
      </Show>
      <Show when={(props.bonus ?? 0) > 0}>
        <HelmetMark x={20} y={112} size={22} />
        <text x="34" y="117.5" font-size="15" font-weight="700" fill="var(--ai-on-sea)">
          +{props.bonus}
        </text>
      </Show>
      <Stack {...props} />
      {props.children}
    </BoardFrame>
  )
}

/** The stack: the edges of what lies below, and the top card; a dashed place when nothing is left. */
function Stack(props: DiveProps): JSX.Element {
  const under = (): number[] =>
    Array.from({ length: Math.max(0, Math.min(3, props.left - 1)) }, (_, i) => i + 1).toReversed()
  return (
    <Show when={props.top} fallback={<NothingLeft caption={props.caption} />}>
      {(top) => (
        <>
          <For each={under()}>
            {(edge) => (
              <rect
                {...diveCard}
                x={diveCard.x + edge * 2}
                y={diveCard.y + edge * 2}
                rx="4"
                fill="var(--ai-sea-2)"
                stroke="var(--ai-token-line)"
                stroke-width=".9"
              />
            )}
          </For>
          <TopCard top={top()} caption={props.caption} legal={props.legal === true} />
          <LeftMark left={props.left} />
        </>
      )}
    </Show>
  )
}

function NothingLeft(props: { caption: string }): JSX.Element {
  return (
    <>
      <rect {...diveCard} rx="4" fill="none" stroke="var(--ai-on-sea)" stroke-width="1.2" stroke-dasharray="5 4" />
      <Caption text={props.caption} y={diveCard.y + 38} lines={3} />
    </>
  )
}

function TopCard(props: { top: { number: number; find: Find }; caption: string; legal: boolean }): JSX.Element {
  const middle = diveCard.x + diveCard.width / 2
  return (
    <>
      <rect
        {...diveCard}
        rx="4"
        fill="var(--ai-card)"
        stroke={props.legal ? 'var(--magenta)' : 'var(--ai-token-line)'}
        stroke-width={props.legal ? 2.4 : 1}
      />
      <text
        class="serif"
        x={middle - 12}
        y={diveCard.y + 35}
        text-anchor="middle"
        font-size={props.top.number > 9 ? '26' : '30'}
        font-weight="700"
        fill="var(--ink)"
      >
        {props.top.number}
      </text>
      <FindMark find={props.top.find} x={middle + 16} y={diveCard.y + 25} size={25} />
      <path d={`M${diveCard.x + 6} ${diveCard.y + 45}h${diveCard.width - 12}`} stroke="var(--ai-rule)" />
      <Caption text={props.caption} y={diveCard.y + 59} lines={2} ink="var(--ink)" />
    </>
  )
}

/** How many cards the stack has left. */
function LeftMark(props: { left: number }): JSX.Element {
  return (
    <>
      <path
        d={`M${width - 38} 9.5h7v9.5h-7ZM${width - 36} 9.5v-2h7v9.5h-2`}
        fill="var(--ai-card)"
        stroke="var(--ink)"
        stroke-width="1.1"
        stroke-linejoin="round"
      />
      <text x={width - 8} y="18.5" text-anchor="end" font-size="13" font-weight="600" fill="var(--ink)">
        {props.left}
      </text>
    </>
  )
}

function Caption(props: { text: string; y: number; lines: number; ink?: string }): JSX.Element {
  return (
    <For each={fitLines(props.text, diveCard.width - 8, 12.5, props.lines)}>
      {(line, index) => (
        <text
          class="italic"
          x={diveCard.x + diveCard.width / 2}
          y={props.y + index() * 13.5}
          text-anchor="middle"
          font-size="12.5"
          fill={props.ink ?? 'var(--ai-on-sea)'}
          textLength={line.squeezed}
          lengthAdjust="spacingAndGlyphs"
        >
          {line.text}
        </text>
      )}
    </For>
  )
}

const swell = (y: number, lift: number): string => {
  const waves = Array.from({ length: 5 }, (_, index) => `q11-${index % 2 ? lift : lift * 1.4} 22 0t22 0`).join('')
  return `M-6 ${y}${waves}V${height}H-6Z`
}

/** Sky, four depths, a ladder of fathoms at the right, weeds on the bed. */
function SeaColumn(): JSX.Element {
  const ladder = Array.from({ length: 9 }, (_, index) => `M${width - 5} ${34 + index * 11}h5`).join('')
  return (
    <>
      <rect width={width} height="34" fill="var(--ai-sky-low)" />
      <path d={swell(29, 3)} fill="var(--ai-sea-1)" />
      <path d={swell(29, 3)} fill="none" stroke="var(--ai-sea-3)" />
      <path d={swell(52, 4)} fill="var(--ai-sea-2)" />
      <path d={swell(80, 4)} fill="var(--ai-sea-3)" />
      <path d={swell(106, 3)} fill="var(--ai-sea-4)" />
      <path d="M58 30L34 132H74L72 30Z" fill="#fff" opacity=".09" />
      <path d={`M0 ${height - 5}q30-6 66-2t110-3V${height}H0Z`} fill="var(--ai-sand-3)" opacity=".8" />
      <path
        d="M82 128q-5-9 0-17t-1-15M90 129q4-8 0-14t2-12M5 128q-3-7 1-13t0-12"
        fill="none"
        stroke="var(--ai-leaf-2)"
        stroke-width="1.6"
        stroke-linecap="round"
      />
      <path d={ladder} stroke="var(--ai-on-sea)" stroke-width="1" opacity=".8" />
    </>
  )
}
