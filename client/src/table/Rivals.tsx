import { For, Match, Show, Switch, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { SeatFlag } from '../art/seats.tsx'
import type { GamePart } from '../games/page.ts'
import { lazyPart } from '../shell/part.tsx'
import { labelOf, text } from '../text/index.ts'
import { withWords } from '../text/parts.ts'
import { Clock } from './Clock.tsx'
import type { Model } from './model.ts'
import { botWords, levelName, seatColor } from './seats.ts'

/** Few have chosen a sign: the drawings come with the first. */
const EmblemSign = lazyPart(
  async () => (await import('../art/emblems.tsx')).EmblemSign,
  () => false,
  true,
)

interface RivalsProps {
  readonly model: Model
  readonly part: GamePart
}

const GoOn = lazyPart(
  async () => (await withWords(() => import('./GoOn.tsx'))).GoOn,
  () => false,
  true,
)

/** The others in turn order after me; everybody for somebody who looks on. */
function othersOf(model: Model): Seat[] {
  const count = model.context.seats().length
  const you = model.you()
  if (you === null) return Array.from({ length: count }, (_, seat) => seat)
  return Array.from({ length: count - 1 }, (_, index) => (you + 1 + index) % count)
}

/** Every rival's public state, always in sight. */
export function Rivals(props: RivalsProps): JSX.Element {
  return (
    <section class="rivals" aria-label={text().table.rivals} data-testid="rivals">
      <For each={othersOf(props.model)}>{(seat) => <RivalCard {...props} seat={seat} />}</For>
    </section>
  )
}

function RivalCard(props: RivalsProps & { seat: Seat }): JSX.Element {
  const isShown = (): boolean => props.model.context.shownSeat() === props.seat
  const name = (): string => props.model.names().of(props.seat)
  const who = (): string => {
    const reading = props.model.context.seats()[props.seat]
    return reading?.kind === 'bot' ? text().seat.botName(name(), botWords(props.model.present(), props.seat)) : name()
  }
  return (
    <article
      class="rival panel"
      classList={{ shown: isShown() && props.model.you() !== props.seat }}
      data-testid={`rival-${props.seat}`}
    >
      <div class="rival-head">
        <SeatFlag color={seatColor(props.seat)} label={text().seat[seatColor(props.seat)]} />
        <button
          class="rival-name ellipsis"
          title={who()}
          aria-pressed={isShown()}
          onClick={() => props.model.context.showSeat(props.seat)}
          data-testid={`show-seat-${props.seat}`}
        >
          {name()}
        </button>
        <Show when={props.model.context.seats()[props.seat]?.emblem}>
          {(emblem) => <EmblemSign emblem={emblem()} size={18} />}
        </Show>
        <span class="rival-who">
          <SeatWho {...props} />
        </span>
        <span class="grow" />
        <Clock model={props.model} seat={props.seat} />
        <b class="points">
          <span class="visually-hidden">{props.model.game().points(props.part.score(props.seat))}</span>
          <span aria-hidden="true">
            <Score {...props} />
          </span>
        </b>
      </div>
      <props.part.Rival seat={props.seat} />
      <p class="rival-state">
        <SeatState {...props} />
      </p>
      <Show when={props.model.present()?.timeControl?.timeOut === 'wait'}>
        <GoOn {...props} />
      </Show>
    </article>
  )
}

/** Somebody's score, and what it counts. */
function Score(props: { part: GamePart; seat: Seat }): JSX.Element {
  const score = (): number => props.part.score(props.seat)
  return (
    <>
      <Ticking value={score()} />
      <small class="unit">{props.part.unit?.(score())}</small>
    </>
  )
}

/** A number that shows when it changes. */
export function Ticking(props: { value: number }): JSX.Element {
  return (
    <Show when={String(props.value)} keyed>
      {(value) => <span class="tick">{value}</span>}
    </Show>
  )
}

/** Who sits there, when it is not simply a person who is here. */
function SeatWho(props: RivalsProps & { seat: Seat }): JSX.Element {
  const reading = () => props.model.context.seats()[props.seat]
  return (
    <Switch>
      <Match when={reading()?.standIn}>{text().table.standIn}</Match>
      <Match when={reading()?.kind === 'bot'}>
        <span class="rival-kind">{text().seat.bot} · </span>
        {levelName(reading()?.level ?? null)}
      </Match>
      <Match when={reading()?.present === false}>{text().table.absent}</Match>
    </Switch>
  )
}

/** A bot has the move there: it thinks. */
function isBotThinking(model: Model, seat: Seat): boolean {
  const reading = model.context.seats()[seat]
  const isBot = reading?.kind === 'bot' || reading?.standIn === true
  return isBot && model.isPresent() && model.context.isPlaying() && model.context.waitingFor().includes(seat)
}

/** Three points that come and go. */
function Dots(): JSX.Element {
  return (
    <span class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}

/** has chosen, thinking, still choosing, to move. */
function SeatState(props: RivalsProps & { seat: Seat }): JSX.Element {
  const status = (): 'chosen' | 'choosing' | null => props.part.status(props.seat)
  const isToMove = (): boolean =>
    status() === null &&
    props.model.isPresent() &&
    props.model.context.isPlaying() &&
    props.model.context.waitingFor().includes(props.seat)
  return (
    <Switch>
      <Match when={status() === 'chosen'}>
        <span class="state done">{text().table.hasChosen}</span>
      </Match>
      <Match when={isBotThinking(props.model, props.seat)}>
        <span class="state now" data-testid={`thinking-${props.seat}`}>
          {text().table.thinking}
          <Dots />
        </span>
      </Match>
      <Match when={status() === 'choosing'}>
        <span class="state">{text().table.choosing}</span>
      </Match>
      <Match when={isToMove()}>
        <span class="state now">{text().table.toMove}</span>
      </Match>
    </Switch>
  )
}

/** A rival in a row of a phone's width: flag, points, chosen or not. */
export function RivalChips(props: RivalsProps & { onPick: (seat: Seat) => void }): JSX.Element {
  return (
    <div class="rival-chips" role="group" aria-label={text().table.rivals}>
      <For each={othersOf(props.model)}>
        {(seat) => (
          <button class="btn rival-chip" onClick={() => props.onPick(seat)} data-testid={`chip-${seat}`}>
            <SeatFlag color={seatColor(seat)} />
            <span class="visually-hidden">{labelOf(props.model.names().of(seat), '')}</span>
            <b>
              <Score part={props.part} seat={seat} />
            </b>
            <Clock model={props.model} seat={seat} />
            <Mark status={props.part.status(seat)} isThinking={isBotThinking(props.model, seat)} />
          </button>
        )}
      </For>
    </div>
  )
}

function Mark(props: { status: 'chosen' | 'choosing' | null; isThinking: boolean }): JSX.Element {
  return (
    <Switch>
      <Match when={props.status === 'chosen'}>
        <svg width="18" height="18" role="img" aria-label={text().table.hasChosen}>
          <path d="M4 9l4 4 7-8" fill="none" stroke="var(--kelp)" stroke-width="2.2" stroke-linecap="round" />
        </svg>
      </Match>
      <Match when={props.isThinking}>
        <span role="img" aria-label={text().table.thinking}>
          <Dots />
        </span>
      </Match>
      <Match when={props.status === 'choosing'}>
        <svg width="18" height="18" role="img" aria-label={text().table.choosing}>
          <path d="M4 9h.01M9 9h.01M14 9h.01" stroke="var(--ink-soft)" stroke-width="3.4" stroke-linecap="round" />
        </svg>
      </Match>
    </Switch>
  )
}
