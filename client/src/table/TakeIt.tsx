import type { JSX } from 'solid-js'
import { focusMainIfLost } from '../shell/focus.ts'
import type { GamePart } from '../games/page.ts'
import { parts } from '../text/parts.ts'
import type { Model } from './model.ts'
import './hint.css'

/** Chooses what a card has shown, as its things on the board would: it is asked about and undone like any choice. */
export function TakeIt(props: { model: Model; part: GamePart; actions: readonly string[] }): JSX.Element {
  const take = async (): Promise<void> => {
    const act = props.part.act ?? props.model.context.act
    if (await act(props.actions)) requestAnimationFrame(focusMainIfLost)
  }
  return (
    <button class="btn hint-take" onClick={() => void take()} data-testid="take-it">
      {parts().hint.take}
    </button>
  )
}
