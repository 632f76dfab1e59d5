import { createSignal, onCleanup, Show, type JSX } from 'solid-js'
import { copyAndSay } from '../shell/copying.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { QrCode } from '../table/QrCode.tsx'
import { getDeviceLink, makeDeviceLink } from './requests.ts'
import { deviceName } from './Sessions.tsx'
import { words } from './text/index.ts'

/** Every so many milliseconds the server is asked whether the link was used. */
const PAUSE = 2000

/** A link for one further device of mine, as a picture for its camera and as text. */
export function AnotherDevice(props: { onUsed: () => void }): JSX.Element {
  const [link, setLink] = createSignal<string | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isGone = false
  onCleanup(() => {
    isGone = true
    clearTimeout(timer)
  })
  const look = async (): Promise<void> => {
    const answer = await getDeviceLink()
    if (isGone || link() === null) return
    if (answer.ok && answer.value.usedBy !== null) {
      setLink(null)
      notify(words().linkUsed(deviceName(answer.value.usedBy)))
      return props.onUsed()
    }
    if (answer.ok && answer.value.state === 'none') return void setLink(null)
    clearTimeout(timer)
    timer = setTimeout(() => void look(), PAUSE)
  }
  const make = async (): Promise<void> => {
    clearTimeout(timer)
    const answer = await makeDeviceLink()
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    setLink(`${location.origin}/me#join=${answer.value.token}`)
    timer = setTimeout(() => void look(), PAUSE)
  }
  const copy = (its: string): void => {
    void copyAndSay(its, words().linkCopied, words().linkNotCopied)
  }
  return (
    <section class="section" aria-labelledby="another-device">
      <h2 id="another-device">{words().anotherDevice}</h2>
      <div class="panel">
        <p>{words().anotherDeviceHelp}</p>
        <button class="btn" onClick={() => void make()} data-testid="make-link">
          {link() === null ? words().makeLink : words().makeOtherLink}
        </button>
        <Show when={link()}>
          {(its) => (
            <>
              <QrCode link={its()} label={words().linkAsPicture} />
              <div class="row">
                <input
                  class="field"
                  readonly
                  aria-label={words().link}
                  value={its()}
                  onFocus={(event) => event.currentTarget.select()}
                  data-testid="device-link"
                />
                <button class="btn" onClick={() => copy(its())}>
                  {words().copyCodes}
                </button>
              </div>
            </>
          )}
        </Show>
      </div>
    </section>
  )
}
