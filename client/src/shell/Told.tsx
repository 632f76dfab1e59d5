import type { JSX } from 'solid-js'
import { Notices } from './Notices.tsx'
import { LiveRegions } from './voice.tsx'

let home: HTMLDivElement | undefined
let told: HTMLDivElement | undefined

/** What is notified and spoken. */
export function Told(): JSX.Element {
  return (
    <div ref={home}>
      <div ref={told}>
        <Notices />
        <LiveRegions />
      </div>
    </div>
  )
}

/** Puts it into a dialog, which hides the rest of the page from eyes and ears; left out: back where it stands otherwise. */
export function bringTold(dialog: HTMLElement | undefined = home): void {
  if (told !== undefined) dialog?.append(told)
}
