import { createSignal, createUniqueId, onMount, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { leave, seatBeside } from '../api/api.ts'
import { askAs, besideAt, keepBeside } from '../api/beside.ts'
import { untilAnswered } from '../api/untilAnswered.ts'
import { newNonce } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { keep, kept } from '../shell/preferences.ts'
import { parts } from '../text/parts.ts'

/** How somebody beside me was called last in that chair, so that a rematch takes one press. */
const nameKey = (seat: Seat): string => `beside-name-${seat}`

/** Gives an open chair to somebody at this device. */
export function BesideChair(props: { table: string; seat: Seat }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false)
  const [name, setName] = createSignal(kept(nameKey(props.seat)) ?? '')
  const [isBusy, setBusy] = createSignal(false)
  const help = createUniqueId()
  // The same in every try: the server knows by it what it has done already.
  const nonce = newNonce()
  const sit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy()) return
    setBusy(true)
    const called = name().trim() === '' ? parts().hotSeat.player(props.seat + 1) : name().trim()
    const { table, seat } = props
    const answer = await untilAnswered(() => seatBeside(table, { seat, name: called, nonce }))
    setBusy(false)
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    keep(nameKey(seat), called)
    keepBeside(
      table,
      [...besideAt(table), seat].toSorted((a, b) => a - b),
    )
  }
  return (
    <Show
      when={isOpen()}
      fallback={
        <button class="btn" onClick={() => setOpen(true)} data-testid={`beside-${props.seat}`}>
          {parts().hotSeat.beside}
        </button>
      }
    >
      <form class="beside-form" onSubmit={(event) => void sit(event)}>
        <input
          ref={(field) => onMount(() => field.focus())}
          class="field"
          maxlength="40"
          aria-label={parts().hotSeat.name(props.seat + 1)}
          aria-describedby={help}
          placeholder={parts().hotSeat.player(props.seat + 1)}
          value={name()}
          onInput={(event) => setName(event.currentTarget.value)}
          data-testid={`beside-name-${props.seat}`}
        />
        <button class="btn primary" aria-disabled={isBusy()} data-testid={`beside-sit-${props.seat}`}>
          {parts().hotSeat.sitsHere}
        </button>
        <p class="soft" id={help}>
          {parts().hotSeat.sitsHereHelp}
        </p>
      </form>
    </Show>
  )
}

/** Whoever sits beside me at a table stands up before the game: all, or one. @returns whether they have */
export async function standUp(table: string, seats: readonly Seat[] = besideAt(table)): Promise<boolean> {
  for (const seat of seats) {
    askAs(table, seat)
    // Asked as them at once: nothing else is asked in between.
    const leaving = leave(table)
    askAs(table, null)
    const answer = await leaving
    if (!answer.ok) {
      notify(wordsOf(answer.problem), 'problem')
      return false
    }
    keepBeside(
      table,
      besideAt(table).filter((each) => each !== seat),
    )
  }
  return true
}
