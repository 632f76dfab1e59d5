import { tableSummary } from '@fathom/engine'
import type { Language } from '@fathom/kernel'
import type { Lobby, TableSummary } from '@fathom/protocol'
import { ticketReading } from '../people/matchmaking.ts'
import { invitedOf } from '../people/friends.ts'
import type { Blocks } from '../people/blocks.ts'
import type { Store, StoredTable } from '../store/store.ts'
import { serverNow } from '../serverTime.ts'

const MINE = 100
const OPEN = 50
const FINISHED = 20
/** An open table that nobody has touched for so long is not offered any more, in milliseconds. */
const FORGOTTEN = 3 * 24 * 3600_000

/** What the lobby shows to somebody; null: to somebody without a name. */
export async function lobbyOf(
  store: Store,
  blocks: Pick<Blocks, 'apartFrom' | 'between' | 'isShownOut'>,
  person: string | null,
  language: Language,
): Promise<Lobby> {
  const open = store.openTables(serverNow() - FORGOTTEN, OPEN)
  const [mine, finished, invited, ticket] =
    person === null
      ? [[], [], [], null]
      : await Promise.all([
          store.tablesOf(person, 'running', MINE),
          store.tablesOf(person, 'finished', FINISHED),
          invitedOf(store.company, blocks, person, language),
          store.company.ticketOf(person),
        ])
  const apart = blocks.apartFrom(person)
  const isOpenToMe = ({ id, listed }: StoredTable) =>
    !listed.persons.some((each) => each !== null && apart.has(each)) && !blocks.isShownOut(id, person)
  const show = (table: StoredTable) => tableSummary(table, person, language, serverNow())
  return {
    mine: mine.map(show).sort(byUrgency),
    invited,
    open: (await open)
      .filter(isOpenToMe)
      .map(show)
      .filter((table) => table.you === null),
    finished: finished.map(show),
    ticket: ticketReading(ticket, serverNow()),
  }
}

/** My turn first, the least time left before more; then what changed last. */
function byUrgency(a: TableSummary, b: TableSummary): number {
  return Number(b.yourTurn) - Number(a.yourTurn) || Math.sign(endOf(a) - endOf(b)) || b.updatedAt - a.updatedAt
}

/** When my clock comes to zero, in milliseconds since 1970; it may stand. */
function endOf({ clock }: TableSummary): number {
  return clock === null || clock.since === null ? Number.MAX_SAFE_INTEGER : clock.since + clock.left
}
