import type { JSX } from 'solid-js'
import type { GameInfo, Lobby } from '@fathom/protocol'
import { Keyed } from '../shell/Keyed.tsx'
import { join } from '../api/api.ts'
import { gameName } from '../lobby/games.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { newNonce } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { navigate, tablePath } from '../shell/router.tsx'
import { called, listOf } from '../text/index.ts'
import { decline } from './requests.ts'
import { words } from './text/index.ts'
import './friends.css'

/** Tables to which somebody asks me. */
export function Invited(props: {
  invited: Lobby['invited']
  games: readonly GameInfo[]
  onChange: () => void
}): JSX.Element {
  const sit = async (id: string): Promise<void> => {
    const answer = await join(id, { nonce: newNonce() })
    if (answer.ok) return navigate(tablePath(id))
    notify(wordsOf(answer.problem), 'problem')
    props.onChange()
  }
  const notNow = async (id: string): Promise<void> => {
    const answer = await decline(id)
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    props.onChange()
    requestAnimationFrame(focusMainIfLost)
  }
  return (
    <ul class="lines panel asked-to" data-testid="invited">
      <Keyed each={props.invited} by={({ table }) => table.id}>
        {(each) => {
          const game = (): string => gameName(each().table.game, props.games)
          const names = (): string[] =>
            each().table.seats.flatMap(({ kind, name }) => (kind === 'open' ? [] : [called(name)]))
          return (
            <li>
              <span class="grow">
                <strong>{words().invited(each().from, game())}</strong>{' '}
                <span class="soft">{words().with(listOf(names()))}</span>
              </span>
              <button
                class="btn ghost"
                aria-label={words().declineOf(each().from, game())}
                onClick={() => void notNow(each().table.id)}
              >
                {words().decline}
              </button>
              <button
                class="btn primary"
                aria-label={words().sitDownOf(each().from, game())}
                onClick={() => void sit(each().table.id)}
              >
                {words().sitDown}
              </button>
            </li>
          )
        }}
      </Keyed>
    </ul>
  )
}
