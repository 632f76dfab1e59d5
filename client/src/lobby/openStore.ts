import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { TableSummary } from '@fathom/protocol'
import { myId } from '../shell/me.ts'
import { notifySystem } from '../shell/myTurn.ts'
import { notify } from '../shell/Notices.tsx'
import { keep, kept } from '../shell/preferences.ts'
import { hear } from '../shell/hear.ts'
import { listOf, text } from '../text/index.ts'
import { gameName } from './games.ts'
import { isAny, isWanted, parseFilter, type OpenFilter } from './openFilter.ts'
import { keepTelling, keptTelling, SENT } from './openTelling.ts'
import type { LobbyStore } from './store.ts'

const FILTER = 'open.filter'

/** The open tables that this person wants to see, and being told of new ones. Kept for the next visit. */
export function createOpenTables(lobby: LobbyStore) {
  const [filter, setFilter] = createSignal<OpenFilter>(parseFilter(kept(FILTER)))
  const [tells, setTells] = createSignal(keptTelling())
  const all = (): readonly TableSummary[] => lobby.current()?.open ?? []
  const wanted = createMemo(() => all().filter((table) => isWanted(table, filter())))
  createEffect(() => lobby.askHidden(tells()))
  createEffect(() => void tellServer(myId(), tells() ? filter() : null))
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

/** Only who has ever wished it needs what tells the server. */
async function tellServer(person: string | undefined, wish: OpenFilter | null): Promise<void> {
  if (person === undefined || (wish === null && kept(SENT) === null)) return
  await (await import('./openWish.ts')).sendWish(person, wish)
}

export type OpenTablesStore = ReturnType<typeof createOpenTables>

function tell(table: TableSummary, lobby: LobbyStore): void {
  const names = table.seats.flatMap(({ kind, name }) => (kind === 'person' ? [name] : []))
  const words = text().lobby.opened(gameName(table.game, lobby.games() ?? []), listOf(names))
  notify(words)
  void hear('turn')
  notifySystem(table.id, text().brand, words)
}
