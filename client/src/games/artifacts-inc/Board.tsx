import { createMemo, Show, type JSX } from 'solid-js'
import { isWide } from '../../shell/media.ts'
import { Desk as Wood } from './art/index.ts'
import { Boards } from './Boards.tsx'
import type { Desk } from './desk.ts'
import { Forms } from './Forms.tsx'
import { createGlass } from './glass.ts'
import type { Hand } from './hand.ts'
import { tallLayout, wideLayout, type TableLayout } from './layout.ts'
import { Market } from './Market.tsx'
import { MyDesk, shownColumns } from './MyDesk.tsx'
import { createPointing } from './pointing.ts'
import { Reading } from './Reading.tsx'
import { createSize } from './size.ts'
import { words } from './text.ts'
import { Dice, Purse, Race } from './Tray.tsx'

export interface BoardProps {
  readonly desk: Desk
  readonly hand: Hand
}

/** How many cards each letter of the market shows. */
export function groupsOf(desk: Desk): number[] {
  return desk.view().market.map(({ cards }) => cards.length)
}

/** The table on a wide screen: museums and dive, the market, dice and belongings, my desk, all at once. */
export function Board(props: BoardProps): JSX.Element {
  const { desk, hand } = props
  const [size, measure] = createSize({ width: 1074, height: 618 })
  const glass = createGlass(desk, hand)
  const { ref, handlers } = createPointing(desk, hand, glass)
  let root: HTMLElement | undefined
  const layout = createMemo((): TableLayout => {
    const columns = Math.max(5, shownColumns(desk, hand).length)
    return isWide() ? wideLayout(size(), groupsOf(desk), columns) : tallLayout(size().width, groupsOf(desk), columns)
  })
  return (
    <div class="ai-table" ref={(element) => ((root = element), ref(element))} {...handlers}>
      <Wood />
      <div class="ai-bands" ref={measure} style={{ gap: `${layout().gap}px` }}>
        <Boards desk={desk} hand={hand} layout={layout()} />
        <Market desk={desk} hand={hand} layout={layout()} oneLine={isWide()} />
        <div class="ai-tray panel" style={{ 'min-height': `${layout().tray}px` }}>
          <Forms desk={desk} hand={hand} />
          <Purse desk={desk} hand={hand} />
          <Dice desk={desk} hand={hand} size={layout().die} />
          <Race desk={desk} />
        </div>
        <div class="ai-own">
          <MyDesk desk={desk} hand={hand} layout={layout().desk} gap={Math.min(layout().gap, 8)} />
          <OtherSeatNote desk={desk} />
        </div>
      </div>
      <Reading desk={desk} glass={glass} root={() => root} />
    </div>
  )
}

/** Says so while somebody else's desk lies large. */
export function OtherSeatNote(props: { desk: Desk }): JSX.Element {
  const { context } = props.desk
  return (
    <Show when={context.you() !== null && !props.desk.isMine()}>
      <div class="ai-other panel">
        <span>{words().lookAt(context.names().of(context.shownSeat()))}</span>
        <button class="btn" onClick={() => context.showSeat(context.you() ?? 0)} data-testid="back-to-mine">
          {words().backToMine}
        </button>
      </div>
    </Show>
  )
}
