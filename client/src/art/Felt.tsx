import type { JSX } from 'solid-js'

const grid = Array.from({ length: 13 }, (_, i) => `M${90 + i * 164} 0V1300M0 ${70 + i * 164}H2100`).join('')
const rhumbs = Array.from({ length: 32 }, (_, i) => {
  const angle = (i / 32) * 2 * Math.PI
  return `M98 520L${Math.round(98 + Math.cos(angle) * 2400)} ${Math.round(520 + Math.sin(angle) * 2400)}`
}).join('')

/**
 * The lit table under a board: sand-coloured by day, deep blue by night, with the lines of a chart. Fills its nearest
 * positioned ancestor; put it first in it and let the rest lie above.
 */
export function Felt(): JSX.Element {
  return (
    <svg class="felt-sheet" viewBox="0 0 1086 636" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
      <rect width="2100" height="1300" fill="var(--felt)" />
      <path d={grid} stroke="var(--felt-line)" stroke-width=".8" />
      <path d={rhumbs} stroke="var(--ink)" stroke-width=".7" opacity=".06" />
      <rect width="1086" height="636" fill="url(#art-lamp)" />
    </svg>
  )
}
