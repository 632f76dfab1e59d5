import { For, Show, type JSX } from 'solid-js'
import type { Guestlist } from '@fathom/protocol'
import { createAskedFor } from '../shell/asked.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { getGuestlist, invite } from './requests.ts'
import { words } from './text/index.ts'
import './friends.css'

type Guest = Guestlist['people'][number]

/** Whom I know and can ask to a table that waits for players; nothing where I know nobody. */
export function Inviting(props: { table: string }): JSX.Element {
  const asked = createAskedFor(
    () => props.table,
    async () => {
      const answer = await getGuestlist(props.table)
      return answer.ok ? answer.value.people : []
    },
  )
  const ask = async ({ who, name, isInvited }: Guest): Promise<void> => {
    if (isInvited) return
    const answer = await invite(props.table, who)
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    asked.set(answer.value.people)
    notify(words().askedNow(name))
  }
  return (
    <Show when={asked.value()?.length}>
      <section class="inviting" aria-labelledby="inviting" data-testid="inviting">
        <h2 id="inviting">{words().invite}</h2>
        <p class="soft">{words().inviteHelp}</p>
        <ul class="chairs">
          {/* By place, not by identity: a button that was pressed stays the very same. */}
          <For each={(asked.value() ?? []).map((_, index) => index)}>
            {(index) => (
              <Show when={asked.value()?.[index]}>
                {(guest) => (
                  <li>
                    <span class="grow ellipsis">
                      {guest().name}{' '}
                      <span class="soft">({guest().isFriend ? words().isFriend : words().playedLately})</span>
                    </span>
                    <button
                      class="btn"
                      aria-disabled={guest().isInvited}
                      aria-label={guest().isInvited ? `${guest().name} ${words().asked}` : words().askOf(guest().name)}
                      onClick={() => void ask(guest())}
                    >
                      {guest().isInvited ? words().asked : words().ask}
                    </button>
                  </li>
                )}
              </Show>
            )}
          </For>
        </ul>
      </section>
    </Show>
  )
}
