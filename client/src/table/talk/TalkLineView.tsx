import { createSignal, For, Match, Show, Switch, type JSX } from 'solid-js'
import { LINE_CHANGES, type Emblem, type TalkLine, type TalkRoom } from '@fathom/protocol'
import { serverNow } from '../../api/serverTime.ts'
import { EmblemSign } from '../../art/emblems.tsx'
import { SeatFlag } from '../../art/seats.tsx'
import { lazyPart } from '../../shell/part.tsx'
import { me } from '../../shell/me.ts'
import { notify } from '../../shell/Notices.tsx'
import { called, text, timeOf } from '../../text/index.ts'
import { seatColor } from '../seats.ts'
import type { Session } from '../session.ts'
import { piecesOf } from './rooms.ts'
import { talkOf } from './talk.ts'
import { words } from './text/index.ts'

const ReportDialog = lazyPart(
  async () => (await import('./ReportDialog.tsx')).ReportDialog,
  () => false,
)

interface LineProps {
  readonly session: Session
  readonly room: TalkRoom
  readonly line: TalkLine
  /** Who may be meant by `@name`. */
  readonly names: readonly string[]
  /** What can be done about it is shown. */
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onEdit: () => void
}

/** One line of the talk, with what can be done about it. */
export function TalkLineView(props: LineProps): JSX.Element {
  const line = (): TalkLine => props.line
  const mayDo = (): boolean => (line().mine ? line().state !== 'removed' && isFresh(line()) : true)
  const mine = (): string | null =>
    props.session.table()?.seats[props.session.table()?.you ?? -1]?.name ?? me()?.name ?? null
  const pieces = () => piecesOf(line().words ?? '', props.names, mine())
  /** Unless somebody else has the chair since. */
  const emblem = (): Emblem | null => {
    const seat = props.session.table()?.seats[line().seat ?? -1]
    return seat?.name === line().name ? seat.emblem : null
  }
  const isForMe = (): boolean => !line().mine && pieces().some(({ names }) => names === 'me')
  return (
    <li classList={{ mine: line().mine, 'for-me': isForMe() }} data-testid={`talk-line-${line().n}`}>
      <div class="talk-head">
        <Show when={line().seat !== null}>
          <SeatFlag color={seatColor(line().seat ?? 0)} label={text().seat[seatColor(line().seat ?? 0)]} />
        </Show>
        <EmblemSign emblem={emblem()} size={16} />
        <b class="ellipsis">{line().mine ? words().you : called(line().name)}</b>
        <time class="soft">{timeOf(line().at)}</time>
        <Show when={line().state === 'edited'}>
          <span class="soft">{words().edited}</span>
        </Show>
        <span class="grow" />
        <Show when={mayDo()}>
          <button
            class="talk-more"
            aria-expanded={props.isOpen}
            aria-label={words().more(called(line().name))}
            onClick={() => props.onOpen(!props.isOpen)}
            data-testid={`talk-more-${line().n}`}
          >
            <span aria-hidden="true">⋯</span>
          </button>
        </Show>
      </div>
      <p>
        <Switch
          fallback={
            <For each={pieces()}>
              {(piece) => (
                <Show when={piece.names} fallback={piece.words}>
                  <mark classList={{ me: piece.names === 'me' }}>{piece.words}</mark>
                </Show>
              )}
            </For>
          }
        >
          <Match when={line().state === 'removed'}>
            <i class="soft">{words().removed}</i>
          </Match>
          <Match when={line().state === 'muted'}>
            <i class="soft">{words().muted}</i>
          </Match>
          <Match when={line().phrase}>{(phrase) => words().phrase[phrase()]}</Match>
        </Switch>
      </p>
      <Show when={props.isOpen}>
        <Doings {...props} />
      </Show>
    </li>
  )
}

/** It may still be changed. */
function isFresh({ at }: TalkLine): boolean {
  return serverNow() - at < LINE_CHANGES
}

function Doings(props: LineProps): JSX.Element {
  const talk = talkOf(props.session)
  const [isReporting, setReporting] = createSignal(false)
  const { room } = props
  let doings: HTMLDivElement | undefined
  /** The buttons go, and with them the focus: to the line's own button, or if that goes too, to the lines. */
  const close = (): void => {
    const line = doings?.closest('li')
    const list = doings?.closest<HTMLElement>('ol')
    const hadFocus = doings?.contains(document.activeElement) === true
    props.onOpen(false)
    if (hadFocus || document.activeElement === document.body)
      queueMicrotask(() => (line?.querySelector<HTMLElement>('.talk-more') ?? list)?.focus())
  }
  const mute = async (muted: boolean): Promise<void> => {
    const { name, n } = props.line
    if (!(await talk.mute(room, n, muted))) return
    close()
    if (muted) notify(words().mutedNow(name))
  }
  return (
    <div
      class="talk-doings"
      ref={(element) => {
        doings = element
        queueMicrotask(() => element.scrollIntoView({ block: 'nearest' }))
      }}
    >
      <Switch>
        <Match when={props.line.mine}>
          <Show when={props.line.phrase === null}>
            <button class="btn" onClick={() => props.onEdit()} data-testid="talk-edit">
              {words().edit}
            </button>
          </Show>
          <button
            class="btn"
            onClick={() => void talk.change({ room, n: props.line.n, words: null }).then(close)}
            data-testid="talk-remove"
          >
            {words().remove}
          </button>
        </Match>
        <Match when={props.line.state === 'muted'}>
          <button class="btn" onClick={() => void mute(false)} data-testid="talk-unmute">
            {words().unmute}
          </button>
        </Match>
        <Match when={true}>
          <button class="btn" onClick={() => void mute(true)} data-testid="talk-mute">
            {words().mute}
          </button>
          <button class="btn" onClick={() => setReporting(true)} data-testid="talk-report">
            {words().report}
          </button>
        </Match>
      </Switch>
      <Show when={isReporting()}>
        <ReportDialog
          help={words().reportHelp}
          send={(wish) => talk.report({ room, n: props.line.n, ...wish })}
          onClose={() => setReporting(false)}
        />
      </Show>
    </div>
  )
}
