import { createEffect, createSignal, For, Match, on, onCleanup, onMount, Show, Switch, type JSX } from 'solid-js'
import { playBotsOf } from '../lobby/open.ts'
import { Loading } from '../shell/Loading.tsx'
import { Link } from '../shell/router.tsx'
import { hasPlayed } from '../shell/preferences.ts'
import { learnPath } from '../shell/routes.ts'
import { text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { tellEnd } from './cardEnd.ts'
import type { Guide } from './guide.ts'
import { pointsOf, type SpokenLesson } from './lesson.ts'
import { isDone } from './progress.ts'
import { Rings } from './Rings.tsx'

interface Props {
  readonly guide: Guide
  readonly game: string
  readonly lessons: readonly SpokenLesson[]
  readonly spoken: SpokenLesson
  readonly scene: number
  /** The scene that could not be begun; null: none. */
  readonly missing: number | null
  readonly onBegin: (scene: number) => void
}

/** What the guide says now, beside the board: one or two sentences, and why the last thing tried is not what is meant. */
export function GuideCard(props: Props): JSX.Element {
  const { guide } = props
  createEffect(on(guide.over, (over) => over !== null && guide.goOn()))
  onMount(() => guide.tell())
  onMount(() => {
    const remind = ({ target }: Event): void => {
      if (!(target instanceof Element)) return
      if (target.closest('[data-testid="board"]') !== null) guide.remind()
      // Who turns what is held, or holds something else, is not answered any more for what was held before.
      if (target.closest('[data-testid^="control-"]') !== null) guide.forget()
    }
    const onKey = (event: KeyboardEvent): void => void (event.key === 'Enter' && remind(event))
    addEventListener('click', remind)
    addEventListener('keydown', onKey)
    onCleanup(() => {
      removeEventListener('click', remind)
      removeEventListener('keydown', onKey)
    })
  })
  const points = () => {
    const [step, position] = [guide.step(), guide.position()]
    if (guide.isNudged()) return ['id:guide-go-on'] as const
    return step === undefined || position === null || guide.isWaiting() ? [] : pointsOf(step, position)
  }
  /** Nothing is to be done at the board: what leads on stands here. */
  const isReading = (): boolean => guide.isReading() || guide.step() === undefined
  return (
    <section
      class="guide panel"
      ref={tellEnd}
      classList={{ reading: isReading() }}
      aria-label={parts().learn.guide}
      data-testid="guide"
      data-points={points().length}
    >
      <div class="guide-head">
        <Lantern />
        <b>{props.spoken.words().title}</b>
        <Show when={numberOfStep(props) === 1}>
          <span class="soft">{parts().learn.minutes(props.spoken.lesson.minutes)}</span>
        </Show>
        <Show when={guide.step()}>
          <span class="soft" data-testid="guide-step">
            {parts().learn.step(numberOfStep(props), countSteps(props.spoken))}
          </span>
        </Show>
      </div>
      <Show when={guide.step()} fallback={<Between {...props} />}>
        {(step) => (
          <>
            <p class="guide-words" data-testid="guide-words">
              {guide.words()}
            </p>
            <Show when={guide.answer()}>
              <p class="guide-answer" data-testid="guide-answer">
                {guide.answer()}
              </p>
            </Show>
            <div class="guide-buttons">
              <Switch>
                <Match when={guide.isWaiting()}>
                  <span class="soft guide-wait">{parts().learn.waiting}</span>
                </Match>
                <Match when={step().do === 'look'}>
                  <button class="btn primary" onClick={() => guide.goOn()} data-testid="guide-go-on">
                    {parts().learn.goOn}
                  </button>
                </Match>
                <Match when={step().do !== 'play'}>
                  <button class="btn ghost" onClick={() => void guide.show()} data-testid="guide-show">
                    {parts().learn.show}
                  </button>
                </Match>
              </Switch>
              <Link class="btn ghost" href="/" title={parts().learn.leaveHelp} data-testid="guide-leave">
                {parts().learn.leave}
              </Link>
              <Show when={numberOfStep(props) === 1}>
                <Chapters {...props} />
              </Show>
            </div>
          </>
        )}
      </Show>
      <Rings points={points()} />
    </section>
  )
}

/** The lessons of the game, for who begins one or has ended one; in between they would only take room. */
function Chapters(props: Props): JSX.Element {
  return (
    <Show when={props.lessons.length > 1}>
      <details class="guide-chapters" data-testid="guide-chapters">
        <summary>{parts().learn.chapters}</summary>
        <ol>
          <For each={props.lessons}>{(each) => <Chapter each={each} {...props} />}</For>
        </ol>
      </details>
    </Show>
  )
}

function Chapter(props: Props & { each: SpokenLesson }): JSX.Element {
  const id = (): string => props.each.lesson.id
  return (
    <li>
      <Link
        href={learnPath(props.game, id())}
        aria-current={props.each === props.spoken ? 'page' : undefined}
        data-testid={`chapter-${id()}`}
      >
        {props.each.words().title}
      </Link>
      <span class="soft">
        {isDone(props.game, id()) ? parts().learn.done : parts().learn.minutes(props.each.lesson.minutes)}
      </span>
    </li>
  )
}

/** All steps of a scene are over: the next scene is on its way, or could not be made; after the last one the lesson is over. */
function Between(props: Props): JSX.Element {
  const isLast = (): boolean => props.scene + 1 >= props.spoken.lesson.scenes.length
  return (
    <Show
      when={props.missing !== null}
      fallback={
        <Show when={isLast()} fallback={<Loading />}>
          <Over {...props} />
        </Show>
      }
    >
      <p class="guide-words" role="alert" data-testid="guide-trouble">
        {parts().learn.notMade}
      </p>
      <div class="guide-buttons">
        <button class="btn primary" onClick={() => props.onBegin(props.missing ?? 0)} data-testid="guide-retry">
          {text().problem.retry}
        </button>
      </div>
    </Show>
  )
}

/** The lesson is over: what comes next. */
function Over(props: Props): JSX.Element {
  const next = (): SpokenLesson | undefined => props.lessons[props.lessons.indexOf(props.spoken) + 1]
  /** All is taught, and a whole game comes next. */
  const isReady = (): boolean => next() === undefined
  const [isOpening, setOpening] = createSignal(false)
  const play = async (): Promise<void> => {
    if (isOpening()) return
    setOpening(true)
    await playBotsOf(props.game)
    setOpening(false)
  }
  return (
    <>
      <p class="guide-words" role="status" data-testid="guide-done">
        {props.spoken.words().done}
      </p>
      <div class="guide-buttons">
        <Show when={isReady()}>
          <button
            class="btn primary"
            aria-disabled={isOpening()}
            onClick={() => void play()}
            data-testid="guide-first-game"
          >
            {hasPlayed(props.game) ? text().lobby.playBots : parts().learn.firstGame}
          </button>
        </Show>
        <Show
          when={next()}
          fallback={
            <Link class="btn" href="/" data-testid="guide-lobby">
              {text().nav.backToLobby}
            </Link>
          }
        >
          {(lesson) => (
            <Link class="btn primary" href={learnPath(props.game, lesson().lesson.id)} data-testid="guide-next">
              {parts().learn.next(lesson().words().title)}
            </Link>
          )}
        </Show>
        <Show when={!hasPlayed(props.game) && !isReady()}>
          <button class="btn" aria-disabled={isOpening()} onClick={() => void play()} data-testid="guide-first-game">
            {parts().learn.firstGame}
          </button>
        </Show>
        <button class="btn ghost" onClick={() => props.onBegin(0)} data-testid="guide-again">
          {parts().learn.again}
        </button>
        <Chapters {...props} />
      </div>
    </>
  )
}

function countSteps({ lesson }: SpokenLesson): number {
  return lesson.scenes.reduce((sum, scene) => sum + scene.steps.length, 0)
}

function numberOfStep({ guide, spoken, scene }: Props): number {
  const before = spoken.lesson.scenes.slice(0, scene).reduce((sum, each) => sum + each.steps.length, 0)
  const now = guide.step()
  return before + 1 + (now === undefined ? 0 : (spoken.lesson.scenes[scene]?.steps.indexOf(now) ?? 0))
}

function Lantern(): JSX.Element {
  return (
    <svg width="18" height="22" viewBox="0 0 18 22" aria-hidden="true" class="guide-lantern">
      <path
        d="M6 4V3a3 3 0 0 1 6 0v1M4 5h10l1.5 12h-13zM2 20h14"
        fill="none"
        stroke="currentColor"
        stroke-width="1.5"
      />
      <circle cx="9" cy="12" r="2.6" fill="currentColor" />
    </svg>
  )
}
