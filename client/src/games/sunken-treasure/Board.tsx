import { createEffect, createMemo, on, Show, type JSX } from 'solid-js'
import { OFF } from '@fathom/sunken-treasure'
import { middleOf, type Point, type Rect } from '../../board/geometry.ts'
import { OtherSeatNote } from '../../board/OtherSeatNote.tsx'
import { PointerArea } from '../../board/PointerArea.tsx'
import type { PointingOptions } from '../../board/pointing.ts'
import { createSize } from '../../board/size.ts'
import { createViewport } from '../../board/viewport.ts'
import { ViewportPane } from '../../board/ViewportPane.tsx'
import { isWide } from '../../shell/media.ts'
import { Chooser } from './Chooser.tsx'
import type { GameModel } from './model.ts'
import type { Aim } from './input.ts'
import {
  FINGER,
  laneX,
  largeSea,
  makeLargeSea,
  phoneSea,
  readableAt,
  tabletSea,
  thumbZoom,
  type SeaLayout,
  type SpotKey,
} from './layout.ts'
import { CardsInHand, Jokers, PricePanel, Treasures } from './Own.tsx'
import { placeScene, spotRect } from './placing.ts'
import type { SeaPointer } from './pointer.ts'
import { SeaTable } from './SeaTable.tsx'
import { messages } from './text/index.ts'

interface BoardProps {
  readonly model: GameModel
  readonly pointer: SeaPointer
}

/** On a space where nothing can be done as a whole, Enter goes on to what lies in it. */
function optionsOf(model: GameModel): PointingOptions<Aim> {
  return {
    opens: (aim) =>
      aim === null ||
      (model.view().phase === 'act' && (aim.can === null || aim.can === 'choose' || aim.can === 'picked')),
  }
}

/** The table on a wide screen: the sea large, my things below it. */
export function Board(props: BoardProps): JSX.Element {
  const [size, ref] = createSize(largeSea)
  const layout = createMemo(() => {
    const sea = size().width < 860 ? tabletSea : makeLargeSea((size().height * largeSea.width) / size().width)
    return readableAt(sea, size().width / sea.width)
  })
  return (
    <PointerArea class="st-board" pointer={props.pointer} options={optionsOf(props.model)}>
      <div class="st-sea" ref={ref}>
        <SeaTable {...props} layout={layout()} slack={2} least={isWide() ? 0 : FINGER} />
        <OtherSeat model={props.model} />
        <ChooserPlace {...props} layout={layout()} />
      </div>
      <div class="st-own panel">
        <Treasures {...props} />
        <Jokers {...props} />
        <CardsInHand {...props} />
        <PricePanel {...props} />
      </div>
    </PointerArea>
  )
}

/** The chooser beside its tile: below it in the upper half of the sea, else above it. */
function ChooserPlace(props: BoardProps & { layout: SeaLayout }): JSX.Element {
  const style = (): JSX.CSSProperties => {
    const token = props.pointer.choosing()?.token
    const places = placeScene(props.layout, { spaces: props.model.spaces(), ships: props.model.ships() })
    const rect = token === undefined ? null : spotRect(props.layout, places, `tile:${token}`)
    if (rect === null) return {}
    const left = `clamp(8px, calc(${(100 * (rect.x + rect.width / 2)) / props.layout.width}% - 150px), calc(100% - 308px))`
    const isUpper = rect.y < props.layout.height / 2
    const below = `${(100 * (rect.y + rect.height + 10)) / props.layout.height}%`
    const above = `${(100 * (props.layout.height - rect.y + 10)) / props.layout.height}%`
    return isUpper ? { left, top: below } : { left, bottom: above }
  }
  return (
    <Show when={props.pointer.choosing()}>
      {(choosing) => <Chooser model={props.model} pointer={props.pointer} choosing={choosing()} style={style()} />}
    </Show>
  )
}

function OtherSeat(props: { model: GameModel }): JSX.Element {
  return <OtherSeatNote context={props.model.context} words={messages().lookAt} back={messages().backToMine} />
}

/** The sea in one hand: three lanes at a time that follow the action, a finger moves it, a button below shows all of it. */
export function PhoneBoard(props: BoardProps & { children?: JSX.Element }): JSX.Element {
  const { model, pointer } = props
  const [size, measure] = createSize(phoneSea)
  /** A window in which every piece is a target for a thumb. */
  const near = ({ x, y }: Point): Rect => {
    const width = size().width / thumbZoom(phoneSea)
    const height = (width * size().height) / size().width
    return { x: x - width / 2, y: y - height / 2, width, height }
  }
  const action = (): Rect | null => {
    const at = actionPlace(model)
    return at === null ? null : near(at)
  }
  const viewport = createViewport({
    world: () => phoneSea,
    screen: size,
    rectOf: () => ({ x: 0, y: 0, ...phoneSea }),
    first: action() ?? near({ x: phoneSea.width / 2, y: 0 }),
  })
  const isFar = (): boolean => viewport.part() === 'all'
  const layout = createMemo(() => readableAt(phoneSea, size().width / viewport.drawn().width))
  // Remembered: what is told above the sea changes its height, and whoever looks elsewhere stays there.
  const asked = createMemo(() =>
    [model.lane(), model.view().phase, model.view().active, actionRow(model), size().width].join(),
  )
  createEffect(
    on(asked, () => {
      const at = action()
      if (at !== null && !isFar()) viewport.show(at)
    }),
  )
  /** Pieces are too small for a thumb in the overview: a tap shows the place from near. Columns are wide enough to sail to. */
  const comeCloser = (at: Point): boolean => {
    if (!isFar() || model.view().phase === 'sail') return false
    viewport.show(near(at))
    return true
  }
  const reach = (spot: string): void => {
    const places = placeScene(phoneSea, { spaces: model.spaces(), ships: model.ships() })
    const rect = spotRect(phoneSea, places, spot as SpotKey)
    if (rect !== null) viewport.reach(rect)
  }
  return (
    <PointerArea class="st-phone" pointer={pointer} options={{ ...optionsOf(model), onReach: reach }}>
      <div class="st-sea" ref={measure}>
        <ViewportPane class="st-pan" viewport={viewport} isTaken={pointer.isTaken} onClickFirst={comeCloser}>
          <SeaTable {...props} layout={layout()} window={viewport.drawn()} slack={2.5} />
        </ViewportPane>
        <OtherSeat model={model} />
        <Show when={pointer.choosing()}>
          {(choosing) => <Chooser model={model} pointer={pointer} choosing={choosing()} />}
        </Show>
      </div>
      <div class="st-phone-controls">
        {/* On the sea it would lie over a quay or a column to sail to. */}
        <button
          class="btn st-zoom"
          aria-label={messages().wholeSea}
          aria-pressed={isFar()}
          onClick={() => viewport.show(isFar() ? (action() ?? near(middleOf(viewport.window()))) : 'all')}
          data-testid="zoom"
        >
          {isFar() ? '+' : '−'}
        </button>
        {props.children}
      </div>
    </PointerArea>
  )
}

/** The row of the stop that collects, as long as there is something to collect; else of the boat that would move. */
function actionRow(model: GameModel): number {
  const collecting = model.view().turn?.collecting ?? null
  return (model.choices().collects.size > 0 ? collecting : null) ?? model.chosen() ?? collecting ?? 2
}

/** Where something happens now: my boat, my stops, row 2 while boats are placed, else the ship that moves. */
function actionPlace(model: GameModel): Point | null {
  const { phase, active } = model.view()
  const column = active === null ? 0 : Math.min(OFF - 1, model.player(active)?.ship ?? 0)
  if (phase === 'place') return { x: phoneSea.width / 2, y: 0 }
  if (phase === 'sail') {
    // The next column, or further: the first that the ship may sail to is in sight.
    const [first = 0] = model.choices().sails.keys()
    return { x: laneX(phoneSea, Math.max(column + 1, first - 1)) + phoneSea.lane / 2, y: 0 }
  }
  if (phase === 'act' || phase === 'pay') {
    const row = actionRow(model)
    const top = phoneSea.tops[row - 1] ?? 0
    const foot = phoneSea.tops[row] ?? phoneSea.height
    return { x: laneX(phoneSea, column) + phoneSea.lane / 2, y: (top + foot) / 2 }
  }
  return null
}
