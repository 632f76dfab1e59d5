import { createResource, Show, type JSX } from 'solid-js'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { changeNotices, getNotices } from '../tellMe/requests.ts'
import { parts } from '../text/parts.ts'

/** Whether turns in which I have nothing to decide are taken for me: kept on the server, as they are taken while no page is open. */
export function AutoPass(): JSX.Element {
  const [isWished, { mutate }] = createResource(async () => {
    const answer = await getNotices()
    return answer.ok ? answer.value.settings.autoPass : null
  })
  const set = async (autoPass: boolean): Promise<void> => {
    mutate(autoPass)
    const answer = await changeNotices({ autoPass })
    if (answer.ok) return
    mutate(!autoPass)
    notify(wordsOf(answer.problem), 'problem')
  }
  return (
    <Show when={typeof isWished.latest === 'boolean'}>
      <label class="choice">
        <input
          type="checkbox"
          checked={isWished.latest === true}
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
