import { createEffect, createSignal, Show, type JSX } from 'solid-js'
import { isNobody, me, recogniseMe, standing, unrecognised } from '../shell/me.ts'
import { Trouble } from '../shell/Notices.tsx'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { Link } from '../shell/router.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { AnotherDevice } from './AnotherDevice.tsx'
import { Blocked } from './Blocked.tsx'
import { Codes } from './Codes.tsx'
import { Invited } from './Invited.tsx'
import { Join } from './Join.tsx'
import { KeepName } from './KeepName.tsx'
import { MyData } from './MyData.tsx'
import { MyEmblem } from './MyEmblem.tsx'
import { MyName } from './MyName.tsx'
import { Sessions } from './Sessions.tsx'
import { SignIn } from './SignIn.tsx'
import { createAccount } from './store.ts'
import { text } from '../text/index.ts'
import { words } from './text/index.ts'
import { Waiting } from './Waiting.tsx'
import { WaysIn } from './WaysIn.tsx'
import './me.css'

/** Who I am here: my name, by what I am known again, and the browsers that are me. */
export function MePage(): JSX.Element {
  const store = createAccount()
  createEffect(() => (document.title = words().title))
  /** How many links were used: each brings a session. */
  const [used, setUsed] = createSignal(0)
  const account = () => store.reading()?.account
  const isGuest = (): boolean => account() === null
  return (
    <>
      <TopBar>
        <LanguageSwitch />
        <ThemeSwitch />
      </TopBar>
      <main id="main" tabindex="-1" class="page me" data-testid="me">
        <h1>{words().title}</h1>
        <Show when={me() === null && unrecognised()}>
          {(problem) => <Trouble problem={problem()} retry={() => void recogniseMe()} />}
        </Show>
        <Show when={me() !== null || unrecognised() === null}>
          <Join />
          <Invited store={store} />
          <Show when={isNobody()}>
            <p data-testid="nobody">{words().nobody}</p>
          </Show>
          <Show when={me()}>
            <p>
              <Link href="/people/me">{text().lobby.allGames}</Link>
            </p>
          </Show>
          <Show when={standing()?.role}>
            <p>
              <Link href="/reports" data-testid="to-reports">
                {words().toReports}
              </Link>
            </p>
          </Show>
          <Show when={isGuest()}>
            <p data-testid="guest">{words().guestHere}</p>
          </Show>
          <Show when={store.codes()}>{(codes) => <Codes codes={codes()} store={store} />}</Show>
          <Show when={account()}>
            <Waiting />
          </Show>
          <MyName />
          <MyEmblem />
          <Show when={isGuest() && store.reading()?.mayMakeAccount === true}>
            <KeepName store={store} />
          </Show>
          <Show when={account()}>{(its) => <WaysIn account={its()} store={store} />}</Show>
          <Show when={me() === null || isGuest()}>
            <SignIn />
          </Show>
          <Show when={me()}>
            <AnotherDevice onUsed={() => setUsed(used() + 1)} />
            <Sessions canSignOut={!!account()} used={used()} />
            <Blocked />
            <MyData />
          </Show>
        </Show>
      </main>
    </>
  )
}
