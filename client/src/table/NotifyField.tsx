import { createSignal, Show, type JSX } from 'solid-js'
import { canNotify, isNotifying, setNotifying } from '../shell/myTurn.ts'
import { parts } from '../text/parts.ts'

/** Being told by the system that it is my turn; nothing where the browser knows no such thing. */
export function NotifyField(): JSX.Element {
  const [isRefused, setRefused] = createSignal(false)
  const wish = async (box: HTMLInputElement): Promise<void> => {
    setRefused(!(await setNotifying(box.checked)))
    box.checked = isNotifying()
  }
  return (
    <Show when={canNotify()}>
      <label class="choice">
        <input
          type="checkbox"
          checked={isNotifying()}
          onChange={(event) => void wish(event.currentTarget)}
          data-testid="notify"
        />
        <span>
          <strong>{parts().notify}</strong>
          <span class="soft" aria-live="polite">
            {isRefused() ? parts().notifyRefused : parts().notifyHelp}
          </span>
        </span>
      </label>
    </Show>
  )
}
