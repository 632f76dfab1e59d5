import { Key } from '@solid-primitives/keyed'
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js'
import { paceOf, type ClockReading, type TableSummary } from '@fathom/protocol'
import { clockFace, timeLeft } from '../table/clocks.ts'
import { SeatFlag } from '../art/seats.tsx'
import { join } from '../api/api.ts'
import { isLocalId } from '../local/ids.ts'
import { seatColor } from '../table/seats.ts'
import { ensureGuest, me, newNonce } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { lazyPart } from '../shell/part.tsx'
import { withRecordWords } from '../records/text/index.ts'
import { Link, navigate, tablePath } from '../shell/router.tsx'
import { agoOf, dayOf, listOf, text } from '../text/index.ts'
import { withWords } from '../text/parts.ts'
import { gameName } from './games.ts'
import { isAny } from './openFilter.ts'
import { createOpenTables } from './openStore.ts'
import type { LobbyStore } from './store.ts'

const OpenRecord = lazyPart(
  async () => (await withRecordWords(() => import('../records/OpenRecord.tsx'))).OpenRecord,
  () => true,
  true,
)

type ListProps = { readonly lobby: LobbyStore }

const hasAny = (tables: readonly TableSummary[] | undefined): boolean => tables !== undefined && tables.length > 0

/** That there are none is said only when the server has said so. */
function Nothing(props: ListProps & { words: string }): JSX.Element {
  const words = (): string => {
    if (props.lobby.current() !== null) return props.words
    return props.lobby.problem() === null ? text().loading : text().lobby.unknown
  }
  return <p class="invitation">{words()}</p>
}

/** Tables where it is my turn, first of all things. */
export function WaitingTables(props: ListProps): JSX.Element {
  const waiting = createMemo(() => props.lobby.mine().filter((table) => table.yourTurn))
  return (
    <Show when={waiting().length > 0}>
      <section class="section" aria-labelledby="waiting" data-testid="waiting-for-you">
        <h2 id="waiting">
          {text().lobby.waiting} <span>{text().lobby.waitingCount(waiting().length)}</span>
        </h2>
        <div class="table-cards">
          <Key each={waiting()} by="id">
            {(table) => <TableCard table={table()} lobby={props.lobby} now />}
          </Key>
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
        <h2 id="running">
          {text().lobby.running} <span>{text().lobby.runningHelp}</span>
        </h2>
        <div class="table-cards">
          <Key each={running()} by="id">
            {(table) => <TableCard table={table()} lobby={props.lobby} />}
          </Key>
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
      seat.kind === 'open' || index === props.table.you ? [] : [seat.name],
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
          <span class="soft">{text().lobby.waitingSince(agoOf(props.table.updatedAt, props.lobby.now()))}</span>
        </Show>
        <Show when={props.now === true && props.table.clock}>
          {(clock) => (
            <span class="soft" data-testid="time-left">
              {leftWords(clock(), props.lobby.now())}
            </span>
          )}
        </Show>
      </div>
      <p class="clamp">{wordsFor(props.table)}</p>
      <Show when={props.table.status === 'playing' && props.table.happened}>
        <p class="soft ellipsis" title={props.table.happened} data-testid="happened">
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
function RatedMark(): JSX.Element {
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

function Flags(props: { table: TableSummary }): JSX.Element {
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

const OpenFilterForm = lazyPart(async () => (await withWords(() => import('./OpenFilterForm.tsx'))).OpenFilterForm)

/** Tables of others with a free chair. */
export function OpenTables(props: ListProps): JSX.Element {
  const open = createOpenTables(props.lobby)
  const [asks, setAsks] = createSignal(!isAny(open.filter()))
  return (
    <section class="section" aria-labelledby="open" data-testid="open-tables">
      <div class="section-head">
        <h2 id="open">
          {text().lobby.openTables} <span>{text().lobby.openTablesHelp}</span>
        </h2>
        <span class="grow" />
        <Link class="link-button" href="/friends" data-testid="friends-link">
          {text().nav.friends}
        </Link>
        <button class="link-button" aria-expanded={asks()} onClick={() => setAsks(!asks())} data-testid="filter-open">
          {text().lobby.filter}
        </button>
      </div>
      <Show when={asks()}>
        <OpenFilterForm open={open} games={props.lobby.games() ?? []} />
      </Show>
      <Show when={hasAny(open.all())} fallback={<Nothing {...props} words={text().lobby.noOpen} />}>
        <Show when={hasAny(open.wanted())} fallback={<Nothing {...props} words={text().lobby.noneWanted} />}>
          <ul class="lines panel">
            <Key each={open.wanted()} by="id">
              {(table) => <OpenLine table={table()} lobby={props.lobby} />}
            </Key>
          </ul>
        </Show>
      </Show>
    </section>
  )
}

function OpenLine(props: ListProps & { table: TableSummary }): JSX.Element {
  const [busy, setBusy] = createSignal(false)
  const sit = async (): Promise<void> => {
    if (busy()) return
    setBusy(true)
    const guest = await ensureGuest()
    const answer = guest.ok ? await join(props.table.id, { nonce: newNonce() }) : guest
    setBusy(false)
    if (answer.ok) navigate(tablePath(props.table.id))
    else {
      notify(wordsOf(answer.problem), 'problem')
      void props.lobby.reload()
    }
  }
  const names = (): string => listOf(props.table.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name])))
  return (
    <li data-testid={`open-table-${props.table.id}`}>
      <Flags table={props.table} />
      <strong>{gameName(props.table.game, props.lobby.games() ?? [])}</strong>
      <span class="soft ellipsis grow">
        {text().lobby.withWhom(names())}, {text().lobby.paces[paceOf(props.table)]}
      </span>
      <Show when={props.table.rated}>
        <RatedMark />
      </Show>
      <Link class="btn ghost" href={tablePath(props.table.id)}>
        {text().lobby.look}
      </Link>
      <button class="btn primary" onClick={() => void sit()} aria-disabled={busy()} data-testid="sit-down">
        {text().lobby.join}
      </button>
    </li>
  )
}

/** My last finished games. */
export function PastGames(props: ListProps): JSX.Element {
  return (
    <section class="section" aria-labelledby="past" data-testid="past-games">
      <div class="section-head">
        <h2 id="past">{text().lobby.past}</h2>
        <Show when={me()}>
          <Link class="link-button" href="/people/me" data-testid="all-games">
            {text().lobby.allGames}
          </Link>
        </Show>
      </div>
      <Show when={hasAny(props.lobby.finished())} fallback={<Nothing {...props} words={text().lobby.noPast} />}>
        <ul class="lines panel">
          <Key each={props.lobby.finished()} by="id">
            {(table) => (
              <li>
                <strong>{gameName(table().game, props.lobby.games() ?? [])}</strong>
                <span class="soft ellipsis grow">{standing(table())}</span>
                <Show when={table().rated}>
                  <RatedMark />
                </Show>
                <span class="soft">{dayOf(table().updatedAt)}</span>
                <Link class="btn" href={tablePath(table().id)}>
                  {text().lobby.review}
                </Link>
              </li>
            )}
          </Key>
        </ul>
      </Show>
      <OpenRecord />
    </section>
  )
}

/** "Ana 82, Marlow 74", best first; who has lost on time comes last. */
function standing({ seats, totals, lostOnTime }: TableSummary): string {
  const names = seats
    .map((seat, index) => ({ name: seat.name, total: totals?.[index] ?? 0, isLate: lostOnTime.includes(index) }))
    .toSorted((a, b) => Number(a.isLate) - Number(b.isLate) || b.total - a.total)
    .map(({ name, total }) => `${name} ${total}`)
    .join(', ')
  return lostOnTime.length === 0 ? names : `${names} (${text().clock.lost})`
}
