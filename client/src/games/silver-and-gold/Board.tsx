import {
  createComputed,
  createEffect,
  createMemo,
  createSignal,
  For,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
  type JSX,
} from 'solid-js'
import type { IslandView } from '@fathom/silver-and-gold'
import { sameNames } from '../../shell/sameNames.ts'
import { OtherSeatNote } from '../../board/OtherSeatNote.tsx'
import { PointerArea } from '../../board/PointerArea.tsx'
import { Felt } from '../../art/Felt.tsx'
import { MiniIsland } from './art/index.ts'
import { islandProps, type GameModel } from './model.ts'
import { CardButton, Display } from './Display.tsx'
import { Expedition, HeldPattern } from './Expedition.tsx'
import { phoneScrap } from './layout.ts'
import { draftedTakes } from './input.ts'
import { MyIsland } from './MyIsland.tsx'
import type { PenPointer } from './pointer.ts'
import { ScoreCard, Trophies } from './ScoreCard.tsx'
import { boxesLeft, cardWhole, colorOf, nameOf } from './speech.ts'
import { messages } from './text/index.ts'

interface BoardProps {
  readonly model: GameModel
  readonly pointer: PenPointer
}

/** The table on a wide screen: the pattern, my two islands, my score card, the display and the trophies, all at once. */
export function Board(props: BoardProps): JSX.Element {
  return (
    <PointerArea class="sg-board" pointer={props.pointer} options={{ spotAt: props.pointer.spotAt }}>
      <Felt />
      <Expedition {...props} />
      <div class="islands" data-home="islands">
        <OtherSeat model={props.model} />
        <Show when={isDealt(props.model)} fallback={<Islands {...props} />}>
          <Dealt {...props} />
        </Show>
      </div>
      <div class="own-things">
        <ScoreCard model={props.model} />
        <Display {...props} />
        <Trophies model={props.model} />
      </div>
    </PointerArea>
  )
}

function isDealt(model: GameModel): boolean {
  return (
    model.view().phase === 'keep' && (model.player(model.context.shownSeat())?.dealt.length ?? 0) > 0 && !hasKept(model)
  )
}

function hasKept(model: GameModel): boolean {
  return model.islands().length > 0
}

/** Islands by card, so that a scrap that stays keeps its place on the page, and the focus on it. */
function Islands(props: BoardProps): JSX.Element {
  const cards = createMemo(() => props.model.islands().map((island) => island.card), [], { equals: sameNames })
  /** The island at the right: it stays there when the other one is finished, as the new one comes at the left. */
  let right = ''
  createComputed(() => (right = cards()[1] ?? right))
  return (
    <>
      <For each={cards()}>
        {(card) => (
          <Show when={props.model.islands().find((island) => island.card === card)}>
            {(island) => <MyIsland island={island()} model={props.model} pointer={props.pointer} />}
          </Show>
        )}
      </For>
      <For each={Array.from({ length: emptyPlaces(props.model) }, (_, place) => place)}>
        {() => (
          <p class="empty-place" style={{ order: cards()[0] === right ? -1 : 0 }}>
            {messages().newIslandHere}
          </p>
        )}
      </For>
    </>
  )
}

/** Places of finished islands, or of those that somebody has still to choose, that wait for a new one. */
function emptyPlaces(model: GameModel): number {
  return ['keep', 'take'].includes(model.view().phase) ? 2 - model.islands().length : 0
}

/** The four cards of the beginning: two stay. */
function Dealt(props: BoardProps): JSX.Element {
  const cards = createMemo(() => [...(props.model.player(props.model.context.shownSeat())?.dealt ?? [])], [], {
    equals: sameNames,
  })
  return (
    <section class="dealt" aria-label={messages().keepTitle} data-testid="dealt">
      <div class="dealt-head">
        <h2>{messages().keepTitle}</h2>
        <span>
          {messages().keepHelp} <b>{messages().keepTwo(props.pointer.held().picked.length)}</b>
        </span>
      </div>
      <div class="dealt-cards">
        <For each={cards()}>
          {(card) => (
            <CardButton
              card={card}
              does={messages().keepIt(cardWhole(card))}
              legal={props.model.choices().keeps.size > 0}
              picked={props.pointer.held().picked.includes(card)}
              toggles
            />
          )}
        </For>
      </div>
    </section>
  )
}

function OtherSeat(props: { model: GameModel }): JSX.Element {
  return <OtherSeatNote context={props.model.context} words={messages().islandsOf} back={messages().backToMine} />
}

/** The table on a phone: one island at a time, the pattern beside the thumb. */
export function PhoneBoard(props: BoardProps & { children?: JSX.Element }): JSX.Element {
  const [chosen, setChosen] = createSignal(0)
  const islands = (): readonly IslandView[] => props.model.islands()
  const index = (): number => Math.min(chosen(), Math.max(0, islands().length - 1))
  const card = createMemo(() => islands()[index()]?.card)
  createEffect(on(card, () => props.pointer.forget(), { defer: true }))
  // A new pattern is shown where it fits best.
  const asked = createMemo<string>((before) => {
    const { round, turn } = props.model.view()
    return props.model.choices().patterns.size > 0 ? `${round} ${turn}` : before
  }, '')
  createEffect(
    on(asked, (now) => {
      const best = now === '' ? -1 : islands().findIndex((island) => island.card === props.pointer.bestIsland())
      if (best >= 0) setChosen(best)
    }),
  )
  // What is crossed off, or open again, is looked at, also when the guide does it.
  const crossings = createMemo(() => islands().map((each) => ({ card: each.card, boxes: props.model.crossedOf(each) })))
  createEffect(
    on(
      crossings,
      (now, before) => {
        const at = now.findIndex(({ card, boxes }) =>
          before?.some((each) => each.card === card && each.boxes !== boxes),
        )
        if (at >= 0) setChosen(at)
      },
      { defer: true },
    ),
  )
  createEffect(() => void props.pointer.lookOnly(card() ?? null))
  onCleanup(() => void props.pointer.lookOnly(null))
  return (
    <PointerArea class="sg-phone" pointer={props.pointer} options={{ spotAt: props.pointer.spotAt }}>
      <Felt />
      <OtherSeat model={props.model} />
      <Switch>
        <Match when={isDealt(props.model)}>
          <Dealt {...props} />
        </Match>
        <Match when={islands().length > 0}>
          <div class="island-switch" role="group" data-home="islands" aria-label={messages().islands}>
            <For each={islands()}>
              {(island, at) => (
                <button
                  class="btn"
                  classList={{
                    glows:
                      at() !== index() &&
                      (props.pointer.glowingOn(island.card).length > 0 || props.pointer.callsTo(island.card)),
                  }}
                  aria-pressed={at() === index()}
                  onClick={() => setChosen(at())}
                  data-testid={`show-island-${at()}`}
                >
                  <MiniIsland island={islandProps(island.card, props.model.crossedOf(island))} width={38} />
                  <span>
                    <b>{nameOf(island.card)}</b>
                    <small>
                      <span class="visually-hidden">{colorOf(island.card)}, </span>
                      {messages().toGo(boxesLeft(island.card, props.model.crossedOf(island)))}
                    </small>
                  </span>
                </button>
              )}
            </For>
            <For each={draftedTakes({ actions: [], held: props.model.context.draft().held }).cards}>
              {(taken) => (
                <p class="coming">
                  <MiniIsland island={islandProps(taken, 0)} width={38} />
                  {nameOf(taken)}
                </p>
              )}
            </For>
          </div>
          <Show when={card()} keyed>
            {(key) => (
              <Show when={islands().find((island) => island.card === key)}>
                {(island) => (
                  <MyIsland island={island()} model={props.model} pointer={props.pointer} layout={phoneScrap} />
                )}
              </Show>
            )}
          </Show>
        </Match>
        <Match when={emptyPlaces(props.model) > 0}>
          <p class="empty-place">{messages().newIslandHere}</p>
        </Match>
      </Switch>
      <div class="phone-controls" classList={{ 'no-pattern': isDealt(props.model) }}>
        <HeldPattern pointer={props.pointer} model={props.model} />
        {props.children}
      </div>
    </PointerArea>
  )
}
