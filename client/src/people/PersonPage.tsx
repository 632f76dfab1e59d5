import { createEffect, For, Show, type JSX } from 'solid-js'
import type { Profile } from '@fathom/protocol'
import type { Problem } from '../api/http.ts'
import { EmblemSign } from '../art/emblems.tsx'
import { Loading } from '../shell/Loading.tsx'
import { createAskedFor } from '../shell/asked.ts'
import { isNobody, myId, whoAmI } from '../shell/me.ts'
import { Trouble } from '../shell/Notices.tsx'
import { language } from '../shell/preferences.ts'
import { Link, route } from '../shell/router.tsx'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { text } from '../text/index.ts'
import { GameSection } from './GameSection.tsx'
import { Opponents } from './Opponents.tsx'
import { PlayedList } from './PlayedList.tsx'
import { getProfile } from './requests.ts'
import { words } from './text/index.ts'
import './people.css'

/** What somebody has played: I, or whoever has a name here. */
export function PersonPage(): JSX.Element {
  /** Null: it is not known yet who I am. */
  const id = (): string | null => {
    const now = route()
    if (now.page !== 'person') return null
    return now.id === 'me' ? (myId() ?? null) : now.id
  }
  const isMyNobody = (): boolean => id() === null && isNobody()
  const { value: come, askAgain } = createAskedFor(
    // What is told hangs on who asks, and in which language.
    () => `${id()} ${myId()} ${language()}`,
    async () => {
      const person = id()
      if (person !== null) return { person, answer: await getProfile(person) }
      const who = await whoAmI()
      // Who I am asks once more; nobody has played nothing.
      return who.ok || who.problem.code === 'no-guest' ? null : { person, answer: who }
    },
  )
  /** Whoever was shown before does not stand under another one's address. */
  const value = () => (come()?.person === id() ? (come()?.answer ?? null) : null)
  const profile = (): Profile | null => {
    const answer = value()
    return answer?.ok === true ? answer.value : null
  }
  const problem = (): Problem | null => {
    const answer = value()
    return answer?.ok === false ? answer.problem : null
  }
  const title = (): string => {
    const known = profile()
    return known === null || known.isMe ? words().mine : words().of(known.name)
  }
  createEffect(() => (document.title = title()))
  return (
    <>
      <TopBar>
        <Link class="btn ghost" href="/ranking">
          {words().ranking}
        </Link>
        <LanguageSwitch />
        <ThemeSwitch />
      </TopBar>
      <main id="main" tabindex="-1" class="page people" data-testid="person">
        <Show when={problem()}>
          {(why) => (
            <Trouble title={text().problem.page} problem={why()} retry={() => void askAgain()}>
              <Link class="btn" href="/">
                {text().nav.backToLobby}
              </Link>
            </Trouble>
          )}
        </Show>
        <Show when={isMyNobody()}>
          <h1>{words().mine}</h1>
          <Empty words={words().nobody} />
        </Show>
        <Show when={!isMyNobody() && profile() === null && problem() === null}>
          <Loading />
        </Show>
        <Show when={profile()}>{(known) => <Person profile={known()} title={title()} />}</Show>
      </main>
    </>
  )
}

function Person(props: { profile: Profile; title: string }): JSX.Element {
  return (
    <>
      <h1>
        <EmblemSign emblem={props.profile.emblem} size={26} /> {props.title}
      </h1>
      <Show
        when={props.profile.games.length > 0}
        fallback={<Empty words={props.profile.isMe ? words().none : words().noneOf} />}
      >
        <div class="game-sections">
          <For each={props.profile.games}>{(game) => <GameSection game={game} profile={props.profile} />}</For>
        </div>
        <Show when={props.profile.opponents.length > 0}>
          <Opponents profile={props.profile} />
        </Show>
        <PlayedList profile={props.profile} />
      </Show>
    </>
  )
}

function Empty(props: { words: string }): JSX.Element {
  return (
    <div class="invitation" data-testid="nothing-played">
      <p>{props.words}</p>
      <Link class="btn primary" href="/">
        {words().toLobby}
      </Link>
    </div>
  )
}
