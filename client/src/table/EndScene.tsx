import { createComponent, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import type { GamePart } from '../games/page.ts'
import { seatColor } from './seats.ts'
import './endScene.css'

const END_SCENE = { width: 1066, height: 470 }

/** The board at the end as a picture without words, a seat's things lit on it; nothing where the game has none. */
export function EndScene(props: { part: GamePart; seat: Seat; width?: number }): JSX.Element {
  return (
    <Show when={props.part.Scene}>
      {(Scene) => (
        <svg
          class="end-scene"
          width={props.width ?? '100%'}
          height={props.width === undefined ? undefined : (props.width * END_SCENE.height) / END_SCENE.width}
          viewBox={`0 0 ${END_SCENE.width} ${END_SCENE.height}`}
          data-lit={seatColor(props.seat)}
          data-testid="end-scene"
          aria-hidden="true"
        >
          {createComponent(Scene(), { seat: props.seat, room: END_SCENE })}
        </svg>
      )}
    </Show>
  )
}
