import { Show, type JSX } from 'solid-js'
import { copyAndSay } from '../shell/copying.ts'
import { QrCode } from '../table/QrCode.tsx'
import { words } from './text/index.ts'

/** A link to hand on: as text, as a picture for a camera, and by what the device shares with. */
export function LinkField(props: {
  link: string
  label: string
  picture: string
  /** What is sent along with it. */
  invitation: string
}): JSX.Element {
  const copy = (): void => {
    void copyAndSay(props.link, words().copied, words().notCopied)
  }
  const share = (): void => {
    void navigator.share({ text: props.invitation, url: props.link }).catch(() => undefined)
  }
  return (
    <>
      <QrCode link={props.link} label={props.picture} />
      <div class="row">
        <input
          class="field"
          readonly
          aria-label={props.label}
          value={props.link}
          onFocus={(event) => event.currentTarget.select()}
          data-testid="link"
        />
        <button class="btn" onClick={copy}>
          {words().copy}
        </button>
        <Show when={'share' in navigator}>
          <button class="btn" onClick={share}>
            {words().share}
          </button>
        </Show>
      </div>
    </>
  )
}
