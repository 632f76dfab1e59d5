import { For, Show, type JSX } from 'solid-js'
import type { NoticesReading, Vacation } from '@fathom/protocol'
import { dayOf } from '../text/index.ts'
import { endVacation, takeVacation } from './requests.ts'
import type { NoticesStore } from './store.ts'
import { words } from './text/index.ts'

type Taken = NoticesReading['settings']['vacations'][number]

/** Days on which my clocks by turns stand still. */
export function Vacations(props: { reading: NoticesReading; store: NoticesStore }): JSX.Element {
  const vacations = (): readonly Taken[] => props.reading.settings.vacations
  const isOver = ({ to, ended }: Taken): boolean => ended !== null || to < props.reading.today
  const hasBegun = ({ from }: Taken): boolean => from <= props.reading.today
  const take = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const [from, to] = [fields.get('from'), fields.get('to')]
    if (typeof from !== 'string' || typeof to !== 'string') return
    if (await props.store.take(takeVacation({ from, to }))) form.reset()
  }
  const day = (which: keyof Vacation): JSX.Element => (
    <span class="time-of-day">
      <label for={`vacation-${which}`}>{which === 'from' ? words().firstDay : words().lastDay}</label>
      <input
        id={`vacation-${which}`}
        name={which}
        class="field"
        type="date"
        required
        min={props.reading.today}
        data-testid={`vacation-${which}`}
      />
    </span>
  )
  return (
    <section class="section" aria-labelledby="vacations">
      <h2 id="vacations">{words().vacations}</h2>
      <div class="panel">
        <p id="vacations-help">{words().vacationsHelp}</p>
        <p class="soft" aria-live="polite" data-testid="vacation-days">
          {words().vacationDays(props.reading.vacationDays)}
        </p>
        <Show when={vacations().length > 0}>
          <ul class="vacations">
            <For each={vacations()}>
              {(vacation) => (
                <li class="row" data-testid={`vacation-${vacation.from}`}>
                  <span>{spanOf(vacation)}</span>
                  <Show when={!isOver(vacation)} fallback={<span class="soft">{words().vacationOver}</span>}>
                    <button
                      class="btn"
                      aria-label={(hasBegun(vacation) ? words().endVacationOf : words().cancelVacationOf)(
                        spanOf(vacation),
                      )}
                      onClick={() => void props.store.take(endVacation(vacation.from))}
                      data-testid="end-vacation"
                    >
                      {hasBegun(vacation) ? words().endVacation : words().cancelVacation}
                    </button>
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <form class="row" onSubmit={(event) => void take(event)} aria-describedby="vacations-help">
          {day('from')}
          {day('to')}
          <button class="btn" type="submit" data-testid="take-vacation">
            {words().takeVacation}
          </button>
        </form>
      </div>
    </section>
  )
}

function spanOf({ from, to }: Vacation): string {
  const words = (day: string): string => dayOf(Date.parse(`${day}T12:00`))
  return from === to ? words(from) : `${words(from)} – ${words(to)}`
}
