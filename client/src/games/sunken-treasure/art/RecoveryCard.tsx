import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { CompassRose } from '../../../art/symbols.tsx'
import { colorShape } from './colorShape.ts'
import { colorFill, strongColor } from './tileColors.tsx'
import type { TreasureColor } from './types.ts'
import { colorLetter } from './types.ts'

const cardWidth = 74
const cardHeight = 104

interface CardProps {
  /** The colour's name, written and spoken: "jade". */
  readonly name?: string
  /** Spoken; without one the card is silent. */
  readonly label?: string
  /** In pixels; 74 unless told. Under 56 wide only shape and letter are drawn. */
  readonly width?: number
  /** May be chosen now. */
  readonly legal?: boolean
  /** Chosen: it lies higher. */
  readonly picked?: boolean
  readonly class?: string
}

/** A recovery card: its colour as tint, pattern, shape, letter and word. Null is a card seen from behind. */
export function RecoveryCard(props: CardProps & { color: TreasureColor | null }): JSX.Element {
  const width = (): number => props.width ?? cardWidth
  return (
    <svg
      class={`recovery-card ${props.class ?? ''}`}
      width={width()}
      height={(width() * (cardHeight + 12)) / (cardWidth + 12)}
      viewBox={`-6 -6 ${cardWidth + 12} ${cardHeight + 12}`}
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <g transform={props.picked ? 'translate(0 -4)' : undefined}>
        <Show when={props.legal}>
          <rect x="-3" y="-3" width="80" height="110" rx="8.5" fill="none" stroke="var(--casing)" stroke-width="5.5" />
          <rect x="-3" y="-3" width="80" height="110" rx="8.5" fill="none" stroke="var(--magenta)" stroke-width="2.5" />
        </Show>
        <CardMark color={props.color} name={props.name} small={width() < 56} />
      </g>
    </svg>
  )
}

/** A card inside another drawing, its top left corner at (0, 0), 74 x 104. */
function CardMark(props: { color: TreasureColor | null; name?: string; small?: boolean }): JSX.Element {
  return (
    <>
      <rect x="1" y="3" width={cardWidth} height={cardHeight} rx="6" fill="var(--st-shade)" opacity=".18" />
      <Show when={props.color} fallback={<Back />}>
        {(color) => <Front color={color()} name={props.name} small={props.small ?? false} />}
      </Show>
    </>
  )
}

function Front(props: { color: TreasureColor; name?: string; small: boolean }): JSX.Element {
  const strong = (): string => strongColor(props.color)
  return (
    <>
      <rect
        width={cardWidth}
        height={cardHeight}
        rx="6"
        fill={colorFill(props.color)}
        stroke={strong()}
        stroke-width="1.5"
      />
      <rect
        x="5"
        y="5"
        width={cardWidth - 10}
        height={cardHeight - 10}
        rx="3"
        fill="none"
        stroke={strong()}
        opacity=".6"
      />
      <Show
        when={!props.small}
        fallback={
          <>
            <path d={colorShape(props.color, 17)} transform="translate(37 36)" fill={strong()} />
            <text x="37" y="88" text-anchor="middle" font-size="34" font-weight="700" fill="var(--st-glyph)">
              {colorLetter(props.color)}
            </text>
          </>
        }
      >
        <path d={colorShape(props.color, 14)} transform="translate(37 45)" fill={strong()} />
        <text x="11" y="21" font-size="13" font-weight="700" fill="var(--st-glyph)">
          {colorLetter(props.color)}
        </text>
        <path d={colorShape(props.color, 4)} transform="translate(61 17)" fill={strong()} />
        <text class="italic" x="37" y="88" text-anchor="middle" font-size="16" font-weight="600" fill="var(--st-glyph)">
          {props.name}
        </text>
      </Show>
    </>
  )
}

function Back(): JSX.Element {
  return (
    <>
      <rect
        width={cardWidth}
        height={cardHeight}
        rx="6"
        fill="var(--st-card-back)"
        stroke="var(--st-card-edge)"
        stroke-width="1.2"
      />
      <rect
        x="5"
        y="5"
        width={cardWidth - 10}
        height={cardHeight - 10}
        rx="3"
        fill="none"
        stroke="var(--st-card-back-ink)"
        opacity=".6"
      />
      <path
        d="M11 86q6.5-4 13 0t13 0t13 0t13 0M11 92q6.5-4 13 0t13 0t13 0t13 0"
        fill="none"
        stroke="var(--st-card-back-ink)"
        opacity=".5"
      />
      <CompassRose x={37} y={46} size={52} ink="var(--st-card-back-ink)" paper="var(--st-card-back)" />
    </>
  )
}

/** A face-down supply: as many edges as it is deep, up to six, and the number on top; empty it is a dashed place. */
export function SupplyPile(props: { count: number; width?: number; label?: string; legal?: boolean }): JSX.Element {
  const width = (): number => props.width ?? 74
  const edges = (): number[] =>
    Array.from({ length: Math.min(6, Math.ceil(props.count / 2)) }, (_, index) => index).toReversed()
  return (
    <svg
      class="supply-pile"
      width={width()}
      height={(width() * 122) / 92}
      viewBox="-6 -6 92 122"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <Show when={props.legal}>
        <rect x="-3" y="-3" width="80" height="110" rx="8.5" fill="none" stroke="var(--magenta)" stroke-width="2.5" />
      </Show>
      <Show
        when={props.count > 0}
        fallback={
          <rect
            x=".5"
            y=".5"
            width={cardWidth - 1}
            height={cardHeight - 1}
            rx="6"
            fill="none"
            stroke="var(--line)"
            stroke-dasharray="5 4"
          />
        }
      >
        <For each={edges()}>
          {(edge) => (
            <g transform={`translate(${edge * 1.7} ${edge * 1.7})`}>
              <Show
                when={edge === 0}
                fallback={
                  <rect
                    width={cardWidth}
                    height={cardHeight}
                    rx="6"
                    fill="var(--st-card-back)"
                    stroke="var(--st-card-edge)"
                  />
                }
              >
                <Back />
              </Show>
            </g>
          )}
        </For>
      </Show>
      <g transform="translate(37 46)">
        <circle r="17" fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="1.2" />
        <text y="7" text-anchor="middle" font-size="19" font-weight="700" fill="var(--ink)">
          {props.count}
        </text>
      </g>
    </svg>
  )
}
