import { createEffect, createSignal, For, on, onCleanup, Show, untrack, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import type { Event } from '@fathom/thesauros'
import { SeatFlag } from '../../../art/seats.tsx'
import { prefersStillness } from '../../../shell/media.ts'
import { seatColor } from '../../../table/seats.ts'
import type { Around } from '../around.ts'
import { officeMessages, panelMessages } from '../text/index.ts'
import './reveal.css'

/** What comes to light at once: all bribes, and the new order. */
interface Opened {
  readonly bribes: readonly { readonly seat: Seat; readonly amount: number }[]
  readonly order: readonly Seat[] | null
}

/** Fists stay closed for so long, then all open together. */
const CLOSED = 900
const SHOWN = 3200

/** Bribes are opened like fists: all at the same time. Shown for whoever is at the table when it happens; any click or key puts it away. */
export function Reveal(props: { around: Around }): JSX.Element {
  const events = (): readonly Event[] => props.around.context.events()
  const [opened, setOpened] = createSignal<Opened | null>(null)
  const [isOpen, setOpen] = createSignal(false)
  let seen = untrack(() => events().length)
  let timers: ReturnType<typeof setTimeout>[] = []
  const clear = (): void => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  createEffect(
    on(events, (all) => {
      const news = all.slice(seen)
      seen = all.length
      const found = props.around.context.isPresent() ? openedIn(news) : null
      if (found === null) return
      clear()
      setOpen(prefersStillness())
      setOpened(found)
      timers = [setTimeout(() => setOpen(true), CLOSED), setTimeout(() => setOpened(null), SHOWN)]
    }),
  )
  // It goes away when one plays on.
  createEffect(() => {
    if (opened() === null) return
    const leave = (): void => void setOpened(null)
    for (const gesture of ['pointerdown', 'keydown'] as const) {
      document.addEventListener(gesture, leave)
      onCleanup(() => document.removeEventListener(gesture, leave))
    }
  })
  onCleanup(clear)
  return (
    <Show when={opened()}>
      {(now) => (
        <section
          class="th-form th-reveal panel"
          classList={{ open: isOpen() }}
          aria-label={panelMessages().bribe.opened}
          onClick={() => setOpened(null)}
          data-testid="reveal"
        >
          <h2>{panelMessages().bribe.opened}</h2>
          <ul>
            <For each={now().bribes}>
              {({ seat, amount }) => (
                <li>
                  <span class="th-fist">
                    <Fist />
                    <b>{amount === 0 ? panelMessages().bribe.nothing : officeMessages().money(amount)}</b>
                  </span>
                  <SeatFlag color={seatColor(seat)} width={28} />
                  <span class="ellipsis">{props.around.nameOfSeat(seat)}</span>
                </li>
              )}
            </For>
          </ul>
          <Show when={now().order}>
            {(order) => (
              <p class="th-new-order">
                <span class="soft">{panelMessages().bribe.order}</span>
                <For each={order()}>
                  {(seat) => (
                    <span title={props.around.nameOfSeat(seat)}>
                      <SeatFlag color={seatColor(seat)} width={28} label={props.around.nameOfSeat(seat)} />
                    </span>
                  )}
                </For>
              </p>
            )}
          </Show>
          <button class="btn ghost" onClick={() => setOpened(null)} data-testid="close-reveal">
            {panelMessages().close}
          </button>
        </section>
      )}
    </Show>
  )
}

/** Envelopes opened among these events. */
function openedIn(events: readonly Event[]): Opened | null {
  const opened = events.findLast((event) => event.type === 'bribes-opened')
  if (opened === undefined) return null
  const order = events.findLast((event) => event.type === 'order-changed')
  const bribes = opened.bribes.flatMap((amount, seat) => (amount === null ? [] : [{ seat, amount }]))
  // One envelope alone holds no surprise: the log tells it.
  return bribes.length < 2 ? null : { bribes, order: order?.order ?? null }
}

/** A closed hand, knuckles up. */
function Fist(): JSX.Element {
  return (
    <svg class="th-fist-hand" width="58" height="58" viewBox="0 0 58 58" aria-hidden="true">
      <path
        d="M12 30V21a5.5 5.5 0 0 1 9-4 5.5 5.5 0 0 1 9-1.5A5.5 5.5 0 0 1 38.5 17 5 5 0 0 1 46 21v14q0 11-10 13v7H21v-8Q12 42 12 30Z"
        fill="var(--th-sand)"
        stroke="var(--th-line)"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path
        d="M21 18v9M30 16v11M38.5 18v9M12 33q9 5 18 0 5 2 4 7"
        fill="none"
        stroke="var(--th-line)"
        stroke-width="1.5"
        stroke-linecap="round"
      />
    </svg>
  )
}
