/** What several parts of the gallery of Artifacts, Inc. have in common: cards in a row, boxes and scores in short. */
import type { JSX } from 'solid-js'
import { For } from 'solid-js'
import { seatColors } from '../src/art/seats.tsx'
import type { SeatColor } from '../src/art/seats.tsx'
import { AssetCard } from '../src/games/artifacts-inc/art/index.ts'
import type { CardSize, Level, Order } from '../src/games/artifacts-inc/art/index.ts'
import type { Sample } from './artifacts-inc-cards.ts'

export function Cards(props: {
  cards: readonly Sample[]
  level: Level
  size: CardSize
  french?: boolean
}): JSX.Element {
  return (
    <For each={props.cards}>
      {(card) => (
        <AssetCard
          id={card.id}
          name={props.french ? card.french : card.name}
          letter={card.letter}
          kind={card.kind}
          level={props.level}
          side={card.sides[props.level - 1] ?? card.sides[0]}
          cost={props.level === 1 ? card.cost : null}
          size={props.size}
        />
      )}
    </For>
  )
}

export const orders = (sizes: string, owners: string): Order[] =>
  [...sizes].map((size, index) => ({
    size: Number(size),
    owner: seatColors.find((color) => color.startsWith((owners[index] ?? '').toLowerCase() || '-')) ?? null,
    legal: owners[index] === '?',
    fresh: owners[index] === 'R',
  }))

export const scores = (text: string): { color: SeatColor; score: number }[] =>
  text.split(' ').map((score, index) => ({ color: seatColors[index] ?? 'green', score: Number(score) }))
