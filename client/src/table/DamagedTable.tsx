import type { JSX } from 'solid-js'
import { asking } from '../local/lobby.ts'
import { notify, Trouble, wordsOf } from '../shell/Notices.tsx'
import { Link, navigate } from '../shell/router.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { text } from '../text/index.ts'
import { parts } from '../text/parts.ts'

/** A table of this device whose journal can't be read: all that can be done is to remove it. */
export function DamagedTable(props: { id: string }): JSX.Element {
  const remove = async (): Promise<void> => {
    const answer = await asking((here) => here.remove(props.id))
    if (answer.ok) navigate('/')
    else notify(wordsOf(answer.problem), 'problem')
  }
  return (
    <>
      <TopBar />
      <main id="main" tabindex="-1" class="page">
        <h1 class="visually-hidden">{parts().here.damagedTitle}</h1>
        <Trouble words={parts().here.damaged}>
          <button class="btn" onClick={() => void remove()} data-testid="remove-table">
            {parts().here.remove}
          </button>
          <Link class="btn" href="/">
            {text().nav.backToLobby}
          </Link>
        </Trouble>
      </main>
    </>
  )
}
