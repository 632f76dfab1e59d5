import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { OFF } from '@fathom/sunken-treasure'
import { seaPoint } from './art/index.ts'
import { Chooser } from './Chooser.tsx'
import type { Desk } from './desk.ts'
import type { Helm } from './helm.ts'
import {
  laneX,
  largeSea,
  makeLargeSea,
  phoneSea,
  fitZoom,
  thumbZoom,
  windowOn,
  type Point,
  type Rect,
  type SeaLayout,
} from './layout.ts'
import { CardsInHand, Jokers, PricePanel, Treasures } from './Own.tsx'
import { placeScene, spotRect } from './placing.ts'
import { SeaTable } from './SeaTable.tsx'
import { words } from './text.ts'

interface BoardProps {
  readonly desk: Desk
  readonly helm: Helm
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of an element, followed as it changes. */
function createSize(): readonly [size: () => Size, ref: (element: HTMLElement) => void] {
  const [size, setSize] = createSignal<Size>({ width: largeSea.width, height: largeSea.height })
  const observer = new ResizeObserver(([entry]) => {
    if (entry === undefined) return
    const { width, height } = entry.contentRect
    if (width > 0 && height > 0) setSize({ width, height })
  })
  onCleanup(() => observer.disconnect())
  return [size, (element) => observer.observe(element)]
}

/** The table on a wide screen: the sea large, my things below it. */
export function Board(props: BoardProps): JSX.Element {
  const [size, ref] = createSize()
  const layout = createMemo(() => {
    if (size().width < 860) return phoneSea
    return makeLargeSea((size().height * largeSea.width) / size().width)
  })
  return (
    <div class="st-board">
      <div class="st-sea" ref={ref}>
        <SeaTable {...props} layout={layout()} slack={2} />
        <OtherSeatNote desk={props.desk} />
        <ChooserPlace {...props} layout={layout()} />
      </div>
      <div class="st-own panel">
        <Treasures {...props} />
        <Jokers {...props} />
        <CardsInHand {...props} />
        <PricePanel {...props} />
      </div>
    </div>
  )
}

/** The chooser beside its tile: below it in the upper half of the sea, else above it. */
function ChooserPlace(props: BoardProps & { layout: SeaLayout }): JSX.Element {
  const style = (): JSX.CSSProperties => {
    const token = props.helm.choosing()?.token
    const places = placeScene(props.layout, { spaces: props.desk.spaces(), ships: props.desk.ships() })
    const rect = token === undefined ? null : spotRect(props.layout, places, `tile:${token}`)
    if (rect === null) return {}
    const left = `clamp(8px, calc(${(100 * (rect.x + rect.width / 2)) / props.layout.width}% - 150px), calc(100% - 308px))`
    const isUpper = rect.y < props.layout.height / 2
    const below = `${(100 * (rect.y + rect.height + 10)) / props.layout.height}%`
    const above = `${(100 * (props.layout.height - rect.y + 10)) / props.layout.height}%`
    return isUpper ? { left, top: below } : { left, bottom: above }
  }
  return (
    <Show when={props.helm.choosing()}>
      {(choosing) => <Chooser desk={props.desk} helm={props.helm} choosing={choosing()} style={style()} />}
    </Show>
  )
}

/** Says so while somebody else's things lie below the sea. */
function OtherSeatNote(props: { desk: Desk }): JSX.Element {
  const { context } = props.desk
  return (
    <Show when={context.you() !== null && !props.desk.isMine()}>
      <div class="st-other panel">
        <span>{words().lookAt(context.names().of(context.shownSeat()))}</span>
        <button class="btn" onClick={() => context.showSeat(context.you() ?? 0)} data-testid="back-to-mine">
          {words().backToMine}
        </button>
      </div>
    </Show>
  )
}

/** The sea in one hand: three lanes at a time that follow the action, a finger moves it, a button shows all of it. */
export function PhoneBoard(props: BoardProps & { children?: JSX.Element }): JSX.Element {
  const [size, ref] = createSize()
  const [isWhole, setWhole] = createSignal(false)
  const [middle, setMiddle] = createSignal<Point>({ x: phoneSea.width / 2, y: 0 })
  const zoom = (): number =>
    isWhole() ? fitZoom(phoneSea, size()) : Math.max(thumbZoom(phoneSea), fitZoom(phoneSea, size()))
  const window = createMemo(() => windowOn(phoneSea, size(), zoom(), middle()))

  const show = (rect: Rect): void => {
    const seen = window()
    const isIn =
      rect.x >= seen.x &&
      rect.y >= seen.y &&
      rect.x + rect.width <= seen.x + seen.width &&
      rect.y + rect.height <= seen.y + seen.height
    if (!isIn) setMiddle({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 })
  }
  const follow = (): void => {
    const at = actionPlace(props.desk)
    if (at !== null) setMiddle(at)
  }
  onMount(follow)
  createEffect(
    on(
      () => [props.desk.lane(), props.desk.view().phase, props.desk.view().active, props.desk.chosen()].join(),
      follow,
      { defer: true },
    ),
  )
  /** Pieces are too small for a thumb in the overview: a tap shows the place from near. Columns are wide enough to sail to. */
  const comeCloser = (event: MouseEvent): void => {
    const group = (event.currentTarget as HTMLElement).querySelector<SVGGElement>('.st-grid')
    const at = group === null ? null : seaPoint(group, event)
    if (!isWhole() || props.desk.view().phase === 'sail' || at === null) return
    event.stopPropagation()
    setWhole(false)
    setMiddle(at)
  }
  const pan = createPan(window, middle, setMiddle, zoom)
  return (
    <div class="st-phone">
      <div
        class="st-sea"
        ref={ref}
        onPointerDown={pan.down}
        onPointerMove={pan.move}
        onPointerUp={pan.up}
        onPointerCancel={pan.up}
      >
        <div class="st-pan" ref={(element) => captureClicks(element, pan.swallow, comeCloser)}>
          <SeaTable {...props} layout={phoneSea} window={window()} slack={2.5} onReach={show} />
        </div>
        <OtherSeatNote desk={props.desk} />
        <button class="btn st-zoom" onClick={() => setWhole((whole) => !whole)} data-testid="zoom">
          {isWhole() ? words().zoomIn : words().wholeSea}
        </button>
        <Show when={props.helm.choosing()}>
          {(choosing) => <Chooser desk={props.desk} helm={props.helm} choosing={choosing()} />}
        </Show>
      </div>
      <div class="st-phone-controls">{props.children}</div>
    </div>
  )
}

/** Where something happens now: my boat, my stops, row 2 while boats are placed, else the ship that moves. */
function actionPlace(desk: Desk): Point | null {
  const { phase, active } = desk.view()
  const column = active === null ? 0 : Math.min(OFF - 1, desk.player(active)?.ship ?? 0)
  if (phase === 'place') return { x: phoneSea.width / 2, y: 0 }
  if (phase === 'sail') return { x: laneX(phoneSea, column + 1) + phoneSea.lane / 2, y: 0 }
  if (phase === 'act' || phase === 'pay') {
    const row = desk.chosen() ?? desk.view().turn?.collecting ?? 2
    const top = phoneSea.tops[row - 1] ?? 0
    const foot = phoneSea.tops[row] ?? phoneSea.height
    return { x: laneX(phoneSea, column) + phoneSea.lane / 2, y: (top + foot) / 2 }
  }
  return null
}

/** A finger moves the sea; what follows a move is no tap. */
function createPan(window: () => Rect, middle: () => Point, setMiddle: (point: Point) => void, zoom: () => number) {
  let start: { pointer: Point; middle: Point } | null = null
  let hasMoved = false
  const inside = (point: Point): Point => {
    const { width, height } = window()
    return {
      x: Math.min(phoneSea.width - width / 2, Math.max(width / 2, point.x)),
      y: Math.min(phoneSea.height - height / 2, Math.max(height / 2, point.y)),
    }
  }
  return {
    down: (event: PointerEvent): void => {
      start = { pointer: { x: event.clientX, y: event.clientY }, middle: inside(middle()) }
      hasMoved = false
    },
    move: (event: PointerEvent): void => {
      if (start === null || event.buttons === 0) return
      const dx = event.clientX - start.pointer.x
      const dy = event.clientY - start.pointer.y
      if (!hasMoved && Math.hypot(dx, dy) < 8) return
      hasMoved = true
      setMiddle(inside({ x: start.middle.x - dx / zoom(), y: start.middle.y - dy / zoom() }))
    },
    up: (): void => {
      start = null
    },
    swallow: (event: MouseEvent): void => {
      if (!hasMoved) return
      hasMoved = false
      event.stopImmediatePropagation()
    },
  }
}

/** Clicks are heard on their way down: the one that ends a pan is stopped, and one in the overview may come closer instead. */
function captureClicks(element: HTMLElement, ...hear: readonly ((event: MouseEvent) => void)[]): void {
  for (const each of hear) element.addEventListener('click', each, { capture: true })
}
