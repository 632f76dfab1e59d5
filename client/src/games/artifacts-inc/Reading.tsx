import { createEffect, createSignal, For, on, Show, type JSX } from 'solid-js'
import { sideText, type Id, type Level } from '@fathom/artifacts-inc'
import { isPhone } from '../../shell/media.ts'
import { language } from '../../shell/preferences.ts'
import { AssetCard, type Rect } from './art/index.ts'
import { drawnKind, drawnLetter, drawnSide } from './book.ts'
import type { Desk } from './desk.ts'
import type { Glass, Read } from './glass.ts'
import { glassPlace } from './glassPlace.ts'
import { words } from './text.ts'

/** The card that is read, large: the side that is up, the other one if it may be seen, and what they do in sentences. */
export function Reading(props: { desk: Desk; glass: Glass; root: () => HTMLElement | undefined }): JSX.Element {
  return (
    <Show when={props.glass.read()} keyed>
      {(read) => <Sheet {...props} read={read} />}
    </Show>
  )
}

function Sheet(props: { desk: Desk; glass: Glass; read: Read; root: () => HTMLElement | undefined }): JSX.Element {
  const [place, setPlace] = createSignal({ x: -9999, y: 0 })
  let sheet: HTMLElement | undefined
  const levels = (): readonly Level[] => {
    const other = props.read.level === 1 ? 2 : 1
    return props.read.bothSides ? [props.read.level, other] : [props.read.level]
  }
  createEffect(
    on(
      () => props.read,
      () => queueMicrotask(() => sheet !== undefined && setPlace(placeOf(sheet, props.root(), props.read.key))),
    ),
  )
  /** While a card wants a place, the table below must stay in sight. */
  const isFlat = (): boolean => props.read.key.startsWith('chosen:') && !isPhone()
  const style = (): JSX.CSSProperties =>
    isPhone() ? {} : { transform: `translate(${Math.round(place().x)}px, ${Math.round(place().y)}px)` }
  return (
    <aside
      class="ai-reading panel"
      ref={(element) => (sheet = element)}
      style={style()}
      data-testid="reading"
      aria-hidden={!isPhone()}
    >
      <For each={levels()}>
        {(level, index) => <SideSheet {...props} level={level} first={index() === 0} flat={isFlat()} />}
      </For>
      <Show when={!props.read.bothSides}>
        <p class="ai-hidden-side soft">{words().otherSideHidden}</p>
      </Show>
      <Show when={isPhone()}>
        <button class="btn" onClick={() => props.glass.close()} data-testid="close-reading">
          {words().close}
        </button>
      </Show>
    </aside>
  )
}

function SideSheet(props: { desk: Desk; read: Read; level: Level; first: boolean; flat: boolean }): JSX.Element {
  const { book } = props.desk
  const id = (): Id => props.read.card
  const printed = () => book.card(id())
  return (
    <div class="ai-side">
      <AssetCard
        id={id()}
        name={props.desk.cardName(id())}
        letter={drawnLetter(book, printed()?.letter ?? '')}
        tabText={printed()?.letter}
        kind={drawnKind(book, printed()?.kind ?? '')}
        level={props.level}
        side={drawnSide(book, book.side(id(), props.level))}
        cost={props.level === 1 ? (printed()?.cost ?? null) : null}
        size={props.flat ? 'tile' : 'full'}
        width={props.flat ? 82 : props.first ? 132 : 100}
      />
      <div class="ai-side-words">
        <Show when={props.first} fallback={<h3>{words().otherSide(props.level)}</h3>}>
          <h2>{props.desk.cardName(id())}</h2>
          <p class="soft">
            {props.desk.kindName(printed()?.kind ?? '')}, {words().level(props.level)}
          </p>
        </Show>
        <p>
          <b>{words().reputationOf(book.side(id(), props.level).reputation)}.</b>
        </p>
        <For each={sideText(book.set, id(), props.level, language())}>{(line) => <p>{line}</p>}</For>
      </div>
    </div>
  )
}

/** Where the sheet goes in the table that it lies on. */
function placeOf(sheet: HTMLElement, root: HTMLElement | undefined, key: string): { x: number; y: number } {
  if (root === undefined) return { x: 0, y: 0 }
  const frame = root.getBoundingClientRect()
  const within = (element: Element): Rect => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left - frame.left, y: top - frame.top, width, height }
  }
  const anchor = root.querySelector(`[data-spot="${CSS.escape(key)}"]`)
  const spots = [...root.querySelectorAll<HTMLElement>('[data-spot]')].filter((each) => each !== anchor)
  const isLegal = (each: HTMLElement): boolean => each.dataset['legal'] !== undefined
  return glassPlace(
    anchor === null ? null : within(anchor),
    { width: sheet.offsetWidth, height: sheet.offsetHeight },
    { width: frame.width, height: frame.height },
    spots.filter(isLegal).map(within),
    spots.filter((each) => !isLegal(each)).map(within),
  )
}
