import { createMemo, For, Show, type JSX } from 'solid-js'
import type { ClockReading, TableSummary } from '@fathom/protocol'
import { Keyed } from '../shell/Keyed.tsx'
import { clockFace, timeLeft } from '../table/clocks.ts'
import { SeatFlag } from '../art/seats.tsx'
import { isLocalId } from '../local/ids.ts'
import { seatColor } from '../table/seats.ts'
import { lazyPart } from '../shell/part.tsx'
import { Link, tablePath } from '../shell/router.tsx'
import { agoOf, called, listOf, text } from '../text/index.ts'
import { withWords } from '../text/parts.ts'
import { gameName } from './games.ts'
import type { LobbyStore } from './store.ts'

export type ListProps = { readonly lobby: LobbyStore }

/** Tables where it is my turn, first of all things. */
export function WaitingTables(props: ListProps): JSX.Element {
  const waiting = createMemo(() => props.lobby.mine().filter((table) => table.yourTurn))
  return (
    <Show when={waiting().length > 0}>
      <section class="section" aria-labelledby="waiting" data-testid="waiting-for-you">
        <hgroup>
          <h2 id="waiting">{text().lobby.waiting}</h2>
          <p>{text().lobby.waitingCount(waiting().length)}</p>
        </hgroup>
        <div class="table-cards">
          <Keyed each={waiting()} by="id">
            {(table) => <TableCard table={table()} lobby={props.lobby} now />}
          </Keyed>
        </div>
      </section>
    </Show>
  )
}

/** My tables where others have to move, or a chair is still free. */
export function RunningTables(props: ListProps): JSX.Element {
  const running = createMemo(() => props.lobby.mine().filter((table) => !table.yourTurn))
  return (
    <Show when={running().length > 0}>
      <section class="section" aria-labelledby="running" data-testid="running-tables">
        <hgroup>
          <h2 id="running">{text().lobby.running}</h2>
          <p>{text().lobby.runningHelp}</p>
        </hgroup>
        <div class="table-cards">
          <Keyed each={running()} by="id">
            {(table) => <TableCard table={table()} lobby={props.lobby} />}
          </Keyed>
        </div>
      </section>
    </Show>
  )
}

const OpenAgain = lazyPart(
  async () => (await withWords(() => import('./OpenAgain.tsx'))).OpenAgain,
  () => false,
)

function TableCard(props: ListProps & { table: TableSummary; now?: boolean }): JSX.Element {
  const others = (): string => {
    const names = props.table.seats.flatMap((seat, index) =>
      seat.kind === 'open' || index === props.table.you ? [] : [called(seat.name)],
    )
    return names.length === 0 ? text().lobby.alone : listOf(names)
  }
  return (
    <article class="table-card panel" classList={{ now: props.now === true }} data-testid={`table-${props.table.id}`}>
      <div class="table-card-head">
        <h3>{gameName(props.table.game, props.lobby.games() ?? [])}</h3>
        <Show when={isLocalId(props.table.id)}>
          <span class="soft" data-testid="here">
            {text().lobby.here}
          </span>
        </Show>
        <Show when={props.table.rated}>
          <RatedMark />
        </Show>
        <Show when={props.table.status !== 'closed'}>
          <span class="soft">
            {text().lobby.waitingSince(agoOf(props.table.updatedAt, props.lobby.nowAt(props.table.id)))}
          </span>
        </Show>
        <Show when={props.now === true && props.table.clock}>
          {(clock) => (
            <span class="soft" data-testid="time-left">
              {leftWords(clock(), props.lobby.nowAt(props.table.id))}
            </span>
          )}
        </Show>
      </div>
      <p class="clamp">{wordsFor(props.table)}</p>
      <Show when={props.table.status === 'playing' && props.table.happened}>
        <p class="soft clamp" title={props.table.happened} data-testid="happened">
          {text().lobby.happened(props.table.happened)}
        </p>
      </Show>
      <div class="table-card-foot">
        <Flags table={props.table} />
        <span class="soft ellipsis grow" title={others()}>
          {others()}
        </span>
        <Show
          when={props.table.status === 'closed'}
          fallback={
            <Link class="btn" classList={{ primary: props.now === true }} href={tablePath(props.table.id)}>
              {props.now ? text().lobby.takeTurn : props.table.left ? text().table.comeBack : text().lobby.goThere}
            </Link>
          }
        >
          <OpenAgain id={props.table.id} />
        </Show>
      </div>
    </article>
  )
}

/** That a table counts for ratings. */
export function RatedMark(): JSX.Element {
  return (
    <span class="rated-mark" data-testid="rated-mark">
      {text().lobby.rated}
    </span>
  )
}

/** What is left on my clock, and why it stands if it does. */
function leftWords(clock: ClockReading, now: number): string {
  const left = text().clock.left(clockFace(timeLeft(clock, now), text().clock))
  return clock.rests === null ? left : `${left}, ${text().clock.rests[clock.rests.why]}`
}

function wordsFor(table: TableSummary): string {
  if (table.status === 'open') return text().lobby.needsFriend
  return table.left ? text().lobby.handedOver : table.prompt
}

export function Flags(props: { table: TableSummary }): JSX.Element {
  return (
    <span class="flags">
      <For each={props.table.seats}>
        {(seat, index) => (
          <Show when={seat.kind !== 'open'} fallback={<span class="free-flag" title={text().seat.open} />}>
            <SeatFlag color={seatColor(index())} />
          </Show>
        )}
      </For>
    </span>
  )
}
