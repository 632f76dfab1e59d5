import { Show, type JSX } from 'solid-js'
import type { Session, SessionList } from '@fathom/protocol'
import { Keyed } from '../shell/Keyed.tsx'
import type { Answer } from '../api/http.ts'
import { serverNow } from '../api/serverTime.ts'
import { createAskedFor } from '../shell/asked.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { myId, recogniseMe } from '../shell/me.ts'
import { dayOf } from '../text/index.ts'
import { agoInWords } from './ago.ts'
import { endOtherSessions, endSession, getSessions, signOut } from './requests.ts'
import { words } from './text/index.ts'

/** What a browser is called, for people: "Firefox on Linux". */
export const deviceName = ({ browser, system }: Pick<Session, 'browser' | 'system'>): string =>
  words().browser(browser || words().someBrowser, system)

/** Every browser that is me, and how it stops being me. */
export function Sessions(props: { canSignOut: boolean; used: number }): JSX.Element {
  // Anew for somebody else, and when a further device has come in.
  const asked = createAskedFor(() => `${myId()} ${props.used}`, read)
  const list = (): readonly Session[] => asked.value() ?? []
  const take = async (request: Promise<Answer<SessionList>>, done: string): Promise<void> => {
    const answer = await request
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    asked.set(answer.value.sessions)
    notify(done)
    requestAnimationFrame(focusMainIfLost)
  }
  const end = (session: Session): Promise<void> => take(endSession(session.id), words().signedOut(deviceName(session)))
  const leave = async (): Promise<void> => {
    const answer = await signOut()
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    await recogniseMe()
    notify(words().signedOutHere)
  }
  const hasOthers = (): boolean => list().some(({ isCurrent }) => !isCurrent)
  return (
    <section class="section" aria-labelledby="sessions">
      <h2 id="sessions">{words().sessions}</h2>
      <div class="panel">
        <p class="soft">{words().sessionsHelp}</p>
        <ul class="rows" data-testid="sessions">
          <Keyed each={list()} by="id">
            {(session) => <Row session={session()} onEnd={() => void end(session())} />}
          </Keyed>
        </ul>
        <div class="row">
          <Show when={props.canSignOut}>
            <button class="btn" onClick={() => void leave()} data-testid="sign-out">
              {words().signOutHere}
            </button>
          </Show>
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
        <strong>{deviceName(props.session)}</strong>
        <Show when={props.session.isCurrent}> ({words().here})</Show>
        <p class="soft">
          {words().used(agoInWords(props.session.usedAt, serverNow()))}, {words().since(dayOf(props.session.createdAt))}
        </p>
      </div>
      <Show when={!props.session.isCurrent}>
        <button class="btn" onClick={() => props.onEnd()} aria-label={words().signOutOf(deviceName(props.session))}>
          {words().signOut}
        </button>
      </Show>
    </li>
  )
}
