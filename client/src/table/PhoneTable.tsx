import {
  createComponent,
  createEffect,
  createSignal,
  For,
  Match,
  on,
  Show,
  Switch,
  type JSX,
  type Component,
} from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { SeatFlag } from '../art/seats.tsx'
import type { GamePart } from '../games/page.ts'
import { isLocalId, isSandboxId } from '../local/ids.ts'
import { text } from '../text/index.ts'
import type { Model } from './model.ts'
import { LogPanel, NoteBox, Origin, RemarkBox, ReplayBar, Result, Told } from './parts.ts'
import { PromptBar } from './PromptBar.tsx'
import { RivalChips, Rivals } from './Rivals.tsx'
import { seatColor } from './seats.ts'
import { hasTalk } from './talk/hasTalk.ts'
import { TalkPanel } from './talk/parts.ts'

const counted = (n: number): string => (n > 0 ? ` · ${n}` : '')

/** The table in one hand: prompt, rivals as chips, one island, buttons at the thumb, the rest in a sheet with tabs. */
export function PhoneTable(props: {
  model: Model
  part: GamePart
  buttons: () => JSX.Element
  result: boolean
  onBoard: () => void
}): JSX.Element {
  const [tab, setTab] = createSignal('score')
  const [tall, setTall] = createSignal(false)
  // How much was missed stands at the log's tab until that is opened.
  const [hasLooked, setLooked] = createSignal(false)
  createEffect(() => tab() === 'log' && setLooked(true))
  const tabs = (): readonly { id: string; label: string }[] => [
    ...props.part.tabs(),
    { id: 'rivals', label: text().table.rivals },
    ...(hasTalk(props.model.session)
      ? [{ id: 'talk', label: text().table.talk + counted(props.model.session.talk.unread()) }]
      : []),
    { id: 'log', label: text().table.log + counted(hasLooked() ? 0 : props.model.missed.lines().length) },
  ]
  const shown = (): Seat => props.model.context.shownSeat()
  const ownTab = (id: string) => props.part.tabs().find((each) => each.id === id)
  const contentOf = (id: string): Component => ownTab(id)?.Content ?? (() => null)
  createEffect(
    // The tab that holds what is asked for opens by itself, and closes again when it is done.
    on(
      () => props.part.wantedTab(),
      (wanted, before) => {
        if (wanted !== null) setTab(wanted)
        if (props.part.fitsLowSheet !== true && (wanted !== null || before)) setTall(wanted !== null)
      },
    ),
  )
  // An older position is to be looked at, or something in the hand goes on the board: the sheet makes room.
  const wantsBoard = (): boolean => props.model.past() !== null || props.part.wantsBoard?.() === true
  createEffect(on(wantsBoard, (wants) => wants && setTall(false), { defer: true }))
  // What happened there stands in the log: over the board is no room for it.
  createEffect(on(props.model.isPresent, (present) => present || setTab('log'), { defer: true }))
  const pick = (id: string): void => {
    setTall((before) => (tab() === id ? !before : true))
    setTab(id)
  }
  let tabList: HTMLElement | undefined
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !tall()) return
    event.preventDefault()
    setTall(false)
    tabList?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }
  return (
    <>
      <Show when={!props.result}>
        <Show when={props.model.isPresent()} fallback={<ReplayBar model={props.model} />}>
          <PromptBar model={props.model} part={props.part} />
        </Show>
      </Show>
      <RivalChips
        model={props.model}
        part={props.part}
        onPick={(seat) => {
          props.model.context.showSeat(seat)
        }}
      />
      {/* Whoever goes on at the board has done with a sheet over it. */}
      <section class="board-place" aria-label={text().table.board} onClick={() => setTall(false)} data-testid="board">
        <Show when={!props.result} fallback={<Result model={props.model} part={props.part} onBoard={props.onBoard} />}>
          <props.part.PhoneBoard>{props.buttons()}</props.part.PhoneBoard>
        </Show>
      </section>
      <section
        class="sheet"
        classList={{ tall: tall(), low: props.part.takesSheet?.() === true, fits: props.part.fitsLowSheet === true }}
        onKeyDown={closeByKey}
        data-testid="sheet"
      >
        <div class="sheet-tabs" role="tablist" ref={(element) => (tabList = element)}>
          <For each={tabs().map((each) => each.id)}>
            {(id) => (
              <button
                role="tab"
                id={`tab-${id}`}
                aria-selected={tab() === id}
                aria-controls="sheet-panel"
                onClick={() => pick(id)}
                data-testid={`tab-${id}`}
              >
                {/* Not my things: whose. */}
                <Show when={tab() === id && ownTab(id) && shown() !== props.model.you()}>
                  <SeatFlag color={seatColor(shown())} width={20} label={props.model.names().of(shown())} />
                  {'\u00a0'}
                </Show>
                {tabs().find((each) => each.id === id)?.label}
              </button>
            )}
          </For>
        </div>
        <div class="sheet-panel" role="tabpanel" id="sheet-panel" aria-labelledby={`tab-${tab()}`} tabindex="0">
          <Switch>
            <Match when={ownTab(tab())?.id} keyed>
              {(id) => createComponent(contentOf(id), {})}
            </Match>
            <Match when={tab() === 'rivals'}>
              <Rivals model={props.model} part={props.part} />
            </Match>
            <Match when={tab() === 'talk'}>
              <TalkPanel session={props.model.session} />
            </Match>
            <Match when={tab() === 'log'}>
              <Told model={props.model} />
              <Show when={isLocalId(props.model.session.id) && !isSandboxId(props.model.session.id)}>
                <Origin model={props.model} />
              </Show>
              <Show when={!props.model.isPresent() && !isSandboxId(props.model.session.id)}>
                <RemarkBox model={props.model} />
              </Show>
              <Show when={props.model.you() !== null && !isSandboxId(props.model.session.id)}>
                <NoteBox source={props.model.session.source} />
              </Show>
              <LogPanel model={props.model} part={props.part} />
            </Match>
          </Switch>
        </div>
      </section>
    </>
  )
}
