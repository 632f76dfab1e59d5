import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import { ItemMark } from './Item.tsx'
import { CubeMark } from './tokens.tsx'
import type { TechnologyPlace } from './types.ts'

/**
 * A technology in a small room, 60 by 70: picture, owner, copies left and what it costs now as the reader is told ("$6"); an empty
 * place shows its number. Takes the width it is given.
 */
export function TechnologyTile(props: {
  place: TechnologyPlace
  number: number
  price?: string
  mark?: 'free' | 'paid' | null
  selected?: boolean
  /** For two thirds of the room: larger letters, without the copies. */
  dense?: boolean
}): JSX.Element {
  const letter = (): string => (props.dense ? '17.7' : '14.5')
  const cube = (): number => (props.dense ? 26 : 18)
  return (
    <svg class="th-picture" viewBox="0 0 60 70" width="100%" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="58"
        height="68"
        rx="5"
        fill={props.selected ? 'var(--magenta-wash)' : props.place.card ? 'var(--paper-raised)' : 'none'}
        stroke={props.mark ? 'var(--magenta)' : 'var(--hair)'}
        stroke-width={props.mark ? 2.2 : 1}
        stroke-dasharray={props.place.card ? (props.mark === 'paid' ? '5 3' : undefined) : '4 3'}
      />
      <Show
        when={props.place.card}
        fallback={
          <>
            <text
              class="serif"
              x="30"
              y="41"
              text-anchor="middle"
              font-size="17.7"
              font-weight="600"
              fill="var(--ink-soft)"
            >
              {props.number}
            </text>
            <Show when={props.place.rival}>
              <CubeMark owner="rival" x={47} y={13} size={cube()} />
            </Show>
          </>
        }
      >
        {(card) => (
          <>
            <ItemMark kind={card().kind} x={20} y={24} size={28} />
            <Show when={card().owner}>
              {(owner) => (
                <CubeMark owner={owner()} x={props.dense ? 44 : 47} y={props.dense ? 16 : 13} size={cube()} />
              )}
            </Show>
            <Show when={!props.dense}>
              <text x="53" y="38" text-anchor="end" font-size="14.5" font-weight="600" fill="var(--ink-soft)">
                {`×${card().left}`}
              </text>
            </Show>
            <path d="M7 46H53" stroke="var(--hair)" />
            <text x="30" y="63" text-anchor="middle" font-size={letter()} font-weight="650" fill="var(--ink)">
              {props.price}
            </text>
          </>
        )}
      </Show>
    </svg>
  )
}
