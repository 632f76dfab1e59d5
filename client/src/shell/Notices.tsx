import { createMemo, createSignal, For, Show, type JSX } from 'solid-js'
import type { Problem } from '../api/http.ts'
import { text } from '../text/index.ts'
import { createAskingAgain } from './askAgain.ts'
import { say, sayNow } from './voice.tsx'

/** Short messages at the foot of the page: what went wrong and what to do, or that something worked. */
interface Notice {
  readonly id: number
  readonly words: string
  readonly kind: 'problem' | 'done'
  /** Where on the screen it belongs, in CSS pixels; null: at the foot of the page. */
  readonly at: Place | null
}

interface Place {
  readonly x: number
  readonly y: number
}

const [notices, setNotices] = createSignal<readonly Notice[]>([])
/** Where the last click came down: what answers it is looked for there, and goes with the next one. */
let lastClick: Place | null = null
addEventListener(
  'pointerdown',
  ({ clientX: x, clientY: y }) => {
    lastClick = { x, y }
    setNotices((before) => before.filter(({ at }) => at === null))
  },
  { capture: true, passive: true },
)
addEventListener('keydown', () => (lastClick = null), { capture: true, passive: true })

let lastId = 0

/** @param isAnswer to a click: it is shown where that was; after a key, at the foot of the page */
export function notify(words: string, kind: Notice['kind'] = 'done', isAnswer = false): void {
  const id = ++lastId
  const at = isAnswer ? lastClick : null
  // The same once more takes the place of the one before.
  setNotices((before) => [...before.filter((notice) => notice.words !== words).slice(-2), { id, words, kind, at }])
  if (kind === 'problem') sayNow(words)
  else say(words)
  setTimeout(() => dismiss(id), kind === 'problem' ? 9000 : 3500)
}

/** Somebody else takes the page up: they are not meant. */
export function dismissAll(): void {
  setNotices([])
}

/** Beside a place and whole on the screen. */
function besides({ x, y }: Place): JSX.CSSProperties {
  const width = Math.min(320, innerWidth - 24)
  const left = Math.max(12, Math.min(x - width / 2, innerWidth - width - 12))
  const above = y > innerHeight - 120
  return { left: `${left}px`, top: `${above ? y - 96 : y + 16}px`, width: `${width}px` }
}

function dismiss(id: number): void {
  setNotices((before) => before.filter((notice) => notice.id !== id))
}

/** A problem in words: the server's own sentence, or ours when it gave none. */
export function wordsOf(problem: Problem): string {
  if (problem.message !== '') return problem.message
  return problem.kind === 'offline' ? text().problem.offline : text().problem.broken
}

export function Notices(): JSX.Element {
  return (
    <div class="notices" role="region" aria-label={text().nav.notices}>
      <For each={notices()}>
        {(notice) => (
          <div
            class="notice panel"
            classList={{ [notice.kind]: true, near: notice.at !== null }}
            style={notice.at === null ? undefined : besides(notice.at)}
            data-testid="notice"
          >
            <p>{notice.words}</p>
            <button class="btn ghost icon" aria-label={text().table.close} onClick={() => dismiss(notice.id)}>
              ×
            </button>
          </div>
        )}
      </For>
    </div>
  )
}

export interface TroubleProps {
  /** Of a whole page. */
  readonly title?: string | undefined
  /** Left out: the problem's own. */
  readonly words?: string | undefined
  /** Where nobody answered, `retry` is tried again and again. */
  readonly problem?: Problem | undefined
  readonly retry?: (() => void) | undefined
}

/** A whole page or panel that could not be shown: what happened, what to do. */
export function Trouble(props: TroubleProps & { children?: JSX.Element }): JSX.Element {
  const words = (): string => props.words ?? (props.problem === undefined ? '' : wordsOf(props.problem))
  /** What is not there, or not for whoever asks, will not be there for asking again. */
  const mayRetry = (): boolean => props.problem?.status !== 403 && props.problem?.status !== 404
  const triesAgain = createMemo((): boolean => props.problem?.kind === 'offline' && props.retry !== undefined)
  createAskingAgain(triesAgain, () => props.retry?.())
  return (
    <div class="trouble panel" role="alert" data-testid="trouble">
      <Show when={props.title}>
        <h1>{props.title}</h1>
      </Show>
      <p>{triesAgain() ? `${words()} ${text().problem.triesAgain}` : words()}</p>
      <div class="row">
        <Show when={mayRetry() && props.retry}>
          <button class="btn primary" onClick={() => props.retry?.()}>
            {text().problem.retry}
          </button>
        </Show>
        {props.children}
      </div>
    </div>
  )
}
