import { createEffect, createSignal, onCleanup, Show, type JSX } from 'solid-js'
import { getLobby } from '../api/api.ts'
import { isLessonId } from '../local/ids.ts'
import { navigate, tablePath } from '../shell/router.tsx'
import { shortcuts } from '../shell/preferences.ts'
import { parts } from '../text/parts.ts'
import { isTyping } from './keys.ts'
import type { Model } from './model.ts'
import { nextWaiting } from './nextTable.ts'

/** How often it looks whether another table waits for me, in milliseconds. */
const PERIOD = 15_000

/** While I have nothing to do here: the way to my next table that waits for me, by a click or by J. */
export function NextTable(props: { model: Model }): JSX.Element {
  const [next, setNext] = createSignal<{ id: string; count: number } | null>(null)
  const isIdle = (): boolean => {
    const { you, present } = props.model
    const seat = you()
    // Nobody is called away from a lesson.
    return seat !== null && !isLessonId(props.model.session.id) && present()?.waitingFor.includes(seat) === false
  }
  createEffect(() => {
    setNext(null)
    if (!isIdle()) return
    let isOver = false
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      const answer = await getLobby()
      // Bots may have done with their turns meanwhile.
      if (answer.ok && !isOver) setNext(nextWaiting(answer.value.mine, props.model.session.id))
    }
    void look()
    const timer = setInterval(() => void look(), PERIOD)
    onCleanup(() => {
      isOver = true
      clearInterval(timer)
    })
  })
  const go = (): void => {
    const table = next()
    if (table !== null) navigate(tablePath(table.id))
  }
  const onKey = (event: KeyboardEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
    if (shortcuts() && isPlain && event.key.toUpperCase() === 'J') go()
  }
  addEventListener('keydown', onKey)
  onCleanup(() => removeEventListener('keydown', onKey))
  return (
    <Show when={next()}>
      {(table) => (
        <button class="btn" aria-keyshortcuts="J" onClick={go} data-testid="next-table">
          {parts().nextTable(table().count)}
        </button>
      )}
    </Show>
  )
}
