import type { JSX } from 'solid-js'
import { text } from '../text/index.ts'
import { Trouble, type TroubleProps } from './Notices.tsx'
import { Link } from './router.tsx'
import { TopBar } from './TopBar.tsx'

/** A page that could not be shown: what happened, what to do, and the way home. */
export function TroublePage(props: TroubleProps & { children?: JSX.Element }): JSX.Element {
  return (
    <>
      <TopBar />
      <main id="main" tabindex="-1" class="page">
        <Trouble {...props} title={props.title ?? text().problem.page}>
          {props.children}
          <Link class="btn" href="/">
            {text().nav.backToLobby}
          </Link>
        </Trouble>
      </main>
    </>
  )
}

/** Something of the page has not come or has broken. A browser does not ask for a module twice: only a new page does. */
export function Broken(): JSX.Element {
  return <TroublePage words={text().problem.part} retry={() => location.reload()} />
}
