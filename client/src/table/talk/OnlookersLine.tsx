import type { OnlookerList } from '@fathom/protocol'
import { createSignal, Show, type JSX } from 'solid-js'
import { request, type Answer } from '../../api/http.ts'
import { notify, wordsOf } from '../../shell/Notices.tsx'
import { lazyPart } from '../../shell/part.tsx'
import { keep, kept } from '../../shell/preferences.ts'
import { listOf } from '../../text/index.ts'
import type { Session } from '../session.ts'
import { talkOf } from './talk.ts'
import { words } from './text/index.ts'

const ShowOutDialog = lazyPart(
  async () => (await import('./ShowOutDialog.tsx')).ShowOutDialog,
  () => false,
)

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
  const isMine = (): boolean => told().count > 0 && talkOf(props.session).mayShowOut()
  const [listed, setListed] = createSignal<OnlookerList | null>(null)
  const open = async (): Promise<void> => {
    const answer: Answer<OnlookerList> = await request('GET', `/tables/${props.session.id}/onlookers`)
    if (answer.ok) setListed(answer.value)
    else notify(wordsOf(answer.problem), 'problem')
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
      <Show when={isMine() && isPlaying()}>
        <button class="btn" onClick={() => void open()} data-testid="open-show-out">
          {words().showOut}
        </button>
      </Show>
      <Show when={listed()}>
        {(list) => <ShowOutDialog table={props.session.id} list={list()} onClose={() => setListed(null)} />}
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
