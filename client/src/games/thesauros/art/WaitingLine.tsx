import type { JSX } from 'solid-js'
import { For, Index, Show } from 'solid-js'
import type { ChartLayout, Line, Rect } from '../layout.ts'
import { pierRect, queuePoint } from '../layout.ts'
import { MeepleMark } from './Meeple.tsx'
import { useMoney } from './money.ts'
import { CubeMark, EnvelopeMark } from './tokens.tsx'
import type { QueueSpace, ZoneItem } from './types.ts'

export function lineOf(zone: ZoneItem): Line {
  return { count: zone.spaces.length, special: zone.mercenary?.side ?? null }
}

/** A zone's waiting line: a pier with a place for everybody, priced where it costs something. */
export function WaitingLine(props: { layout: ChartLayout; zone: ZoneItem }): JSX.Element {
  const line = (): Line => lineOf(props.zone)
  const pier = (): Rect => pierRect(props.layout, props.zone.zone, line())
  const at = (index: number) => queuePoint(props.layout, props.zone.zone, index, line())
  return (
    <g opacity={props.zone.state === 'closed' ? 0.62 : 1}>
      <Planks rect={pier()} active={props.zone.state === 'active'} />
      <Index each={props.zone.spaces}>
        {(space, index) => (
          <QueueSpaceMark space={space()} anchor={`queue:${props.zone.zone}:${index + 1}`} {...at(index + 1)} />
        )}
      </Index>
      <Show when={props.zone.mercenary}>
        {(special) => (
          <g transform={`translate(${at(0).x} ${at(0).y})`} data-anchor={`queue:${props.zone.zone}:special`}>
            <path d="M0-10L10 0 0 10-10 0Z" fill="var(--th-hat)" stroke="var(--coral)" stroke-width="1.3" />
            <path d="M-4-2.5h8M-2-2.5v3.5h3v-3.5" stroke="var(--coral)" stroke-width="1.3" fill="none" />
            <For each={special().cubes}>
              {(seat, index) => <CubeMark owner={seat} x={index() * 6} y={index() * -3} size={15} />}
            </For>
            <Show when={special().meeple}>{(meeple) => <MeepleMark meeple={meeple()} x={0} y={11} />}</Show>
          </g>
        )}
      </Show>
      <Show when={props.zone.state === 'closed'}>
        <Barrier x={pier().x + 20} y={pier().y + 10} />
      </Show>
    </g>
  )
}

/** Boards on posts; lit by a lamp at the end while the zone is being played. */
export function Planks(props: { rect: Rect; active?: boolean }): JSX.Element {
  const foot = (): number => props.rect.y + props.rect.height
  const posts = (): string =>
    Array.from(
      { length: Math.max(1, Math.ceil((props.rect.width - 30) / 48)) },
      (_, index) => `M${props.rect.x + 20 + index * 48} ${foot()}v4.5`,
    ).join('')
  return (
    <>
      <path d={posts()} stroke="var(--th-plank-line)" stroke-width="3" />
      <rect {...props.rect} fill="url(#th-planks)" stroke="var(--th-plank-line)" />
      <path
        d={`M${props.rect.x} ${foot() + 0.5}h${props.rect.width}`}
        stroke="var(--th-line)"
        stroke-width="1.2"
        opacity=".6"
      />
      <Show when={props.active}>
        <rect
          x={props.rect.x - 1}
          y={props.rect.y - 1.5}
          width={props.rect.width + 2.5}
          height={props.rect.height + 3}
          rx="2.5"
          fill="none"
          stroke="var(--th-lit)"
          stroke-width="2.4"
        />
      </Show>
    </>
  )
}

/** One place in a line; its middle at (x, y). */
export function QueueSpaceMark(props: { space: QueueSpace; anchor: string; x: number; y: number }): JSX.Element {
  const money = useMoney()
  return (
    <g data-anchor={props.anchor}>
      <Show when={!props.space.meeple && !props.space.envelope}>
        <circle
          cx={props.x}
          cy={props.y}
          r="9"
          fill="var(--th-pier)"
          stroke="var(--th-pier-ink)"
          stroke-width="1"
          stroke-dasharray={props.space.price == null ? '2.5 2.5' : undefined}
        />
        <Show when={props.space.price != null}>
          <text
            x={props.x}
            y={props.y + 4.3}
            text-anchor="middle"
            font-size="12"
            textLength={(props.space.price ?? 0) > 9 ? 18 : undefined}
            lengthAdjust="spacingAndGlyphs"
            font-weight="600"
            fill="var(--th-pier-ink)"
          >
            {money.tight(props.space.price ?? 0)}
          </text>
        </Show>
      </Show>
      <Show when={props.space.acting}>
        <ellipse cx={props.x} cy={props.y + 9.5} rx="14" ry="4.5" fill="var(--th-lit)" stroke="var(--th-line)" />
      </Show>
      <Show when={props.space.envelope}>
        {(seat) => (
          <g opacity={props.space.held ? 0.6 : undefined} data-held={props.space.held ? '' : undefined}>
            <EnvelopeMark seat={seat()} x={props.x} y={props.y} />
          </g>
        )}
      </Show>
      <Show when={props.space.meeple}>
        {(meeple) => (
          <g data-anchor={`meeple:${meeple().key}`}>
            <MeepleMark meeple={meeple()} x={props.x} y={props.y + 10.5} />
          </g>
        )}
      </Show>
    </g>
  )
}

/** Across a pier that nobody may enter. */
function Barrier(props: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`} stroke="var(--th-line)">
      <path d="M-1.5-15h3V13h-3Z" fill="var(--th-wall)" />
      <path d="M-5-9L9-13.5l1.3 4L-3.7-5Z" fill="var(--coral)" />
      <path d="M-4.5 3.5h13v4h-13Z" fill="var(--coral)" />
    </g>
  )
}
