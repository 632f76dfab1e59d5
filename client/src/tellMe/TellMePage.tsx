import { createEffect, on, onMount, Show, type JSX } from 'solid-js'
import { Loading } from '../shell/Loading.tsx'
import { myId } from '../shell/me.ts'
import { Name } from '../shell/Name.tsx'
import { Trouble } from '../shell/Notices.tsx'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { AddChannel } from './AddChannel.tsx'
import { Channels } from './Channels.tsx'
import { FromEmail } from './FromEmail.tsx'
import { Hours } from './Hours.tsx'
import { OpenTables } from './OpenTables.tsx'
import { SilentTables } from './SilentTables.tsx'
import { createNotices } from './store.ts'
import { words } from './text/index.ts'
import { Vacations } from './Vacations.tsx'
import './tellMe.css'

/** Of what I am told while the page is closed, where, and when not. */
export function TellMePage(): JSX.Element {
  const notices = createNotices()
  onMount(() => void notices.reload())
  createEffect(() => (document.title = words().title))
  createEffect(on(myId, () => void notices.reload(), { defer: true }))
  return (
    <>
      <TopBar>
        <LanguageSwitch />
        <ThemeSwitch />
        <Name />
      </TopBar>
      <main id="main" tabindex="-1" class="page tell-me" data-testid="tell-me">
        <h1>{words().title}</h1>
        <p>{words().intro}</p>
        <FromEmail onDone={() => void notices.reload()} />
        <Show when={notices.problem()}>
          {(problem) => (
            <Show
              when={problem().code === 'no-guest'}
              fallback={<Trouble problem={problem()} retry={() => void notices.reload()} />}
            >
              <p data-testid="nobody">{words().nobody}</p>
            </Show>
          )}
        </Show>
        <Show when={notices.reading()} fallback={<Show when={!notices.problem()}>{<Loading />}</Show>}>
          {(reading) => (
            <>
              <Channels reading={reading()} store={notices} />
              <AddChannel reading={reading()} store={notices} />
              <Hours settings={reading().settings} store={notices} />
              <Vacations reading={reading()} store={notices} />
              <OpenTables settings={reading().settings} store={notices} />
              <SilentTables settings={reading().settings} store={notices} />
            </>
          )}
        </Show>
      </main>
    </>
  )
}
