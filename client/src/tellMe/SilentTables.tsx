import { createEffect, createSignal, For, on, type JSX } from 'solid-js'
import type { NoticeSettings, TableSummary } from '@fathom/protocol'
import { getGames, getLobby } from '../api/api.ts'
import { language } from '../shell/preferences.ts'
import type { NoticesStore } from './store.ts'
import { called, labelOf } from '../text/index.ts'
import { words } from './text/index.ts'

/** My tables; of those that are ticked I am told nothing. */
export function SilentTables(props: { settings: NoticeSettings; store: NoticesStore }): JSX.Element {
  const [tables, setTables] = createSignal<readonly NamedTable[]>([])
  createEffect(on(language, () => void readTables().then(setTables)))
  const toggle = (table: string, muted: boolean): void => {
    const others = props.settings.muted.filter((each) => each !== table)
    // Another page may know of other silent tables.
    void props.store.change({ muted: muted ? [...others, table] : others }, { mute: { table, muted } })
  }
  return (
    <section class="section" aria-labelledby="silent">
      <hgroup>
        <h2 id="silent">{words().tables}</h2>
        <p>{words().tablesHelp}</p>
      </hgroup>
      <div class="panel">
        <For each={tables()} fallback={<p class="soft">{words().noTables}</p>}>
          {({ id, name }) => (
            <label class="choice">
              <input
                type="checkbox"
                checked={props.settings.muted.includes(id)}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
                data-testid={`mute-${id}`}
              />
              <span>{name}</span>
            </label>
          )}
        </For>
      </div>
    </section>
  )
}

interface NamedTable {
  readonly id: string
  readonly name: string
}

async function readTables(): Promise<readonly NamedTable[]> {
  const [lobby, games] = await Promise.all([getLobby(), getGames()])
  if (!lobby.ok || !games.ok) return []
  const nameOf = ({ game, seats, you }: TableSummary): string => {
    const others = seats.filter(({ kind }, seat) => kind !== 'open' && seat !== you).map(({ name }) => called(name))
    const title = games.value.games.find(({ id }) => id === game)?.name ?? game
    return others.length === 0 ? title : labelOf(title, others.join(', '))
  }
  return lobby.value.mine
    .filter(({ status }) => status !== 'closed')
    .map((table) => ({ id: table.id, name: nameOf(table) }))
}
