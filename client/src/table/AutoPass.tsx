import { createSignal, Show, type JSX } from 'solid-js'
import { createAsked } from '../shell/asked.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { changeNotices, getNotices } from '../tellMe/requests.ts'
import { parts } from '../text/parts.ts'

/** Whether turns in which I have nothing to decide are taken for me: kept on the server, as they are taken while no page is open. */
export function AutoPass(): JSX.Element {
  const kept = createAsked(async () => {
    const answer = await getNotices()
    return answer.ok ? answer.value.settings.autoPass : null
  })
  const [chosen, setChosen] = createSignal<boolean | null>(null)
  const isWished = (): boolean | null => chosen() ?? kept()
  const set = async (autoPass: boolean): Promise<void> => {
    setChosen(autoPass)
    const answer = await changeNotices({ autoPass })
    if (answer.ok) return
    setChosen(!autoPass)
    notify(wordsOf(answer.problem), 'problem')
  }
  return (
    <Show when={isWished() !== null}>
      <label class="choice">
        <input
          type="checkbox"
          checked={isWished() === true}
          onChange={(event) => void set(event.currentTarget.checked)}
          data-testid="auto-pass"
        />
        <span>
          <strong>{parts().autoPass.label}</strong>
          <span class="soft">{parts().autoPass.help}</span>
        </span>
      </label>
    </Show>
  )
}
