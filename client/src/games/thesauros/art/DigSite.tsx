import type { JSX } from 'solid-js'
import { For, Match, Show, Switch } from 'solid-js'
import type { Rect, SitePlace } from '../layout.ts'
import { CubeMark } from './tokens.tsx'
import { TileBack, TileFace } from './Tile.tsx'
import type { Owner, SiteItem } from './types.ts'

/** A dig site: a block of sea in cross-section, four depths growing darker, with a plate for its number and its owners' cubes. */
export function DigSiteMark(props: { place: SitePlace; item: SiteItem; unsurveyed: readonly string[] }): JSX.Element {
  const rect = (): Rect => props.place.rect
  return (
    <g data-anchor={`site:${props.place.site}`}>
      <Switch>
        <Match when={props.item.state === 'unsurveyed'}>
          <Unsurveyed rect={rect()} words={props.unsurveyed} />
        </Match>
        <Match when={props.item.state === 'hidden' && !props.item.cells}>
          <TileBack rect={rect()} />
        </Match>
        <Match when={props.item.cells}>
          {(cells) => <TileFace place={props.place} cells={cells()} veiled={props.item.state === 'hidden'} />}
        </Match>
      </Switch>
      <Plate rect={rect()} item={props.item} />
    </g>
  )
}

function Unsurveyed(props: { rect: Rect; words: readonly string[] }): JSX.Element {
  const middle = () => ({ x: props.rect.x + props.rect.width / 2, y: props.rect.y + props.rect.height / 2 })
  return (
    <>
      <rect
        {...props.rect}
        rx="2"
        fill="var(--th-water-2)"
        fill-opacity=".55"
        stroke="var(--ink)"
        stroke-width="1.3"
        stroke-dasharray="5 4"
      />
      <For each={props.words}>
        {(word, index) => (
          <text
            class="italic"
            x={middle().x}
            y={middle().y + 5 + (index() - (props.words.length - 1) / 2) * 16}
            text-anchor="middle"
            font-size="13.5"
            fill="var(--ink)"
          >
            {word}
          </text>
        )}
      </For>
    </>
  )
}

function Plate(props: { rect: Rect; item: SiteItem }): JSX.Element {
  const tabs = (): number => props.item.owners.length
  const freed = (owner: Owner): boolean => owner !== 'rival' && (props.item.mercenaryMaps?.includes(owner) ?? false)
  const width = (): number => 26 + tabs() * 18
  const left = (): number => props.rect.x + props.rect.width / 2 - width() / 2
  const top = (): number => props.rect.y + props.rect.height + 1
  return (
    <g data-anchor={`plate:${props.item.site}`}>
      <rect x={left()} y={top()} width={width()} height="18.5" rx="4" fill="var(--paper-raised)" stroke="var(--ink)" />
      <text
        class="serif"
        x={left() + 13}
        y={top() + 14.3}
        text-anchor="middle"
        font-size="15"
        font-weight="700"
        fill="var(--ink)"
      >
        {props.item.site}
      </text>
      <For each={props.item.owners}>
        {(owner, index) => (
          <>
            <CubeMark owner={owner} x={left() + 31.5 + index() * 18} y={top() + 9.2} />
            <Show when={freed(owner)}>
              <path
                d={`M${left() + 33.5 + index() * 18} ${top() - 5}h9v5l-9 3Z`}
                fill="var(--coral)"
                stroke="var(--paper-raised)"
                stroke-width="1.2"
              />
            </Show>
          </>
        )}
      </For>
    </g>
  )
}
