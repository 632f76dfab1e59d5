import { createSignal, Show, type JSX } from 'solid-js'
import type { AccountInvitation, AccountInvitations } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'
import { serverNow } from '../api/serverTime.ts'
import { Keyed } from '../shell/Keyed.tsx'
import { createAskedFor } from '../shell/asked.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { myId } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { dayOf } from '../text/index.ts'
import { getInvitations, makeInvitation, revokeInvitation } from './requests.ts'
import { words } from './text/index.ts'

/** The links by which people may make accounts: a new one is shown this once. */
export function Invitations(): JSX.Element {
  const asked = createAskedFor(myId, getInvitations)
  const [note, setNote] = createSignal('')
  const [link, setLink] = createSignal<string | null>(null)
  const links = (): readonly AccountInvitation[] | null => {
    const answer = asked.value()
    return answer?.ok === true ? answer.value.invitations : null
  }
  const take = (answer: Answer<AccountInvitations>): boolean => {
    if (answer.ok) asked.set(answer)
    else notify(wordsOf(answer.problem), 'problem')
    requestAnimationFrame(focusMainIfLost)
    return answer.ok
  }
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const answer = await makeInvitation({ note: note() })
    if (!take(answer) || !answer.ok) return
    setNote('')
    setLink(`${location.origin}/me#invited=${answer.value.token}`)
  }
  return (
    <section class="section" aria-labelledby="invitations">
      <h2 id="invitations">{words().invitations}</h2>
      <form class="panel" onSubmit={(event) => void make(event)}>
        <p class="soft">{words().invitationsHelp}</p>
        <label>
          <span>{words().forWhom}</span>
          <input class="field" maxLength={80} value={note()} onInput={(event) => setNote(event.currentTarget.value)} />
        </label>
        <button class="btn" type="submit" data-testid="make-invitation">
          {words().makeInvitation}
        </button>
        <Show when={link()} keyed>
          {(its) => (
            <label>
              <span>{words().yourLink}</span>
              <input
                ref={(input) => queueMicrotask(() => input.focus())}
                class="field"
                readonly
                value={its}
                onFocus={(event) => event.currentTarget.select()}
                data-testid="invitation-link"
              />
            </label>
          )}
        </Show>
      </form>
      <Show when={links()?.length === 0}>
        <p class="soft">{words().noInvitations}</p>
      </Show>
      <Show when={links()?.length}>
        <ul class="lines panel" data-testid="invitations">
          <Keyed each={links() ?? []} by="id">
            {(each) => <Invitation link={each()} onRevoke={() => void revokeInvitation(each().id).then(take)} />}
          </Keyed>
        </ul>
      </Show>
    </section>
  )
}

function Invitation(props: { link: AccountInvitation; onRevoke: () => void }): JSX.Element {
  const note = (): string => (props.link.note === '' ? words().noNote : props.link.note)
  const state = (): string => {
    const { usedBy, usedAt, until } = props.link
    if (usedBy !== null) return words().usedBy(usedBy, dayOf(usedAt ?? 0))
    return until > serverNow() ? words().waitsUntil(dayOf(until)) : words().over
  }
  return (
    <li>
      <div class="grow">
        <strong>{note()}</strong>
        <p class="soft">{state()}</p>
      </div>
      <Show when={props.link.usedBy === null}>
        <button class="btn" aria-label={words().revokeOf(note())} onClick={() => props.onRevoke()}>
          {words().revoke}
        </button>
      </Show>
    </li>
  )
}
