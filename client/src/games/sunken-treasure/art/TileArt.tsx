import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import { MotifMark } from './motifs.tsx'
import { colorShape } from './colorShape.ts'
import { colorFill, strongColor } from './tileColors.tsx'
import type { Tile } from './types.ts'
import { colorLetter } from './types.ts'

/**
 * A tile inside another drawing, its middle in (x, y). The spine at the left carries colour, shape and letter, the body pattern
 * and motif. A treasure is square; what lies as a joker is rounded: a mussel, or a double with a dashed edge and a small shell.
 */
export function TileMark(props: {
  tile: Tile
  x: number
  y: number
  size: number
  flat?: boolean
  /** The smallest letters: where a tile has no room for them its colour's shape stands alone. In the pixels of the drawing. */
  letters?: number
}): JSX.Element {
  const isMussel = (): boolean => props.tile.kind === 'mussel'
  const isDouble = (): boolean => !isMussel() && props.tile.joker === true
  const corner = (): number => (isMussel() || isDouble() ? 12 : 3.5)
  const strong = (): string => strongColor(props.tile.color)
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.size / 36})`} stroke-linejoin="round">
      <Show when={!props.flat}>
        <path d={body(corner(), 17.5, 1.8)} fill="var(--st-shade)" opacity=".3" />
      </Show>
      <path d={body(corner(), 17.5)} fill={colorFill(props.tile.color)} />
      <path d={spine(17.5)} fill={strong()} />
      <MotifMark
        kind={props.tile.kind}
        x={5.5}
        y={isDouble() ? -2.5 : 0}
        size={isDouble() ? 19 : 22.5}
        ink={isDouble() ? strong() : undefined}
      />
      <Show when={isDouble()}>
        <MotifMark kind="mussel" x={10} y={10.5} size={11} />
      </Show>
      <Show when={props.tile.fresh}>
        <path d={body(corner(), 17.5)} fill="url(#art-hatch)" />
      </Show>
      <path
        d={body(corner(), 17.5)}
        fill="none"
        stroke={strong()}
        stroke-width="1.4"
        stroke-dasharray={isDouble() ? '3.4 2' : undefined}
      />
      <Show
        when={props.size / 3 >= (props.letters ?? 10)}
        fallback={<path d={colorShape(props.tile.color, 5)} transform="translate(-12 0)" fill="var(--st-letter)" />}
      >
        <path d={colorShape(props.tile.color, 3.2)} transform="translate(-12.2 -11)" fill="var(--st-letter)" />
        <text x="-12.2" y="13.4" text-anchor="middle" font-size="12" font-weight="700" fill="var(--st-letter)">
          {colorLetter(props.tile.color)}
        </text>
      </Show>
    </g>
  )
}

/** The outline: straight at the left, corners of `corner` at the right. */
function body(corner: number, half: number, down = 0): string {
  const c = corner
  const flat = 2 * half - 2 * c
  return `M${-half + 3} ${-half + down}H${half - c}a${c} ${c} 0 0 1 ${c} ${c}v${flat}a${c} ${c} 0 0 1 ${-c} ${c}H${-half + 3}a3 3 0 0 1-3-3V${-half + 3 + down}a3 3 0 0 1 3-3Z`
}

function spine(half: number): string {
  return `M${-half + 3} ${-half}H${-half + 10.6}V${half}H${-half + 3}a3 3 0 0 1-3-3V${-half + 3}a3 3 0 0 1 3-3Z`
}

/** A tile as a picture of its own, `size` pixels square (36 unless told). `label` is spoken; without one it is silent. */
export function TilePicture(props: { tile: Tile; size?: number; label?: string; class?: string }): JSX.Element {
  return (
    <svg
      class={`tile-picture ${props.class ?? ''}`}
      width={props.size ?? 36}
      height={props.size ?? 36}
      viewBox="-19 -19 38 39"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
      data-anchor={`tile:${props.tile.id}`}
    >
      <TileMark tile={props.tile} x={0} y={0} size={36} />
    </svg>
  )
}
