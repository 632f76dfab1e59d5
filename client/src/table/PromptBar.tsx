import { For, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { SeatFlag } from '../art/seats.tsx'
import type { GamePart } from '../games/page.ts'
import { isPhone } from '../shell/media.ts'
import { text } from '../text/index.ts'
import type { Model } from './model.ts'
import { seatColor } from './seats.ts'

interface TurnProps {
  readonly model: Model
  readonly part: GamePart
}

/** Whose flag stands in the prompt: mine when I am asked, else the one we wait for. */
function flagSeat(model: Model): Seat | null {
  const waiting = model.present()?.waitingFor ?? []
  const you = model.you()
  if (you !== null && (waiting.includes(you) || waiting.length !== 1)) return you
  return waiting.length === 1 ? (waiting[0] ?? null) : null
}

/** I have left, and a bot plays on for me. */
function hasStandIn(model: Model): boolean {
  const you = model.you()
  return you !== null && model.context.isPlaying() && model.context.seats()[you]?.standIn === true
}

function isMyTurn(model: Model): boolean {
  const you = model.you()
  return you !== null && !hasStandIn(model) && (model.present()?.waitingFor.includes(you) ?? false)
}

/** What is asked of me now, in one sentence; what the thing pointed at would bring; the buttons that are not on the board. */
export function PromptBar(props: TurnProps): JSX.Element {
  const note = (): string => {
    if (props.model.you() === null) return text().table.spectating
    if (hasStandIn(props.model)) return props.model.present()?.prompt ?? ''
    if (props.model.context.draft().ended) return text().table.turnIsOver
    return isMyTurn(props.model) ? props.part.note() : ''
  }
  return (
    <section
      class="prompt panel"
      classList={{ mine: isMyTurn(props.model) && props.model.isPresent() }}
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
          {hasStandIn(props.model) ? text().table.left : props.model.present()?.prompt}
        </p>
        <p class="note" classList={{ refusal: props.part.noteIsRefusal() }} data-testid="prompt-note">
          {note()}
        </p>
      </div>
      <Show when={hasStandIn(props.model)}>
        <button class="btn primary" onClick={() => void props.model.session.join()} data-testid="come-back">
          {text().table.comeBack}
        </button>
      </Show>
      <Show when={props.model.context.isPlaying() && props.model.you() !== null && !hasStandIn(props.model)}>
        <Show when={!isPhone()} fallback={<UndoButton model={props.model} />}>
          <div class="prompt-buttons">
            <Controls part={props.part} />
            <UndoButton model={props.model} />
            <MainButton {...props} />
          </div>
        </Show>
      </Show>
    </section>
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
          onClick={() => find(id)?.disabled !== true && find(id)?.run()}
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

export function UndoButton(props: { model: Model }): JSX.Element {
  const can = (): boolean => props.model.context.draft().canUndo
  return (
    <button
      class="btn"
      aria-keyshortcuts="U"
      aria-disabled={!can()}
      onClick={() => can() && void props.model.session.undo()}
      data-testid="undo"
    >
      {text().table.undo}
    </button>
  )
}

/** One big button: End turn as soon as the turn is whole, before that what the board has ready to confirm. */
export function MainButton(props: TurnProps): JSX.Element {
  const canEnd = (): boolean => props.model.context.draft().canEndTurn
  return (
    <Show
      when={canEnd()}
      fallback={
        <button
          class="btn primary main-button"
          aria-disabled={props.part.confirm()?.ready !== true}
          onClick={() => props.part.confirm()?.run()}
          data-testid="confirm"
        >
          {props.part.confirm()?.label ?? text().table.endTurn}
        </button>
      }
    >
      <button
        class="btn primary main-button"
        aria-keyshortcuts="E"
        onClick={() => void props.model.session.endTurn()}
        data-testid="end-turn"
      >
        {text().table.endTurn}
      </button>
    </Show>
  )
}
