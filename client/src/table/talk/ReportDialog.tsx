import { createSignal, For, type JSX } from 'solid-js'
import type { ReportLine } from '@fathom/protocol'
import { Dialog } from '../../shell/Dialog.tsx'
import { notify } from '../../shell/Notices.tsx'
import { words } from './text/index.ts'
import './talk.css'

type Why = ReportLine['why']

/** Why somebody should look at it, and what is to be added. */
export type ReportWish = Pick<ReportLine, 'why' | 'note'>

/** Asks what is wrong with a line, or a remark, and tells whoever runs the server. @param props.send gives false if it was refused, and says why */
export function ReportDialog(props: {
  help: string
  send: (wish: ReportWish) => Promise<boolean>
  onClose: () => void
}): JSX.Element {
  const [why, setWhy] = createSignal<Why>('insult')
  const [note, setNote] = createSignal('')
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (!(await props.send({ why: why(), note: note() }))) return
    notify(words().reported)
    props.onClose()
  }
  return (
    <Dialog title={words().reportTitle} onClose={props.onClose} testid="report">
      <p>{props.help}</p>
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
