import type { JSX } from 'solid-js'
import { tornPaper } from '../../../art/tornPaper.ts'

const grain = Array.from({ length: 60 }, (_, row) => {
  const y = 12 + row * 22
  return `M0 ${y}q180 ${row % 3 ? -6 : 8} 360 0t360 0 360 0 360 0 360 0 360 0`
}).join('')
const chart = tornPaper(1929, 460, 330)
const rings = [30, 56, 84, 116, 152].map(
  (r) => `M${230 - r} 170a${r} ${r * 0.72} 0 1 0 ${2 * r} 0a${r} ${r * 0.72} 0 1 0-${2 * r} 0`,
)

/**
 * The desk under everything: wood with a leather blotter let into it and the edges of two charts sticking out. Fills
 * its nearest positioned ancestor; put it first in it.
 */
export function Desk(): JSX.Element {
  return (
    <svg class="ai-desk" viewBox="0 0 1086 636" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="-600" y="-700" width="2300" height="2100" fill="var(--ai-wood)" />
      <g transform="translate(-600 -320)">
        <path d={grain} fill="none" stroke="var(--ai-wood-grain)" stroke-width="1.2" />
      </g>
      <Chart x={-150} y={-150} turn={-12} />
      <Chart x={820} y={420} turn={9} />
      <rect width="1086" height="636" fill="url(#art-lamp)" />
    </svg>
  )
}

function Chart(props: { x: number; y: number; turn: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) rotate(${props.turn})`}>
      <path d={chart} transform="translate(2 4)" fill="var(--ai-shade)" opacity=".1" />
      <path d={chart} fill="var(--ai-map)" />
      <path d={rings.join('')} fill="none" stroke="var(--ai-map-line)" />
      <path d="M20 90H440M20 200H440M120 12V318M280 12V318" stroke="var(--ai-map-line)" stroke-width=".7" />
    </g>
  )
}
