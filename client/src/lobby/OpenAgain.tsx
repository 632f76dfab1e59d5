import type { JSX } from 'solid-js'
import { rematch } from '../api/api.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { navigate, tablePath } from '../shell/router.tsx'
import { parts } from '../text/parts.ts'

/** Opens a table that nobody came to once more, and goes there. */
export function OpenAgain(props: { id: string }): JSX.Element {
  const open = async (): Promise<void> => {
    const answer = await rematch(props.id)
    if (answer.ok) navigate(tablePath(answer.value.id))
    else notify(wordsOf(answer.problem), 'problem')
  }
  return (
    <button class="btn" onClick={() => void open()} data-testid="open-again">
      {parts().waiting.openAgain}
    </button>
  )
}
