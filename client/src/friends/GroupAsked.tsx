import { createEffect, createSignal, onCleanup, Show, type JSX } from 'solid-js'
import type { GroupReading } from '@fathom/protocol'
import { createAskedFor } from '../shell/asked.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { ensureGuest, me, rename } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { joinGroup, readGroupLink } from './requests.ts'
import { words } from './text/index.ts'

const tokenHere = (): string | null => /^#join=(\S+)$/.exec(location.hash)?.[1] ?? null

/** Asks whoever has come by a group's link whether they want to belong to it. Opening the link alone does nothing. */
export function GroupAsked(props: {
  id: string
  onJoined: (group: GroupReading) => void
  /** Told whether there is a link to answer: then nobody need be sent for one. */
  onAsking: (isAsking: boolean) => void
}): JSX.Element {
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
  const asked = createAskedFor(token, async () => {
    const its = token()
    const answer = its === null ? null : await readGroupLink(its)
    if (answer?.ok === false) {
      notify(wordsOf(answer.problem), 'problem')
      if (answer.problem.kind === 'refused') away()
    }
    return answer
  })
  const group = () => {
    const answer = asked.value()
    return answer?.ok === true ? answer.value : null
  }
  createEffect(() => props.onAsking(token() !== null && asked.value()?.ok !== false))
  const join = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const its = token()
    if (its === null) return
    const wanted = name().trim()
    const guest = me() === null && wanted !== '' ? await rename(wanted) : await ensureGuest()
    if (!guest.ok) return notify(wordsOf(guest.problem), 'problem')
    const answer = await joinGroup(its)
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    away()
    notify(words().joined(answer.value.name))
    props.onJoined(answer.value)
  }
  return (
    <Show when={token() !== null && group()}>
      {(its) => (
        <form class="panel asked" onSubmit={(event) => void join(event)} data-testid="group-asks">
          <h2>{words().groupAsks(its().maker, its().name)}</h2>
          <p>{words().groupAsksHelp}</p>
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
            <button class="btn primary" type="submit" data-testid="join-group">
              {words().joinGroup}
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
