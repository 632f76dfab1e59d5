import type { JSX } from 'solid-js'
import { For } from 'solid-js'
import { Die } from '../../art/symbols.tsx'
import type { CoverProps } from './Cover.tsx'
import { CardShadow, Cover, coverHeight, coverWidth } from './Cover.tsx'

const ink = '#16303d'
const grain = Array.from({ length: 21 }, (_, i) => `M0 ${22 + i * 13}q80 ${i % 2 ? -5 : 5} 160 0t160 0`).join('')

/** An expedition desk of 1929: a photograph of a museum, a typed card with a stamp, dice, a magnifying glass. */
export function ArtifactsIncCover(props: CoverProps): JSX.Element {
  return (
    <Cover {...props}>
      <rect width={coverWidth} height={coverHeight} fill="var(--desk)" />
      <path d={grain} stroke="var(--desk-grain)" fill="none" />
      <CardShadow x={30} y={34} width={256} height={222} radius={4} />
      <rect x="30" y="34" width="256" height="222" rx="4" fill="var(--blotter)" />
      <rect x="36" y="40" width="244" height="210" fill="none" stroke="var(--brass)" opacity=".6" />
      <Photograph />
      <TypedCard />
      <g transform="translate(66 192) rotate(-14)">
        <Die size={38} value={5} body="var(--bone)" />
      </g>
      <g transform="translate(98 226) rotate(20)">
        <Die size={38} value={3} body="var(--red-die)" ink="#fbf6ea" />
      </g>
      <g transform="translate(252 68) rotate(12)">
        <Die size={38} value={6} body="var(--bone)" />
      </g>
      <Glass />
    </Cover>
  )
}

function Photograph(): JSX.Element {
  return (
    <g transform="translate(64 50) rotate(-4 75 56)">
      <CardShadow x={0} y={0} width={150} height={112} radius={3} />
      <rect width="150" height="112" rx="3" fill="var(--card-paper-2)" />
      <g stroke={ink} stroke-width="1.2" stroke-linejoin="round">
        <path d="M20 92H130V86H20ZM14 98H136V92H14Z" fill="var(--photo-stone)" />
        <path d="M26 86V48H124V86Z" fill="var(--photo-sky)" />
        <path d="M20 48L75 20 130 48Z" fill="var(--photo-roof)" />
        <path d="M34 86V50M44 86V50M54 86V50M96 86V50M106 86V50M116 86V50" stroke-width="4.5" opacity=".75" />
        <path d="M66 86V66a9 9 0 0 1 18 0V86Z" fill={ink} />
        <circle cx="75" cy="38" r="5" fill="#e3b341" />
      </g>
    </g>
  )
}

/** Typed in no language: a number, a position, a month. */
function TypedCard(): JSX.Element {
  return (
    <g transform="translate(106 134) rotate(5)">
      <CardShadow x={0} y={0} width={168} height={108} radius={3} />
      <rect width="168" height="108" rx="3" fill="var(--card-paper)" />
      <path d="M0 26H168" stroke="#c2452d" stroke-width="1.2" opacity=".7" />
      <path d="M0 44H168M0 61H168M0 78H168M0 95H168" stroke="#2c5f8a" stroke-width=".7" opacity=".4" />
      <g class="typed" fill={ink} font-size="12.5">
        <text class="typed" x="12" y="18" font-size="13" font-weight="700">
          LUXOR, N° 14
        </text>
        <For each={['25° 41′ N', '32° 39′ E', 'V. 1929']}>
          {(line, index) => (
            <text class="typed" x="12" y={40 + index() * 17}>
              {line}
            </text>
          )}
        </For>
      </g>
      <g transform="translate(126 70) rotate(-13)" fill="none" stroke="var(--stamp)" opacity=".88">
        <circle r="28" stroke-width="2.6" stroke-dasharray="38 1.5 60 1" />
        <circle r="23" stroke-width="1" stroke-dasharray="50 2" />
        <path d="M-15-9H15M-15 9H15" stroke-width="1.2" />
        <path
          d="M0-19l1.3 3 3.2.3-2.4 2.1.7 3.2-2.8-1.7-2.8 1.7.7-3.2-2.4-2.1 3.2-.3ZM0 11l1.3 3 3.2.3-2.4 2.1.7 3.2-2.8-1.7-2.8 1.7.7-3.2-2.4-2.1 3.2-.3Z"
          fill="var(--stamp)"
          stroke="none"
        />
        <text y="5" text-anchor="middle" font-size="14" font-weight="800" fill="var(--stamp)" stroke="none">
          1929
        </text>
      </g>
    </g>
  )
}

function Glass(): JSX.Element {
  return (
    <g transform="translate(262 122) rotate(40)">
      <circle r="23" cx="3" cy="3" fill="none" stroke="#0a1a28" stroke-width="6" opacity=".18" />
      <rect x="-4" y="20" width="8" height="46" rx="4" fill="var(--handle)" stroke={ink} />
      <path d="M-1.5 28V58" stroke="#fff" stroke-width="1.5" opacity=".3" stroke-linecap="round" />
      <circle r="22" fill="#ddebea" fill-opacity=".55" stroke="#c99a43" stroke-width="5" />
      <circle r="24.5" fill="none" stroke={ink} stroke-width=".8" />
      <circle r="19.5" fill="none" stroke={ink} stroke-width=".6" />
      <path d="M-13-8A15 15 0 0 1 2-15" stroke="#fff" stroke-width="2.5" fill="none" stroke-linecap="round" />
    </g>
  )
}
