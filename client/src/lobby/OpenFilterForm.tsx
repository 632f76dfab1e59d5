import { For, type JSX } from 'solid-js'
import { LANGUAGES } from '@fathom/kernel'
import { TABLE_PACES, type GameInfo } from '@fathom/protocol'
import { mayNotify } from '../shell/myTurn.ts'
import { text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { ANY_TABLE, isAny, type OpenFilter } from './openFilter.ts'
import type { OpenTablesStore } from './openStore.ts'
import './open-filter.css'

const SEATS = [2, 3, 4, 5] as const
const LANGUAGE_NAMES = { en: 'English', fr: 'Français' } as const

/** Which open tables are shown, and whether a new one is told. */
export function OpenFilterForm(props: { open: OpenTablesStore; games: readonly GameInfo[] }): JSX.Element {
  const words = () => parts().openFilter
  const want = (change: Partial<OpenFilter>): void => props.open.want({ ...props.open.filter(), ...change })
  const tell = async (next: boolean): Promise<void> => {
    props.open.setTells(next)
    // Without leave for messages of the system the page still tells by itself and by sound.
    if (next) await mayNotify()
  }
  return (
    <div class="open-filter" role="group" aria-label={words().title}>
      <Choice
        label={words().game}
        any={words().anyGame}
        options={props.games.map(({ id, name }) => [id, name])}
        value={props.open.filter().game}
        onChoose={(game) => want({ game })}
      />
      <Choice
        label={words().pace}
        any={words().anyPace}
        options={TABLE_PACES.map((pace) => [pace, text().lobby.paces[pace]])}
        value={props.open.filter().pace}
        onChoose={(pace) => want({ pace: TABLE_PACES.find((each) => each === pace) ?? null })}
      />
      <Choice
        label={words().seats}
        any={words().anySeats}
        options={SEATS.map((seats) => [String(seats), words().seatCount(seats)])}
        value={props.open.filter().seats?.toString() ?? null}
        onChoose={(seats) => want({ seats: seats === null ? null : Number(seats) })}
      />
      <Choice
        label={words().language}
        any={words().anyLanguage}
        options={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])}
        value={props.open.filter().language}
        onChoose={(language) => want({ language: LANGUAGES.find((each) => each === language) ?? null })}
      />
      <label class="tick">
        <input
          type="checkbox"
          checked={props.open.filter().noBots}
          onChange={(event) => want({ noBots: event.currentTarget.checked })}
        />
        {words().noBots}
      </label>
      <label class="tick" title={words().tellHelp}>
        <input
          type="checkbox"
          checked={props.open.tells()}
          onChange={(event) => void tell(event.currentTarget.checked)}
          data-testid="tell-open"
        />
        {words().tell}
      </label>
      <button class="btn" disabled={isAny(props.open.filter())} onClick={() => props.open.want(ANY_TABLE)}>
        {words().all}
      </button>
    </div>
  )
}

/** One of a few, or any. */
function Choice(props: {
  label: string
  any: string
  options: readonly (readonly [value: string, name: string])[]
  value: string | null
  onChoose: (value: string | null) => void
}): JSX.Element {
  return (
    <select
      class="field"
      aria-label={props.label}
      onChange={(event) => props.onChoose(event.currentTarget.value === '' ? null : event.currentTarget.value)}
    >
      <option value="" selected={props.value === null}>
        {props.any}
      </option>
      <For each={props.options}>
        {([value, name]) => (
          <option value={value} selected={props.value === value}>
            {name}
          </option>
        )}
      </For>
    </select>
  )
}
