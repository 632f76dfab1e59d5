import {
  createEffect,
  createMemo,
  createSignal,
  For,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
  type JSX,
} from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { SeatFlag } from '../art/seats.tsx'
import type { Company } from '../local/company.ts'
import { Loading } from '../shell/Loading.tsx'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { dismissAll } from '../shell/Notices.tsx'
import { hush, sayNow } from '../shell/voice.tsx'
import { listOf, text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { sharedTable } from './rooms.ts'
import { seatColor } from './seats.ts'
import './hotSeat.css'

/** What keeps a table's board from being shown before it is clear who is at the device. */
export interface Hold {
  /** Several play there at this device. */
  isOn(): boolean
  /** Somebody has just said that they are there. */
  isTakenUp(): boolean
  /** The game has begun. */
  onBegun(): void
}

/**
 * A table that several play at this device: a cover lies over it between their turns. The page then holds nothing of the table but whom it waits for.
 * Who takes the device up is shown a table of their own.
 */
export function HotSeat(props: { id: string; table: (hold: Hold) => JSX.Element }): JSX.Element {
  const shared = sharedTable(props.id)
  const [company, setCompany] = createSignal<Company | null>(null)
  /** Who is at the device; null: nobody before they have said so. */
  const [at, setAt] = createSignal<Seat | null>(null)
  const look = async (): Promise<void> => {
    const answer = await shared.company()
    // What is wrong with the table is said where it would be. Who is known to play it goes on playing, whatever one look comes to.
    setCompany((before) => (answer.ok ? answer.value : (before ?? NOBODY)))
  }
  onMount(() => void look())
  // Somebody who looks on is told of every change, so that bots go on beneath the cover.
  const hasPeople = createMemo(() => (company()?.people.length ?? 0) > 0)
  createEffect(() => hasPeople() && onCleanup(shared.listen(look)))
  const people = () => company()?.people.filter(({ isAway }) => !isAway) ?? []
  const waiting = createMemo(() => people().filter(({ seat }) => company()?.waitingFor.includes(seat) === true))
  const sit = (seat: Seat): void => {
    shared.seat(seat)
    setAt(seat)
  }
  const cover = (): void => {
    // First the table goes, then the right to see it.
    setAt(null)
    shared.seat(null)
  }
  onCleanup(() => {
    if (at() !== null) hush()
    shared.seat(null)
  })
  createEffect(
    on([waiting, () => company()?.isPlaying], ([now, isPlaying]) => {
      const seat = at()
      const isDone = seat !== null && !now.some((each) => each.seat === seat)
      if (isDone && (now.length > 0 || isPlaying === false || !people().some((each) => each.seat === seat))) cover()
    }),
  )
  const isShared = (): boolean => people().length > 0 && company()?.isPlaying === true
  const hold: Hold = {
    isOn: () => hasPeople() && at() === null,
    isTakenUp: () => at() !== null,
    onBegun: () => void look(),
  }
  const others = (): Company['people'] =>
    shared.isElsewhereToo ? people().filter(({ seat }) => !waiting().some((each) => each.seat === seat)) : []
  return (
    <Switch fallback={<Loading />}>
      <Match when={company() !== null && !isShared()}>{props.table(hold)}</Match>
      <Match when={isShared() && at() !== null}>
        {/* The cover lies between two people, so each is shown a table made anew. */}
        <Show when={shared.isElsewhereToo} fallback={props.table(hold)}>
          <div class="shared-table">
            <div class="hand-over" role="group" aria-label={parts().hotSeat.device}>
              <span class="ellipsis">{people().find(({ seat }) => seat === at())?.name}</span>
              <button class="btn" onClick={cover} data-testid="hand-over">
                {parts().hotSeat.handOver}
              </button>
            </div>
            {props.table(hold)}
          </div>
        </Show>
      </Match>
      <Match when={isShared()}>
        <Cover waiting={waiting()} others={others()} isElsewhereToo={shared.isElsewhereToo} onSit={sit} />
      </Match>
    </Switch>
  )
}

const NOBODY: Company = { people: [], waitingFor: [], isPlaying: false }

/** Lies over the table until somebody says that they are there. */
function Cover(props: {
  waiting: Company['people']
  /** Who is not waited for, and may look all the same. */
  others: Company['people']
  isElsewhereToo: boolean
  onSit: (seat: Seat) => void
}): JSX.Element {
  const names = (): string => listOf(props.waiting.map(({ name }) => name))
  const title = (): string => {
    if (props.waiting.length > 0) return parts().hotSeat.pass(names())
    return props.isElsewhereToo ? parts().hotSeat.others : parts().hotSeat.bots
  }
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
            <For each={[...props.waiting, ...props.others]}>
              {({ seat, name }, index) => (
                <li>
                  <button
                    class="btn"
                    classList={{ primary: index() === 0 && props.waiting.length > 0 }}
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
