import type { JSX } from 'solid-js'
import { createMemo, createUniqueId, For } from 'solid-js'
import { short } from '../../../art/path.ts'
import { CompassRose, Palm } from '../../../art/symbols.tsx'
import type { ChartLayout } from '../layout.ts'
import { makeWater } from './water.ts'
import type { Water } from './water.ts'

/** Everything under the pieces: depths, contour lines, rhumb lines, the graticule, soundings, routes, the islet and the rose. */
export function SeaGround(props: { layout: ChartLayout }): JSX.Element {
  const shore = createUniqueId()
  const water = createMemo(() => makeWater(props.layout))
  const rose = () => ({ x: props.layout.width - 62, y: props.layout.height - 96 })
  return (
    <>
      <rect width={props.layout.width} height={props.layout.height} fill="var(--th-deep)" />
      <g stroke-linejoin="round">
        <For each={water().tints}>
          {(tint, index) => (
            <path d={tint} fill={`var(--th-water-${5 - index()})`} stroke="var(--contour)" fill-rule="evenodd" />
          )}
        </For>
        <path d={water().lines.join('')} fill="none" stroke="var(--contour)" stroke-width=".6" opacity=".75" />
      </g>
      <Reef lagoon={water().lagoon} />
      <path d={water().land} fill="var(--land)" />
      <clipPath id={shore}>
        <path d={water().land} />
      </clipPath>
      <path d={water().land} clip-path={`url(#${shore})`} fill="none" stroke="url(#th-stipple)" stroke-width="26" />
      <path d={water().land} fill="none" stroke="var(--ink)" stroke-width="1.4" />
      <Graticule layout={props.layout} />
      <path d={rhumbs(rose().x, rose().y)} stroke="var(--ink)" stroke-width=".7" opacity=".09" />
      <Soundings water={water()} />
      <path
        d={props.layout.routes.map(([a, b]) => `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`).join('')}
        fill="none"
        stroke="var(--ink)"
        stroke-width="1.3"
        stroke-dasharray="1 5"
        stroke-linecap="round"
        opacity=".6"
      />
      <Serpent x={338} y={props.layout.water.y + props.layout.water.height * 0.225} />
      <Palm x={water().islet.x - 4} y={water().islet.y - 9} size={21} />
      <Palm x={water().islet.x + 10} y={water().islet.y - 4} size={15} />
      <CompassRose {...rose()} size={92} opacity={0.8} paper="var(--th-water-2)" />
    </>
  )
}

/** The lagoon's barrier: a ridge of coral heads on its seaward side. */
function Reef(props: { lagoon: Water['lagoon'] }): JSX.Element {
  const heads = () =>
    Array.from({ length: 34 }, (_, index) => {
      const angle = -1.15 + index * 0.064
      const wobble = 1 + 0.03 * Math.sin(index * 2.4)
      return {
        x: props.lagoon.x + Math.cos(angle) * props.lagoon.rx * wobble,
        y: props.lagoon.y + Math.sin(angle) * props.lagoon.ry * wobble,
        r: 1.2 + 1.3 * Math.abs(Math.sin(index * 1.7)),
      }
    })
  return (
    <g fill="var(--th-reef)" opacity=".8">
      <For each={heads()}>{(head) => <circle cx={short(head.x)} cy={short(head.y)} r={short(head.r)} />}</For>
    </g>
  )
}

function Graticule(props: { layout: ChartLayout }): JSX.Element {
  const lines = (): string => {
    const across = Array.from({ length: 7 }, (_, index) => `M${274 + index * 116} 0V${props.layout.height}`)
    const down = Array.from({ length: 5 }, (_, index) => `M140 ${80 + index * 116}H${props.layout.width}`)
    return across.join('') + down.join('')
  }
  return <path d={lines()} stroke="var(--hair)" stroke-width=".8" />
}

function Soundings(props: { water: Water }): JSX.Element {
  return (
    <g fill="var(--ink)" opacity=".55" text-anchor="middle" font-size="12.5">
      <For each={props.water.soundings}>
        {(sounding) => (
          <text class="italic" x={sounding.x} y={sounding.y + 4}>
            {sounding.fathoms}
          </text>
        )}
      </For>
    </g>
  )
}

/** 32 rays from the rose to beyond every edge. */
function rhumbs(x: number, y: number): string {
  return Array.from({ length: 32 }, (_, index) => {
    const angle = (index / 16) * Math.PI
    return `M${x} ${y}L${Math.round(x + Math.cos(angle) * 1300)} ${Math.round(y + Math.sin(angle) * 1300)}`
  }).join('')
}

/** What old charts put where nothing is known. */
function Serpent(props: { x: number; y: number }): JSX.Element {
  return (
    <g
      transform={`translate(${props.x} ${props.y}) scale(.92)`}
      fill="none"
      stroke="var(--ink)"
      stroke-width="1.2"
      stroke-linecap="round"
      stroke-linejoin="round"
      opacity=".36"
    >
      <path d="M-34 10Q-30-2-24-2T-14 10M-29 10Q-27 3-24 3T-19 10M-10 10Q-5-9 3-9T16 10M-4 10Q-1-3 3-3T10 10" />
      <path d="M21 10Q20-4 25-12 31-22 41-20 47-18.5 49-13.5 45-12 41-13 36-13 33-7 29 1 30 10M41-20L39-24 44-20.5M40-16.5h.2" />
      <path d="M-44 10Q-45 3-50 0-43-2-39 3-37 6-38 10M27-14L22.5-15.5 24-10M23-5L18-6 21-1" />
      <path d="M-54 13q4-3 8 0t8 0M-17 13q4-3 8 0M14 13q4-3 8 0t8 0 8 0" />
    </g>
  )
}
