import type { JSX } from 'solid-js'
import { createMemo, For, Show } from 'solid-js'
import type { ScrapLayout } from '../layout.ts'
import { boxRect, gridOrigin, largeScrap } from '../layout.ts'
import { ChartSheet, leanOf } from './ChartSheet.tsx'
import { IslandBoxes } from './IslandBoxes.tsx'
import { FocusBox, GhostMark, LegalBox } from './marks.tsx'
import { PointsMark, SealMark } from './PointsChip.tsx'
import type { Ghost, IslandProps } from './types.ts'

export interface IslandScrapProps {
  readonly island: IslandProps
  /** `largeScrap` unless told; `phoneScrap` keeps texts at 12 px or more on a narrow screen. */
  readonly layout?: ScrapLayout
  /** The line under the name, in the reader's language and with the colour in words: "Purple, 11 boxes to go". */
  readonly caption: string
  readonly ghost?: Ghost | null
  /** Single boxes that may be crossed off now. */
  readonly legalBoxes?: readonly number[]
  /** Where the keyboard is. */
  readonly focusBox?: number | null
  /** Boxes crossed just now: their crosses are drawn by pen and keep a brass ring. */
  readonly fresh?: readonly number[]
  /** The scrap in hand lies higher. */
  readonly lifted?: boolean
  readonly class?: string
  /** The group that holds the drawing in scrap coordinates: give it to `scrapPoint` to map a pointer. */
  readonly ref?: (group: SVGGElement) => void
  /** SVG drawn on top in scrap coordinates: the input layer's buttons, at `boxRect(layout, rows, box)`. */
  readonly children?: JSX.Element
}

/**
 * One of my islands as a torn piece of a chart. It only draws: names, captions and the ghost come from outside, and the
 * drawing itself is silent; the boxes' buttons with spoken names are its children. Takes the width that it is given.
 */
export function IslandScrap(props: IslandScrapProps): JSX.Element {
  const layout = (): ScrapLayout => props.layout ?? largeScrap
  const origin = createMemo(() => gridOrigin(layout(), props.island.rows))
  const place = (): string => `translate(${origin().x} ${origin().y})`
  return (
    // A group, because a screen reader says nothing of what lies inside a drawing with `role="img"`.
    <svg
      role="group"
      class={`island-scrap ${props.class ?? ''}`}
      viewBox={`0 0 ${layout().width} ${layout().height}`}
      width="100%"
    >
      <g
        ref={(group) => props.ref?.(group)}
        transform={`rotate(${leanOf(props.island.id)} ${layout().width / 2} ${layout().height / 2})`}
      >
        <ChartSheet
          id={props.island.id}
          rows={props.island.rows}
          color={props.island.color}
          layout={layout()}
          detailed
          lifted={props.lifted}
        />
        <ScrapHead island={props.island} layout={layout()} caption={props.caption} />
        <g transform={place()}>
          <IslandBoxes
            id={props.island.id}
            rows={props.island.rows}
            color={props.island.color}
            crossed={props.island.crossed}
            size={layout().box}
            fresh={props.fresh}
          />
        </g>
        <For each={props.legalBoxes ?? []}>
          {(box) => <LegalBox rect={boxRect(layout(), props.island.rows, box)} />}
        </For>
        <Show when={props.ghost}>
          {(ghost) => (
            <g transform={place()}>
              <GhostMark ghost={ghost()} size={layout().box} />
            </g>
          )}
        </Show>
        <Show when={typeof props.focusBox === 'number'}>
          <FocusBox rect={boxRect(layout(), props.island.rows, props.focusBox ?? 0)} />
        </Show>
        {props.children}
      </g>
    </svg>
  )
}

/** Name, caption, points and seal. */
function ScrapHead(props: { island: IslandProps; layout: ScrapLayout; caption: string }): JSX.Element {
  const left = (): number => props.layout.width * 0.06
  return (
    <g aria-hidden="true">
      <text
        class="serif cased"
        x={left()}
        y={props.layout.nameSize * 1.9}
        font-size={String(props.layout.nameSize)}
        font-weight="600"
        fill="var(--ink)"
      >
        {props.island.name}
      </text>
      <text
        class="cased"
        x={left()}
        y={props.layout.nameSize * 1.9 + 19}
        font-size={String(props.layout.textSize)}
        fill="var(--ink)"
      >
        {props.caption}
      </text>
      <PointsMark color={props.island.color} points={props.island.points} {...props.layout.points} />
      <Show when={props.island.seal}>
        {(seal) => (
          <SealMark
            color={seal().color}
            points={seal().points}
            x={props.layout.points.x - props.layout.points.radius * 2.15}
            y={props.layout.points.y}
            radius={props.layout.points.radius * 0.95}
          />
        )}
      </Show>
    </g>
  )
}

/** A pointer's place in the coordinates of a drawing: give it the group from `ref` and the event's client point. */
export function scrapPoint(group: SVGGraphicsElement, clientX: number, clientY: number): { x: number; y: number } {
  const matrix = group.getScreenCTM()
  if (!matrix) return { x: -1, y: -1 }
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return { x, y }
}
