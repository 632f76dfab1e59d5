import { createSignal, onCleanup, Show, type JSX } from 'solid-js'
import type { FriendList } from '@fathom/protocol'
import { createAskedFor } from '../shell/asked.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { ensureGuest, me, rename } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { acceptFriendLink, readFriendLink } from './requests.ts'
import { words } from './text/index.ts'

const tokenHere = (): string | null => /^#friend=(\S+)$/.exec(location.hash)?.[1] ?? null

/** Asks whoever has come by a friend's link whether they want to be friends. Opening the link alone does nothing. */
export function Asked(props: { onFriends: (list: FriendList) => void }): JSX.Element {
  const [token, setToken] = createSignal(tokenHere())
  const [name, setName] = createSignal('')
  const look = (): void => void setToken(tokenHere())
  addEventListener('hashchange', look)
  onCleanup(() => removeEventListener('hashchange', look))
  const away = (): void => {
    history.replaceState(null, '', location.pathname)
    setToken(null)
    requestAnimationFrame(focusMainIfLost)
  }
  const from = createAskedFor(token, async () => {
    const its = token()
    if (its === null) return null
    const answer = await readFriendLink(its)
    if (answer.ok) return answer.value.name
    notify(wordsOf(answer.problem), 'problem')
    if (answer.problem.kind === 'refused') away()
    return null
  })
  const accept = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const [its, who] = [token(), from.value()]
    if (its === null || who === null) return
    const wanted = name().trim()
    const guest = me() === null && wanted !== '' ? await rename(wanted) : await ensureGuest()
    const answer = guest.ok ? await acceptFriendLink(its) : guest
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    away()
    notify(words().accepted(who))
    if ('friends' in answer.value) props.onFriends(answer.value)
  }
  return (
    <Show when={token() !== null && from.value()}>
      {(who) => (
        <form class="panel asked" onSubmit={(event) => void accept(event)} data-testid="friend-asks">
          <h2>{words().asks(who())}</h2>
          <p>{words().asksHelp}</p>
          <Show when={me() === null}>
            <label>
              <span>{words().yourName}</span>
              <input
                class="field"
                maxlength="40"
                autocomplete="nickname"
                value={name()}
                onInput={(event) => setName(event.currentTarget.value)}
              />
            </label>
          </Show>
          <div class="row">
            <button class="btn primary" type="submit" data-testid="be-friends">
              {words().accept}
            </button>
            <button class="btn" type="button" onClick={away}>
              {words().notNow}
            </button>
          </div>
        </form>
      )}
    </Show>
  )
}
