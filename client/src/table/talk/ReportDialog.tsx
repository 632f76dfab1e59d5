import { createSignal, For, type JSX } from 'solid-js'
import type { ReportLine, TalkRoom } from '@fathom/protocol'
import { Dialog } from '../../shell/Dialog.tsx'
import { notify } from '../../shell/Notices.tsx'
import type { Talk } from './talk.ts'
import { words } from './text/index.ts'

type Why = ReportLine['why']

/** Asks what is wrong with a line, and tells whoever runs the server. */
export function ReportDialog(props: { talk: Talk; room: TalkRoom; n: number; onClose: () => void }): JSX.Element {
  const [why, setWhy] = createSignal<Why>('insult')
  const [note, setNote] = createSignal('')
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (!(await props.talk.report({ room: props.room, n: props.n, why: why(), note: note() }))) return
    notify(words().reported)
    props.onClose()
  }
  return (
    <Dialog title={words().reportTitle} onClose={props.onClose} testid="report">
      <p>{words().reportHelp}</p>
      <form class="talk-report" onSubmit={(event) => void send(event)}>
        <fieldset>
          <legend>{words().why}</legend>
          <For each={Object.keys(words().whys) as Why[]}>
            {(each) => (
              <label>
                <input type="radio" name="why" value={each} checked={why() === each} onChange={() => setWhy(each)} />
                <span>{words().whys[each]}</span>
              </label>
            )}
          </For>
        </fieldset>
        <label>
          <span>{words().note}</span>
          <textarea class="field" rows="2" maxLength={300} onInput={(event) => setNote(event.currentTarget.value)} />
        </label>
        <div class="row">
          <button class="btn primary" type="submit" data-testid="send-report">
            {words().doReport}
          </button>
          <button class="btn" type="button" onClick={() => props.onClose()}>
            {words().cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
