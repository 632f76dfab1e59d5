import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { SeatFlag } from '../art/seats.tsx'
import type { GamePart } from '../games/page.ts'
import { isPhone, isWide } from '../shell/media.ts'
import { Link } from '../shell/router.tsx'
import { text } from '../text/index.ts'
import type { Model } from './model.ts'
import { Clock } from './Clock.tsx'
import type { Refused } from './help/WhyLink.tsx'
import { NextTable, WhyLink } from './parts.ts'
import { promptSeat } from './promptSeat.ts'
import { seatColor } from './seats.ts'

interface TurnProps {
  readonly model: Model
  readonly part: GamePart
}

/** What somebody did is told under that one's flag. */
function flagSeat(model: Model): Seat | null {
  const table = model.present()
  return table === null ? null : (model.toldOf() ?? promptSeat(table, model.you()))
}

/** I have left, and a bot plays on for me. */
function hasStandIn(model: Model): boolean {
  const you = model.you()
  return you !== null && model.context.isPlaying() && model.context.seats()[you]?.standIn === true
}

function isClosed(model: Model): boolean {
  return model.present()?.status === 'closed'
}

function isMyTurn(model: Model): boolean {
  const you = model.you()
  return you !== null && !hasStandIn(model) && (model.present()?.waitingFor.includes(you) ?? false)
}

/** A prompt that keeps more of a screen than this hides too much of the board, in pixels. */
const TALLEST = { phone: 96, tablet: 150 }

/** What is asked of me now, in one sentence; what the thing pointed at would bring; the buttons that are not on the board. */
export function PromptBar(props: TurnProps): JSX.Element {
  // Kept here: the link is a part that comes with the first one, and the mouse may have gone on by then.
  const refused = createMemo<Refused | null>(
    (before) =>
      props.part.noteIsRefusal() ? { words: props.part.note(), version: props.model.present()?.version } : before,
    null,
  )
  const [kept, setKept] = createSignal('')
  let bar: HTMLElement | undefined
  // Above the board it grows and does not shrink: the board would move away under the finger. On a phone that needs the room it is for a turn.
  const observer = new ResizeObserver(() => {
    if (bar === undefined || isWide() || (isPhone() && !isMyTurn(props.model))) return
    bar.style.minHeight = `${Math.min(bar.offsetHeight, isPhone() ? TALLEST.phone : TALLEST.tablet)}px`
    // What stays in sight beside it stays below it.
    bar.closest<HTMLElement>('.table')?.style.setProperty('--prompt-height', `${bar.offsetHeight}px`)
  })
  onMount(() => bar !== undefined && observer.observe(bar))
  onCleanup(() => observer.disconnect())
  const turnOnPhone = createMemo(() => isPhone() && isMyTurn(props.model))
  createEffect(on([turnOnPhone, isPhone, isWide], () => bar?.style.removeProperty('min-height')))
  const note = (): string => {
    if (isClosed(props.model)) return text().table.closedHelp
    if (props.model.told() !== null) return ''
    if (props.model.you() === null) return text().table.spectating
    if (hasStandIn(props.model)) return props.model.present()?.prompt ?? ''
    if (props.model.context.draft().ended) return text().table.turnIsOver
    // What waits for End turn is named also while it is asked how turns shall end.
    // On a phone it is no whole sentence, and another one follows here.
    if (props.model.asksEnding())
      return [props.part.note().replace(/(?<=[^\s.!?…])$/, '.'), text().table.endHow]
        .filter((each) => each !== '')
        .join(' ')
    return isMyTurn(props.model) ? kept() || props.part.note() : ''
  }
  return (
    <section
      class="prompt panel"
      ref={(element) => (bar = element)}
      classList={{ mine: isMyTurn(props.model) && props.model.isPresent() && props.model.told() === null }}
      aria-label={text().table.prompt}
      id="prompt"
      tabindex="-1"
      data-testid="prompt"
    >
      <Show when={flagSeat(props.model) !== null}>
        <SeatFlag color={seatColor(flagSeat(props.model) ?? 0)} width={31} />
      </Show>
      <div class="prompt-words grow">
        <p class="say" data-testid="prompt-sentence">
          {props.model.told() ?? (hasStandIn(props.model) ? text().table.left : props.model.present()?.prompt)}
        </p>
        <p class="note" classList={{ refusal: props.part.noteIsRefusal() || kept() !== '' }} data-testid="prompt-note">
          {note()}
        </p>
      </div>
      <Show when={refused()}>{(last) => <WhyLink {...props} refused={last()} onKept={setKept} />}</Show>
      <Show when={props.model.you() !== null}>
        <Clock model={props.model} seat={props.model.you() ?? 0} />
      </Show>
      <NextTable model={props.model} />
      <Show when={isClosed(props.model)}>
        <Link class="btn primary" href="/" data-testid="closed-lobby">
          {text().nav.backToLobby}
        </Link>
      </Show>
      <Show when={hasStandIn(props.model)}>
        <button class="btn primary" onClick={() => void props.model.session.join()} data-testid="come-back">
          {text().table.comeBack}
        </button>
      </Show>
      <Show when={props.model.context.isPlaying() && props.model.you() !== null && !hasStandIn(props.model)}>
        <Show when={!isPhone()} fallback={<UndoButton model={props.model} />}>
          <div class="prompt-buttons">
            <HintButton model={props.model} />
            <Controls part={props.part} />
            <UndoButton model={props.model} />
            <MainButton {...props} />
          </div>
        </Show>
      </Show>
    </section>
  )
}

/** Asks what a bot would consider, in games against bots alone. */
export function HintButton(props: { model: Model }): JSX.Element {
  return (
    <Show when={props.model.canHint()}>
      <button
        class="btn ghost"
        aria-keyshortcuts="C"
        aria-expanded={props.model.isHinting()}
        onClick={() => props.model.setHinting(!props.model.isHinting())}
        data-testid="open-hint"
      >
        {text().table.hint}
      </button>
    </Show>
  )
}

/** The game's own buttons: turn, mirror… */
export function Controls(props: { part: GamePart }): JSX.Element {
  const ids = (): readonly string[] => props.part.controls().map((control) => control.id)
  const find = (id: string) => props.part.controls().find((control) => control.id === id)
  return (
    <For each={ids()}>
      {(id) => (
        <button
          class="btn"
          aria-pressed={find(id)?.pressed}
          aria-keyshortcuts={find(id)?.key}
          aria-disabled={find(id)?.disabled === true}
          onClick={(event) => find(id)?.disabled !== true && find(id)?.run(event.currentTarget)}
          data-testid={`control-${id}`}
        >
          {find(id)?.label}
          <Show when={!isPhone() && find(id)?.key}>
            <kbd aria-hidden="true">{find(id)?.key}</kbd>
          </Show>
        </button>
      )}
    </For>
  )
}

function Arrow(props: { path: string }): JSX.Element {
  return (
    <svg width="18" height="16" viewBox="-9 -8 18 16" aria-hidden="true">
      <path d={props.path} fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
    </svg>
  )
}

/** Undo, and what goes with it as soon as there is something to do again or more than one step. */
function UndoButton(props: { model: Model }): JSX.Element {
  const can = (): boolean => props.model.context.draft().canUndo
  const steps = (): number => {
    const { actions, held } = props.model.context.draft()
    return actions.length + (held === null ? 0 : 1)
  }
  return (
    <>
      <Show when={steps() > 1}>
        <button
          class="btn undo-more"
          aria-keyshortcuts="Shift+U"
          title={text().table.undoAll}
          aria-label={text().table.undoAll}
          onClick={() => void props.model.session.undoAll()}
          data-testid="undo-all"
        >
          <Arrow path="M-6-5V5M6 0H-3M1-4L-3 0L1 4" />
        </button>
      </Show>
      <button
        class="btn"
        aria-keyshortcuts="U"
        aria-disabled={!can()}
        onClick={() => can() && void props.model.session.undo()}
        data-testid="undo"
      >
        {text().table.undo}
      </button>
      <Show when={props.model.context.draft().canRedo}>
        <button
          class="btn undo-more"
          aria-keyshortcuts="Y"
          title={text().table.redo}
          aria-label={text().table.redo}
          onClick={() => void props.model.session.redo()}
          data-testid="redo"
        >
          <Arrow path="M-6 4C-6-3 3-5 6 1M6-4V1H1" />
        </button>
      </Show>
    </>
  )
}

/** Whoever taps twice means it once: so long what comes into the place of the tapped button is deaf, in milliseconds. */
const DOUBLE_TAP = 400

/** One big button: End turn as soon as the turn is whole, before that what the board has ready to confirm; while others take their time, the way to a plan. */
export function MainButton(props: TurnProps): JSX.Element {
  const [isDeaf, setDeaf] = createSignal(false)
  const canEnd = (): boolean => props.model.context.draft().canEndTurn
  // A key is not struck twice by accident.
  const rest = (event: MouseEvent): void => {
    if (event.detail === 0) return
    setDeaf(true)
    setTimeout(() => setDeaf(false), DOUBLE_TAP)
  }
  return (
    <span class="main-place" classList={{ deaf: isDeaf() }} onClick={rest}>
      <Show
        when={canEnd()}
        fallback={
          <Show when={props.model.canPlan()} fallback={<ConfirmButton {...props} />}>
            <button class="btn main-button" onClick={() => props.model.setPlanning(true)} data-testid="open-plan">
              {text().table.plan}
            </button>
          </Show>
        }
      >
        <Show when={props.model.asksEnding()}>
          <button class="btn" onClick={() => props.model.endTurn('at-once')} data-testid="end-always">
            {text().table.endAlways}
          </button>
        </Show>
        <button
          class="btn primary main-button"
          aria-keyshortcuts="E"
          onClick={() => props.model.endTurn()}
          data-testid="end-turn"
        >
          {text().table.endTurn}
        </button>
      </Show>
    </span>
  )
}

function ConfirmButton(props: TurnProps): JSX.Element {
  return (
    <Show when={props.part.asksOnForm?.() !== true}>
      <button
        class="btn main-button"
        classList={{ primary: props.part.confirm()?.quiet !== true }}
        aria-disabled={props.part.confirm()?.ready !== true}
        onClick={() => props.part.confirm()?.run()}
        data-testid="confirm"
      >
        {props.part.confirm()?.label ?? text().table.endTurn}
      </button>
    </Show>
  )
}
