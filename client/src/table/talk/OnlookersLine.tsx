import { createSignal, Show, type JSX } from 'solid-js'
import { keep, kept } from '../../shell/preferences.ts'
import { listOf } from '../../text/index.ts'
import type { Session } from '../session.ts'
import { words } from './text/index.ts'

const [isNamed, setNamed] = createSignal(kept('named') === 'yes')

/** Who looks on; whoever does says whether the others may read their name, and is told how late they see the game. */
export function OnlookersLine(props: { session: Session }): JSX.Element {
  const told = () => props.session.talk.onlookers()
  const looksOn = (): boolean => props.session.table()?.you === null
  const isPlaying = (): boolean => props.session.table()?.status === 'playing'
  const late = (): string => {
    const { delay } = told()
    if (delay === 0 || !isPlaying()) return ''
    return looksOn() ? words().youSeeLate(delay) : words().theySeeLate(delay)
  }
  return (
    <div class="onlookers" data-testid="onlookers-line">
      <Show when={told().count > 0 || late() !== ''}>
        <p>
          <Show when={told().count > 0}>{words().lookOn(told().count)}</Show>
          <span class="soft">
            {told().names.length > 0 ? ` (${listOf(told().names)})` : ''}
            {late() === '' ? '' : ` · ${late()}`}
          </span>
        </p>
      </Show>
      <Show when={looksOn()}>
        <label class="talk-aloud">
          <input
            type="checkbox"
            checked={isNamed()}
            onChange={(event) => {
              setNamed(event.currentTarget.checked)
              keep('named', event.currentTarget.checked ? 'yes' : null)
              // The server is told with the line.
              props.session.reopen()
            }}
            data-testid="be-named"
          />
          <span>{words().beNamed}</span>
        </label>
      </Show>
    </div>
  )
}
