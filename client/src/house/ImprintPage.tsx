import { createEffect, Match, Show, Switch, type JSX } from 'solid-js'
import { focusMainIfLost } from '../shell/focus.ts'
import { Loading } from '../shell/Loading.tsx'
import { Trouble } from '../shell/Notices.tsx'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { askHouse, house, noHouse } from './house.ts'
import { words } from './text/index.ts'
import './house.css'

/** Who answers for this server. */
export function ImprintPage(): JSX.Element {
  createEffect(() => (document.title = words().imprint))
  createEffect(() => void askHouse())
  return (
    <>
      <TopBar>
        <LanguageSwitch />
        <ThemeSwitch />
      </TopBar>
      <main id="main" tabindex="-1" class="page house" data-testid="imprint">
        <h1>{words().imprint}</h1>
        <Switch fallback={<Loading />}>
          <Match when={noHouse()}>
            {(why) => <Trouble problem={why()} retry={() => void askHouse().then(focusMainIfLost)} />}
          </Match>
          <Match when={house()}>
            {(its) => (
              <Show when={its().imprint} fallback={<p>{words().noImprint}</p>}>
                {(said) => (
                  <p class="said" lang={said().language}>
                    {said().words}
                  </p>
                )}
              </Show>
            )}
          </Match>
        </Switch>
      </main>
    </>
  )
}
