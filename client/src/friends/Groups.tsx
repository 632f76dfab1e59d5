import { createSignal, Show, type JSX } from 'solid-js'
import { Keyed } from '../shell/Keyed.tsx'
import { createAskedFor } from '../shell/asked.ts'
import { askAsMe, ensureGuest, myId } from '../shell/me.ts'
import { notify, Trouble, wordsOf } from '../shell/Notices.tsx'
import { Link, navigate } from '../shell/router.tsx'
import { getGroups, makeGroup } from './requests.ts'
import { words } from './text/index.ts'

/** The groups that I belong to, and a new one. */
export function Groups(): JSX.Element {
  const [name, setName] = createSignal('')
  const asked = createAskedFor(myId, () => askAsMe(getGroups, { groups: [] }))
  const groups = () => {
    const answer = asked.value()
    return answer?.ok === true ? answer.value.groups : []
  }
  const problem = () => {
    const answer = asked.value()
    return answer?.ok === false ? answer.problem : null
  }
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (name().trim() === '') return notify(words().nameFirst, 'problem')
    const guest = await ensureGuest()
    if (!guest.ok) return notify(wordsOf(guest.problem), 'problem')
    const answer = await makeGroup(name())
    if (answer.ok) navigate(`/groups/${answer.value.id}`)
    else notify(wordsOf(answer.problem), 'problem')
  }
  return (
    <section class="section" aria-labelledby="my-groups">
      <h2 id="my-groups">{words().groups}</h2>
      <Show when={problem()}>{(why) => <Trouble problem={why()} retry={() => void asked.askAgain()} />}</Show>
      <Show when={groups().length > 0}>
        <ul class="lines panel">
          <Keyed each={groups()} by="id">
            {(group) => (
              <li>
                <Link class="grow group-link" href={`/groups/${group().id}`}>
                  <strong>{group().name}</strong>
                </Link>
                <span class="soft">{words().members(group().members)}</span>
              </li>
            )}
          </Keyed>
        </ul>
      </Show>
      <form class="panel" onSubmit={(event) => void make(event)}>
        <p>{words().groupsHelp}</p>
        <div class="row">
          <input
            class="field"
            maxlength="40"
            autocomplete="off"
            aria-label={words().groupName}
            placeholder={words().groupName}
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
            data-testid="group-name"
          />
          <button class="btn" type="submit" data-testid="make-group">
            {words().makeGroup}
          </button>
        </div>
      </form>
    </section>
  )
}
