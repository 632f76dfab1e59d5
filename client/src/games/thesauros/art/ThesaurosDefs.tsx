import type { JSX } from 'solid-js'

/** The patterns of the town and the sea. They go into <PageDefs>. */
export function ThesaurosDefs(): JSX.Element {
  return (
    <>
      <pattern id="th-planks" width="9" height="30" patternUnits="userSpaceOnUse">
        <rect width="9" height="30" fill="var(--th-plank)" />
        <path d="M.5 0V30" stroke="var(--th-plank-line)" stroke-width="1" opacity=".75" />
      </pattern>
      <pattern id="th-stipple" width="7" height="7" patternUnits="userSpaceOnUse">
        <circle cx="1.5" cy="2" r=".7" fill="var(--th-plank-line)" opacity=".6" />
        <circle cx="5" cy="5.4" r=".7" fill="var(--th-plank-line)" opacity=".6" />
      </pattern>
      <pattern id="th-veil" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="6" height="6" fill="var(--th-block-2)" opacity=".3" />
        <rect width="1.4" height="6" fill="var(--th-foam)" opacity=".28" />
      </pattern>
      <linearGradient id="th-dive" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--th-block-1)" />
        <stop offset=".34" stop-color="var(--th-block-2)" />
        <stop offset=".67" stop-color="var(--th-block-3)" />
        <stop offset="1" stop-color="var(--th-block-4)" />
      </linearGradient>
    </>
  )
}
