import { onMount, type JSX } from 'solid-js'
import { parts } from '../../text/parts.ts'
import { wantsHelp } from './wish.ts'
import { recallHelpWish, wishHelp } from './wishKept.ts'

/** Whether the page helps at this table, and at others: on for a first game until somebody says otherwise. */
export function HelpField(props: { game: string; table: string }): JSX.Element {
  onMount(() => void recallHelpWish())
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={wantsHelp(props.game, props.table)}
        onChange={(event) => void wishHelp(event.currentTarget.checked ? 'always' : 'never')}
        data-testid="wants-help"
      />
      <span>
        <strong>{parts().help.label}</strong>
        <span class="soft">{parts().help.labelHelp}</span>
      </span>
    </label>
  )
}
