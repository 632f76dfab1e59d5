import { createEffect, createSignal, on, Show, type JSX } from 'solid-js'
import type { NoticeSettings, OpenTableFilter } from '@fathom/protocol'
import { getGames } from '../api/api.ts'
import { keepTelling } from '../lobby/openTelling.ts'
import { language } from '../shell/preferences.ts'
import { Link } from '../shell/router.tsx'
import { text } from '../text/index.ts'
import type { NoticesStore } from './store.ts'
import { words } from './text/index.ts'

const LANGUAGE_NAMES = { en: 'English', fr: 'Français' } as const

/** Of which new open tables I am told, and the end of it. What I want is chosen in the lobby, where the tables are. */
export function OpenTables(props: { settings: NoticeSettings; store: NoticesStore }): JSX.Element {
  const [games, setGames] = createSignal<readonly { id: string; name: string }[]>([])
  createEffect(
    on(language, async () => {
      const answer = await getGames()
      if (answer.ok) setGames(answer.value.games)
    }),
  )
  const stop = (): void => {
    keepTelling(false)
    void props.store.change({ openTables: null })
  }
  const wanted = ({ game, pace, seats, language: spoken, noBots }: OpenTableFilter): string => {
    const wishes = [
      game === null ? null : (games().find(({ id }) => id === game)?.name ?? game),
      pace === null ? null : text().lobby.paces[pace],
      seats === null ? null : words().openSeats(seats),
      spoken === null ? null : LANGUAGE_NAMES[spoken],
      noBots ? words().openNoBots : null,
    ].filter((wish) => wish !== null)
    return wishes.length === 0 ? words().openAny : words().openOnly(wishes.join(', '))
  }
  return (
    <section class="section" aria-labelledby="opened">
      <hgroup>
        <h2 id="opened">{words().open}</h2>
        <p>{words().openHelp}</p>
      </hgroup>
      <div class="panel" data-testid="open-wish">
        <Show
          when={props.settings.openTables}
          fallback={
            <>
              <p class="soft">{words().openNone}</p>
              <div class="row">
                <Link class="btn" href="/">
                  {text().nav.backToLobby}
                </Link>
              </div>
            </>
          }
        >
          {(filter) => (
            <>
              <p>{wanted(filter())}</p>
              <div class="row">
                <button class="btn" onClick={stop} data-testid="stop-open">
                  {words().openStop}
                </button>
              </div>
            </>
          )}
        </Show>
      </div>
    </section>
  )
}
