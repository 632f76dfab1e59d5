import type { Emblem } from '@fathom/protocol'
import { Show, type JSX } from 'solid-js'

/** Around (12, 12), 24 across: what is filled, its holes by even-odd, and what is drawn with a pen. */
interface Drawing {
  readonly fill?: string
  readonly line?: string
}

const drawings: Readonly<Record<Emblem, Drawing>> = {
  anchor: {
    line: 'M12 6.8V20.8M7.6 10.2H16.4M3.4 14.2C3.8 18.4 7.2 20.8 12 20.8S20.2 18.4 20.6 14.2M1.8 16.8L3.4 13.8 6.3 15.6M22.2 16.8L20.6 13.8 17.7 15.6M14.2 4.6A2.2 2.2 0 1 1 9.8 4.6A2.2 2.2 0 1 1 14.2 4.6Z',
  },
  compass: {
    fill: 'M12 .8L14.3 9.7 23.2 12 14.3 14.3 12 23.2 9.7 14.3 .8 12 9.7 9.7Z',
    line: 'M15.6 5.2A7.7 7.7 0 0 1 18.8 8.4M18.8 15.6A7.7 7.7 0 0 1 15.6 18.8M8.4 18.8A7.7 7.7 0 0 1 5.2 15.6M5.2 8.4A7.7 7.7 0 0 1 8.4 5.2',
  },
  helm: {
    fill: 'M14.2 12A2.2 2.2 0 1 1 9.8 12A2.2 2.2 0 1 1 14.2 12Z',
    line: 'M18.5 12A6.5 6.5 0 1 1 5.5 12A6.5 6.5 0 1 1 18.5 12ZM12 1.6V9.5M12 14.5V22.4M1.6 12H9.5M14.5 12H22.4M4.7 4.7L7.4 7.4M16.6 16.6L19.3 19.3M4.7 19.3L7.4 16.6M16.6 7.4L19.3 4.7',
  },
  ship: {
    fill: 'M2 16.4H22C21 19.6 18.7 21.8 15.8 21.8H8.2C5.3 21.8 3 19.6 2 16.4ZM11 1.8V14.6H3.6C6.8 11.4 9.6 7 11 1.8ZM13 4.6C16.6 7 18.9 10.6 19.4 14.6H13Z',
  },
  lighthouse: {
    fill: 'M12 1L16 4.6H8ZM9.5 5.6H14.5V8.4H9.5ZM9 9.5H15L15.5 12.8H8.5ZM8.3 14.2H15.7L16.3 17.6H7.7ZM7.5 19H16.5L17 22.6H7Z',
    line: 'M18 6L22.2 4.4M18 8L22.2 9.6M6 6L1.8 4.4M6 8L1.8 9.6',
  },
  lantern: {
    fill: 'M7.2 5.2H16.8L18.2 8.2H5.8ZM5.4 18.8H18.6V22H5.4ZM12 10.2C14.2 12.6 14.6 13.7 14.6 14.8A2.6 2.6 0 0 1 9.4 14.8C9.4 13.7 9.8 12.6 12 10.2Z',
    line: 'M7.3 8.2V18.8M16.7 8.2V18.8M9.4 4.9A2.6 2.6 0 0 1 14.6 4.9',
  },
  amphora: {
    fill: 'M8.8 1.8H15.2V3.7H14V7.4C17 8.8 17.8 11.2 17.3 13.6C16.7 16.6 14.7 18.6 13.7 20.2H15V22.4H9V20.2H10.3C9.3 18.6 7.3 16.6 6.7 13.6C6.2 11.2 7 8.8 10 7.4V3.7H8.8ZM8.4 11.4V13H15.6V11.4Z',
    line: 'M9.8 4.7C4.8 4.2 4.2 7.2 6.4 10.2M14.2 4.7C19.2 4.2 19.8 7.2 17.6 10.2',
  },
  key: {
    line: 'M11.7 12A4.6 4.6 0 1 1 2.5 12A4.6 4.6 0 1 1 11.7 12ZM11.7 12H21.8V16.6M17.2 12V15.6',
  },
  octopus: {
    fill: 'M12 1.8C7.6 1.8 5 5 5 8.6C5 10.8 6 12.3 7 13.6H17C18 12.3 19 10.8 19 8.6C19 5 16.4 1.8 12 1.8ZM8 9.2A1.4 1.4 0 1 0 10.8 9.2A1.4 1.4 0 1 0 8 9.2ZM13.2 9.2A1.4 1.4 0 1 0 16 9.2A1.4 1.4 0 1 0 13.2 9.2Z',
    line: 'M7.8 13C7.8 16.6 5 18.6 2 16.4M10.4 13C10.6 18 8.4 21.8 4.8 21M13.6 13C13.4 18 15.6 21.8 19.2 21M16.2 13C16.2 16.6 19 18.6 22 16.4',
  },
  fish: {
    fill: 'M1.4 12C4.8 6 11 5.2 15.6 9.4L22.2 5C21 9.4 21 14.6 22.2 19L15.6 14.6C11 18.8 4.8 18 1.4 12ZM5.2 11A1.3 1.3 0 1 0 7.8 11A1.3 1.3 0 1 0 5.2 11Z',
  },
  shell: {
    line: 'M9 19.2C4.8 16.8 2 12.8 2.6 8.8C3.8 6 6 5.4 7.2 6C8 3.2 10.4 2.4 12 3.6C13.6 2.4 16 3.2 16.8 6C18 5.4 20.2 6 21.4 8.8C22 12.8 19.2 16.8 15 19.2L15.6 21.6H8.4ZM12 17.6V7.6M10 17.6L7 9.6M14 17.6L17 9.6',
  },
  starfish: {
    fill: 'M12 2.6L14.6 8.9 21.4 9.4 16.2 13.8 17.8 20.4 12 16.8 6.2 20.4 7.8 13.8 2.6 9.4 9.4 8.9ZM10.8 12A1.2 1.2 0 1 0 13.2 12A1.2 1.2 0 1 0 10.8 12Z',
    line: 'M12 2.6L14.6 8.9 21.4 9.4 16.2 13.8 17.8 20.4 12 16.8 6.2 20.4 7.8 13.8 2.6 9.4 9.4 8.9Z',
  },
}

/** Somebody's sign in the colour of the words beside it, `size` pixels high; silent, as their name stands there. Null: nothing. */
export function EmblemSign(props: { emblem: Emblem | null | undefined; size?: number }): JSX.Element {
  return (
    <Show when={props.emblem}>
      {(emblem) => (
        <svg
          class="emblem"
          width={props.size ?? 20}
          height={props.size ?? 20}
          viewBox="0 0 24 24"
          aria-hidden="true"
          data-emblem={emblem()}
        >
          <path d={drawings[emblem()].fill ?? ''} fill="currentColor" fill-rule="evenodd" />
          <path
            d={drawings[emblem()].line ?? ''}
            fill="none"
            stroke="currentColor"
            stroke-width="2"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </svg>
      )}
    </Show>
  )
}
