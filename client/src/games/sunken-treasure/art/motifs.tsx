import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import type { TokenKind, TreasureKind } from './types.ts'

/** A motif in a box of 24 x 24: filled shapes (holes by even-odd) and strokes, in one ink, so that it reads at any size. */
interface Motif {
  readonly fill: string
  readonly strokes?: readonly { readonly d: string; readonly width: number }[]
}

const motifs: Readonly<Record<TreasureKind, Motif>> = {
  // Two big ears tell it from the bell.
  amphora: {
    fill: 'M8.6 1.5H15.4V3.6H14.3V6C17 7.2 18 9.6 18 12C18 16.2 15 18.6 14 20.6H15.4V22.5H8.6V20.6H10C9 18.6 6 16.2 6 12C6 9.6 7 7.2 9.7 6V3.6H8.6ZM7.3 11.4H16.7V12.6H7.3Z',
    strokes: [
      {
        d: 'M9.4 4.8C3.6 3.6 2.3 9.8 6.4 11.6M14.6 4.8C20.4 3.6 21.7 9.8 17.6 11.6',
        width: 1.7,
      },
    ],
  },
  bell: {
    fill: 'M10.7 3.6A1.6 1.6 0 1 1 13.3 3.6C16.6 4.7 18 7.7 18.1 11.3C18.2 14 19.3 15.7 21 17.2V18.6H3V17.2C4.7 15.7 5.8 14 5.9 11.3C6 7.7 7.4 4.7 10.7 3.6ZM6 14.9H18L18.4 16.1H5.6ZM9.5 19.7H14.5A2.5 2.5 0 0 1 9.5 19.7Z',
  },
  chalice: {
    fill: 'M4.5 2H19.5C19.5 8.2 17.6 11.7 13.3 12.8V17.3C16.3 17.8 18 19.3 18.2 22H5.8C6 19.3 7.7 17.8 10.7 17.3V12.8C6.4 11.7 4.5 8.2 4.5 2ZM6.7 5.4H17.3L17.5 4H6.5ZM10 14.3H14V15.7H10Z',
  },
  coins: {
    fill: 'M2.2 6C2.2 4.3 5.1 3 8.6 3S15 4.3 15 6V7.5C15 9.2 12.1 10.5 8.6 10.5S2.2 9.2 2.2 7.5ZM4.3 5.7C4.3 6.4 6.2 7.2 8.6 7.2S12.9 6.4 12.9 5.7 11 4.4 8.6 4.4 4.3 5 4.3 5.7ZM2.2 10C3.4 11.3 5.9 12 8.6 12C10.2 12 11.7 11.8 12.9 11.3C11.4 12.3 10.4 13.7 10.1 15.4C5.8 15.7 2.2 14.2 2.2 12.5ZM2.2 15C3.6 16.3 6.8 17.2 10 16.9C10.2 18.3 10.8 19.3 11.7 20.2C6.9 21 2.2 19.5 2.2 17.5ZM17 10.8A5.6 5.6 0 1 1 16.9 10.8ZM17 12.7L15.9 15.2 13.3 15.5 15.3 17.2 14.7 19.8 17 18.4 19.3 19.8 18.7 17.2 20.7 15.5 18.1 15.2Z',
  },
  compass: {
    fill: 'M12 4.8A8.9 8.9 0 1 1 11.9 4.8ZM12 6.8L10.4 12.1 5.1 13.7 10.4 15.3 12 20.6 13.6 15.3 18.9 13.7 13.6 12.1ZM12 12.4A1.3 1.3 0 1 1 11.9 12.4Z',
    strokes: [{ d: 'M12 4.4A1.7 1.7 0 1 1 12.1 4.4', width: 1.5 }],
  },
  crown: {
    fill: 'M12 2.2A1.9 1.9 0 0 1 12.9 5.8L15.7 11.2 19.8 8.6A1.8 1.8 0 1 1 21.3 9.6L19.4 17.6H4.6L2.7 9.6A1.8 1.8 0 1 1 4.2 8.6L8.3 11.2 11.1 5.8A1.9 1.9 0 0 1 12 2.2ZM4.6 18.9H19.4V21.6H4.6ZM12 12.2L10.4 14.3 12 16.4 13.6 14.3Z',
  },
  // An idol's eye, with lashes: nothing else is wider than high.
  eye: {
    fill: 'M1 13.2C4.4 8.3 8 6.2 12 6.2S19.6 8.3 23 13.2C19.6 18.1 16 20.2 12 20.2S4.4 18.1 1 13.2ZM12 8.3A4.9 4.9 0 1 0 12.1 8.3ZM12 10.3A2.9 2.9 0 1 1 11.9 10.3Z',
    strokes: [
      {
        d: 'M12 4.6V2M7.2 5.4L6 3.1M16.8 5.4L18 3.1M3.5 8.2L1.7 6.5M20.5 8.2L22.3 6.5',
        width: 1.5,
      },
    ],
  },
  key: {
    fill: 'M7.2 1.6A5.7 5.7 0 0 1 12.1 10.2L22.2 20.3 20.4 22.1 18.6 20.3 16.9 22 14.7 19.8 16.4 18.1 15 16.7 13.3 18.4 11.3 16.4 13 14.7 10.3 12A5.7 5.7 0 1 1 7.2 1.6ZM7.2 4.3A3 3 0 1 0 7.3 4.3Z',
  },
  lantern: {
    fill: 'M8.4 4.6H15.6L18.6 8.2H5.4ZM5.6 9.2H7.6V18.4H5.6ZM16.4 9.2H18.4V18.4H16.4ZM12 9.4C14.3 12 15 13.2 15 14.9A3 3 0 0 1 9 14.9C9 13.2 9.7 12 12 9.4ZM12 13C11.1 14.1 10.8 14.6 10.8 15.2A1.2 1.2 0 0 0 13.2 15.2C13.2 14.6 12.9 14.1 12 13ZM4.2 19.4H19.8V22.4H4.2Z',
    strokes: [{ d: 'M8.8 4.4A3.2 3.2 0 0 1 15.2 4.4', width: 1.7 }],
  },
  mask: {
    fill: 'M2.6 3.4C8.8 5.3 15.2 5.3 21.4 3.4C22.3 12.6 19.3 19.6 12 22.6C4.7 19.6 1.7 12.6 2.6 3.4ZM5.7 9.7C6.6 12.2 9 12.8 10.6 11.1C9.7 9 7.6 8.4 5.7 9.7ZM18.3 9.7C16.4 8.4 14.3 9 13.4 11.1C15 12.8 17.4 12.2 18.3 9.7ZM8 15.4C10.6 16.5 13.4 16.5 16 15.4C14.9 18.2 13.6 19.3 12 19.3S9.1 18.2 8 15.4Z',
  },
  ring: {
    fill: 'M8.2 1.6H15.8L18.8 4.7 12 9.9 5.2 4.7ZM12 8.8A6.9 6.9 0 1 1 11.9 8.8ZM12 11.5A4.2 4.2 0 1 0 12.1 11.5ZM9.5 3.1L8.3 4.4 10.6 6.2Z',
  },
  // Drawn from lower left to upper right, against the key.
  sword: {
    fill: 'M22.4 1.6L21.7 6.2 11.2 16.7 7.3 12.8 17.8 2.3ZM18.9 3.9L9.9 12.9 11.1 14.1 20.1 5.1ZM3.9 12.2L5.4 10.7 13.3 18.6 11.8 20.1 9.3 17.6 5.6 21.3A2 2 0 1 1 2.7 18.4L6.4 14.7Z',
  },
}

/** One of the twelve motifs, or the mussel, with its middle in (x, y). */
export function MotifMark(props: { kind: TokenKind; x: number; y: number; size: number; ink?: string }): JSX.Element {
  const place = (): string =>
    `translate(${props.x - props.size / 2} ${props.y - props.size / 2}) scale(${props.size / 24})`
  return (
    <g transform={place()}>
      <Show when={props.kind === 'mussel' ? null : props.kind} fallback={<Mussel />}>
        {(kind) => <Glyph motif={motifs[kind()]} ink={props.ink ?? 'var(--st-glyph)'} />}
      </Show>
    </g>
  )
}

function Glyph(props: { motif: Motif; ink: string }): JSX.Element {
  return (
    <>
      <path d={props.motif.fill} fill={props.ink} fill-rule="evenodd" />
      <For each={props.motif.strokes ?? []}>
        {(stroke) => (
          <path d={stroke.d} fill="none" stroke={props.ink} stroke-width={stroke.width} stroke-linecap="round" />
        )}
      </For>
    </>
  )
}

/** The joker: a dark shell, slightly open, with a pearl. */
function Mussel(): JSX.Element {
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <path
        d="M1.5 16C1.5 8 10 2.5 22 3.5C23 12.5 17.5 21 9 21.5C4.5 21.7 1.5 19.5 1.5 16Z"
        fill="var(--st-shell)"
        stroke="var(--st-line)"
        stroke-width="1"
      />
      <path
        d="M3.8 15.6C5.6 10.6 12 6.4 20 5.6M5.2 18.2C8.2 13.4 14 9 20.8 7.2M8.4 19.8C12.4 17.6 17 13 20.4 9.4"
        fill="none"
        stroke="var(--st-shell-line)"
        stroke-width="1"
        opacity=".85"
      />
      <circle cx="9.6" cy="14.2" r="3" fill="var(--st-letter)" stroke="var(--st-line)" stroke-width=".7" />
    </g>
  )
}
