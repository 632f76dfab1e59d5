import { Show, type JSX } from 'solid-js'
import type { Around } from '../around.ts'
import { SoloGoal, Trophies } from '../end/Solo.tsx'
import './solo.css'

/** In a game alone: the goal and the trophies, with how near they are. */
export function SoloStanding(props: { around: Around }): JSX.Element {
  return (
    <Show when={props.around.view().solo}>
      {(solo) => (
        <div class="th-holder th-office-solo">
          <SoloGoal around={props.around} solo={solo()} brief />
          <Trophies around={props.around} solo={solo()} bars />
        </div>
      )}
    </Show>
  )
}
