import { createMemo, createSignal, For, Show, type JSX } from 'solid-js'
import { sideText, type Id, type Level } from '@fathom/artifacts-inc'
import { rectOf, type Point } from '../../board/geometry.ts'
import { placeBeside } from '../../board/place.ts'
import { isPhone } from '../../shell/media.ts'
import { AssetCard } from './art/index.ts'
import { drawnKind, drawnLetter, drawnSide } from './tableSet.ts'
import type { GameModel } from './model.ts'
import type { DeskPointer } from './pointer.ts'
import { wantingCard, type CardPreview } from './preview.ts'
import { chosenRead, type Read } from './read.ts'
import { allMessages, messages } from './text/index.ts'

interface ReadingProps {
  readonly model: GameModel
  readonly pointer: DeskPointer
  readonly preview: CardPreview
  /** The table that it lies on. */
  readonly root: () => HTMLElement | undefined
}

/** The card that is read, large: the side that is up, the other one if it may be seen, and what they do in sentences. */
export function Reading(props: ReadingProps): JSX.Element {
  /** While a card wants a place, it is the one that is read. */
  const chosen = (): Read | null => {
    const card = wantingCard(props.model, props.pointer)
    // On a phone the sheet would cover the places that the card wants.
    return card === null || isPhone() ? null : chosenRead(props.model, card)
  }
  const read = createMemo((): { card: Read; anchor: Element | null } | null => {
    const asked = props.preview.read()
    const wanting = chosen()
    if (asked !== null && asked.subject.card !== wanting?.card) return { card: asked.subject, anchor: asked.anchor }
    return wanting === null ? null : { card: wanting, anchor: null }
  })
  return (
    <Show when={read()} keyed>
      {({ card, anchor }) => <Sheet {...props} read={card} anchor={anchor} />}
    </Show>
  )
}

function Sheet(props: ReadingProps & { read: Read; anchor: Element | null }): JSX.Element {
  const [place, setPlace] = createSignal<Point>({ x: -9999, y: 0 })
  const levels = (): readonly Level[] => {
    const other = props.read.level === 1 ? 2 : 1
    return props.read.bothSides ? [props.read.level, other] : [props.read.level]
  }
  const style = (): JSX.CSSProperties =>
    isPhone() ? {} : { transform: `translate(${Math.round(place().x)}px, ${Math.round(place().y)}px)` }
  return (
    <aside
      class="ai-reading panel"
      ref={(sheet) => queueMicrotask(() => setPlace(placeOf(sheet, props.root(), props.anchor)))}
      style={style()}
      data-testid="reading"
      aria-hidden={!isPhone()}
    >
      <For each={levels()}>
        {(level, index) => (
          <SideSheet
            {...props}
            level={level}
            first={index() === 0}
            // While a card wants a place, the table below must stay in sight.
            flat={props.anchor === null}
          />
        )}
      </For>
      <Show when={!props.read.bothSides}>
        <p class="ai-hidden-side soft">{messages().otherSideHidden}</p>
      </Show>
      <Show when={isPhone()}>
        <button class="btn" onClick={() => props.preview.close()} data-testid="close-reading">
          {messages().close}
        </button>
      </Show>
    </aside>
  )
}

function SideSheet(props: { model: GameModel; read: Read; level: Level; first: boolean; flat: boolean }): JSX.Element {
  const { tableSet } = props.model
  const id = (): Id => props.read.card
  const printed = () => tableSet.card(id())
  return (
    <div class="ai-side">
      <AssetCard
        id={id()}
        name={props.model.cardName(id())}
        letter={drawnLetter(tableSet, printed()?.letter ?? '')}
        tabText={printed()?.letter}
        kind={drawnKind(tableSet, printed()?.kind ?? '')}
        level={props.level}
        side={drawnSide(tableSet, tableSet.side(id(), props.level))}
        cost={props.level === 1 ? (printed()?.cost ?? null) : null}
        size={props.flat ? 'tile' : 'full'}
        width={props.flat ? 82 : 132}
      />
      <div class="ai-side-words">
        <Show when={props.first} fallback={<h3>{messages().otherSide(props.level)}</h3>}>
          <h2>{props.model.cardName(id())}</h2>
          <p class="soft">
            {props.model.kindName(printed()?.kind ?? '')}, {messages().level(props.level)}
          </p>
        </Show>
        <p>
          <b>{messages().reputationOf(tableSet.side(id(), props.level).reputation)}.</b>
        </p>
        <For each={sideText(tableSet.set, id(), props.level, allMessages().sides)}>{(line) => <p>{line}</p>}</For>
      </div>
    </div>
  )
}

/**
 * Where the sheet goes in the table that it lies on: off what may be clicked, and best off everything. While a card wants a place, off my desk
 * first of all: another card of the market is not what is asked for.
 */
function placeOf(sheet: HTMLElement, root: HTMLElement | undefined, anchor: Element | null): Point {
  if (root === undefined) return { x: 0, y: 0 }
  const rects = (kind: string) =>
    [...root.querySelectorAll(`[data-spot]${kind}`)].filter((each) => each !== anchor).map((each) => rectOf(each, root))
  // What I can pay is wanted with what a card costs.
  const purse = [...root.querySelectorAll('.ai-purse')].map((each) => rectOf(each, root))
  return placeBeside({
    room: rectOf(root),
    size: { width: sheet.offsetWidth, height: sheet.offsetHeight },
    anchor: anchor === null ? null : rectOf(anchor, root),
    avoid: [
      ...purse,
      ...(anchor === null
        ? [...rects('[data-spot^="free:"]'), ...rects('[data-spot^="card:"]')]
        : rects('[data-legal]')),
    ],
    others: anchor === null ? rects('') : rects(':not([data-legal])'),
    sides: ['right', 'left', 'below', 'above'],
    anywhere: true,
  })
}
