import { createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { localPage } from '../local/page.ts'
import { Loading } from '../shell/Loading.tsx'
import { Trouble } from '../shell/Notices.tsx'
import { beforeLanguage, language } from '../shell/preferences.ts'
import { TopBar } from '../shell/TopBar.tsx'
import { TablePage } from '../table/TablePage.tsx'
import { parts } from '../text/parts.ts'
import { GuideCard } from './GuideCard.tsx'
import { createGuide, type Guide } from './guide.ts'
import { preparedOf, stampOf, type Scene, type SpokenLesson } from './lesson.ts'
import { lessonsOf } from './lessons.ts'
import type { GameLessons } from './spokenLesson.ts'
import { isDone, keepDone, keepProgress, progressOf, type Progress } from './progress.ts'
import './guide.css'

interface Running {
  readonly table: string
  readonly guide: Guide
  readonly scene: number
}

/** A game shown by playing it, on its own page at a table that nobody else sees. */
export function LearnPage(props: { game: string; lesson: string | null }): JSX.Element {
  const [all, setAll] = createSignal<GameLessons | null>(null)
  const [trouble, setTrouble] = createSignal<'none' | 'not-made' | null>(null)
  const [running, setRunning] = createSignal<Running | null>(null)
  /** Which lesson it is: without a wish the first that is not done. It stays so when that one is. */
  let chosen: string | null = props.lesson
  const spoken = (): SpokenLesson | undefined => all()?.lessons.find(({ lesson }) => lesson.id === chosen)
  /** The scene whose table could not be made while another one was on the page; null: none. */
  const [missing, setMissing] = createSignal<number | null>(null)
  let isLeft = false

  const begin = async (scene: number, from: Progress | null): Promise<void> => {
    const now = spoken()
    const data = now?.lesson.scenes[scene]
    if (now === undefined || data === undefined) return void setTrouble('none')
    const before = running()
    setMissing(null)
    const made = await makeTable(props.game, data, from).catch(() => null)
    // Who has gone away meanwhile leaves no table behind.
    if (isLeft) return void (made !== null && forget(made.table))
    if (made === null) return void (before === null ? setTrouble('not-made') : setMissing(scene))
    setRunning({ table: made.table, scene, guide: guideOf(now, data, scene, made.step) })
    await save(now, scene, made.step, made.table)
    if (before !== null) forget(before.table)
  }
  const save = async ({ lesson }: SpokenLesson, scene: number, step: number, table: string): Promise<void> => {
    const lines = await (await localPage()).lines(table)
    const data = lesson.scenes[scene]
    if (lines.ok && data?.steps[step] !== undefined && running()?.table === table)
      keepProgress(lesson.game, lesson.id, { scene, step, stamp: stampOf(data), lines: lines.value })
  }
  const guideOf = (now: SpokenLesson, data: Scene, scene: number, first: number): Guide => {
    const { game, id } = now.lesson
    return createGuide({
      spoken: () => now,
      scene: data,
      first,
      onStep: (step, table) => void save(now, scene, step, table),
      onEnd: () => {
        if (scene + 1 < now.lesson.scenes.length) void begin(scene + 1, null)
        else keepDone(game, id)
      },
    })
  }
  const start = async (): Promise<void> => {
    setTrouble(null)
    const found = await spokenLessons(props.game).catch(() => undefined)
    if (found === undefined) return void setTrouble('not-made')
    const ids = found?.lessons.map(({ lesson }) => lesson.id) ?? []
    chosen ??= ids.find((id) => !isDone(props.game, id)) ?? ids[0] ?? null
    setAll(found)
    const lesson = spoken()?.lesson
    if (lesson === undefined) return void setTrouble('none')
    const kept = progressOf(lesson.game, lesson.id)
    const isThere = kept !== null && lesson.scenes[kept.scene] !== undefined
    await begin(isThere ? kept.scene : 0, isThere ? kept : null)
  }
  onMount(() => void start())
  onCleanup(beforeLanguage(async (next) => all()?.speak(next)))
  onCleanup(() => {
    isLeft = true
    const table = running()?.table
    if (table !== undefined) forget(table)
  })
  return (
    <Show when={running()} keyed fallback={<NotYet trouble={trouble()} retry={() => void start()} />}>
      {(now) => (
        <TablePage
          id={now.table}
          guide={{
            around: now.guide.around,
            isMeant: now.guide.isMeant,
            takesUp: now.guide.takesUp,
            Card: () => (
              <GuideCard
                guide={now.guide}
                game={props.game}
                lessons={all()?.lessons ?? []}
                spoken={spoken() as SpokenLesson}
                scene={now.scene}
                missing={missing()}
                onBegin={(scene) => void begin(scene, null)}
              />
            ),
          }}
        />
      )}
    </Show>
  )
}

function NotYet(props: { trouble: 'none' | 'not-made' | null; retry: () => void }): JSX.Element {
  return (
    <Show when={props.trouble} fallback={<Loading />}>
      <TopBar />
      <main id="main" tabindex="-1" class="page">
        <Trouble
          title={props.trouble === 'none' ? parts().learn.none : undefined}
          words={props.trouble === 'none' ? '' : parts().learn.notMade}
          retry={props.trouble === 'none' ? undefined : props.retry}
        />
      </main>
    </Show>
  )
}

/** Nobody comes back to a scene's table. */
function forget(table: string): void {
  void localPage().then((page) => page.remove(table))
}

/** The lessons of a game in the reader's language. */
async function spokenLessons(game: string): Promise<GameLessons | null> {
  const found = await lessonsOf(game)
  await found?.speak(language())
  return found
}

/** The table of a scene, as somebody left it if the scene is still the same, else as it begins. */
async function makeTable(game: string, scene: Scene, from: Progress | null) {
  const page = await localPage()
  if (from !== null && from.stamp === stampOf(scene) && from.step < scene.steps.length) {
    const replies = unplayed(scene, from.lines)
    const answer = await page.prepare({ ...preparedOf(game, scene), lines: from.lines, replies }, language())
    // What does not fit any more is begun anew.
    if (answer.ok) return { table: answer.value, step: from.step }
  }
  const answer = await page.prepare(preparedOf(game, scene), language())
  if (!answer.ok) throw new Error(answer.problem.code)
  return { table: answer.value, step: 0 }
}

/** What the bots are still to do after what has been played. */
function unplayed(scene: Scene, lines: readonly string[]): string[] {
  const left = [...scene.replies]
  for (const line of lines.slice(scene.lines.length)) {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
