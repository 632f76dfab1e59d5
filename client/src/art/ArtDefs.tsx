import type { JSX } from 'solid-js'
import { SeatPatterns } from './seats.tsx'

/** The patterns that every drawing refers to by name; they go into <PageDefs>. */
export function ArtDefs(): JSX.Element {
  return (
    <>
      <SeatPatterns />
      <pattern id="art-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="1" height="5" fill="var(--ink)" opacity=".28" />
      </pattern>
      <pattern id="art-coral-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2.4" height="7" fill="var(--coral)" opacity=".5" />
      </pattern>
      <radialGradient id="art-lamp" cx=".5" cy=".38" r=".75">
        <stop offset="0" stop-color="var(--lamp)" />
        <stop offset="1" stop-color="var(--lamp)" stop-opacity="0" />
      </radialGradient>
    </>
  )
}
