import type { JSX } from 'solid-js'
import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { penCross } from '../../../art/pen.ts'
import { Blade, Coin, Palm } from '../../../art/symbols.tsx'
import { cellOf } from '../layout.ts'
import type { CardColor } from './types.ts'

/**
 * The boxes of an island with what is printed in them and the pen's crosses, the grid's corner at (0, 0). `fresh` boxes were
 * crossed just now: their cross is drawn stroke by stroke (not under reduced motion) and a thin brass ring stays.
 */
export function IslandBoxes(props: {
  id: string
  rows: readonly string[]
  color: CardColor
  crossed: readonly boolean[]
  size: number
  fresh?: readonly number[]
}): JSX.Element {
  const boxes = createMemo(() =>
    props.rows.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === '.' ? [] : [{ box: r * 4 + c, mark }]))),
  )
  const inset = (): number => Math.max(1.4, props.size * 0.05)
  return (
    <g aria-hidden="true">
      <For each={boxes()}>
        {({ box, mark }) => {
          const [row, col] = cellOf(box)
          const crossed = (): boolean => props.crossed[box] === true
          const fresh = (): boolean => crossed() && (props.fresh?.includes(box) ?? false)
          return (
            <g transform={`translate(${(col + 0.5) * props.size} ${(row + 0.5) * props.size})`}>
              <Frame
                size={props.size}
                by={-inset()}
                round={0.075}
                fill={crossed() ? `var(--card-${props.color}-land)` : 'var(--box)'}
                stroke={`var(--card-${props.color})`}
                width={props.size > 40 ? 1.3 : 1.1}
              />
              <BoxSymbol mark={mark} size={props.size} faded={crossed()} />
              <Show when={fresh()}>
                <Frame
                  size={props.size}
                  by={-inset() - 2.5}
                  round={0.05}
                  stroke="var(--brass)"
                  width={props.size > 40 ? 2 : 1.4}
                />
              </Show>
              <Show when={crossed()}>
                <PenCross seed={`${props.id}:${box}`} size={props.size} drawn={fresh()} />
              </Show>
            </g>
          )
        }}
      </For>
    </g>
  )
}

/** A square round (0, 0) that is `by` pixels larger each way than a box of `size`, its corners `round` in parts of that. */
export function Frame(props: {
  size: number
  by: number
  round: number
  stroke: string
  width: number
  fill?: string
}): JSX.Element {
  const half = (): number => props.size / 2 + props.by
  return (
    <rect
      x={-half()}
      y={-half()}
      width={2 * half()}
      height={2 * half()}
      rx={props.size * props.round}
      fill={props.fill ?? 'none'}
      stroke={props.stroke}
      stroke-width={props.width}
    />
  )
}

/** A pen's cross round (0, 0) in a box of `size`; `drawn` lets it appear stroke by stroke. */
export function PenCross(props: { seed: string; size: number; drawn?: boolean; ink?: string }): JSX.Element {
  const strokes = createMemo(() => penCross(props.seed, props.size))
  return (
    <g fill={props.ink ?? 'var(--pen)'} classList={{ 'pen-cross': true, drawn: props.drawn === true }}>
      <path d={strokes()[0]} />
      <path d={strokes()[1]} />
    </g>
  )
}

/** What is printed in a box: nothing, X, coin or palm; pale once it is crossed off. */
function BoxSymbol(props: { mark: string; size: number; faded: boolean }): JSX.Element {
  const opacity = (): number => (props.faded ? 0.5 : 1)
  return (
    <Switch>
      <Match when={props.mark === 'X'}>
        <Blade size={props.size * 0.52} opacity={opacity()} />
      </Match>
      <Match when={props.mark === 'C'}>
        <Coin size={props.size * 0.54} opacity={opacity()} />
      </Match>
      <Match when={props.mark === 'P'}>
        <Palm size={props.size * 0.62} opacity={opacity()} />
      </Match>
    </Switch>
  )
}
