import { Show, type JSX } from 'solid-js'
import { withRemarks } from '@fathom/kernel'
import { isLessonId, isLocalId } from '../local/ids.ts'
import { createAsked } from '../shell/asked.ts'
import { focusMain } from '../shell/focus.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { Link, navigate, tablePath } from '../shell/router.tsx'
import { parts } from '../text/parts.ts'
import { KeepButton } from './KeepButton.tsx'
import type { Model } from './model.ts'
import type { Moment } from './moments.ts'
import { lastTurnOf } from './lastTurn.ts'
import { setBeginning, setPlaying } from './playing.ts'
import { saveFile } from './savePicture.ts'
import type { Session } from './session.ts'

/** What may be done when a game is over. */
export function NextSteps(props: {
  model: Model
  /** Null until the course of the game has come. */
  moments: readonly Moment[] | null
  onBoard: () => void
  onSave: () => void
}): JSX.Element {
  const session = (): Model['session'] => props.model.session
  /** The guide says what comes next, and its last game is kept nowhere. */
  const isLesson = (): boolean => isLessonId(session().id)
  // Several at one device look on when the game is over: the next one is theirs all the same.
  const isShared = createAsked(async () => {
    if (!isLocalId(session().id)) return false
    const { localPage } = await import('../local/page.ts')
    const here = await localPage()
    const answer = await here.company(session().id)
    return answer.ok && answer.value.people.length > 0
  })
  const again = async (): Promise<void> => {
    await session().rematch()
    const next = session().table()?.rematch
    if (next) navigate(tablePath(next))
  }
  return (
    <div class="row next-steps">
      <Show when={!isLesson() && (props.model.you() !== null || isShared() === true || props.model.present()?.rematch)}>
        <Show
          when={props.model.present()?.rematch}
          fallback={
            <button
              class="btn primary"
              onClick={() => void again()}
              aria-disabled={session().busy()}
              data-testid="rematch"
            >
              {parts().end.rematch}
            </button>
          }
        >
          {(id) => (
            <Link class="btn primary" href={tablePath(id())} data-testid="to-rematch">
              {parts().end.toRematch}
            </Link>
          )}
        </Show>
      </Show>
      <button class="btn" onClick={() => void watchAgain(props.model)} data-testid="watch-again">
        {parts().end.watch}
      </button>
      <Show when={!isLesson()}>
        <button
          class="btn"
          onClick={() => void (props.moments !== null && playOnFrom(props.model, props.moments))}
          aria-disabled={props.moments === null}
          data-testid="play-on-from-end"
        >
          {parts().end.playOn}
        </button>
      </Show>
      <button class="btn" onClick={() => props.onBoard()} data-testid="see-board">
        {parts().end.board}
      </button>
      <Show when={!isLesson()}>
        <button class="btn" onClick={() => props.onSave()} data-testid="save-picture">
          {parts().savePicture}
        </button>
        <button
          class="btn"
          onClick={() => void saveRecord(session(), props.model.you() !== null)}
          data-testid="download-record"
        >
          {parts().end.record}
        </button>
        <Show when={isLocalId(session().id)}>
          <KeepButton model={props.model} />
        </Show>
        <Link class="btn ghost" href="/">
          {parts().end.lobby}
        </Link>
      </Show>
    </div>
  )
}

async function saveRecord({ id, source }: Session, isMine: boolean): Promise<void> {
  const answer = await source.record()
  const mine = isLocalId(id) || isMine ? await source.remarks() : null
  // A file without what was written would look whole.
  if (mine?.ok === false) notify(wordsOf(mine.problem), 'problem')
  else if (answer.ok)
    saveFile(
      new Blob([withRemarks(answer.value, mine?.value.remarks ?? [])], { type: 'text/plain' }),
      `fathom-${id}.txt`,
    )
  else notify(wordsOf(answer.problem), 'problem')
}

/** The game from its first position on, playing by itself. */
async function watchAgain(model: Model): Promise<void> {
  if (await model.lookAt(model.positions()[0] ?? null)) setPlaying(true)
}

/** A game of one's own from before the last turning point on, or from before my last turn, if that came first: there must be something left to do. */
async function playOnFrom(model: Model, moments: readonly Moment[]): Promise<void> {
  const turn = Math.min(moments.at(-1)?.n ?? Infinity, lastTurnOf(model.session.log(), model.you()))
  const before = model.positions().findLast((n) => n < turn) ?? model.positions()[0] ?? null
  if (!(await model.lookAt(before))) return
  // What is closed leaves the focus to the page: the button that was clicked is gone.
  focusMain()
  setBeginning('from-end')
}
