import { createSignal, For, onMount, Show, type JSX } from 'solid-js'
import type { GamePage } from '../games/page.ts'
import { CoverArt } from '../lobby/CoverArt.tsx'
import { createAskedFor } from '../shell/asked.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { lastName, me, rename } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { language } from '../shell/preferences.ts'
import { called, listOf, text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import type { Session } from './session.ts'
import { RatedLine } from './SetWords.tsx'
import { TimeWords } from './TimeWords.tsx'

const RULES = 3

export interface WaitingProps {
  readonly session: Session
  readonly gameName: string
  readonly page: GamePage
}

/** What a friend sees who opens the link: who asks, to what, how it goes in three lines, and one button. */
export function Invitation(props: WaitingProps): JSX.Element {
  const table = () => props.session.table()
  const [typed, setTyped] = createSignal<string | null>(null)
  // Who I am may be known only after the page is drawn.
  const name = (): string => typed() ?? lastName() ?? ''
  onMount(focusMainIfLost)
  const help = createAskedFor(language, () => props.page.help(language())).value
  const free = (): number => table()?.seats.findIndex(({ kind }) => kind === 'open') ?? 0
  const host = (): string => table()?.seats.find(({ kind }) => kind === 'person')?.name ?? ''
  const others = (): string[] =>
    table()?.seats.flatMap(({ kind, name: each }) => (kind === 'open' ? [] : [called(each)])) ?? []
  const sit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const wanted = name().trim()
    if (wanted !== '' && wanted !== me()?.name) {
      const answer = await rename(wanted)
      if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    }
    await props.session.join()
  }
  return (
    <main id="main" tabindex="-1" class="page waiting-room" data-testid="invitation">
      <section class="panel waiting-card invited">
        <div class="invited-cover">
          <CoverArt id={table()?.game ?? ''} />
        </div>
        <div>
          <h1>{host() === '' ? parts().asksNobody(props.gameName) : parts().asks(host(), props.gameName)}</h1>
          <Show when={others().length > 0}>
            <p class="soft">{parts().beside(listOf(others()))}</p>
          </Show>
          <TimeWords control={table()?.timeControl ?? null} />
          <RatedLine table={table()} />
          <ul class="rules">
            <For each={help()?.rules.slice(0, RULES)}>{(rule) => <li>{rule}</li>}</For>
          </ul>
          <form class="invited-form" onSubmit={(event) => void sit(event)}>
            <label>
              <span>{parts().yourName}</span>
              <input
                class="field"
                maxlength="40"
                autocomplete="nickname"
                placeholder={text().you.name}
                value={name()}
                onInput={(event) => setTyped(event.currentTarget.value)}
                data-testid="guest-name"
              />
            </label>
            <button
              class="btn primary"
              type="submit"
              aria-disabled={props.session.busy()}
              data-testid={`sit-${free()}`}
            >
              {parts().sitDown}
            </button>
          </form>
        </div>
      </section>
    </main>
  )
}
