import { createEffect, Show, type JSX } from 'solid-js'
import { Loading } from '../shell/Loading.tsx'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { askHouse, house } from './house.ts'
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
        <Show when={house()} fallback={<Loading />}>
          {(its) => (
            <Show when={its().imprint} fallback={<p>{words().noImprint}</p>}>
              {(said) => (
                <p class="said" lang={said().language}>
                  {said().words}
                </p>
              )}
            </Show>
          )}
        </Show>
      </main>
    </>
  )
}
