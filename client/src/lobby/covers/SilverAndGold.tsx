import type { JSX } from 'solid-js'
import { For } from 'solid-js'
import { Coin } from '../../art/symbols.tsx'
import { ChartSheet } from '../../games/silver-and-gold/art/ChartSheet.tsx'
import { IslandBoxes } from '../../games/silver-and-gold/art/IslandBoxes.tsx'
import type { CardColor } from '../../games/silver-and-gold/art/types.ts'
import type { ScrapLayout } from '../../games/silver-and-gold/layout.ts'
import { gridOrigin } from '../../games/silver-and-gold/layout.ts'
import type { CoverProps } from './Cover.tsx'
import { Cover, coverHeight, coverWidth } from './Cover.tsx'

const plain = { nameSize: 0, textSize: 0, points: { x: 0, y: 0, radius: 0 } }
const front: ScrapLayout = { width: 206, height: 206, box: 40, top: 23, ...plain }
const behind: ScrapLayout = { width: 172, height: 168, box: 32, top: 22, ...plain }

/** Two torn island maps, crossed in pen, with a quill and coins. */
export function SilverAndGoldCover(props: CoverProps): JSX.Element {
  return (
    <Cover {...props}>
      <rect width={coverWidth} height={coverHeight} fill="var(--table-cloth)" />
      <path
        d="M40 0V300M98 0V300M156 0V300M214 0V300M272 0V300M0 30H320M0 88H320M0 146H320M0 204H320M0 262H320"
        stroke="var(--table-line)"
        stroke-width=".8"
      />
      <g transform="translate(118 14) rotate(7 86 84)">
        <Scrap id="cover-green" rows={['..Xo', 'oooo', 'CooC']} color="green" crossed={[8]} layout={behind} />
      </g>
      <g transform="translate(22 66) rotate(-6 103 103)">
        <Scrap
          id="cover-orange"
          rows={['P.oo', 'oooX', 'oCoo', '.ooo']}
          color="orange"
          crossed={[0, 4, 5, 8, 9, 13, 14]}
          layout={front}
        />
      </g>
      <For
        each={[
          { x: 270, y: 232, size: 42 },
          { x: 248, y: 256, size: 42 },
          { x: 279, y: 263, size: 36 },
        ]}
      >
        {(coin) => (
          <>
            <ellipse
              cx={coin.x + 1}
              cy={coin.y + 4}
              rx={coin.size * 0.46}
              ry={coin.size * 0.44}
              fill="#16303d"
              opacity=".25"
            />
            <Coin {...coin} />
          </>
        )}
      </For>
      <Quill />
    </Cover>
  )
}

function Scrap(props: {
  id: string
  rows: readonly string[]
  color: CardColor
  crossed: readonly number[]
  layout: ScrapLayout
}): JSX.Element {
  const origin = gridOrigin(props.layout, props.rows)
  return (
    <>
      <ChartSheet id={props.id} rows={props.rows} color={props.color} layout={props.layout} detailed={false} />
      <g transform={`translate(${origin.x} ${origin.y})`}>
        <IslandBoxes
          id={props.id}
          rows={props.rows}
          color={props.color}
          crossed={Array.from({ length: 16 }, (_, box) => props.crossed.includes(box))}
          size={props.layout.box}
        />
      </g>
    </>
  )
}

function Quill(): JSX.Element {
  return (
    <g transform="translate(190 178) rotate(38)">
      <path d="M4-1L7-11 9-44C22-62 21-92 8-122" fill="none" stroke="#0a1a28" stroke-width="5" opacity=".12" />
      <path d="M0 0L-3-11H3Z" fill="#2a2e36" />
      <path d="M-2.5-11H2.5L3.5-44H-3.5Z" fill="#a9741f" stroke="#16303d" stroke-width=".8" />
      <path d="M-2-44C-14-62-13-92 0-122C13-92 14-62 2-44Z" fill="#fbf6ea" stroke="#16303d" stroke-width="1" />
      <path
        d="M0-44V-118M0-60l-8-8M0-72l-9-9M0-84l-8-9M0-96l-6-7M0-60l8-8M0-72l9-9M0-84l8-9M0-96l6-7"
        stroke="#16303d"
        stroke-width=".8"
        opacity=".55"
      />
    </g>
  )
}
