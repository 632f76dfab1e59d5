import type { JSX } from 'solid-js'
import { createMemo, For, Show } from 'solid-js'
import { placeBeside, type Place } from '../../../board/place.ts'
import type { Rect, SeaLayout } from '../layout.ts'

export interface Badge {
  /** Written: the price ("1 amber card"), then one line for each who is paid. */
  readonly lines: readonly string[]
  /** A last line in kelp (what it brings) or coral (why it can't be done). */
  readonly verdict?: { readonly text: string; readonly good: boolean }
}

/** Room for a text in Inter: an average of .54 of its size for each letter, a little generous. */
function textWidth(text: string, size: number): number {
  return text.length * size * 0.54
}

/** A note with a price, tied to a tile: it lies where it hides no legal target. */
export function PriceBadge(props: {
  badge: Badge
  layout: SeaLayout
  spot: Rect
  avoid: readonly Rect[]
  /** Other pieces, hidden only when it must be. */
  pieces: readonly Rect[]
}): JSX.Element {
  const size = (): number => props.layout.textSize
  const step = (): number => size() * 1.42
  const texts = (): readonly string[] => [
    ...props.badge.lines,
    ...(props.badge.verdict ? [props.badge.verdict.text] : []),
  ]
  const place = createMemo(() => {
    const own = {
      width: Math.max(...texts().map((text) => textWidth(text, size()))) + 24,
      height: texts().length * step() + 13,
    }
    const place = placeBeside({
      room: props.layout,
      size: own,
      anchor: props.spot,
      avoid: props.avoid,
      others: props.pieces,
      sides: ['above', 'below', 'right', 'left'],
    })
    return { ...place, ...own }
  })
  return (
    <g aria-hidden="true" pointer-events="none">
      <rect
        x={place().x - 0.5}
        y={place().y + 2.5}
        width={place().width + 1}
        height={place().height}
        rx="6"
        fill="var(--st-shade)"
        opacity=".28"
      />
      <path d={bubble(place(), props.spot)} fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="1.2" />
      <For each={props.badge.lines}>
        {(line, index) => (
          <text
            x={place().x + 12}
            y={place().y + 6 + (index() + 0.78) * step()}
            font-size={String(size())}
            font-weight={index() === 0 ? '600' : '400'}
            fill="var(--ink)"
          >
            {line}
          </text>
        )}
      </For>
      <Show when={props.badge.verdict}>
        {(verdict) => (
          <text
            x={place().x + 12}
            y={place().y + 6 + (props.badge.lines.length + 0.78) * step()}
            font-size={String(size())}
            font-weight="600"
            fill={verdict().good ? 'var(--kelp)' : 'var(--coral-text)'}
          >
            {verdict().text}
          </text>
        )}
      </Show>
    </g>
  )
}

/** A rounded box with a small beak towards the spot. */
function bubble(box: Place & Rect, spot: Rect): string {
  const r = 6
  const across = Math.min(box.x + box.width - 16, Math.max(box.x + 16, spot.x + spot.width / 2))
  const along = Math.min(box.y + box.height - 14, Math.max(box.y + 14, spot.y + spot.height / 2))
  const top = box.side === 'below' ? `H${across - 7}l7-7l7 7` : ''
  const right = box.side === 'left' ? `V${along - 6}l7 6l-7 6` : ''
  const bottom = box.side === 'above' ? `H${across + 7}l-7 7l-7-7` : ''
  const left = box.side === 'right' ? `V${along + 6}l-7-6l7-6` : ''
  return (
    `M${box.x + r} ${box.y}${top}H${box.x + box.width - r}a${r} ${r} 0 0 1 ${r} ${r}${right}V${box.y + box.height - r}a${r} ${r} 0 0 1-${r} ${r}` +
    `${bottom}H${box.x + r}a${r} ${r} 0 0 1-${r}-${r}${left}V${box.y + r}a${r} ${r} 0 0 1 ${r}-${r}Z`
  )
}
