import type { JSX } from 'solid-js'
import { text } from '../text/index.ts'

/** While a page's own code or data is on its way. */
export function Loading(): JSX.Element {
  return (
    <div class="loading" role="status" data-testid="loading">
      <svg width="64" height="64" viewBox="-32 -32 64 64" aria-hidden="true">
        <circle r="24" fill="none" stroke="var(--hair)" stroke-width="2" />
        <path class="needle" d="M0-24L5 0 0 24-5 0Z" fill="var(--brass)" />
      </svg>
      <p class="serif">{text().loading}</p>
    </div>
  )
}
