import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { TableSummary } from '@fathom/protocol'
import { changeNotices } from '../tellMe/requests.ts'
import { me } from '../shell/me.ts'
import { notifySystem } from '../shell/myTurn.ts'
import { notify } from '../shell/Notices.tsx'
import { keep, kept } from '../shell/preferences.ts'
import { hear } from '../shell/hear.ts'
import { listOf, text } from '../text/index.ts'
import { gameName } from './games.ts'
import { isAny, isWanted, parseFilter, type OpenFilter } from './openFilter.ts'
import { keepTelling, keptTelling } from './openTelling.ts'
import type { LobbyStore } from './store.ts'

const FILTER = 'open.filter'
const SENT = 'open.sent'

/** The open tables that this person wants to see, and being told of new ones. Kept for the next visit. */
export function createOpenTables(lobby: LobbyStore) {
  const [filter, setFilter] = createSignal<OpenFilter>(parseFilter(kept(FILTER)))
  const [tells, setTells] = createSignal(keptTelling())
  const all = (): readonly TableSummary[] => lobby.current()?.open ?? []
  const wanted = createMemo(() => all().filter((table) => isWanted(table, filter())))
  createEffect(() => lobby.askHidden(tells()))
  createEffect(() => void tellServer(me()?.id, tells() ? filter() : null))
  let known: ReadonlySet<string> | null = null
  createEffect(
    on(
      () => lobby.current()?.open,
      (open) => {
        if (open === undefined) return
        const news = known === null ? [] : wanted().filter(({ id }) => known?.has(id) === false)
        known = new Set(open.map(({ id }) => id))
        if (tells()) for (const table of news) tell(table, lobby)
      },
    ),
  )
  return {
    all,
    wanted,
    filter,
    want: (next: OpenFilter): void => {
      setFilter(next)
      keep(FILTER, isAny(next) ? null : JSON.stringify(next))
    },
    tells,
    setTells: (next: boolean): void => {
      setTells(next)
      keepTelling(next)
    },
  }
}

/** The server knows what I want, to tell me while the page is closed; it is asked only for what is new to it. */
async function tellServer(person: string | undefined, openTables: OpenFilter | null): Promise<void> {
  const wish = JSON.stringify([person, openTables])
  if (person === undefined || wish === kept(SENT) || (openTables === null && kept(SENT) === null)) return
  if ((await changeNotices({ openTables })).ok) keep(SENT, wish)
}

export type OpenTablesStore = ReturnType<typeof createOpenTables>

function tell(table: TableSummary, lobby: LobbyStore): void {
  const names = table.seats.flatMap(({ kind, name }) => (kind === 'person' ? [name] : []))
  const words = text().lobby.opened(gameName(table.game, lobby.games() ?? []), listOf(names))
  notify(words)
  void hear('turn')
  notifySystem(`open-${table.id}`, text().brand, words)
}
