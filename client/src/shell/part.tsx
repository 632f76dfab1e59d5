import { createComponent, createSignal, Show, type Component, type JSX } from 'solid-js'
import { text } from '../text/index.ts'

/** Parts that are worth loading before somebody asks for them, in the order in which they were declared. */
const ahead: (() => Promise<unknown>)[] = []

/**
 * A part of the page with a file of its own, loaded when it is first shown. Until it is there its own place says so, and nothing round it
 * changes; if it does not come, it says that, too.
 * @param isLikely whether `fetchAhead` brings it, too
 * @param isQuiet nobody has asked for it: until it is there, nothing says so, to eyes or ears
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Component<Props>>,
  isLikely: () => boolean = () => true,
  isQuiet = false,
): Component<Props> {
  const [part, setPart] = createSignal<Component<Props> | null>(null)
  const [hasFailed, setFailed] = createSignal(false)
  let coming: Promise<void> | null = null
  const fetch = (): Promise<void> =>
    (coming ??= load().then(
      (loaded) => void setPart(() => loaded),
      () => void setFailed(true),
    ))
  ahead.push(async () => (isLikely() ? fetch() : undefined))
  return (props) => {
    void fetch()
    return (
      <Show when={part()} fallback={<Coming hasFailed={hasFailed()} isQuiet={isQuiet} />}>
        {(loaded) => createComponent(loaded(), props)}
      </Show>
    )
  }
}

function Coming(props: { hasFailed: boolean; isQuiet: boolean }): JSX.Element {
  return (
    <Show
      when={props.hasFailed}
      fallback={
        <Show when={!props.isQuiet}>
          <p class="coming soft" role="status">
            {text().loading}
          </p>
        </Show>
      }
    >
      <p class="coming" role="alert">
        {text().problem.part}{' '}
        {/* A browser does not ask for a module twice. Nothing is lost: the table is the server's. */}
        <button class="btn" onClick={() => location.reload()}>
          {text().problem.retry}
        </button>
      </p>
    </Show>
  )
}

/** Something other than a part that is worth loading before somebody asks for it. */
export function bringAhead(work: () => Promise<unknown>): void {
  ahead.push(work)
}

const FIRST_SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Brings the likely parts one after another while the page has nothing else to do, so that the first click on one does not wait. It begins when
 * somebody moves or types: a person who only looks at a page needs none of them.
 * @returns stops waiting for that
 */
export function fetchAhead(): () => void {
  const waiting = new AbortController()
  const begin = (): void => {
    waiting.abort()
    whenIdle(fetchNext)
  }
  for (const sign of FIRST_SIGNS)
    addEventListener(sign, begin, { capture: true, passive: true, signal: waiting.signal })
  return () => waiting.abort()
}

function fetchNext(): void {
  const [next] = ahead.splice(0, 1)
  if (next !== undefined) void next().then(() => whenIdle(fetchNext))
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 200)
}
