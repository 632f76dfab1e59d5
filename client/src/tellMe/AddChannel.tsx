import { createSignal, Show, type JSX } from 'solid-js'
import type { NewChannel, NoticesReading } from '@fathom/protocol'
import { addChannel } from './requests.ts'
import { notify } from '../shell/Notices.tsx'
import { canPush, subscribe } from './push.ts'
import type { NoticesStore } from './store.ts'
import { labelOf } from '../text/index.ts'
import { words } from './text/index.ts'

/** Another way to tell me: this browser, a webhook, an e-mail address. */
export function AddChannel(props: { reading: NoticesReading; store: NoticesStore }): JSX.Element {
  const add = async (wanted: NewChannel, name: string): Promise<boolean> => {
    const isFirst = props.reading.channels.length === 0
    if (!(await props.store.take(addChannel(wanted)))) return false
    notify(words().added(name))
    // Times of the day are meant where I am.
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    if (isFirst && timeZone !== props.reading.settings.timeZone) await props.store.change({ timeZone })
    return true
  }
  const addBrowser = async (): Promise<void> => {
    const wanted = await subscribe(props.reading.pushKey)
    if (wanted === 'refused') notify(words().refusedByBrowser, 'problem')
    else if (wanted === 'no-service') notify(words().noService, 'problem')
    else await add(wanted, wanted.device)
  }
  return (
    <section class="section" aria-labelledby="add">
      <h2 id="add">{words().add}</h2>
      <div class="panel ways">
        <Show when={canPush()} fallback={<p class="soft">{words().noBrowser}</p>}>
          <div>
            <button
              class="btn"
              aria-describedby="browser-help"
              onClick={() => void addBrowser()}
              data-testid="add-push"
            >
              {words().addBrowser}
            </button>
            <p class="soft" id="browser-help">
              {words().addBrowserHelp}
            </p>
          </div>
        </Show>
        <AddressForm
          name="webhook"
          type="url"
          label={words().webhook}
          help={words().webhookHelp}
          onAdd={(url) => add({ kind: 'webhook', url }, words().way.webhook)}
        />
        <Show when={props.reading.email}>
          <AddressForm
            name="email"
            type="email"
            label={words().email}
            help={words().emailHelp}
            onAdd={(address) => add({ kind: 'email', address }, address)}
          />
        </Show>
      </div>
    </section>
  )
}

interface AddressFormProps {
  readonly name: string
  readonly type: 'url' | 'email'
  readonly label: string
  readonly help: string
  /** False: it was refused, and the person may put it right. */
  readonly onAdd: (address: string) => Promise<boolean>
}

function AddressForm(props: AddressFormProps): JSX.Element {
  const [address, setAddress] = createSignal('')
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (await props.onAdd(address().trim())) setAddress('')
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label for={`add-${props.name}`}>{props.label}</label>
      <div class="row">
        <input
          id={`add-${props.name}`}
          class="field"
          type={props.type}
          required
          maxlength="1000"
          autocomplete={props.type === 'email' ? 'email' : 'off'}
          aria-describedby={`help-${props.name}`}
          value={address()}
          onInput={(event) => setAddress(event.currentTarget.value)}
          data-testid={`add-${props.name}`}
        />
        <button class="btn" aria-label={labelOf(words().addIt, props.label)} data-testid={`add-${props.name}-go`}>
          {words().addIt}
        </button>
      </div>
      <p class="soft" id={`help-${props.name}`}>
        {props.help}
      </p>
    </form>
  )
}
