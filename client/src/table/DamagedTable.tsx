import type { JSX } from 'solid-js'
import { asking } from '../local/lobby.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { navigate } from '../shell/router.tsx'
import { TroublePage } from '../shell/TroublePage.tsx'
import { parts } from '../text/parts.ts'

/** A table of this device whose journal can't be read: all that can be done is to remove it. */
export function DamagedTable(props: { id: string }): JSX.Element {
  const remove = async (): Promise<void> => {
    const answer = await asking((here) => here.remove(props.id))
    if (answer.ok) navigate('/')
    else notify(wordsOf(answer.problem), 'problem')
  }
  return (
    <TroublePage title={parts().here.damagedTitle} words={parts().here.damaged}>
      <button class="btn" onClick={() => void remove()} data-testid="remove-table">
        {parts().here.remove}
      </button>
    </TroublePage>
  )
}
