import { For, Match, Show, Switch, type JSX } from 'solid-js'
import { isLessonId } from '../local/ids.ts'
import { lookerAt, showTo } from '../local/looker.ts'
import { createAsked } from '../shell/asked.ts'
import { say } from '../shell/voice.tsx'
import { Link, tablePath } from '../shell/router.tsx'
import type { Model } from '../table/model.ts'
import { words } from './text/index.ts'
import './records.css'

/** Where a table on this device comes from, if not from its game's beginning: the way back there, or through whose eyes it is watched. */
export function Origin(props: { model: Model }): JSX.Element {
  const branch = createAsked(async () => {
    const answer = await props.model.session.source.branch()
    return answer.ok ? answer.value : null
  })
  /** I have no chair there: I look on, or through somebody's eyes. */
  const isWatched = (): boolean =>
    branch()?.from === null && (props.model.you() === null || lookerAt(props.model.session.id)?.kind === 'eyes')
  return (
    <Switch>
      <Match when={isWatched()}>
        <section class="origin panel" aria-label={words().from.record} data-testid="origin">
          <Eyes model={props.model} />
        </section>
      </Match>
      <Match when={branch()?.from}>
        {(from) => (
          <p class="origin panel" data-testid="origin">
            {words().from.branch} {/* A lesson's table is gone with its page. */}
            <Show when={!isLessonId(from().table)}>
              <Link href={tablePath(from().table, from().at)} data-testid="to-origin">
                {words().from.there}
              </Link>
            </Show>
          </p>
        )}
      </Match>
    </Switch>
  )
}

/** Through whose eyes a recorded game is seen. */
function Eyes(props: { model: Model }): JSX.Element {
  const id = (): string => props.model.session.id
  const seats = () => props.model.context.seats()
  const choose = (value: string): void => {
    const seat = value === '' ? null : Number(value)
    showTo(id(), seat === null ? null : { kind: 'eyes', seat })
    say(seat === null ? words().eyes.none : words().eyes.now(seats()[seat]?.name ?? ''))
  }
  return (
    <label class="eyes">
      <span>{words().eyes.label}</span>
      <select class="field grow" onChange={(event) => choose(event.currentTarget.value)} data-testid="eyes">
        <option value="" selected={lookerAt(id()) === null}>
          {words().eyes.everybody}
        </option>
        <For each={seats()}>
          {({ name }, seat) => (
            <option value={seat()} selected={lookerAt(id())?.seat === seat()}>
              {name}
            </option>
          )}
        </For>
      </select>
    </label>
  )
}
