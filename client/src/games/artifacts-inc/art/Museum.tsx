import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import type { SeatColor } from '../../../art/seats.tsx'
import { BoardFrame, BoardTitle } from './BoardFrame.tsx'
import { boardSize, museumWell, orderRect } from './boardLayout.ts'
import { CoinMark, CubeMark, LaurelMark } from './counters.tsx'
import { leastLetters } from './fit.ts'
import { ArtifactMark } from './tokens.tsx'
import type { Artifact, MuseumProps, Order, Rect } from './types.ts'
import { Well } from './Well.tsx'

const { width, height } = boardSize

/**
 * A museum: its front with name and artifact, the die's place, what an order and the majority bring, and its orders as
 * a wall of frames.
 */
export function Museum(props: MuseumProps): JSX.Element {
  const letters = (): number => leastLetters((props.width ?? width) / width)
  return (
    <BoardFrame size={boardSize} width={props.width} legal={false} class={props.class} ground={<Hall />}>
      <ArtifactMark artifact={props.artifact} x={17} y={14.5} size={20} />
      <BoardTitle text={props.name} x={32} y={19} width={width - 40} />
      <Well place={museumWell} faces={props.faces} die={props.die} legal={props.legal} />
      <CoinMark x={25} y={80} size={22} text={`+${props.bonus}`} />
      <LaurelMark x={16} y={107} size={29} text={String(props.majority)} fill="none" />
      <Show when={props.leader}>
        {(leader) => <CubeMark x={37} y={119} size={18} color={leader()} least={letters()} />}
      </Show>
      <For each={props.orders}>
        {(order, index) => (
          <OrderFrame
            order={order}
            artifact={props.artifact}
            place={orderRect(props.orders.length, index())}
            letters={letters()}
          />
        )}
      </For>
      {props.children}
    </BoardFrame>
  )
}

/** Cornice, a papered wall with a picture rail, a skirting board. */
function Hall(): JSX.Element {
  const stripes = Array.from({ length: 21 }, (_, index) => `M${50 + index * 6} 28V${height}`).join('')
  const dentils = Array.from({ length: 30 }, (_, index) => `M${index * 6 + 2} 27v3`).join('')
  return (
    <>
      <rect x="47" y="28" width={width} height={height} fill="var(--ai-wall)" />
      <path d={stripes} stroke="var(--ai-wall-2)" stroke-width="1.6" opacity=".55" />
      <path d={`M47 28V${height}`} stroke="var(--ai-card-edge)" stroke-width=".8" />
      <rect
        y="26.5"
        width={width}
        height="3.5"
        fill="var(--ai-stone-1)"
        stroke="var(--ai-card-edge)"
        stroke-width=".8"
      />
      <path d={dentils} stroke="var(--ai-card-edge)" stroke-width=".8" opacity=".8" />
    </>
  )
}

interface FrameProps {
  readonly order: Order
  readonly artifact: Artifact
  readonly place: Rect
  /** The smallest letters. */
  readonly letters: number
}

/** One order: a framed picture of so many artifacts; filled, its owner's cube stands there. */
function OrderFrame(props: FrameProps): JSX.Element {
  const legal = (): boolean => props.order.legal === true
  const shadow = (): Rect => ({ ...props.place, x: props.place.x + 0.8, y: props.place.y + 1.8 })
  return (
    <>
      <rect {...shadow()} fill="var(--ai-shade)" opacity=".22" />
      <Show when={legal()}>
        <rect {...props.place} fill="none" stroke="var(--casing)" stroke-width="6" />
      </Show>
      <rect
        {...props.place}
        fill={props.order.owner === null ? 'var(--ai-gilt-fill)' : 'var(--ai-walnut-2)'}
        stroke={legal() ? 'var(--magenta)' : 'var(--ai-token-line)'}
        stroke-width={legal() ? 2.4 : 0.9}
      />
      <rect {...insideOf(props.place)} fill="var(--ai-card)" stroke="var(--ai-token-line)" stroke-width=".8" />
      <Show when={legal()}>
        <rect {...insideOf(props.place)} fill="var(--magenta-wash)" />
      </Show>
      <Show when={props.order.owner} fallback={<OpenOrder {...props} />}>
        {(owner) => <FilledOrder owner={owner()} size={props.order.size} place={props.place} letters={props.letters} />}
      </Show>
      <Show when={props.order.fresh}>
        <rect {...props.place} fill="none" stroke="var(--gold)" stroke-width="2.2" stroke-dasharray="5 3.5" />
      </Show>
    </>
  )
}

function insideOf(frame: Rect): Rect {
  return { x: frame.x + 3, y: frame.y + 3, width: frame.width - 6, height: frame.height - 6 }
}

function middleOf(rect: Rect): { x: number; y: number } {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
}

function OpenOrder(props: FrameProps): JSX.Element {
  const middle = () => middleOf(props.place)
  return (
    <>
      <ArtifactMark artifact={props.artifact} x={middle().x + 7.5} y={middle().y} size={15} opacity={0.85} />
      <text
        class="serif"
        x={middle().x - 7}
        y={middle().y + 5.5}
        text-anchor="middle"
        font-size="16"
        font-weight="700"
        fill={props.order.legal ? 'var(--magenta)' : 'var(--ink)'}
      >
        {props.order.size}
      </text>
    </>
  )
}

function FilledOrder(props: { owner: SeatColor; size: number; place: Rect; letters: number }): JSX.Element {
  const middle = () => middleOf(props.place)
  return (
    <>
      <CubeMark x={middle().x - 5.5} y={middle().y} size={20} color={props.owner} least={props.letters} />
      <text
        class="serif"
        x={props.place.x + props.place.width - 5}
        y={middle().y + 4.5}
        text-anchor="end"
        font-size={String(Math.max(13, props.letters))}
        fill="var(--ink-soft)"
      >
        {props.size}
      </text>
    </>
  )
}
