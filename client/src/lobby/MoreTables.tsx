import { createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { paceOf, type TableSummary } from '@fathom/protocol'
import { Keyed } from '../shell/Keyed.tsx'
import { join } from '../api/api.ts'
import { withRecordWords } from '../records/text/index.ts'
import { ensureGuest, me, newNonce } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { lazyPart } from '../shell/part.tsx'
import { Link, navigate, route, tablePath } from '../shell/router.tsx'
import { called, dayOf, listOf, text } from '../text/index.ts'
import { withWords } from '../text/parts.ts'
import { gameName } from './games.ts'
import { isAny } from './openFilter.ts'
import { createOpenTables } from './openStore.ts'
import { stayAtPast } from './scrollToPast.ts'
import { Flags, RatedMark, type ListProps } from './TableLists.tsx'

/** The lists below the games: they come after what can be clicked first. */

const OpenRecord = lazyPart(
  async () => (await withRecordWords(() => import('../records/OpenRecord.tsx'))).OpenRecord,
  () => true,
  true,
)

const hasAny = (tables: readonly TableSummary[] | undefined): boolean => tables !== undefined && tables.length > 0

/** That there are none is said only when the server has said so. */
function Nothing(props: ListProps & { words: string }): JSX.Element {
  const words = (): string => {
    if (props.lobby.current() !== null) return props.words
    return props.lobby.problem() === null ? text().loading : text().lobby.unknown
  }
  return <p class="invitation">{words()}</p>
}

const OpenFilterForm = lazyPart(async () => (await withWords(() => import('./OpenFilterForm.tsx'))).OpenFilterForm)

/** Tables of others with a free chair. */
export function OpenTables(props: ListProps): JSX.Element {
  const open = createOpenTables(props.lobby)
  const [asks, setAsks] = createSignal(!isAny(open.filter()))
  return (
    <section class="section" aria-labelledby="open" data-testid="open-tables">
      <div class="section-head">
        <hgroup>
          <h2 id="open">{text().lobby.openTables}</h2>
          <p>{text().lobby.openTablesHelp}</p>
        </hgroup>
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
            <Keyed each={open.wanted()} by="id">
              {(table) => <OpenLine table={table()} lobby={props.lobby} />}
            </Keyed>
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
  const names = (): string =>
    listOf(props.table.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [called(seat.name)])))
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
  onMount(() => route().page === 'past' && onCleanup(stayAtPast()))
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
          <Keyed each={props.lobby.finished()} by="id">
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
          </Keyed>
        </ul>
      </Show>
      <OpenRecord />
    </section>
  )
}

/** "Ana 82, Marlow 74", best first; who has lost on time comes last. */
function standing({ seats, totals, lostOnTime }: TableSummary): string {
  const names = seats
    .map((seat, index) => ({
      name: called(seat.name),
      total: totals?.[index] ?? 0,
      isLate: lostOnTime.includes(index),
    }))
    .toSorted((a, b) => Number(a.isLate) - Number(b.isLate) || b.total - a.total)
    .map(({ name, total }) => `${name} ${total}`)
    .join(', ')
  return lostOnTime.length === 0 ? names : `${names} (${text().clock.lost})`
}
