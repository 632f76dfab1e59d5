import type { JSX } from 'solid-js'
import { createMemo, For, Show } from 'solid-js'
import type { Point, Rect } from '../layout.ts'
import type { Scene, SpotKey } from './spots.ts'
import { spotRect } from './spots.ts'

export interface NoteItem {
  readonly at: SpotKey
  /** The first line bold: what it costs me; then what it brings. */
  readonly lines: readonly string[]
}

const lineHeight = 17

/** A note with a tail on what is pointed at; above it, or below where there is no room. */
interface NoteProps {
  readonly scene: Scene
  readonly note: NoteItem
  /** The part of the chart that is in sight; all of it unless told. */
  readonly window?: Rect | undefined
}

export function NoteMark(props: NoteProps): JSX.Element {
  return <Show when={spotRect(props.scene, props.note.at)}>{(rect) => <Bubble {...props} rect={rect()} />}</Show>
}

function Bubble(props: NoteProps & { rect: Rect }): JSX.Element {
  const width = (): number =>
    Math.max(60, ...props.note.lines.map((line, index) => line.length * (index === 0 ? 7.2 : 6.7))) + 22
  const height = (): number => props.note.lines.length * lineHeight + 11
  const middle = (): number => props.rect.x + props.rect.width / 2
  /** Rows of the town lie close above one another: what is said of one stands beside it. */
  const isOfTown = (): boolean => props.note.at.startsWith('zone:')
  const right = (): number =>
    props.window === undefined ? props.scene.layout.width : props.window.x + props.window.width
  /** On a narrow screen a long note would be cut off beside its row: then it stands below or above. */
  const isBeside = (): boolean => isOfTown() && besidePlace(props.scene, props.rect, height()).x + width() <= right()
  const place = createMemo(() =>
    isBeside()
      ? besidePlace(props.scene, props.rect, height())
      : within(bestPlace(props.scene, props.rect, width(), height()), props.window?.x ?? 0, right() - width()),
  )
  const above = (): boolean => place().y < props.rect.y
  const left = (): number => place().x
  const top = (): number => place().y
  const tail = (): string => {
    const y = Math.min(top() + height() - 16, Math.max(top() + 16, props.rect.y + props.rect.height - 12))
    if (isBeside()) return `M${left() + 0.8} ${y - 7}v14l-8.5-7Z`
    const x = Math.min(left() + width() - 16, Math.max(left() + 16, middle()))
    return above() ? `M${x - 7} ${top() + height() - 0.8}h14l-7 8.5Z` : `M${x - 7} ${top() + 0.8}h14l-7-8.5Z`
  }
  return (
    <g class="th-bubble" aria-hidden="true" pointer-events="none">
      <rect x={left()} y={top() + 3} width={width()} height={height()} rx="6" fill="var(--th-shade)" opacity=".22" />
      <rect
        x={left()}
        y={top()}
        width={width()}
        height={height()}
        rx="6"
        fill="var(--paper-raised)"
        stroke="var(--ink)"
      />
      <path d={tail()} fill="var(--paper-raised)" stroke="var(--ink)" />
      <path
        d={tail()}
        fill="var(--paper-raised)"
        transform={isBeside() ? 'translate(1.4 0)' : `translate(0 ${above() ? -1.4 : 1.4})`}
      />
      <For each={props.note.lines}>
        {(line, index) => (
          <text
            x={left() + 11}
            y={top() + 18 + index() * lineHeight}
            font-size="13"
            font-weight={index() === 0 ? 650 : 400}
            fill="var(--ink)"
          >
            {line}
          </text>
        )}
      </For>
    </g>
  )
}

/** In sight from its first word on, to its last where there is room. */
function within({ x, y }: Point, least: number, most: number): Point {
  return { x: Math.max(least + 6, Math.min(x, most - 6)), y }
}

/** Right of what is pointed at. */
function besidePlace(scene: Scene, rect: Rect, height: number): Point {
  const y = rect.y + rect.height - 12 - height / 2
  return { x: rect.x + rect.width + 14, y: Math.min(scene.layout.height - height - 6, Math.max(6, y)) }
}

/** Above or below what is pointed at, more to one side or the other: where it hides the least of the boats. */
function bestPlace(scene: Scene, rect: Rect, width: number, height: number): Point {
  const middle = rect.x + rect.width / 2
  const places = [rect.y - height - 12, rect.y + rect.height + 12].flatMap((y) =>
    [0.62, 0.38, 0.88, 0.12].map((part) => ({
      x: Math.min(scene.layout.width - width - 6, Math.max(6, middle - width * part)),
      y,
    })),
  )
  const hidden = ({ x, y }: Point): number => {
    const outside = y < 4 || y + height > scene.layout.height - 4 ? 9999 : 0
    return scene.zodiacs.reduce((sum, boat) => {
      const across = Math.min(x + width, boat.x + 26) - Math.max(x, boat.x - 26)
      const down = Math.min(y + height, boat.y + 18) - Math.max(y, boat.y - 18)
      return sum + (across > 0 && down > 0 ? across * down : 0)
    }, outside)
  }
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best), places[0] ?? { x: 0, y: 0 })
}
