import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { ItemMark } from './Item.tsx'
import { useMoney } from './money.ts'
import { CubeMark } from './tokens.tsx'
import type { Owner, TechnologyItem, TechnologyPlace } from './types.ts'

export const cardWidth = 132
export const cardHeight = 97

/**
 * A technology: its picture and name, what the patent costs and scores, what a copy costs with the royalty on it, the copies that
 * are left as a row of boxes (the last one crossed out once all are sold), and whose patent it is. Takes the width it is given.
 */
export function TechnologyCard(props: {
  place: TechnologyPlace
  /** 1 to 10. */
  number: number
  /** On an empty place, in the reader's words: "after 3". */
  empty?: string
  mark?: 'free' | 'paid' | null
  selected?: boolean
}): JSX.Element {
  return (
    <svg class="th-picture" viewBox={`0 0 ${cardWidth} ${cardHeight}`} width="100%" aria-hidden="true">
      <Show
        when={props.place.card}
        fallback={<EmptyPlace number={props.number} word={props.empty ?? ''} rival={props.place.rival ?? false} />}
      >
        {(card) => <Face card={card()} />}
      </Show>
      <Show when={props.mark}>
        {(mark) => (
          <rect
            x="1.5"
            y="1.5"
            width={cardWidth - 3}
            height={cardHeight - 3}
            rx="6"
            fill="none"
            stroke="var(--magenta)"
            stroke-width="2.6"
            stroke-dasharray={mark() === 'paid' ? '7 4' : undefined}
          />
        )}
      </Show>
      <Show when={props.selected}>
        <rect
          x="4.5"
          y="4.5"
          width={cardWidth - 9}
          height={cardHeight - 9}
          rx="4"
          fill="var(--magenta-wash)"
          stroke="var(--magenta)"
          stroke-width="1.5"
        />
      </Show>
    </svg>
  )
}

function Face(props: { card: TechnologyItem }): JSX.Element {
  const money = useMoney()
  const bands = () => props.card.families
  return (
    <>
      <rect
        x=".5"
        y=".5"
        width={cardWidth - 1}
        height={cardHeight - 1}
        rx="6"
        fill="var(--paper-raised)"
        stroke="var(--hair)"
      />
      <For each={bands()}>
        {(family, index) => (
          <rect
            x="6"
            y={6 + index() * (34 / bands().length)}
            width="4"
            height={34 / bands().length - 1}
            rx="1.5"
            fill={`var(--th-fam-${family})`}
          />
        )}
      </For>
      <ItemMark kind={props.card.kind} x={29} y={25} size={30} />
      <Name text={props.card.name} />
      <g font-size="12" fill="var(--ink-soft)">
        <Pair x={50} y={43} glyph="patent" value={money.tight(props.card.patentCost)} />
        <Pair x={96} y={43} glyph="points" value={`${props.card.points}`} />
      </g>
      <path d={`M8 51H${cardWidth - 8}`} stroke="var(--hair)" />
      <Pair x={9} y={67} glyph="copy" value={money.tight(props.card.itemCost)} />
      <Pair x={54} y={67} glyph="royalty" value={`+${money.tight(props.card.royalty)}`} />
      <Show when={props.card.owner}>
        {(owner) => <CubeMark owner={owner() satisfies Owner} x={cardWidth - 17} y={63} size={17} />}
      </Show>
      <Copies total={props.card.copies} left={props.card.left} />
    </>
  )
}

/** The name on one line, or on two when it is long. */
function Name(props: { text: string }): JSX.Element {
  const lines = (): readonly string[] => {
    const [first = '', ...rest] = props.text.split(' ')
    return props.text.length > 11 && rest.length > 0 ? [first, rest.join(' ')] : [props.text]
  }
  return (
    <g font-weight="600" fill="var(--ink)">
      <For each={lines()}>
        {(line, index) => (
          <text
            class="serif"
            x="49"
            y={lines().length > 1 ? 13.5 + index() * 12.5 : 19}
            font-size={lines().length > 1 || line.length > 11 ? '12.5' : '13.5'}
          >
            {line}
          </text>
        )}
      </For>
    </g>
  )
}

const glyphs = {
  // a sealed sheet, a pennant, a crate, a coin going to the owner
  patent: 'M1 0H8L11 3V11H1ZM8 0V3H11M3.5 4.5H6M3.5 7H8.5',
  points: 'M2 12V0L11 3 2 6',
  copy: 'M1 3L6 .5 11 3V9L6 11.5 1 9ZM1 3L6 5.5 11 3M6 5.5V11.5',
  royalty: 'M1 6a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM4 6h4M6.5 4.3L8.2 6 6.5 7.7',
} as const

function Pair(props: { x: number; y: number; glyph: keyof typeof glyphs; value: string }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <path
        d={glyphs[props.glyph]}
        transform="translate(0 -10)"
        fill={props.glyph === 'points' ? 'var(--brass)' : 'none'}
        stroke="var(--brass-strong)"
        stroke-width="1.1"
        stroke-linejoin="round"
      />
      <text x="16" y="0" font-size="13" font-weight="600" fill="var(--ink)">
        {props.value}
      </text>
    </g>
  )
}

function Copies(props: { total: number; left: number }): JSX.Element {
  return (
    <g transform="translate(9 76)">
      <For each={Array.from({ length: props.total }, (_, index) => index < props.left)}>
        {(isLeft, index) => (
          <rect
            x={index() * 17}
            width="14"
            height="13"
            rx="2.5"
            fill={isLeft ? 'var(--brass)' : 'none'}
            stroke={isLeft ? 'var(--brass)' : 'var(--line)'}
            stroke-dasharray={isLeft ? undefined : '2.5 2'}
          />
        )}
      </For>
      <Show when={props.left === 0}>
        <path d={`M-2 13L${props.total * 17} 0`} stroke="var(--coral)" stroke-width="2" stroke-linecap="round" />
      </Show>
    </g>
  )
}

function EmptyPlace(props: { number: number; word: string; rival: boolean }): JSX.Element {
  return (
    <>
      <rect
        x="1"
        y="1"
        width={cardWidth - 2}
        height={cardHeight - 2}
        rx="6"
        fill="var(--paper)"
        stroke="var(--line)"
        stroke-dasharray="5 4"
        opacity=".8"
      />
      <text
        class="serif"
        x={cardWidth / 2}
        y="45"
        text-anchor="middle"
        font-size="22"
        font-weight="600"
        fill="var(--ink-soft)"
      >
        {props.number}
      </text>
      <text class="italic" x={cardWidth / 2} y="65" text-anchor="middle" font-size="13" fill="var(--ink-soft)">
        {props.word}
      </text>
      <Show when={props.rival}>
        <CubeMark owner="rival" x={cardWidth - 17} y={17} size={17} />
      </Show>
    </>
  )
}
