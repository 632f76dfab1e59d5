import type { JSX } from 'solid-js'
import { For } from 'solid-js'
import { SeatPlate } from '../../art/seats.tsx'
import { makeShore } from '../../art/shore.ts'
import { CompassRose, Shark } from '../../art/symbols.tsx'
import type { CoverProps } from './Cover.tsx'
import { Cover, coverHeight, coverWidth, rhumbLines } from './Cover.tsx'

const corners = [
  [62, 150], [84, 112], [128, 96], [172, 108], [196, 138], [186, 170], [150, 190], [104, 194], [72, 180],
].map(([x = 0, y = 0]) => ({ x, y })) // prettier-ignore

const shore = makeShore(corners, [95, 63, 39, 18], { width: coverWidth, height: coverHeight, rough: 7, seed: 12 })

const depths: readonly (readonly [x: number, y: number, fathoms: number])[] = [
  [40, 60, 12], [66, 40, 17], [150, 50, 9], [200, 76, 21], [44, 224, 8], [96, 242, 14], [276, 150, 33], [243, 120, 26], [36, 122, 6], [150, 258, 19],
] // prettier-ignore

/** An island town, its waters and a dig site in cross-section. */
export function ThesaurosCover(props: CoverProps): JSX.Element {
  return (
    <Cover {...props}>
      <rect width={coverWidth} height={coverHeight} fill="var(--deep-sea)" />
      <g stroke-linejoin="round">
        <For each={shore.depths}>
          {(depth, index) => (
            <path
              d={depth}
              fill={`var(--deep-${4 - index()})`}
              stroke="var(--contour)"
              stroke-width="1"
              fill-rule="evenodd"
            />
          )}
        </For>
        <path d={shore.land} fill="var(--land)" stroke="var(--ink)" stroke-width="1.4" />
      </g>
      <path d={rhumbLines(262, 62, 420)} stroke="var(--ink)" stroke-width=".7" opacity=".1" />
      <path
        d="M92 122l-4 9M98 117l-3 10M105 113l-1 11M112 111l0 10M119 110l2 11M126 111l3 9"
        stroke="var(--ink)"
        stroke-width=".9"
        opacity=".55"
      />
      <Town />
      <path d="M150 188l22 20" stroke="var(--wood-dark)" stroke-width="5" />
      <path d="M150 188l22 20" stroke="var(--wood)" stroke-width="3" />
      <g fill="var(--ink)" opacity=".6">
        <For each={depths}>
          {([x, y, fathoms]) => (
            <text class="italic" x={x} y={y} font-size="13" text-anchor="middle">
              {fathoms}
            </text>
          )}
        </For>
      </g>
      <CompassRose x={258} y={64} size={90} paper="var(--deep-1)" />
      <path
        d="M172 208q10 2 18-12"
        stroke="var(--ink)"
        stroke-width="1.3"
        stroke-dasharray="1 5"
        stroke-linecap="round"
        fill="none"
      />
      <DigSite />
      <Zodiac x={229} y={176} />
    </Cover>
  )
}

function Town(): JSX.Element {
  const wall = {
    fill: 'var(--wall)',
    stroke: 'var(--line-dark)',
    'stroke-width': '1.1',
    'stroke-linejoin': 'round',
  } as const
  const roof = { ...wall, fill: 'var(--roof)' } as const
  const dark = { fill: 'var(--line-dark)', opacity: '.78' } as const
  return (
    <>
      <g transform="translate(92 150) scale(.8)">
        <path d="M3 0V-16H43V0Z" {...wall} />
        <path d="M1-16l5-6H40l5 6Z" {...roof} />
        <path d="M17-16V-32H29V-16Z" {...wall} />
        <path d="M15-32L23-42 31-32Z" {...roof} />
        <circle cx="23" cy="-25" r="4" fill="var(--wall)" stroke="var(--line-dark)" />
        <path d="M23-25v-2.5M23-25h2" stroke="var(--line-dark)" />
        <path d="M7-11h5v5H7ZM34-11h5v5h-5ZM19 0v-9h8v9Z" {...dark} />
      </g>
      <g transform="translate(128 142) scale(.8)">
        <path d="M3-3V-6H43V-3ZM0 0V-3H46V0Z" {...wall} />
        <path d="M5-6V-20H41V-6Z" {...wall} />
        <path d="M8-6V-20M14-6V-20M32-6V-20M38-6V-20" stroke="var(--line-dark)" stroke-width="2.6" opacity=".65" />
        <path d="M19-6v-10h8v10Z" {...dark} />
        <path d="M2-20L23-33 44-20Z" {...roof} />
        <circle cx="23" cy="-25" r="2.6" fill="var(--gold)" stroke="var(--line-dark)" stroke-width=".8" />
      </g>
      <g transform="translate(84 180) scale(.72)">
        <path d="M4 0V-20H40V0Z" {...wall} />
        <path d="M1-20L22-33 43-20Z" {...roof} />
        <path d="M18 0v-11h8v11ZM8-15h6v6H8ZM30-15h6v6h-6Z" {...dark} />
        <path d="M22-33v-7l8 2.5-8 2.5" fill="var(--brass)" stroke="var(--line-dark)" stroke-width=".8" />
      </g>
      <g transform="translate(122 178) scale(.78)">
        <path d="M6 0V-18H32V0Z" {...wall} />
        <path d="M4-18h30l-4-7H8Z" {...roof} />
        <path d="M12 0v-10h6v10ZM22-13h6v6h-6Z" {...dark} />
        <path d="M38 0V-36M38-34L24-29M38-34l7 5v6" fill="none" stroke="var(--ink)" stroke-width="1.8" />
        <path d="M43-23h4v4h-4Z" fill="var(--brass)" />
      </g>
      <g transform="translate(166 162) scale(.76)">
        <path d="M4-38l10 3M4-31l10-1M41-38l-10 3M41-31l-10-1" stroke="var(--brass)" stroke-width="1.6" />
        <path d="M14 0L17-30H28L31 0Z" {...wall} />
        <path d="M15.5-10h14.2l-.8-8H16.4Z" {...roof} />
        <path d="M16.5-30h12v-7h-12Z" fill="var(--gold)" stroke="var(--line-dark)" />
        <path d="M15-37L22.5-43 30-37Z" {...roof} />
      </g>
    </>
  )
}

function DigSite(): JSX.Element {
  const middle = (column: number): number => 202.5 + column * 25
  return (
    <>
      <path d="M290 190l7 5v72l-7-5ZM190 262h100l7 5h-100Z" fill="#0a1a28" opacity=".7" />
      <For each={[1, 2, 3, 4]}>
        {(band) => <rect x="190" y={172 + band * 18} width="100" height="18.4" fill={`var(--block-${band})`} />}
      </For>
      <path
        d="M190 208q6.25-3 12.5 0t12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0M190 226q6.25-3 12.5 0t12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0M190 244q6.25-3 12.5 0t12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0"
        fill="none"
        stroke="#fff"
        stroke-width=".8"
        opacity=".35"
      />
      <For each={[0, 1, 2, 3]}>
        {(column) => (
          <circle
            cx={middle(column)}
            cy="179"
            r="8"
            fill="var(--paper-raised)"
            stroke="var(--ink)"
            stroke-width="1.1"
          />
        )}
      </For>
      <Treasure x={middle(0)} y={217} value={5} fill="var(--bronze)" ink="#fff" />
      <circle cx={middle(2)} cy="235" r="9" fill="none" stroke="#fffdf6" stroke-width="1.3" stroke-dasharray="2.2 2" />
      <Treasure x={middle(2)} y={235} value={7} fill="var(--silver)" ink="#16303d" />
      <path
        d="M265 261.5L266.5 250 272.5 244 281.5 244.8 289 249 290 261.5Z"
        fill="var(--rock)"
        stroke="#16303d"
        stroke-width=".8"
      />
      <Treasure x={middle(3)} y={253} value={9} fill="var(--gold)" ink="#16303d" />
      <Treasure x={middle(0)} y={253} value={9} fill="var(--gold)" ink="#16303d" />
      <g stroke="#fffdf6" stroke-width=".6">
        <Shark x={228} y={235} size={25} />
      </g>
      <rect x="190" y="190" width="100" height="72" fill="none" stroke="var(--ink)" stroke-width="1.2" />
    </>
  )
}

function Treasure(props: { x: number; y: number; value: number; fill: string; ink: string }): JSX.Element {
  return (
    <>
      <circle cx={props.x} cy={props.y} r="8.3" fill={props.fill} stroke="#0a1a28" stroke-width="1" />
      <text x={props.x} y={props.y + 4.3} text-anchor="middle" font-size="12" font-weight="700" fill={props.ink}>
        {props.value}
      </text>
    </>
  )
}

function Zodiac(props: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x - 21} ${props.y - 11.5}) scale(1.05)`}>
      <ellipse cx="20" cy="12.5" rx="20" ry="11" fill="#0a1a28" opacity=".18" />
      <rect x="0" y="7.5" width="5" height="7" rx="1.5" fill="#2a2e36" />
      <path
        d="M3 4.5C3 2.6 4.4 1.5 6 1.5H24C32 1.5 38.5 7 38.5 11S32 20.5 24 20.5H6C4.4 20.5 3 19.4 3 17.5V14.5H7V16.2H23C29 16.2 33.5 13.5 33.5 11S29 5.8 23 5.8H7V7.5H3Z"
        fill="#e7c04a"
        stroke="#16303d"
        stroke-width="1.1"
      />
      <path
        d="M7 5.8H23C29 5.8 33.5 8.5 33.5 11S29 16.2 23 16.2H7Z"
        fill="#d5d0c2"
        stroke="#16303d"
        stroke-width=".8"
      />
      <circle cx="17" cy="11" r="7.9" fill="#16303d" />
      <SeatPlate color="red" x={17} y={11} radius={7.3} />
    </g>
  )
}
