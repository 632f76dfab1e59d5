import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { PennantMark } from './counters.tsx'
import { letterColor, letterFill } from './CardDefs.tsx'
import { cardOutline, tabOf, tabOutline } from './outline.ts'
import type { CardLetter, Level, Rect } from './types.ts'

interface FrameProps {
  readonly letter: CardLetter
  readonly tabText?: string
  readonly level: Level
  readonly width: number
  readonly height: number
  readonly tab: number
  readonly beneath: number
  /** The smallest letters. */
  readonly letters: number
  readonly ring: RingProps
}

/**
 * The paper of an asset card: an index card with its letter's tab and spine; level 2 is richer paper with a gilt edge.
 */
export function CardFrame(props: FrameProps): JSX.Element {
  const outline = (): string => cardOutline(props.letter, props.width, props.height, props.tab)
  const under = (): number[] => Array.from({ length: Math.min(3, props.beneath) }, (_, index) => index + 1).toReversed()
  const rich = (): boolean => props.level === 2
  const spine = (): number => (props.width > 100 ? 5 : 4)
  return (
    <>
      <For each={under()}>
        {(edge) => (
          <rect
            x={edge * 1.6}
            y={props.tab + edge * 1.6}
            width={props.width}
            height={props.height - props.tab}
            rx="4"
            fill="var(--ai-card)"
            stroke="var(--ai-card-edge)"
            stroke-width=".8"
          />
        )}
      </For>
      <path d={outline()} transform="translate(.6 2.4)" fill="var(--ai-shade)" opacity=".2" />
      <CardRing {...props.ring} outline={outline()} strong />
      <g transform={`translate(${props.width - props.tab * 0.95 - 2} ${props.tab * 0.53})`}>
        <PennantMark level={props.level} size={props.tab * 1.55} least={props.letters} />
      </g>
      <path
        d={outline()}
        fill={rich() ? 'var(--ai-card-rich)' : 'var(--ai-card)'}
        stroke={rich() ? 'var(--ai-gilt)' : 'var(--ai-card-edge)'}
        stroke-width={rich() ? 1.6 : 1}
      />
      <Show when={rich()}>
        <path
          d={`M${spine() + 3} ${props.tab + 3}H${props.width - 3}V${props.height - 3}H${spine() + 3}`}
          fill="none"
          stroke="var(--ai-gilt)"
          stroke-width=".8"
        />
      </Show>
      <path d={tabOutline(props.letter, props.width, props.tab)} fill={letterColor(props.letter)} />
      <path
        d={`M.5 ${props.tab + 4}a3.5 3.5 0 0 1 3.5-3.5H${spine() + 0.5}V${props.height - 0.5}H4a3.5 3.5 0 0 1-3.5-3.5Z`}
        fill={letterFill(props.letter)}
      />
      <text
        x={tabOf(props.letter, props.width, props.tab).x + tabOf(props.letter, props.width, props.tab).width / 2}
        y={props.tab - 2}
        text-anchor="middle"
        font-size={String(Math.max(12.5, props.letters))}
        font-weight="700"
        fill="var(--ai-letter)"
      >
        {props.tabText ?? props.letter}
      </text>
    </>
  )
}

/** The gilt corners that hold the print of a second level, as in an album. */
export function GiltCorners(props: { place: Rect; size: number }): JSX.Element {
  const corner = (): string => `M0 0H${props.size}L0 ${props.size}ZM${props.size * 0.62} 0L0 ${props.size * 0.62}`
  const right = (): number => props.place.x + props.place.width + 1
  const low = (): number => props.place.y + props.place.height + 1
  return (
    <g fill="var(--ai-gilt-fill)" stroke="var(--ai-line)" stroke-width=".8" stroke-linejoin="round">
      <path d={corner()} transform={`translate(${props.place.x - 1} ${props.place.y - 1})`} />
      <path d={corner()} transform={`translate(${right()} ${props.place.y - 1}) scale(-1 1)`} />
      <path d={corner()} transform={`translate(${right()} ${low()}) scale(-1)`} />
      <path d={corner()} transform={`translate(${props.place.x - 1} ${low()}) scale(1 -1)`} />
    </g>
  )
}

export interface RingProps {
  readonly legal?: boolean
  readonly picked?: boolean
  readonly fresh?: boolean
}

/**
 * A line round a card, to be drawn under its paper so that it hides nothing: magenta what may be chosen, brass what is
 * chosen, dashed gold what changed. `outline` is the card's own.
 */
export function CardRing(props: RingProps & { outline: string; strong: boolean }): JSX.Element {
  const color = (): string | null =>
    props.picked ? 'var(--brass-strong)' : props.legal ? 'var(--magenta)' : props.fresh ? 'var(--gold)' : null
  const width = (): number => (props.strong ? 7 : 5)
  return (
    <Show when={color()}>
      {(line) => (
        <g fill="none" stroke-linejoin="round">
          <path d={props.outline} stroke="var(--casing)" stroke-width={width() + 3} />
          <path
            d={props.outline}
            stroke={line()}
            stroke-width={width()}
            stroke-dasharray={!props.picked && !props.legal ? '7 4' : undefined}
          />
        </g>
      )}
    </Show>
  )
}
