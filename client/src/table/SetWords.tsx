import { Show, type JSX } from 'solid-js'
import type { ComponentsReading, TableReading } from '@fathom/protocol'
import { dayOf, text } from '../text/index.ts'
import { parts } from '../text/parts.ts'

/** Which components are played with and where their values come from, in one line; nothing for a game with fixed components. */
export function SetLine(props: { set: ComponentsReading | null | undefined }): JSX.Element {
  return (
    <Show when={props.set}>
      {(set) => (
        <p class="set-line" data-testid="set-line">
          {set().name} · {text().components.provenance[set().provenance]}
        </p>
      )}
    </Show>
  )
}

/** The same with a sentence on what that means, for those who look the rules up. */
export function SetWords(props: { set: ComponentsReading | null | undefined }): JSX.Element {
  return (
    <Show when={props.set}>
      {(set) => (
        <>
          <h3>{text().components.title}</h3>
          <p data-testid="set-words">
            <strong>{set().name}</strong>. {text().components.provenance[set().provenance]}.{' '}
            {parts().setMeaning[set().provenance]}
          </p>
        </>
      )}
    </Show>
  )
}

/** That the table counts for ratings. */
export function RatedLine(props: { table: TableReading | null | undefined }): JSX.Element {
  return (
    <Show when={props.table?.rated === true}>
      <p class="set-line" data-testid="rated-line">
        {parts().tableFacts.rated}
      </p>
    </Show>
  )
}

/** That the game was played on one device, and is only kept here. */
export function DeviceLine(props: { table: TableReading | null | undefined }): JSX.Element {
  return (
    <Show when={props.table?.oneDevice === true}>
      <p class="set-line" data-testid="device-line">
        {text().table.oneDevice}
      </p>
    </Show>
  )
}

/** That the table goes on by the rules that it was opened with, where those have changed since. */
export function RulesLine(props: { table: TableReading | null | undefined }): JSX.Element {
  return (
    <Show when={props.table?.pastRules === true}>
      <p class="set-line" data-testid="rules-line">
        {parts().tableFacts.pastRules(dayOf(props.table?.createdAt ?? 0))}
      </p>
    </Show>
  )
}

/** What holds for a table as long as it stands, a line each. */
export function TableFacts(props: { table: TableReading | null | undefined }): JSX.Element {
  return (
    <>
      <RatedLine table={props.table} />
      <DeviceLine table={props.table} />
      <SetLine set={props.table?.components} />
      <RulesLine table={props.table} />
    </>
  )
}
