import { createMemo, type JSX } from 'solid-js'
import { OtherSeatNote } from '../../board/OtherSeatNote.tsx'
import { isFinger, isWide } from '../../shell/media.ts'
import { Desk as Wood } from './art/index.ts'
import { Boards } from './Boards.tsx'
import type { GameModel } from './model.ts'
import { Forms } from './Forms.tsx'
import type { DeskPointer } from './pointer.ts'
import { tallLayout, wideLayout, type TableLayout } from './layout.ts'
import { Market } from './Market.tsx'
import { MyDesk, shownColumns } from './MyDesk.tsx'
import { PointerArea } from '../../board/PointerArea.tsx'
import { readingOptions, type CardPreview } from './preview.ts'
import { Reading } from './Reading.tsx'
import { createSize } from '../../board/size.ts'
import { messages } from './text/index.ts'
import { Dice, Purse, Race } from './Tray.tsx'

export interface BoardProps {
  readonly model: GameModel
  readonly pointer: DeskPointer
  readonly preview: CardPreview
}

/** How many cards each letter of the market shows. */
export function groupsOf(model: GameModel): number[] {
  return model.view().market.map(({ cards }) => cards.length)
}

/** The table on a wide screen: museums and dive, the market, dice and belongings, my desk, all at once. */
export function Board(props: BoardProps): JSX.Element {
  const { model, pointer } = props
  const [size, measure] = createSize({ width: 1074, height: 618 })
  let root: HTMLElement | undefined
  const layout = createMemo((): TableLayout => {
    const columns = Math.max(5, shownColumns(model, pointer).length)
    const rows = hasOneRow(model) ? 1 : 2
    return isWide()
      ? wideLayout(size(), groupsOf(model), columns, rows)
      : tallLayout(size().width, groupsOf(model), columns)
  })
  return (
    <PointerArea
      class="ai-table"
      pointer={pointer}
      options={readingOptions(props.preview)}
      ref={(element) => (root = element)}
    >
      <Wood />
      <div
        class="ai-bands"
        classList={{ buying: model.view().phase === 'buy' && model.mover() !== null }}
        ref={measure}
        style={{ gap: `${layout().gap}px` }}
      >
        <Boards model={model} pointer={pointer} layout={layout()} />
        <Market
          model={model}
          pointer={pointer}
          layout={layout()}
          oneLine={isWide() && layout().market.columns === groupsOf(model).length}
        />
        <div class="ai-tray panel" style={{ 'min-height': `${layout().tray}px` }}>
          <Forms model={model} pointer={pointer} />
          <Purse model={model} pointer={pointer} />
          <Dice model={model} pointer={pointer} size={layout().die} />
          <Race model={model} />
        </div>
        <div class="ai-own">
          <MyDesk
            model={model}
            pointer={pointer}
            layout={layout().desk}
            gap={Math.min(layout().gap, 8)}
            noSlots={isFinger() || !isWide()}
          />
          <OtherSeat model={model} />
        </div>
      </div>
      <Reading model={model} pointer={pointer} preview={props.preview} root={() => root} />
    </PointerArea>
  )
}

/** All cards of the desk that is looked at lie in the upper row, and none is to be laid. */
function hasOneRow(model: GameModel): boolean {
  const { cards = [], toLay = [] } = model.player(model.context.shownSeat()) ?? {}
  return toLay.length === 0 && cards.every(({ row }) => row === 'top')
}

export function OtherSeat(props: { model: GameModel }): JSX.Element {
  return <OtherSeatNote context={props.model.context} words={messages().lookAt} back={messages().backToMine} />
}
