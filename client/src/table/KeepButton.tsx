import { createSignal, Show, type JSX } from 'solid-js'
import { withRemarks } from '@fathom/kernel'
import { keepRecord } from '../api/api.ts'
import { createAsked } from '../shell/asked.ts'
import { focusIfLost } from '../shell/focus.ts'
import { ensureGuest } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { Link, tablePath } from '../shell/router.tsx'
import { parts } from '../text/parts.ts'
import type { Model } from './model.ts'

/** Keeps a game that was played on this device on the server, too. A record that was only opened here is nobody's to keep. */
export function KeepButton(props: { model: Model }): JSX.Element {
  const [kept, setKept] = createSignal<string | null>(null)
  const [busy, setBusy] = createSignal(false)
  const isPlayedHere = createAsked(async () => {
    const branch = await props.model.session.source.branch()
    return branch.ok && (branch.value === null || branch.value.from !== null)
  })
  const keep = async (): Promise<void> => {
    if (busy()) return
    setBusy(true)
    const seat = props.model.you() ?? props.model.context.seats().findIndex(({ kind }) => kind === 'person')
    const { source } = props.model.session
    const [guest, record, mine] = [await ensureGuest(), await source.record(), await source.remarks()]
    const answer = !guest.ok
      ? guest
      : record.ok
        ? await keepRecord(withRemarks(record.value, mine.ok ? mine.value.remarks : []), seat)
        : record
    setBusy(false)
    if (answer.ok) setKept(answer.value.table)
    else notify(wordsOf(answer.problem), 'problem')
  }
  return (
    <Show when={isPlayedHere() === true}>
      <Show
        when={kept()}
        fallback={
          <button
            class="btn"
            title={parts().end.keepHelp}
            aria-disabled={busy()}
            onClick={() => void keep()}
            data-testid="keep-record"
          >
            {parts().end.keep}
          </button>
        }
      >
        {(table) => (
          <Link ref={focusIfLost} class="btn" href={tablePath(table())} data-testid="to-kept">
            {parts().end.toKept}
          </Link>
        )}
      </Show>
    </Show>
  )
}
