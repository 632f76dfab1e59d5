import { Show, type JSX } from 'solid-js'
import type { GameInfo, GroupReading, TableSummary } from '@fathom/protocol'
import { Keyed } from '../shell/Keyed.tsx'
import { gameName } from '../lobby/games.ts'
import { Link, tablePath } from '../shell/router.tsx'
import { dayOf, listOf, text } from '../text/index.ts'
import { words } from './text/index.ts'

/** A group's tables: those that wait for players or are played, then its past games. */
export function GroupTables(props: { group: GroupReading; games: readonly GameInfo[] }): JSX.Element {
  return (
    <>
      <section class="section" aria-labelledby="group-tables">
        <h2 id="group-tables">{words().tables}</h2>
        <Show when={props.group.tables.length > 0} fallback={<p class="invitation">{words().noTables}</p>}>
          <Lines tables={props.group.tables} games={props.games} />
        </Show>
      </section>
      <Show when={props.group.finished.length > 0}>
        <section class="section" aria-labelledby="group-finished">
          <h2 id="group-finished">{words().finished}</h2>
          <Lines tables={props.group.finished} games={props.games} />
        </section>
      </Show>
    </>
  )
}

function Lines(props: { tables: readonly TableSummary[]; games: readonly GameInfo[] }): JSX.Element {
  return (
    <ul class="lines panel">
      <Keyed each={props.tables} by="id">
        {(table) => (
          <li>
            <strong>{gameName(table().game, props.games)}</strong>
            <span class="soft grow">{sentence(table())}</span>
            <Show when={table().status === 'finished'}>
              <span class="soft">{dayOf(table().updatedAt)}</span>
            </Show>
            <Link class="btn" classList={{ primary: canSit(table()) || table().yourTurn }} href={tablePath(table().id)}>
              {button(table())}
            </Link>
          </li>
        )}
      </Keyed>
    </ul>
  )
}

const canSit = ({ status, you }: TableSummary): boolean => status === 'open' && you === null

function button(table: TableSummary): string {
  if (table.status === 'finished') return text().lobby.review
  if (table.yourTurn) return text().lobby.takeTurn
  if (canSit(table)) return text().lobby.join
  return table.you === null ? text().lobby.look : text().lobby.goThere
}

/** Who plays, and in the end with how many points. */
function sentence({ seats, totals }: TableSummary): string {
  const names = seats.flatMap(({ kind, name }, seat) =>
    kind === 'open' ? [] : [`${name} ${totals?.[seat] ?? ''}`.trim()],
  )
  return words().with(listOf(names))
}
