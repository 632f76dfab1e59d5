import { createEffect, createSignal, on, onCleanup, Show, type JSX } from 'solid-js'
import { serverNow } from '../api/serverTime.ts'
import type { GameInfo, Lobby } from '@fathom/protocol'
import { gameName } from '../lobby/games.ts'
import { playBots } from '../lobby/open.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { tablePath } from '../shell/router.tsx'
import { withdraw } from './requests.ts'
import { goTo, heed, search, type Ticket } from './search.ts'
import { words } from './text/index.ts'
import './seeking.css'

/** Whom I look for, since when; then the table that was found. */
export function Search(props: {
  /** As the lobby knows it. */
  ticket: Lobby['ticket']
  games: readonly GameInfo[]
  onChange: () => void
}): JSX.Element {
  const game = ({ game: id }: Ticket): string => gameName(id, props.games)
  const info = (ticket: Ticket): GameInfo | undefined => props.games.find(({ id }) => id === ticket.game)
  createEffect(on(() => props.ticket, (ticket) => heed(ticket, (found) => words().found(game(found))))) // prettier-ignore
  // The lobby lists the table, too.
  createEffect(on(() => search()?.table, (table) => typeof table === 'string' && props.onChange(), { defer: true })) // prettier-ignore
  const [now, setNow] = createSignal(serverNow())
  const timer = setInterval(() => setNow(serverNow()), 10_000)
  onCleanup(() => clearInterval(timer))
  const stop = async (): Promise<void> => {
    const answer = await withdraw({})
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    heed(answer.value.ticket)
    if (answer.value.ticket === null) notify(words().withdrawn)
    props.onChange()
    requestAnimationFrame(focusMainIfLost)
  }
  return (
    <Show when={search()}>
      {(ticket) => (
        <section class="seeking panel" aria-label={words().title} data-testid="search">
          <Show
            when={ticket().table}
            fallback={
              <>
                <p class="grow">
                  <strong>{words().looking(game(ticket()))}</strong>{' '}
                  <span class="soft">{waitWords(ticket(), modeName(ticket(), info(ticket())), now())}</span>
                </p>
                <Show when={info(ticket())}>
                  {(known) => (
                    <button class="btn" onClick={() => void playBots(known())} data-testid="bot-meanwhile">
                      {words().playBot}
                    </button>
                  )}
                </Show>
                <button class="btn ghost" onClick={() => void stop()} data-testid="stop-looking">
                  {words().withdraw}
                </button>
              </>
            }
          >
            {(table) => (
              <>
                <p class="grow">
                  <strong>{words().found(game(ticket()))}</strong>
                </p>
                <a
                  class="btn primary"
                  href={tablePath(table())}
                  onClick={(event) => (event.preventDefault(), goTo(table()))}
                  data-testid="go-found"
                >
                  {words().goThere}
                </a>
              </>
            )}
          </Show>
        </section>
      )}
    </Show>
  )
}

/** How the game is played; empty where it has one way. */
function modeName({ mode }: Ticket, info: GameInfo | undefined): string {
  const modes = info?.modes ?? []
  return modes.length > 1 ? (modes.find(({ id }) => id === mode)?.name ?? '') : ''
}

function waitWords({ seats, pace, within, since }: Ticket, mode: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - since) / 60_000))
  const ago = minutes < 1 ? words().justNow : minutes < 120 ? words().minutes(minutes) : words().hours(Math.floor(minutes / 60)) // prettier-ignore
  const players = mode === '' ? words().playersOf(seats) : `${mode}, ${words().playersOf(seats)}`
  return words().who(players, words().paces[pace], within === null ? words().anybody : words().within, ago) // prettier-ignore
}
