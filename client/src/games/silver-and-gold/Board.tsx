import { createEffect, createMemo, createSignal, For, Match, on, Show, Switch, type JSX } from 'solid-js'
import type { IslandView } from '@fathom/silver-and-gold'
import { Felt } from '../../art/Felt.tsx'
import { MiniIsland } from './art/index.ts'
import { islandProps, type Desk } from './desk.ts'
import { CardButton, Display } from './Display.tsx'
import { Expedition, HeldPattern } from './Expedition.tsx'
import type { Hand } from './hand.ts'
import { phoneScrap } from './layout.ts'
import { MyIsland } from './MyIsland.tsx'
import { ScoreCard, Trophies } from './ScoreCard.tsx'
import { cardSpoken, islandCaption, nameOf } from './speech.ts'
import { words } from './text.ts'

interface BoardProps {
  readonly desk: Desk
  readonly hand: Hand
}

/** The table on a wide screen: the pattern, my two islands, my score card, the display and the trophies, all at once. */
export function Board(props: BoardProps): JSX.Element {
  return (
    <div class="sg-board">
      <Felt />
      <Expedition {...props} />
      <div class="islands">
        <OtherSeatNote desk={props.desk} />
        <Show when={isDealt(props.desk)} fallback={<Islands {...props} />}>
          <Dealt desk={props.desk} />
        </Show>
      </div>
      <div class="own-things">
        <ScoreCard desk={props.desk} />
        <Display desk={props.desk} />
        <Trophies desk={props.desk} />
      </div>
    </div>
  )
}

function isDealt(desk: Desk): boolean {
  return (
    desk.view().phase === 'keep' && (desk.player(desk.context.shownSeat())?.dealt.length ?? 0) > 0 && !hasKept(desk)
  )
}

function hasKept(desk: Desk): boolean {
  return desk.islands().length > 0
}

/** Islands by card, so that a scrap that stays keeps its place on the page, and the focus on it. */
function Islands(props: BoardProps): JSX.Element {
  const cards = createMemo(() => props.desk.islands().map((island) => island.card), [], { equals: sameTexts })
  return (
    <>
      <For each={cards()}>
        {(card) => (
          <Show when={props.desk.islands().find((island) => island.card === card)}>
            {(island) => <MyIsland island={island()} desk={props.desk} hand={props.hand} />}
          </Show>
        )}
      </For>
      <For each={Array.from({ length: emptyPlaces(props.desk) }, (_, place) => place)}>
        {() => <p class="empty-place">{words().newIslandHere}</p>}
      </For>
    </>
  )
}

/** Places of finished islands that wait for a new one. */
function emptyPlaces(desk: Desk): number {
  return desk.view().phase === 'take' ? 2 - desk.islands().length : 0
}

function sameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index])
}

/** The four cards of the beginning: two stay. */
export function Dealt(props: { desk: Desk }): JSX.Element {
  const cards = createMemo(() => [...(props.desk.player(props.desk.context.shownSeat())?.dealt ?? [])], [], {
    equals: sameTexts,
  })
  return (
    <section class="dealt" aria-label={words().keepTitle} data-testid="dealt">
      <div class="dealt-head">
        <h2>{words().keepTitle}</h2>
        <span>
          {words().keepHelp} <b>{words().keepTwo(props.desk.picked().length)}</b>
        </span>
      </div>
      <div class="dealt-cards">
        <For each={cards()}>
          {(card) => (
            <CardButton
              card={card}
              does={words().keepIt(cardSpoken(card))}
              legal={props.desk.choices().keeps.size > 0}
              picked={props.desk.picked().includes(card)}
              toggles
              onPick={() => props.desk.toggle(card)}
            />
          )}
        </For>
      </div>
    </section>
  )
}

/** Says so while somebody else's islands lie large. */
function OtherSeatNote(props: { desk: Desk }): JSX.Element {
  const context = props.desk.context
  return (
    <Show when={context.you() !== null && !props.desk.isMine()}>
      <div class="other-seat panel">
        <span>{words().islandsOf(context.names().of(context.shownSeat()))}</span>
        <button class="btn" onClick={() => context.showSeat(context.you() ?? 0)} data-testid="back-to-mine">
          {words().backToMine}
        </button>
      </div>
    </Show>
  )
}

/** The table on a phone: one island at a time, the pattern beside the thumb. */
export function PhoneBoard(props: BoardProps & { children?: JSX.Element }): JSX.Element {
  const [chosen, setChosen] = createSignal(0)
  const islands = (): readonly IslandView[] => props.desk.islands()
  const index = (): number => Math.min(chosen(), Math.max(0, islands().length - 1))
  const card = createMemo(() => islands()[index()]?.card)
  createEffect(on(card, () => props.hand.letGo(), { defer: true }))
  return (
    <div class="sg-phone">
      <Felt />
      <OtherSeatNote desk={props.desk} />
      <Switch>
        <Match when={isDealt(props.desk)}>
          <Dealt desk={props.desk} />
        </Match>
        <Match when={islands().length > 0}>
          <div class="island-switch" role="group" aria-label={words().islands}>
            <For each={islands()}>
              {(island, at) => (
                <button
                  class="btn"
                  classList={{ glows: props.hand.glowingOn(island.card).length > 0 && at() !== index() }}
                  aria-pressed={at() === index()}
                  onClick={() => setChosen(at())}
                  data-testid={`show-island-${at()}`}
                >
                  <MiniIsland island={islandProps(island.card, props.desk.crossedOf(island))} width={38} />
                  <span>
                    <b>{nameOf(island.card)}</b>
                    <small>{islandCaption(island.card, props.desk.crossedOf(island))}</small>
                  </span>
                </button>
              )}
            </For>
          </div>
          <Show when={card()} keyed>
            {(key) => (
              <Show when={islands().find((island) => island.card === key)}>
                {(island) => <MyIsland island={island()} desk={props.desk} hand={props.hand} layout={phoneScrap} />}
              </Show>
            )}
          </Show>
        </Match>
      </Switch>
      <div class="phone-controls">
        <HeldPattern hand={props.hand} desk={props.desk} />
        {props.children}
      </div>
    </div>
  )
}
