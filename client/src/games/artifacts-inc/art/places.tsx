import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { letterColor } from './CardDefs.tsx'
import { fitLines, leastLetters } from './fit.ts'
import { cardSizes } from './layout.ts'
import { cardOutline, tabOf } from './outline.ts'
import type { CardLetter, CardSize } from './types.ts'

/** A free place on a desk, dashed: with a plus in magenta where a card may be laid now. */
export function FreePlace(props: {
  size: CardSize
  width?: number
  /** Only so high as there is room for now, in pixels. */
  height?: number | undefined
  legal?: boolean
  /** A card is held over it: no plus shines through. */
  taken?: boolean
  class?: string
  children?: JSX.Element
}): JSX.Element {
  const box = () => boxOf(props)
  const tab = (): number => (props.size === 'mini' || props.height !== undefined ? 0 : 13)
  const ink = (): string => (props.legal ? 'var(--magenta)' : 'var(--ai-well-line)')
  return (
    <PlaceFrame {...props}>
      <Show when={props.legal}>
        <rect
          x="2"
          y={tab() + 2}
          width={box().width - 4}
          height={box().height - tab() - 4}
          rx="5"
          fill="var(--casing)"
          stroke="var(--casing)"
          stroke-width="6"
        />
      </Show>
      <rect
        x="2"
        y={tab() + 2}
        width={box().width - 4}
        height={box().height - tab() - 4}
        rx="5"
        fill={props.legal ? 'var(--magenta-wash)' : 'none'}
        stroke={ink()}
        stroke-width={props.legal ? 2.4 : 1.2}
        stroke-dasharray="7 5"
      />
      <Show when={props.legal && !props.taken}>
        <path
          d={`M${box().width / 2 - 10} ${(box().height + tab()) / 2}h20M${box().width / 2} ${(box().height + tab()) / 2 - 10}v20`}
          stroke={ink()}
          stroke-width="2.6"
          stroke-linecap="round"
        />
      </Show>
      {props.children}
    </PlaceFrame>
  )
}

/** Where a pile of the market has run out: the tab's place and a word. */
export function EmptyPile(props: {
  letter: CardLetter
  tabText?: string
  caption: string
  size: CardSize
  width?: number
  class?: string
}): JSX.Element {
  const box = () => cardSizes[props.size]
  const at = () => tabOf(props.letter, box().width, 13)
  const letters = (): number => Math.max(12, leastLetters((props.width ?? box().width) / box().width))
  return (
    <PlaceFrame size={props.size} width={props.width} class={props.class}>
      <path
        d={cardOutline(props.letter, box().width, box().height, 13)}
        fill="none"
        stroke="var(--ai-well-line)"
        stroke-width="1.2"
        stroke-dasharray="5 4"
      />
      <text
        x={at().x + at().width / 2}
        y="11"
        text-anchor="middle"
        font-size={String(letters())}
        font-weight="700"
        fill={letterColor(props.letter)}
      >
        {props.tabText ?? props.letter}
      </text>
      <For each={fitLines(props.caption, box().width - 14, letters() + 1, 4)}>
        {(line, index) => (
          <text
            class="italic"
            x={box().width / 2}
            y={box().height / 2 - 6 + index() * 15}
            text-anchor="middle"
            font-size={String(letters() + 1)}
            fill="var(--ink-soft)"
          >
            {line.text}
          </text>
        )}
      </For>
    </PlaceFrame>
  )
}

interface Frame {
  size: CardSize
  width?: number
  height?: number | undefined
  class?: string
}

/** A card's width and height as it is drawn, with the height that a place has. */
function boxOf({ size, width, height }: Frame): { width: number; height: number } {
  const box = cardSizes[size]
  return height === undefined ? box : { width: box.width, height: (height * box.width) / (width ?? box.width) }
}

function PlaceFrame(props: Frame & { children?: JSX.Element }): JSX.Element {
  const box = () => boxOf(props)
  const width = (): number => props.width ?? box().width
  return (
    <svg
      class={`ai-card ${props.class ?? ''}`}
      width={width()}
      height={(width() * box().height) / box().width}
      viewBox={`0 0 ${box().width} ${box().height}`}
      aria-hidden="true"
    >
      {props.children}
    </svg>
  )
}
