import { createEffect, createSignal, Show, type JSX } from 'solid-js'
import type { MeasureList, ReportList } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'
import { Keyed } from '../shell/Keyed.tsx'
import { createAskedFor } from '../shell/asked.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { myId, standing } from '../shell/me.ts'
import { notify, Trouble, wordsOf } from '../shell/Notices.tsx'
import { Link } from '../shell/router.tsx'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { MeasureLine } from './MeasureLine.tsx'
import { ReportCard } from './ReportCard.tsx'
import { getMeasures, getReports } from './requests.ts'
import { words } from './text/index.ts'
import './house.css'

/** What people have reported, and what was done about it: for moderators. */
export function ReportsPage(): JSX.Element {
  createEffect(() => (document.title = words().reports))
  const [isHandled, setHandled] = createSignal(false)
  const asked = createAskedFor(
    () => `${myId()} ${isHandled()}`,
    () => getReports(isHandled()),
  )
  const log = createAskedFor(myId, getMeasures)
  const list = (): ReportList | null => valueOf(asked.value())
  const problem = () => {
    const answer = asked.value()
    return answer?.ok === false ? answer.problem : null
  }
  /** Something was done: both lists have changed. */
  const take = (answer: Answer<ReportList | MeasureList>): boolean => {
    if (!answer.ok) {
      notify(wordsOf(answer.problem), 'problem')
      return false
    }
    notify(words().done)
    void Promise.all([asked.askAgain(), log.askAgain()]).then(() => requestAnimationFrame(focusMainIfLost))
    return true
  }
  return (
    <>
      <TopBar>
        <LanguageSwitch />
        <ThemeSwitch />
      </TopBar>
      <main id="main" tabindex="-1" class="page house" data-testid="reports">
        <h1>{words().reports}</h1>
        <Show when={standing()?.role === 'operator'}>
          <p>
            <Link href="/house">{words().toHouse}</Link>
          </p>
        </Show>
        <Show when={problem()}>{(why) => <Trouble problem={why()} retry={() => void asked.askAgain()} />}</Show>
        <Show when={list()}>
          {(reports) => (
            <>
              <div class="row">
                <button class="btn" aria-pressed={!isHandled()} onClick={() => setHandled(false)}>
                  {words().open(reports().open)}
                </button>
                <button class="btn" aria-pressed={isHandled()} onClick={() => setHandled(true)} data-testid="handled">
                  {words().handled}
                </button>
              </div>
              <Show when={reports().reports.length === 0}>
                <p class="invitation">{isHandled() ? words().noneHandled : words().noneOpen}</p>
              </Show>
              <ul class="cards">
                <Keyed each={reports().reports} by="id">
                  {(report) => <ReportCard report={report()} onDone={take} />}
                </Keyed>
              </ul>
            </>
          )}
        </Show>
        <Show when={valueOf(log.value())}>
          {(done) => (
            <section class="section" aria-labelledby="log">
              <h2 id="log">{words().log}</h2>
              <Show when={done().measures.length > 0} fallback={<p class="soft">{words().noMeasures}</p>}>
                <ul class="lines panel" data-testid="measures">
                  <Keyed each={done().measures} by="id">
                    {(measure) => <MeasureLine measure={measure()} onDone={take} />}
                  </Keyed>
                </ul>
              </Show>
            </section>
          )}
        </Show>
      </main>
    </>
  )
}

function valueOf<T>(answer: Answer<T> | null): T | null {
  return answer?.ok === true ? answer.value : null
}
