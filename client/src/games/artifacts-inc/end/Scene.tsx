import { For, type JSX } from 'solid-js'
import { seatColor } from '../../../table/seats.ts'
import type { EndSceneProps } from '../../page.ts'
import { AssetCard, cardSizes, Museum } from '../art/index.ts'
import type { GameModel } from '../model.ts'
import { drawnArtifact, drawnKind, drawnLetter, drawnSide } from '../tableSet.ts'

const MARGIN = 8
const DESK_TOP = 210
const CARD = cardSizes.tile

/** The museums' walls with everybody's cubes, and under them a seat's desk. */
export function Scene(props: { model: GameModel; end: EndSceneProps }): JSX.Element {
  return (
    <>
      <rect {...props.end.room} fill="var(--ai-wood)" />
      <Walls {...props} />
      <Desk {...props} />
    </>
  )
}

function Walls(props: { model: GameModel; end: EndSceneProps }): JSX.Element {
  const { tableSet, view, cardName } = props.model
  const step = props.end.room.width / Math.max(4, view().museums.length)
  return (
    <For each={view().museums}>
      {(museum, index) => {
        const printed = tableSet.museum(museum.id)
        return (
          <g transform={`translate(${index() * step + MARGIN} ${MARGIN})`}>
            <Museum
              name={cardName(museum.id)}
              artifact={drawnArtifact(tableSet, printed?.artifact ?? '')}
              faces={printed?.faces ?? []}
              bonus={printed?.bonus ?? 0}
              majority={printed?.majority ?? 0}
              orders={museum.boxes.map(({ size, owner }) => ({
                size,
                owner: owner === null ? null : seatColor(owner),
              }))}
              leader={museum.leader === null ? null : seatColor(museum.leader)}
              die={null}
              width={step - 2 * MARGIN}
            />
          </g>
        )
      }}
    </For>
  )
}

function Desk(props: { model: GameModel; end: EndSceneProps }): JSX.Element {
  const { model } = props
  const cards = () => model.player(props.end.seat)?.cards ?? []
  /** Those that have cards. */
  const columns = () => [...new Set(cards().map(({ column }) => column))].toSorted((a, b) => a - b)
  const scale = (): number => Math.min(1.1, (props.end.room.width - 2 * MARGIN) / (columns().length * (CARD.width + 8)))
  const left = (): number => (props.end.room.width / scale() - columns().length * (CARD.width + 8)) / 2 + 4
  return (
    <g transform={`translate(0 ${DESK_TOP}) scale(${scale()})`}>
      <For each={cards()}>
        {({ card, letter, kind, level, row, column }) => (
          <g
            transform={`translate(${left() + columns().indexOf(column) * (CARD.width + 8)} ${row === 'top' ? 0 : CARD.height + 6})`}
          >
            <AssetCard
              id={card}
              name={model.cardName(card)}
              letter={drawnLetter(model.tableSet, letter)}
              kind={drawnKind(model.tableSet, kind)}
              level={level}
              side={drawnSide(model.tableSet, model.tableSet.side(card, level))}
              cost={null}
              size="tile"
            />
          </g>
        )}
      </For>
    </g>
  )
}
