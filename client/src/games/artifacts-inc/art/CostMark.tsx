import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import { CoinMark } from './counters.tsx'
import { ArtifactMark } from './tokens.tsx'
import type { Cost } from './types.ts'

/**
 * What a card costs, from its left middle: a coin with the dollars, then its scrolls; the printed dollars struck out
 * beside those of a price. `size` is the coin's, in pixels, less where `room` is short.
 */
export function CostMark(props: {
  cost: Cost
  price?: Cost
  x: number
  y: number
  size: number
  room: number
  /** The smallest letters, in the pixels of the card. */
  least: number
}): JSX.Element {
  const changed = (): boolean => props.price !== undefined && props.price.dollars !== props.cost.dollars
  const coins = (): number => (changed() ? 2 : 1)
  const wide = (): number => coins() * 22 + Math.min(props.cost.scrolls, 1) * 22 + (props.cost.scrolls > 1 ? 16 : 0)
  const scale = (): number => Math.min(props.size / 20, props.room / wide())
  const least = (): number => props.least / scale()
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${scale()})`}>
      <g opacity={changed() ? 0.6 : 1}>
        <CoinMark x={10} size={20} text={String(props.cost.dollars)} least={least()} />
      </g>
      <Show when={changed()}>
        <path d="M-1 8L21-8" stroke="var(--coral)" stroke-width="2.2" stroke-linecap="round" />
        <CoinMark x={32} size={20} text={String(props.price?.dollars ?? 0)} least={least()} />
        <circle cx="32" r="10.6" fill="none" stroke="var(--kelp)" stroke-width="2.2" />
      </Show>
      <Show when={props.cost.scrolls > 0}>
        <ArtifactMark artifact="scroll" x={coins() * 22 + 10} size={18.5} />
      </Show>
      <Show when={props.cost.scrolls > 1}>
        <text
          x={coins() * 22 + 21}
          y="4.5"
          font-size={String(Math.max(13, least()))}
          font-weight="700"
          fill="var(--ink)"
        >
          ×{props.cost.scrolls}
        </text>
      </Show>
    </g>
  )
}
