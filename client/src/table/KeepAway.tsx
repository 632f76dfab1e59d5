import type { JSX } from 'solid-js'
import { Keyed } from '../shell/Keyed.tsx'
import { request } from '../api/http.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { ensureGuest } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import type { Model } from './model.ts'
import { othersOf } from './seats.ts'

/** Whom of the people here I want to meet no more. */
export function KeepAwayDialog(props: { model: Model; onClose: () => void }): JSX.Element {
  const keepAway = async (seat: number, name: string): Promise<void> => {
    const guest = await ensureGuest()
    const answer = guest.ok ? await request('POST', `/tables/${props.model.session.id}/block`, { seat }) : guest
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    props.onClose()
    notify(parts().keepAway.done(name))
  }
  return (
    <Dialog title={parts().keepAway.title} onClose={props.onClose} testid="keep-away">
      <p>{parts().keepAway.help}</p>
      <div class="row">
        <Keyed each={othersOf(props.model.present())} by="seat">
          {(other) => (
            <button
              class="btn"
              onClick={() => void keepAway(other().seat, other().name)}
              data-testid={`keep-away-${other().seat}`}
            >
              {parts().keepAway.it(other().name)}
            </button>
          )}
        </Keyed>
      </div>
      <div class="row end">
        <button class="btn primary" onClick={() => props.onClose()}>
          {text().table.close}
        </button>
      </div>
    </Dialog>
  )
}
