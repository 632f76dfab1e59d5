import { createEffect, createMemo, createSignal, For, Match, on, onCleanup, onMount, Switch, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { SeatFlag } from '../art/seats.tsx'
import { localPage } from '../local/page.ts'
import type { Company } from '../local/company.ts'
import { showTo } from '../local/looker.ts'
import { Loading } from '../shell/Loading.tsx'
import { language } from '../shell/preferences.ts'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { dismissAll } from '../shell/Notices.tsx'
import { hush, sayNow } from '../shell/voice.tsx'
import { listOf, text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { seatColor } from './seats.ts'

/** How long bots take for an action at least while the cover lies over the table, in milliseconds. */
const PACE = 400

/**
 * A table of this device. Where several play it there, a cover lies over it between their turns: the page then holds nothing of the table but whom
 * it waits for, as somebody who looks on would know. Who takes the device up is shown a table of their own.
 */
export function HotSeat(props: { id: string; table: () => JSX.Element }): JSX.Element {
  const [company, setCompany] = createSignal<Company | null>(null)
  /** Who is at the device; null: nobody before they have said so. */
  const [at, setAt] = createSignal<Seat | null>(null)
  const look = async (): Promise<void> => {
    const here = await localPage().catch(() => null)
    const answer = await here?.company(props.id)
    // What is wrong with the table is said where it would be. Who is known to play it goes on playing, whatever one look comes to.
    setCompany((before) => (answer?.ok === true ? answer.value : (before ?? NOBODY)))
  }
  onMount(() => void look())
  // Somebody who looks on is told of every change, so that bots go on beneath the cover.
  const hasPeople = createMemo(() => (company()?.people.length ?? 0) > 0)
  createEffect(() => hasPeople() && onCleanup(listenTo(props.id, look)))
  const people = () => company()?.people.filter(({ isAway }) => !isAway) ?? []
  const waiting = createMemo(() => people().filter(({ seat }) => company()?.waitingFor.includes(seat) === true))
  const sit = (seat: Seat): void => {
    showTo(props.id, { kind: 'chair', seat })
    setAt(seat)
  }
  const cover = (): void => {
    // First the table goes, then the right to see it.
    setAt(null)
    showTo(props.id, null)
  }
  onCleanup(() => {
    if (at() !== null) hush()
    showTo(props.id, null)
  })
  createEffect(
    on([waiting, () => company()?.isPlaying], ([now, isPlaying]) => {
      const seat = at()
      const isDone = seat !== null && !now.some((each) => each.seat === seat)
      if (isDone && (now.length > 0 || isPlaying === false || !people().some((each) => each.seat === seat))) cover()
    }),
  )
  const isShared = (): boolean => people().length > 0 && company()?.isPlaying === true
  return (
    <Switch fallback={<Loading />}>
      <Match when={company() !== null && !isShared()}>{props.table()}</Match>
      <Match when={isShared() && at() !== null}>
        {/* The cover lies between two people, so each is shown a table made anew. */}
        {props.table()}
      </Match>
      <Match when={isShared()}>
        <Cover waiting={waiting()} onSit={sit} />
      </Match>
    </Switch>
  )
}

const NOBODY: Company = { people: [], waitingFor: [], isPlaying: false }

/** Looks again whenever a table of this device has changed. @returns ends it */
export function listenTo(table: string, onChange: () => Promise<void>): () => void {
  const listening = localPage().then((here) =>
    here.listen(table, { since: 0, language: language(), pace: PACE }, () => void onChange()),
  )
  return () => void listening.then((end) => end()).catch(() => {})
}

/** Lies over the table until somebody says that they are there. */
function Cover(props: { waiting: Company['people']; onSit: (seat: Seat) => void }): JSX.Element {
  const names = (): string => listOf(props.waiting.map(({ name }) => name))
  const title = (): string => (props.waiting.length === 0 ? parts().hotSeat.bots : parts().hotSeat.pass(names()))
  document.title = text().brand
  let heading: HTMLHeadingElement | undefined
  // Whoever pressed End turn must not press on: the heading has the focus, no button.
  onMount(() => {
    // The table is gone, so nothing more is said of it: what it said last goes, too.
    hush()
    dismissAll()
    heading?.focus()
  })
  createEffect(on(title, (words) => sayNow(words)))
  return (
    <>
      <TopBar>
        <LanguageSwitch />
        <ThemeSwitch />
      </TopBar>
      <main id="main" tabindex="-1" class="page waiting-room">
        <section class="waiting-card panel cover" data-testid="cover">
          <h1 ref={(element) => (heading = element)} tabindex="-1">
            {title()}
          </h1>
          <p class="soft">{parts().hotSeat.help}</p>
          <ul>
            <For each={props.waiting}>
              {({ seat, name }, index) => (
                <li>
                  <button
                    class="btn"
                    classList={{ primary: index() === 0 }}
                    onClick={() => props.onSit(seat)}
                    data-testid={`sit-${seat}`}
                  >
                    <SeatFlag color={seatColor(seat)} /> {parts().hotSeat.iAm(name)}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </section>
      </main>
    </>
  )
}
