import type { JSX } from 'solid-js'
import { Notices } from './Notices.tsx'
import { LiveRegions } from './voice.tsx'

let told: HTMLElement | undefined

/** What is notified and spoken. */
export function Told(): JSX.Element {
  return (
    <div ref={(box) => (told = box)}>
      <Notices />
      <LiveRegions />
    </div>
  )
}

/** Puts it into a dialog, which hides the rest of the page from eyes and ears; left out: back into the page. */
export function bringTold(place: HTMLElement = document.body): void {
  if (told !== undefined) place.append(told)
}
