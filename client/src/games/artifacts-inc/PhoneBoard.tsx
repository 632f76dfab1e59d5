import { createEffect, createMemo, createSignal, For, Match, on, Switch, type JSX } from 'solid-js'
import { Desk as Wood } from './art/index.ts'
import { groupsOf, OtherSeatNote, type BoardProps } from './Board.tsx'
import { Boards, DivePlace } from './Boards.tsx'
import type { Desk } from './desk.ts'
import { Forms } from './Forms.tsx'
import { createGlass } from './glass.ts'
import type { Hand } from './hand.ts'
import { phoneLayout } from './layout.ts'
import { Market } from './Market.tsx'
import { MyDesk, shownColumns } from './MyDesk.tsx'
import { createPointing } from './pointing.ts'
import { Reading } from './Reading.tsx'
import { createSize } from './size.ts'
import { words } from './text.ts'
import { Dice } from './Tray.tsx'

const VIEWS = ['desk', 'boards', 'market', 'dive'] as const
type PhoneView = (typeof VIEWS)[number]

/** The table in one hand: one of its places at a time, the dice always beside the thumb. */
export function PhoneBoard(props: BoardProps & { children?: JSX.Element }): JSX.Element {
  const { desk, hand } = props
  const [size, measure] = createSize({ width: 374, height: 330 })
  const [shown, setShown] = createSignal<PhoneView>('desk')
  const glass = createGlass(desk, hand)
  const { ref, handlers } = createPointing(desk, hand, glass)
  let root: HTMLElement | undefined
  const layout = createMemo(() => phoneLayout(size(), groupsOf(desk), shownColumns(desk, hand).length))
  createEffect(on(() => wantedView(desk, hand), (wanted) => wanted !== null && setShown(wanted))) // prettier-ignore
  // A turn begins with what one has.
  createEffect(on(() => desk.mover() !== null, (asked) => asked && setShown(wantedView(desk, hand) ?? 'desk'), { defer: true })) // prettier-ignore
  return (
    <div class="ai-phone" ref={(element) => ((root = element), ref(element))} {...handlers}>
      <Wood />
      <div class="ai-switch" role="group" aria-label={words().switchTo}>
        <For each={VIEWS}>
          {(view) => (
            <button
              class="btn"
              classList={{ glows: shown() !== view && glowsIn(desk, hand, view) }}
              aria-pressed={shown() === view}
              onClick={() => setShown(view)}
              data-testid={`view-${view}`}
            >
              {words().views[view]}
            </button>
          )}
        </For>
      </div>
      <div class="ai-phone-view" ref={measure}>
        <Switch>
          <Match when={shown() === 'desk'}>
            <MyDesk desk={desk} hand={hand} layout={layout().desk} gap={layout().gap} noSlots />
            <OtherSeatNote desk={desk} />
          </Match>
          <Match when={shown() === 'boards'}>
            <Boards desk={desk} hand={hand} layout={layout()} noBoxes withoutDive />
          </Match>
          <Match when={shown() === 'market'}>
            <Market desk={desk} hand={hand} layout={layout()} />
          </Match>
          <Match when={shown() === 'dive'}>
            <div class="ai-phone-dive">
              <DivePlace desk={desk} hand={hand} layout={layout()} width={Math.min(300, size().width)} />
            </div>
          </Match>
        </Switch>
        <Forms desk={desk} hand={hand} ordersToo />
      </div>
      <div class="ai-phone-tray">
        <Dice desk={desk} hand={hand} size={layout().die} />
      </div>
      <div class="ai-phone-controls">{props.children}</div>
      <Reading desk={desk} glass={glass} root={() => root} />
    </div>
  )
}

/** Where the next thing is to be done. */
function wantedView(desk: Desk, hand: Hand): PhoneView | null {
  if (!desk.isMine()) return 'desk'
  if (desk.mover() === null) return null
  const { phase } = desk.view()
  if (hand.held().card !== null || phase === 'put' || phase === 'gain') return 'desk'
  if (phase === 'buy') return 'market'
  return phase === 'dive' || hand.held().diving.length > 0 ? 'dive' : null
}

/** The die in the hand may go somewhere there. */
function glowsIn(desk: Desk, hand: Hand, view: PhoneView): boolean {
  const { die } = hand.held()
  const { places, upgrades, dives } = desk.choices()
  if (view === 'desk' && desk.view().phase === 'buy') return upgrades.size > 0
  if (die === null) return false
  if (view === 'dive') return dives.has(die)
  return [...places].some(([target, dice]) => {
    const isPublic = desk.book.publicFaces(target).length > 0
    return dice.has(die) && view === (isPublic ? 'boards' : 'desk')
  })
}
