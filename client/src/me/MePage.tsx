import { createEffect, Show, type JSX } from 'solid-js'
import { me } from '../shell/me.ts'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { MyName } from './MyName.tsx'
import { Sessions } from './Sessions.tsx'
import { words } from './text/index.ts'
import './me.css'

/** Who I am here: my name, and the browsers that are me. */
export function MePage(): JSX.Element {
  createEffect(() => (document.title = words().title))
  return (
    <>
      <TopBar>
        <LanguageSwitch />
        <ThemeSwitch />
      </TopBar>
      <main id="main" tabindex="-1" class="page me" data-testid="me">
        <h1>{words().title}</h1>
        <Show when={me()} fallback={<p data-testid="nobody">{words().nobody}</p>}>
          <p>{words().guestHere}</p>
        </Show>
        <MyName />
        <Show when={me()}>
          <Sessions />
        </Show>
      </main>
    </>
  )
}
