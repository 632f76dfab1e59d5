import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, type JSX } from 'solid-js'
import type { TalkLine, TalkRoom } from '@fathom/protocol'
import { me, myId } from '../../shell/me.ts'
import { Trouble } from '../../shell/Notices.tsx'
import { keep, kept } from '../../shell/preferences.ts'
import { say } from '../../shell/voice.tsx'
import { text } from '../../text/index.ts'
import type { Session } from '../session.ts'
import { OnlookersLine } from './OnlookersLine.tsx'
import { SayForm } from './SayForm.tsx'
import { talkOf, type Talk } from './talk.ts'
import { TalkLineView } from './TalkLineView.tsx'
import { words } from './text/index.ts'
import './talk.css'

interface TalkProps {
  readonly session: Session
}

const [isAloud, setAloud] = createSignal(kept('talk-aloud') !== 'no')

/** What a line says, to be read out. */
function spokenWords({ words: said, phrase }: TalkLine): string {
  return phrase === null ? (said ?? '') : words().phrase[phrase]
}

/** Follows the talk as long as the table is open, whether it is shown or not, and tells ears what others say. */
export function TalkWatch(props: TalkProps): JSX.Element {
  const talk = talkOf(props.session)
  onMount(() => void talk.load())
  talk.onNews = (_room, line) => {
    if (isAloud()) say(words().spoken(line.name, spokenWords(line)))
  }
  onCleanup(() => (talk.onNews = () => undefined))
  const table = (): string => `${props.session.table()?.status} ${props.session.table()?.you}`
  // Who sits down, or has played to the end, may read other rooms.
  createEffect(on(createMemo(table), () => void talk.loadAnew(), { defer: true }))
  createEffect(on(myId, (mine) => mine !== undefined && void talk.load(), { defer: true }))
  return null
}

/** The talk in the side of a table: closed it is one line that counts what is new. */
export function TalkBox(props: TalkProps & { open?: boolean }): JSX.Element {
  const [isOpen, setOpen] = createSignal(props.open === true)
  const unread = (): number => props.session.talk.unread()
  const onlookers = (): number => props.session.talk.onlookers().count
  let summary: HTMLButtonElement | undefined
  /** The button goes with what it closes. */
  const backToLog = (): void => {
    setOpen(false)
    const log = summary?.closest('.side')?.querySelector<HTMLElement>('.log-link[tabindex="0"]')
    ;(log ?? summary)?.focus()
  }
  return (
    <section class="talk-box panel" classList={{ open: isOpen() }} data-testid="talk-box">
      <div class="talk-top">
        <h2>
          <button
            ref={(element) => (summary = element)}
            class="talk-summary"
            aria-expanded={isOpen()}
            aria-controls="talk-panel"
            aria-label={unread() > 0 ? words().titleUnread(unread()) : undefined}
            onClick={() => setOpen((before) => !before)}
            data-testid="open-talk"
          >
            <span class="grow">
              {words().title}
              <Show when={onlookers() > 0}>
                <span class="soft talk-count"> · {words().lookOn(onlookers())}</span>
              </Show>
            </span>
            <Show when={unread() > 0}>
              <span class="badge" data-testid="talk-unread">
                {unread()}
              </span>
            </Show>
            <span class="talk-arrow" aria-hidden="true">
              {isOpen() ? '–' : '+'}
            </span>
          </button>
        </h2>
        {/* Seen where the side is too low for both. */}
        <Show when={isOpen()}>
          <button class="talk-log" onClick={backToLog} data-testid="talk-to-log">
            {text().table.log}
          </button>
        </Show>
      </div>
      <div id="talk-panel" hidden={!isOpen()}>
        <Show when={isOpen()}>
          <TalkPanel session={props.session} />
        </Show>
      </div>
    </section>
  )
}

/** What was said, and the field to say something. */
export function TalkPanel(props: TalkProps): JSX.Element {
  const talk = talkOf(props.session)
  const [wanted, setWanted] = createSignal<TalkRoom | null>(null)
  const [editing, setEditing] = createSignal<TalkLine | null>(null)
  const room = () => talk.rooms().find((each) => each.room === wanted()) ?? talk.rooms()[0]
  const isOver = (): boolean => ['finished', 'closed'].includes(props.session.table()?.status ?? '')
  const whoReads = (): string => {
    const name = room()?.room ?? 'players'
    return name === 'onlookers' && isOver() ? words().whoReads.over : words().whoReads[name]
  }
  seeWhatIsShown(talk, props.session)
  return (
    <div class="talk" data-testid="talk">
      <OnlookersLine session={props.session} />
      <Show when={me() !== null} fallback={<Enter talk={talk} />}>
        <Show when={talk.rooms().length > 1}>
          <div class="talk-rooms">
            <For each={talk.rooms().map((each) => each.room)}>
              {(each) => (
                <button
                  class="btn ghost"
                  aria-pressed={room()?.room === each}
                  onClick={() => {
                    setEditing(null)
                    setWanted(each)
                  }}
                  data-testid={`talk-room-${each}`}
                >
                  {words().rooms[each]}
                </button>
              )}
            </For>
          </div>
        </Show>
        <Lines
          session={props.session}
          room={room()?.room ?? 'players'}
          lines={room()?.lines ?? []}
          onEdit={setEditing}
        />
        <SayForm session={props.session} room={room()?.room} editing={editing()} onDone={() => setEditing(null)} />
        <div class="talk-foot">
          <p class="soft">{whoReads()}</p>
          <label class="talk-aloud" title={words().aloudHelp}>
            <input
              type="checkbox"
              checked={isAloud()}
              onChange={(event) => {
                setAloud(event.currentTarget.checked)
                keep('talk-aloud', event.currentTarget.checked ? null : 'no')
              }}
              data-testid="talk-aloud"
            />
            <span>{words().aloud}</span>
          </label>
        </div>
      </Show>
    </div>
  )
}

/** What is open on a page that is looked at is seen. */
function seeWhatIsShown(talk: Talk, session: Session): void {
  const look = (): void => {
    if (document.visibilityState === 'visible' && session.talk.unread() > 0) talk.see()
  }
  createEffect(on([talk.rooms, () => session.talk.unread()], look))
  document.addEventListener('visibilitychange', look)
  onCleanup(() => document.removeEventListener('visibilitychange', look))
}

function Lines(props: {
  session: Session
  room: TalkRoom
  lines: readonly TalkLine[]
  onEdit: (line: TalkLine) => void
}): JSX.Element {
  const [open, setOpen] = createSignal<number | null>(null)
  let list: HTMLOListElement | undefined
  const names = createMemo((): string[] => [
    ...(props.session.table()?.seats.map(({ name }) => name) ?? []),
    ...props.lines.map(({ name }) => name),
  ])
  const last = createMemo(() => `${props.room} ${props.lines.at(-1)?.n}`)
  // What is new comes into sight; whoever reads further up is left there.
  let isAtEnd = true
  createEffect(
    on(last, (now, before) => {
      if (list && (isAtEnd || now.split(' ')[0] !== before?.split(' ')[0])) list.scrollTop = list.scrollHeight
    }),
  )
  const onScroll = (): void => {
    if (list) isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24
  }
  const numbers = createMemo(() => props.lines.map(({ n }) => n), [], {
    equals: (a, b) => a.length === b.length && a.every((n, index) => n === b[index]),
  })
  return (
    <Show when={props.lines.length > 0} fallback={<NoLines talk={talkOf(props.session)} />}>
      <ol
        class="talk-lines"
        ref={(element) => {
          list = element
          queueMicrotask(() => (element.scrollTop = element.scrollHeight))
        }}
        onScroll={onScroll}
        tabindex="0"
        aria-label={words().rooms[props.room]}
        data-testid="talk-lines"
      >
        <For each={numbers()}>
          {(n) => (
            <Show when={props.lines.find((line) => line.n === n)}>
              {(line) => (
                <TalkLineView
                  session={props.session}
                  room={props.room}
                  line={line()}
                  names={names()}
                  isOpen={open() === n}
                  onOpen={(isOpen) => setOpen(isOpen ? n : null)}
                  onEdit={() => {
                    setOpen(null)
                    props.onEdit(line())
                  }}
                />
              )}
            </Show>
          )}
        </For>
      </ol>
    </Show>
  )
}

/** Nobody has said anything; or nobody knows yet, or can find out just now. */
function NoLines(props: { talk: Talk }): JSX.Element {
  const problem = () => (props.talk.isKnown() ? null : props.talk.problem())
  return (
    <Show
      when={problem()}
      fallback={<p class="soft talk-empty">{props.talk.isKnown() ? words().empty : text().loading}</p>}
    >
      {(why) => <Trouble problem={why()} retry={() => void props.talk.load()} />}
    </Show>
  )
}

/** Somebody without a name neither reads nor writes. */
function Enter(props: { talk: Talk }): JSX.Element {
  return (
    <div class="talk-enter">
      <p class="soft">{words().nobody}</p>
      <button class="btn" onClick={() => void props.talk.enter()} data-testid="talk-enter">
        {words().enter}
      </button>
    </div>
  )
}
