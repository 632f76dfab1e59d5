import type { JSX } from 'solid-js'
import { Show } from 'solid-js'

export type TrophyKind = 'boss' | 'explorer' | 'advertising' | 'fishing'
export type TrophyGrade = 'bronze' | 'silver' | 'gold'

const emblems: Readonly<Record<TrophyKind, string>> = {
  boss: 'M-5-7H5V1H9V4H-9V1H-5Z',
  explorer: 'M-9 3Q0-1 9 3 5 5.5 0 5.5T-9 3ZM-5 1Q-4-7 0-5.5 4-7 5 1 0-.5-5 1Z',
  advertising: 'M-8-2.5L5-8V7L-8 1.5ZM6.5-4Q9.5-.5 6.5 3M-5 2.5L-4 7H-1.5L-2 4',
  fishing: 'M-9 0Q-2-7 4-1L9-5.5Q8 0 9 5.5L4 1Q-2 7-9 0Z',
}

/** A cup of a game alone; an outline until it is won. 60 by 72. */
export function Trophy(props: { kind: TrophyKind; grade: TrophyGrade | null; width?: number }): JSX.Element {
  const won = (): boolean => props.grade !== null
  const width = (): number => props.width ?? 60
  return (
    <svg class="th-picture" width={width()} height={width() * 1.2} viewBox="-30 -36 60 72" aria-hidden="true">
      <g
        stroke={won() ? 'var(--th-line)' : 'var(--line)'}
        stroke-width="1.4"
        stroke-linejoin="round"
        stroke-dasharray={won() ? undefined : '4 3'}
        fill={won() ? `var(--th-${props.grade})` : 'none'}
      >
        <path d="M-18-26Q-30-26-27-14-24-4-14-3M18-26Q30-26 27-14 24-4 14-3" fill="none" stroke-width="3" />
        <path d="M-19-31H19Q20-6 7 4 4 7 4 14H-4Q-4 7-7 4-20-6-19-31Z" />
        <path d="M-12 14H12V19H-12Z" />
        <path d="M-17 19H17V32H-17Z" fill={won() ? 'var(--th-door)' : 'none'} />
      </g>
      <Show when={won()}>
        <path
          d="M-14.5-27Q-14.5-12-8-3"
          fill="none"
          stroke="#fff"
          stroke-width="2.6"
          stroke-linecap="round"
          opacity=".6"
        />
      </Show>
      <g transform="translate(0 -16) scale(1.050)">
        <path
          d={emblems[props.kind]}
          fill={won() ? `var(--th-on-${props.grade})` : 'var(--ink-soft)'}
          stroke={won() ? `var(--th-on-${props.grade})` : 'var(--ink-soft)'}
          stroke-width="1"
          stroke-linejoin="round"
        />
      </g>
    </svg>
  )
}
