import { createResource, For, Show, type JSX } from 'solid-js'
import type { Session, SessionList } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { me } from '../shell/me.ts'
import { agoOf, dayOf } from '../text/index.ts'
import { endOtherSessions, endSession, getSessions } from './requests.ts'
import { words } from './text/index.ts'

/** What a browser is called, for people: "Firefox on Linux". */
const nameOf = ({ browser, system }: Session): string => words().browser(browser || words().someBrowser, system)

/** Every browser that is me, and how it stops being me. */
export function Sessions(): JSX.Element {
  const [list, { mutate }] = createResource(() => me()?.id, read)
  const take = async (request: Promise<Answer<SessionList>>, done: string): Promise<void> => {
    const answer = await request
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    mutate(answer.value.sessions)
    notify(done)
  }
  const end = (session: Session): Promise<void> => take(endSession(session.id), words().signedOut(nameOf(session)))
  const hasOthers = (): boolean => (list.latest ?? []).some(({ isCurrent }) => !isCurrent)
  return (
    <section class="section" aria-labelledby="sessions">
      <h2 id="sessions">{words().sessions}</h2>
      <div class="panel">
        <p class="soft">{words().sessionsHelp}</p>
        <ul class="rows" data-testid="sessions">
          <For each={list.latest}>{(session) => <Row session={session} onEnd={() => void end(session)} />}</For>
        </ul>
        <Show when={hasOthers()}>
          <button
            class="btn"
            onClick={() => void take(endOtherSessions(), words().signedOutOthers)}
            data-testid="end-others"
          >
            {words().signOutOthers}
          </button>
        </Show>
      </div>
    </section>
  )
}

async function read(): Promise<readonly Session[]> {
  const answer = await getSessions()
  return answer.ok ? answer.value.sessions : []
}

function Row(props: { session: Session; onEnd: () => void }): JSX.Element {
  return (
    <li class="one-row">
      <div>
        <strong>{nameOf(props.session)}</strong>
        <Show when={props.session.isCurrent}> ({words().here})</Show>
        <p class="soft">
          {words().used(agoOf(props.session.usedAt, Date.now()))}, {words().since(dayOf(props.session.createdAt))}
        </p>
      </div>
      <Show when={!props.session.isCurrent}>
        <button class="btn" onClick={() => props.onEnd()} aria-label={words().signOutOf(nameOf(props.session))}>
          {words().signOut}
        </button>
      </Show>
    </li>
  )
}
