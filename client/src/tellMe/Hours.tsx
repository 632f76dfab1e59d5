import { For, Show, type JSX } from 'solid-js'
import type { NoticeSettings } from '@fathom/protocol'
import type { NoticesStore } from './store.ts'
import { words } from './text/index.ts'

const NIGHT = { from: '22:00', to: '07:00' }

/** When I am not to be told, and in which time zone I mean that. */
export function Hours(props: { settings: NoticeSettings; store: NoticesStore }): JSX.Element {
  const quiet = (): NonNullable<NoticeSettings['quiet']> => props.settings.quiet ?? NIGHT
  const set = (change: Partial<NoticeSettings>): void => void props.store.change(change)
  /** Whoever has not said where they are is where their browser is. */
  const myZone = (): Partial<NoticeSettings> =>
    props.settings.timeZone === 'UTC' ? { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {}
  const zones = (): string[] => {
    const known = Intl.supportedValuesOf('timeZone')
    return known.includes(props.settings.timeZone) ? known : [props.settings.timeZone, ...known]
  }
  const time = (which: 'from' | 'to'): JSX.Element => {
    const id = `quiet-${which}`
    return (
      <span class="time-of-day">
        <label for={id}>{words()[which]}</label>
        <input
          id={id}
          class="field"
          type="time"
          required
          disabled={props.settings.quiet === null}
          value={quiet()[which]}
          onChange={({ currentTarget: { value } }) => value !== '' && set({ quiet: { ...quiet(), [which]: value } })}
          data-testid={`quiet-${which}`}
        />
      </span>
    )
  }
  return (
    <section class="section" aria-labelledby="hours">
      <h2 id="hours">{words().hours}</h2>
      <div class="panel hours">
        <div class="row">
          <label class="choice">
            <input
              type="checkbox"
              aria-describedby="hours-help"
              checked={props.settings.quiet !== null}
              onChange={(event) => set(event.currentTarget.checked ? { quiet: NIGHT, ...myZone() } : { quiet: null })}
              data-testid="quiet"
            />
            <span>{words().hoursOn}</span>
          </label>
          {time('from')}
          {time('to')}
        </div>
        <p class="soft" id="hours-help">
          {words().hoursHelp}
        </p>
        <label class="choice">
          <input
            type="checkbox"
            aria-describedby="clocks-help"
            disabled={props.settings.quiet === null}
            checked={props.settings.quiet !== null && props.settings.quietClocks}
            onChange={(event) => set({ quietClocks: event.currentTarget.checked })}
            data-testid="quiet-clocks"
          />
          <span>{words().quietClocks}</span>
        </label>
        <p class="soft" id="clocks-help">
          {words().quietClocksHelp}
        </p>
        <label class="zone">
          <span>{words().zone}</span>
          <Show when={props.settings.timeZone} keyed>
            {(zone) => (
              <select
                class="field"
                onChange={(event) => set({ timeZone: event.currentTarget.value })}
                data-testid="zone"
              >
                <For each={zones()}>
                  {(each) => (
                    <option value={each} selected={each === zone}>
                      {each.replaceAll('_', ' ')}
                    </option>
                  )}
                </For>
              </select>
            )}
          </Show>
        </label>
      </div>
    </section>
  )
}
