import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js'
import type { ScoreHistory } from '@fathom/protocol'
import { isLessonId, isLocalId } from '../local/ids.ts'
import { takesRemarks } from '../records/remarks.ts'
import { RemarkMarks, RemarkSteps } from '../records/RemarkSteps.tsx'
import { words } from '../records/text/index.ts'
import { createAskedFor } from '../shell/asked.ts'
import { copyAndSay } from '../shell/copying.ts'
import { focusMain } from '../shell/focus.ts'
import { lazyPart } from '../shell/part.tsx'
import { shortcuts } from '../shell/preferences.ts'
import { tablePath } from '../shell/router.tsx'
import { numberOf } from '../text/index.ts'
import { hasOwnArrows, isTyping } from './keys.ts'
import type { Model } from './model.ts'
import { beginning, isPlaying, setBeginning, setPlaying } from './playing.ts'
import { publicNumber } from './publicNumbers.ts'
import { ScoreStrip } from './ScoreStrip.tsx'

const PlayOn = lazyPart(
  async () => (await import('../records/PlayOn.tsx')).PlayOn,
  () => false,
)

/** How long a position shows while they play by themselves, in milliseconds, and how many times faster or slower one may have it. */
const BEAT = 1100
const SPEEDS = [0.5, 1, 2, 4] as const
const [speed, setSpeed] = createSignal(1)

const PATHS = {
  first: 'M13 4L7 9l6 5M4 4v10',
  previous: 'M12 4L6 9l6 5',
  next: 'M6 4l6 5-6 5',
  last: 'M5 4l6 5-6 5M14 4v10',
  link: 'M7.5 10.5l3-3M8 5.5l1.5-1.5a3 3 0 0 1 4.5 4.5L12.5 10M10 12.5L8.5 14A3 3 0 0 1 4 9.5L5.5 8',
  playOn: 'M4 4v4a3 3 0 0 0 3 3h7M11 8l3 3-3 3',
} as const

/** Over an older position: where it is in the game, a step back or on, playing by itself, playing on from there, and the way back to now. */
export function ReplayBar(props: { model: Model }): JSX.Element {
  const positions = (): readonly number[] => props.model.positions()
  const version = createMemo((): number => props.model.past()?.version ?? 0)
  const index = createMemo((): number =>
    Math.max(
      0,
      positions().findLastIndex((n) => n <= version()),
    ),
  )
  const go = (to: number): void => {
    setPlaying(false)
    const n = positions()[Math.max(0, Math.min(positions().length - 1, to))]
    if (n !== undefined) void props.model.lookAt(n)
  }
  let played = 0
  createEffect(() => {
    if (!isPlaying()) return
    const timer = setInterval(() => {
      if (index() >= positions().length - 1) return setPlaying(false)
      played = positions()[index() + 1] ?? 0
      void props.model.lookAt(played)
    }, BEAT / speed())
    onCleanup(() => clearInterval(timer))
  })
  // Whoever goes somewhere stays there, also by a line of the log or the way back to now.
  createEffect(on(version, (n) => n !== played && setPlaying(false), { defer: true }))
  onCleanup(() => {
    setPlaying(false)
    setBeginning(null)
  })
  // The game of one's own begins at the position that was looked at, not at one that has come meanwhile.
  createEffect(() => {
    if (beginning() === null) return
    setPlaying(false)
    // What was explained before was of another move.
    props.model.setHinting(false)
  })
  const callOff = (): void => {
    const back = beginning() === 'from-end'
    setBeginning(null)
    if (!back) return
    void props.model.lookAt(null)
    focusMain()
  }
  const isOver = (): boolean => props.model.present()?.status === 'finished'
  /**
   * What is hidden in a running game stays there: at a server, and where several play at this device. A lesson's table is gone with its page, and
   * nothing leads back to it.
   */
  const mayPlayOn = (): boolean => {
    const { id } = props.model.session
    const table = props.model.present()
    const isMineAlone = (table?.seats.filter(({ kind }) => kind === 'person').length ?? 0) < 2
    return !isLessonId(id) && (isOver() || (isLocalId(id) && table?.status === 'playing' && isMineAlone))
  }
  const onKey = (event: KeyboardEvent): void => {
    if (props.model.isPresent() || beginning() !== null || event.defaultPrevented) return
    const done = keyOf(event, {
      go: (by) => go(index() + by),
      playOn: () => mayPlayOn() && setBeginning('from-replay'),
    })
    if (done) event.preventDefault()
  }
  addEventListener('keydown', onKey)
  onCleanup(() => removeEventListener('keydown', onKey))
  const line = (): string => {
    const n = positions()[index()]
    return props.model
      .lines()
      .filter((each) => each.n === n)
      .map((each) => each.words)
      .join(' ')
  }
  const { value: history } = createAskedFor(
    // What was not told while the connection was lost is asked for again.
    () => props.model.session.connection() === 'lost',
    async (): Promise<ScoreHistory['points']> => {
      const answer = isOver() ? await props.model.session.source.scores() : null
      return answer?.ok === true ? answer.value.points : (history() ?? [])
    },
  )
  const step = (label: string, path: keyof typeof PATHS, to: () => number, id: string): JSX.Element => (
    <button class={`btn icon ${path}`} aria-label={label} title={label} onClick={() => go(to())} data-testid={id}>
      <Sign path={path} />
    </button>
  )
  return (
    <Show when={!props.model.isPresent()}>
      <section class="replay panel" aria-label={words().bar.position} data-testid="replay">
        {/* A long sentence scrolls: the board keeps its place. */}
        <p class="replay-words grow" tabindex="0">
          <strong>{words().bar.positionOld(index() + 1, positions().length)}</strong> <span class="soft">{line()}</span>
        </p>
        <div class="replay-buttons">
          {step(words().bar.first, 'first', () => 0, 'replay-first')}
          {step(words().bar.previous, 'previous', () => index() - 1, 'replay-previous')}
          <button class="btn" onClick={() => setPlaying(!isPlaying())} data-testid="replay-play">
            {isPlaying() ? words().bar.pause : words().bar.play}
          </button>
          {step(words().bar.next, 'next', () => index() + 1, 'replay-next')}
          {step(words().bar.last, 'last', () => positions().length - 1, 'replay-last')}
          <Show when={takesRemarks(props.model)}>
            <RemarkSteps model={props.model} />
          </Show>
          <select
            class="field speed"
            aria-label={words().bar.speed}
            onChange={(event) => setSpeed(Number(event.currentTarget.value))}
            data-testid="replay-speed"
          >
            <For each={SPEEDS}>
              {(factor) => (
                <option value={factor} selected={factor === speed()}>
                  {words().bar.times(numberOf(factor))}
                </option>
              )}
            </For>
          </select>
          <div class="slide">
            <input
              type="range"
              min="0"
              max={Math.max(0, positions().length - 1)}
              value={index()}
              aria-label={words().bar.position}
              onChange={(event) => go(event.currentTarget.valueAsNumber)}
            />
            <Show when={takesRemarks(props.model)}>
              <RemarkMarks model={props.model} />
            </Show>
            <Show when={(history() ?? []).length > 1}>
              <ScoreStrip points={history() ?? []} positions={positions()} at={index()} />
            </Show>
          </div>
          <button
            class="btn icon link"
            aria-label={words().bar.link}
            title={words().bar.link}
            onClick={() => void copyLink(props.model)}
            data-testid="copy-position"
          >
            <Sign path="link" />
          </button>
          <Show when={props.model.canLookBack()}>
            <button
              class="btn"
              aria-pressed={props.model.isLookingBack()}
              aria-keyshortcuts="C"
              title={words().choice.openHelp}
              onClick={() => props.model.setHinting(!props.model.isLookingBack())}
              data-testid="open-choice"
            >
              {words().choice.open}
            </button>
          </Show>
          <Show when={mayPlayOn()}>
            <button
              class="btn play-on-button"
              aria-label={words().playOn.open}
              title={words().playOn.open}
              aria-keyshortcuts="P"
              onClick={() => setBeginning('from-replay')}
              data-testid="open-play-on"
            >
              <Sign path="playOn" />
              <span>{words().playOn.open}</span>
            </button>
          </Show>
          <button class="btn primary" onClick={() => void props.model.lookAt(null)} data-testid="back-to-now">
            {words().bar.backToNow}
          </button>
        </div>
      </section>
      <Show when={beginning() !== null}>
        <PlayOn model={props.model} at={version()} place={[index() + 1, positions().length]} onClose={callOff} />
      </Show>
    </Show>
  )
}

function Sign(props: { path: keyof typeof PATHS }): JSX.Element {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d={PATHS[props.path]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  )
}

/** What a key does over an older position; false: nothing. Where arrows mean something of their own, they keep it. */
function keyOf(event: KeyboardEvent, can: { go: (by: number) => void; playOn: () => void }): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
  const { target } = event
  if (event.key.toUpperCase() === 'P' && shortcuts()) {
    can.playOn()
    return true
  }
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (by === undefined || hasOwnArrows(target)) return false
  can.go(by)
  return true
}

/** Copies the link that opens just here, as everybody counts. */
function copyLink(model: Model): Promise<void> {
  const at = publicNumber(model.session.log(), model.past()?.version ?? 0)
  const link = location.origin + tablePath(model.session.id, at)
  return copyAndSay(link, words().bar.copied, words().bar.notCopied(link))
}
