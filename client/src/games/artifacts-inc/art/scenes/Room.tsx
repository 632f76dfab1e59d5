import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import { engraved, Sky } from './Sky.tsx'

const paper = Array.from({ length: 22 }, (_, index) => `M${index * 12 - 62} -60V50`).join('')

/** A room of the city: papered wall, window, a walnut table at the front. Things stand on the table at y = 58. */
export function Room(props: {
  gilt: boolean
  mirrored: boolean
  window?: boolean
  children: JSX.Element
}): JSX.Element {
  return (
    <>
      <Show
        when={props.gilt}
        fallback={
          <>
            <rect x="-60" y="-120" width="260" height="240" fill="var(--ai-wall)" />
            <path d={paper} stroke="var(--ai-wall-2)" stroke-width="4" opacity=".6" />
          </>
        }
      >
        <Sky gilt x={70} y={44} sun={0} />
      </Show>
      <g {...engraved}>
        <Show when={props.window !== false}>
          <g transform={props.mirrored ? 'translate(148 0) scale(-1 1)' : 'translate(-8 0)'}>
            <Window />
          </g>
        </Show>
        <path d="M-60 58H200V110H-60Z" fill="var(--ai-walnut-2)" />
        <path d="M-60 63H200" stroke-width="1.4" opacity=".5" />
        {props.children}
      </g>
    </>
  )
}

function Window(): JSX.Element {
  return (
    <>
      <path d="M104 46V12H130V46Z" fill="var(--ai-sea-1)" />
      <path
        d="M104 46V34H108V26H113V36H117V20H119L120 15 121 20H123V32H127V28H130V46Z"
        fill="var(--ai-ice-2)"
        stroke-width=".6"
      />
      <path d="M104 46V12H130V46ZM117 12V46M104 28H130" fill="none" stroke="var(--ai-walnut)" stroke-width="1.8" />
      <path d="M101 47H133V50H101Z" fill="var(--ai-walnut-2)" />
    </>
  )
}
