import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { diveGear } from './Diver.tsx'
import { ItemMark } from './Item.tsx'

export const diveWidth = 420
export const diveHeight = 360
/** Where the water begins, and how deep a level is drawn. */
export const surface = 62
const level = 69
/** What lies in the column is drawn right of this, the diver left of it. */
export const middle = 190

/** Middle of a depth's band. */
export function bandMiddle(depth: number): number {
  return surface + (depth - 0.5) * level
}

/** A depth's band; the input layer lays its button over it. */
export function diveLevelRect(depth: number): { x: number; y: number; width: number; height: number } {
  return { x: 44, y: surface + (depth - 1) * level, width: diveWidth - 44, height: level }
}

/** Sky, water, light and ground; dark below the depth that the diver can reach. */
export function Scenery(props: { reach: number }): JSX.Element {
  const foot = surface + 4 * level
  return (
    <>
      <rect width={diveWidth} height={diveHeight} rx="6" fill="var(--paper-raised)" />
      <path d={`M44 0H414a6 6 0 0 1 6 6V${surface}H44Z`} fill="var(--th-water-1)" />
      <rect x="44" y={surface} width={diveWidth - 44} height={4 * level} fill="url(#th-dive)" />
      <path
        d={`M${middle - 100} ${surface}L${middle - 150} ${foot}H${middle + 60}L${middle - 20} ${surface}Z`}
        fill="#fff"
        opacity=".08"
      />
      <For each={[1, 2, 3]}>
        {(depth) => (
          <path
            d={`M44 ${surface + depth * level}${'q9.4-4 18.8 0t18.8 0'.repeat(10)}`}
            fill="none"
            stroke="var(--th-foam)"
            stroke-width="1"
            opacity=".35"
          />
        )}
      </For>
      <path
        d={`M44 ${surface}${'q9.4-5 18.8 0t18.8 0'.repeat(10)}V${surface + 5}H44Z`}
        fill="var(--th-foam)"
        opacity=".75"
      />
      <path
        d={`M44 ${foot - 8}Q70 ${foot - 20} 96 ${foot - 8}T160 ${foot - 5} 236 ${foot - 9} 320 ${foot - 4} ${diveWidth} ${foot - 14}V${diveHeight - 6}a6 6 0 0 1-6 6H44Z`}
        fill="var(--th-sand)"
        stroke="var(--th-line)"
        stroke-width="1"
      />
      <path
        d="M66 338q-6-18 2-30t-2-26M76 338q6-14 0-24t4-18M402 330q-6-16 2-26t-3-22"
        fill="none"
        stroke="var(--kelp)"
        stroke-width="3.4"
        stroke-linecap="round"
      />
      <Show when={props.reach < 4}>
        <rect
          x="44"
          y={surface + props.reach * level}
          width={diveWidth - 44}
          height={(4 - props.reach) * level}
          fill="var(--th-shade)"
          opacity=".38"
        />
        <path
          d={`M44 ${surface + props.reach * level}H${diveWidth}`}
          stroke="var(--coral)"
          stroke-width="1.8"
          stroke-dasharray="7 5"
        />
      </Show>
      <rect x=".5" y=".5" width={diveWidth - 1} height={diveHeight - 1} rx="6" fill="none" stroke="var(--ink)" />
    </>
  )
}

/** Depths on a chart's ladder, each with the gear that it takes. */
export function Ruler(props: { reach: number }): JSX.Element {
  return (
    <>
      <path d={`M44 0V${diveHeight}M38 ${surface}V${surface + 4 * level}`} stroke="var(--ink)" stroke-width="1" />
      <For each={diveGear}>
        {(gear, index) => (
          <g opacity={index() < props.reach ? 1 : 0.5}>
            <Show when={index() % 2 === 0}>
              <rect x="38" y={surface + index() * level} width="6" height={level} fill="var(--ink)" />
            </Show>
            <text
              class="serif"
              x="19"
              y={bandMiddle(index() + 1) - 6}
              text-anchor="middle"
              font-size="17"
              font-weight="600"
              fill="var(--ink)"
            >
              {index() + 1}
            </text>
            <ItemMark kind={gear} x={19} y={bandMiddle(index() + 1) + 13} size={22} />
          </g>
        )}
      </For>
    </>
  )
}
