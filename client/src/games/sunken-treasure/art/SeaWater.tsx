import type { JSX } from 'solid-js'
import { createMemo, For } from 'solid-js'
import type { Point } from '../../../art/path.ts'
import { short } from '../../../art/path.ts'
import { makeNoise, makeRandom } from '../../../art/random.ts'
import { Shark } from '../../../art/symbols.tsx'
import type { SeaLayout } from '../layout.ts'
import { columns, laneX } from '../layout.ts'

/** The sea without anything in it: sky, far shores, five waters, light, fish and the ground. Never moves; seeded by nothing but its size. */
export function SeaWater(props: { layout: SeaLayout }): JSX.Element {
  return (
    <>
      <Sky layout={props.layout} />
      <Waters layout={props.layout} />
      <Light layout={props.layout} />
      <Fish layout={props.layout} />
      <Ground layout={props.layout} />
    </>
  )
}

/** A wave from x0 to x1 round `y`: quadratic humps of `length`. */
function wavePath(x0: number, x1: number, y: number, length: number, height: number): string {
  const humps = Math.ceil((x1 - x0) / (2 * length))
  return `M${short(x0)} ${short(y)}` + `q${length / 2}-${height} ${length} 0t${length} 0`.repeat(humps)
}

function Sky(props: { layout: SeaLayout }): JSX.Element {
  const line = (): number => props.layout.waterline
  const stars = createMemo(() => {
    const random = makeRandom(11)
    return Array.from({ length: 34 }, () => ({
      x: props.layout.left + 40 + random() * (props.layout.width - props.layout.left - 40),
      y: 16 + random() * (line() - 34),
      r: 0.5 + random() * 0.8,
    }))
  })
  const width = (): number => props.layout.width
  return (
    <>
      <rect y="0" width={width()} height={props.layout.tops[1]} fill="url(#sea-sky)" />
      <g class="sea-stars">
        <For each={stars()}>{(star) => <circle cx={short(star.x)} cy={short(star.y)} r={short(star.r)} />}</For>
      </g>
      <circle cx={width() * 0.885} cy={line() - 26} r="15" fill="var(--st-sun)" />
      <path
        d={`M0 ${line() - 6}C${width() * 0.1} ${line() - 14} ${width() * 0.16} ${line() - 30} ${width() * 0.22} ${line() - 20}S${width() * 0.33} ${line() - 12} ${width() * 0.4} ${line() - 8}L${width()} ${line() - 4}V${line() + 8}H0Z`}
        fill="var(--st-shore)"
        opacity=".75"
      />
      <path
        d={`M${width() * 0.62} ${line() - 4}C${width() * 0.74} ${line() - 17} ${width() * 0.8} ${line() - 26} ${width() * 0.87} ${line() - 16}S${width() * 0.97} ${line() - 10} ${width()} ${line() - 12}V${line() + 8}H${width() * 0.62}Z`}
        fill="var(--st-shore)"
        opacity=".6"
      />
    </>
  )
}

function Waters(props: { layout: SeaLayout }): JSX.Element {
  const wide = (): number => props.layout.width + 60
  const deep = (): number => props.layout.height
  const swell = (row: number): string =>
    wavePath(-30 - row * 9, wide(), (props.layout.tops[row] ?? 0) + 1, 28, 3.4 + (row % 2))
  return (
    <>
      <path d={`${wavePath(-24, wide(), props.layout.waterline, 21, 4)}V${deep()}H-24Z`} fill="var(--st-water-1)" />
      <path
        d={wavePath(-24, wide(), props.layout.waterline, 21, 4)}
        fill="none"
        stroke="var(--st-crest)"
        stroke-width="1.6"
      />
      <For each={[1, 2, 3, 4]}>
        {(row) => (
          <>
            <path d={`${swell(row)}V${deep()}H-80Z`} fill={`var(--st-water-${row + 1})`} />
            <path d={swell(row)} fill="none" stroke="var(--st-swell)" opacity=".42" />
            <path
              d={swell(row)}
              fill="none"
              stroke="var(--st-swell-light)"
              stroke-width="1.3"
              opacity=".2"
              transform="translate(0 1.5)"
            />
          </>
        )}
      </For>
    </>
  )
}

/** Sunbeams that fall through the upper rows, leaning left. */
function Light(props: { layout: SeaLayout }): JSX.Element {
  const top = (): number => props.layout.waterline + 4
  const fall = (): number => props.layout.tops[4] - props.layout.waterline + 40
  const beams = (): readonly (readonly [number, number])[] => [
    [0.15, 56],
    [0.4, 84],
    [0.655, 66],
    [0.87, 58],
  ]
  return (
    <For each={beams()}>
      {([at, width]) => (
        <path
          d={`M${short(props.layout.width * at)} ${top()}h${width}l${-width} ${short(fall())}h${-width * 1.5}Z`}
          fill="url(#sea-beam)"
        />
      )}
    </For>
  )
}

const fishPath = 'M0 0q8-7 17 0l6-4v8l-6-4q-9 7-17 0Z'

/** Small shoals in the upper waters, some single fish below, one shark in the deep. They keep to the upper corners of spaces. */
function Fish(props: { layout: SeaLayout }): JSX.Element {
  const shoals = createMemo(() => {
    const random = makeRandom(37)
    const at = (column: number, row: number, fish: number): (Point & { size: number; deep: boolean })[] =>
      Array.from({ length: fish }, (_, index) => ({
        x: laneX(props.layout, column) + 8 + random() * (props.layout.lane * 0.24),
        y: (props.layout.tops[row - 1] ?? 0) + 18 + index * 12 + random() * 7,
        size: (0.5 + random() * 0.4) * (props.layout.textSize > 16 ? 1.4 : 1),
        deep: row > 3,
      }))
    return [at(1, 2, 4), at(3, 2, 3), at(6, 2, 3), at(5, 3, 2), at(2, 3, 2), at(1, 4, 1), at(6, 4, 2)].flat()
  })
  const shark = (): Point => ({
    x: laneX(props.layout, columns) + props.layout.lane * 0.16,
    y: props.layout.tops[4] + 26,
  })
  return (
    <>
      <For each={shoals()}>
        {(fish) => (
          <path
            transform={`translate(${short(fish.x)} ${short(fish.y)}) scale(${fish.size.toFixed(2)})`}
            d={fishPath}
            fill={fish.deep ? 'var(--st-fish-deep)' : 'var(--st-fish)'}
            opacity={fish.deep ? '.26' : '.45'}
          />
        )}
      </For>
      <Shark x={shark().x} y={shark().y} size={54} color="var(--st-shark)" opacity={0.34} />
    </>
  )
}

/** Sand with a rough edge, weed at the borders of lanes, a few stones. */
function Ground(props: { layout: SeaLayout }): JSX.Element {
  const floor = (): number => props.layout.tops[5]
  const sand = createMemo(() => {
    const noise = makeNoise(5)
    const steps = Math.ceil(props.layout.width / 14)
    const edge = Array.from({ length: steps + 1 }, (_, i) => {
      const x = i * 14
      return `${x} ${short(floor() - 10 + noise(x / 60, 1) * 4 + noise(x / 17, 9) * 1.6)}`
    })
    return { edge: `M${edge.join('L')}`, area: `M0 ${floor() + 8}L${edge.join('L')}V${floor() + 8}Z` }
  })
  const weeds = createMemo(() => {
    const random = makeRandom(3)
    return Array.from({ length: columns + 1 }, (_, index) => ({
      x: laneX(props.layout, index + 1) + (index === 0 ? 9 : index === columns ? -12 : 7 * (random() - 0.5)),
      height: 24 + random() * 14,
    }))
  })
  return (
    <>
      <path d={sand().area} fill="var(--st-floor)" />
      <path d={sand().edge} fill="none" stroke="var(--st-floor-line)" stroke-width="1" opacity=".6" />
      <For each={weeds()}>
        {(weed) => (
          <path
            transform={`translate(${short(weed.x)} ${floor() - 5})`}
            d={`M0 0q-5-${short(weed.height / 2)} 2-${short(weed.height)}M5 0q6-${short(weed.height / 3)} 1-${short(weed.height * 0.7)}M-5 0q-7-${short(weed.height / 4)}-3-${short(weed.height * 0.55)}`}
            stroke="var(--st-weed)"
            stroke-width="2.2"
            fill="none"
            stroke-linecap="round"
            opacity=".85"
          />
        )}
      </For>
    </>
  )
}
