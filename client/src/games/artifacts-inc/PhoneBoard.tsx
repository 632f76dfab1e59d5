import { createEffect, createMemo, createSignal, For, Match, on, Switch, type JSX } from 'solid-js'
import { Desk as Wood } from './art/index.ts'
import { groupsOf, OtherSeat, type BoardProps } from './Board.tsx'
import { Boards, DivePlace } from './Boards.tsx'
import { Gained } from './Gained.tsx'
import type { GameModel } from './model.ts'
import { Forms } from './Forms.tsx'
import type { DeskPointer } from './pointer.ts'
import { phoneLayout } from './layout.ts'
import { Market } from './Market.tsx'
import { MyDesk, shownColumns } from './MyDesk.tsx'
import { PointerArea } from '../../board/PointerArea.tsx'
import { readingOptions } from './preview.ts'
import { Reading } from './Reading.tsx'
import { createSize } from '../../board/size.ts'
import { messages } from './text/index.ts'
import { Dice } from './Tray.tsx'

const VIEWS = ['desk', 'boards', 'market', 'dive'] as const
type PhoneView = (typeof VIEWS)[number]

/** The table in one hand: one of its places at a time, the dice always beside the thumb. */
export function PhoneBoard(props: BoardProps & { children?: JSX.Element }): JSX.Element {
  const { model, pointer } = props
  const [size, measure] = createSize({ width: 374, height: 330 })
  const [shown, setShown] = createSignal<PhoneView>('desk')
  let root: HTMLElement | undefined
  const layout = createMemo(() => phoneLayout(size(), groupsOf(model), shownColumns(model, pointer).length))
  createEffect(on(() => wantedView(model, pointer), (wanted) => wanted !== null && setShown(wanted))) // prettier-ignore
  // A turn begins with what one has.
  const isAsked = createMemo(() => model.mover() !== null)
  createEffect(on(isAsked, (asked) => asked && setShown(wantedView(model, pointer) ?? 'desk'), { defer: true }))
  return (
    <PointerArea
      class="ai-phone"
      pointer={pointer}
      options={readingOptions(props.preview)}
      ref={(element) => (root = element)}
    >
      <Wood />
      <div class="ai-switch" role="group" aria-label={messages().switchTo}>
        <For each={VIEWS}>
          {(view) => (
            <button
              class="btn"
              classList={{ glows: shown() !== view && glowsIn(model, pointer, view) }}
              aria-pressed={shown() === view}
              onClick={() => setShown(view)}
              data-testid={`view-${view}`}
            >
              {messages().views[view]}
            </button>
          )}
        </For>
      </div>
      <div class="ai-phone-place">
        <div class="ai-phone-view" ref={measure}>
          <Switch>
            <Match when={shown() === 'desk'}>
              <MyDesk model={model} pointer={pointer} layout={layout().desk} gap={layout().gap} noSlots />
              <OtherSeat model={model} />
            </Match>
            <Match when={shown() === 'boards'}>
              <Boards model={model} pointer={pointer} layout={layout()} noBoxes withoutDive />
            </Match>
            <Match when={shown() === 'market'}>
              <Market model={model} pointer={pointer} layout={layout()} />
            </Match>
            <Match when={shown() === 'dive'}>
              {/* Four by three, with a little room. */}
              <div class="ai-phone-dive">
                <DivePlace
                  model={model}
                  pointer={pointer}
                  layout={layout()}
                  width={Math.min(300, size().width, 1.32 * size().height)}
                />
              </div>
            </Match>
          </Switch>
        </div>
        <Forms model={model} pointer={pointer} ordersToo />
      </div>
      <div class="ai-phone-tray">
        <Gained model={model} />
        <Dice model={model} pointer={pointer} size={layout().die} />
      </div>
      <div class="ai-phone-controls">{props.children}</div>
      <Reading model={model} pointer={pointer} preview={props.preview} root={() => root} />
    </PointerArea>
  )
}

/** Where the next thing is to be done. */
function wantedView(model: GameModel, pointer: DeskPointer): PhoneView | null {
  if (!model.isMine()) return 'desk'
  if (model.mover() === null) return null
  const { phase } = model.view()
  if (pointer.held().card !== null || phase === 'put' || phase === 'gain') return 'desk'
  if (phase === 'buy') return 'market'
  if (phase === 'order') return 'boards'
  return phase === 'dive' || pointer.held().diving.length > 0 ? 'dive' : null
}

/** The die in the hand may go somewhere there. */
function glowsIn(model: GameModel, pointer: DeskPointer, view: PhoneView): boolean {
  const { die } = pointer.held()
  const { places, upgrades, dives } = model.choices()
  if (view === 'desk' && model.view().phase === 'buy') return upgrades.size > 0
  if (die === null) return false
  if (view === 'dive') return dives.has(die)
  return [...places].some(([target, dice]) => {
    const isPublic = model.tableSet.publicFaces(target).length > 0
    return dice.has(die) && view === (isPublic ? 'boards' : 'desk')
  })
}
