import { For, Show, type JSX } from 'solid-js'
import type { ChannelReading, NoticeKind, NoticesReading } from '@fathom/protocol'
import { removeChannel, testChannel } from './requests.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { language } from '../shell/preferences.ts'
import type { NoticesStore } from './store.ts'
import { localeOf } from '../text/locale.ts'
import { words } from './text/index.ts'

const KINDS: readonly NoticeKind[] = [
  'your-turn',
  'clock-low',
  'asked',
  'started',
  'ended',
  'opened',
  'invited',
  'named',
]

/** When nobody has said at which time of the day. */
const USUAL_TIME = '18:00'

/** Every way to tell me: what comes there, when, and what went wrong. */
export function Channels(props: { reading: NoticesReading; store: NoticesStore }): JSX.Element {
  const ids = (): string[] => props.reading.channels.map(({ id }) => id)
  const find = (id: string): ChannelReading | undefined => props.reading.channels.find((channel) => channel.id === id)
  return (
    <section class="section" aria-labelledby="ways">
      <h2 id="ways">{words().ways}</h2>
      <For each={ids()} fallback={<p class="soft">{words().noWays}</p>}>
        {(id) => <Show when={find(id)}>{(channel) => <OneChannel channel={channel()} store={props.store} />}</Show>}
      </For>
    </section>
  )
}

function OneChannel(props: { channel: ChannelReading; store: NoticesStore }): JSX.Element {
  const name = (): string => `${words().way[props.channel.kind]}, ${props.channel.name}`
  const heading = `channel-${props.channel.id}`
  const test = async (): Promise<void> => {
    const answer = await testChannel(props.channel.id)
    if (!answer.ok) notify(wordsOf(answer.problem), 'problem')
    else if (answer.value.failure === null) notify(words().sent)
    else notify(words().testFailed(words().why[answer.value.failure]), 'problem')
    await props.store.reload()
  }
  const remove = async (): Promise<void> => {
    const removed = name()
    if (await props.store.take(removeChannel(props.channel.id))) notify(words().removed(removed))
  }
  return (
    <article class="panel channel" aria-labelledby={heading} data-testid={`channel-${props.channel.kind}`}>
      <h3 id={heading}>{name()}</h3>
      <State channel={props.channel} />
      <Show when={props.channel.state === 'active'}>
        <Kinds channel={props.channel} store={props.store} />
        <When channel={props.channel} store={props.store} />
      </Show>
      <div class="row">
        <Show when={props.channel.state !== 'unconfirmed'}>
          <button class="btn" onClick={() => void test()} aria-label={words().testOf(name())} data-testid="test">
            {words().test}
          </button>
        </Show>
        <button class="btn" onClick={() => void remove()} aria-label={words().removeOf(name())} data-testid="remove">
          {words().remove}
        </button>
      </div>
    </article>
  )
}

function State(props: { channel: ChannelReading }): JSX.Element {
  const trouble = (): string | null => {
    const { trouble: its, state } = props.channel
    if (its === null || state === 'gone') return null
    const when = new Date(its.at).toLocaleString(localeOf(language()), { dateStyle: 'long', timeStyle: 'short' })
    return its.final ? words().givenUp(when, words().why[its.why]) : words().failed(when, words().why[its.why])
  }
  return (
    <>
      <Show when={props.channel.state !== 'active'}>
        <p class="warning">{props.channel.state === 'gone' ? words().gone : words().unconfirmed}</p>
      </Show>
      <Show when={trouble()}>
        <p class="warning" data-testid="trouble">
          {trouble()}
        </p>
      </Show>
    </>
  )
}

interface ChannelProps {
  readonly channel: ChannelReading
  readonly store: NoticesStore
}

function Kinds(props: ChannelProps): JSX.Element {
  const toggle = (kind: NoticeKind, isOn: boolean): void => {
    const others = props.channel.kinds.filter((each) => each !== kind)
    void props.store.changeChannel(props.channel.id, { kinds: isOn ? [...others, kind] : others })
  }
  return (
    <fieldset>
      <legend>{words().kinds}</legend>
      <For each={KINDS}>
        {(kind) => (
          <label class="choice">
            <input
              type="checkbox"
              checked={props.channel.kinds.includes(kind)}
              onChange={(event) => toggle(kind, event.currentTarget.checked)}
              data-testid={`kind-${kind}`}
            />
            <span>{words().kind[kind]}</span>
          </label>
        )}
      </For>
    </fieldset>
  )
}

function When(props: ChannelProps): JSX.Element {
  const set = (daily: string | null): void => void props.store.changeChannel(props.channel.id, { daily })
  const radio = (isDaily: boolean, label: string): JSX.Element => (
    <label class="choice">
      <input
        type="radio"
        name={`when-${props.channel.id}`}
        checked={(props.channel.daily !== null) === isDaily}
        onChange={() => set(isDaily ? USUAL_TIME : null)}
        data-testid={isDaily ? 'daily' : 'at-once'}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <fieldset>
      <legend>{words().when}</legend>
      {radio(false, words().atOnce)}
      <div class="daily">
        {radio(true, words().onceADay)}
        <input
          class="field"
          type="time"
          required
          aria-label={words().dailyTime}
          disabled={props.channel.daily === null}
          value={props.channel.daily ?? USUAL_TIME}
          onChange={({ currentTarget }) => currentTarget.value !== '' && set(currentTarget.value)}
          data-testid="daily-time"
        />
      </div>
    </fieldset>
  )
}
