import { createSignal, onCleanup } from 'solid-js'
import type { GameInfo, Lobby, TableSummary } from '@fathom/protocol'
import { getGames, getLobby } from '../api/api.ts'
import type { Problem } from '../api/http.ts'
import { serverNow } from '../api/serverTime.ts'
import { isLocalId } from '../local/ids.ts'
import { gamesHere, tablesHere } from '../local/lobby.ts'

const emptyLobby: Lobby = { mine: [], invited: [], open: [], finished: [], ticket: null }
const period = 8_000

/** Tables of this device go by its clock, all others by the server's. */
const bothClocks = () => ({ here: Date.now(), server: serverNow() })

/** What the lobby shows, asked again every few seconds while somebody looks at it. */
export function createLobby() {
  // The same games once more must not be other ones: their covers would be made anew, under a finger that is about to click on one.
  const [games, setGames] = createSignal<readonly GameInfo[] | null>(null, { equals: isSame })
  const [tables, setTables] = createSignal<Lobby | null>(null)
  const [here, setHere] = createSignal<readonly TableSummary[]>([])
  const [problem, setProblem] = createSignal<Problem | null>(null)
  const [now, setNow] = createSignal(bothClocks())

  /** Of several questions the last one counts: it was asked in the language that I read now. */
  let asked = 0
  let answered = 0
  let askedTables = 0
  let toldTables = 0
  const loadGames = async (): Promise<void> => {
    const mine = ++asked
    const answer = await getGames()
    if (mine !== asked) return
    answered = mine
    if (answer.ok) setGames(answer.value.games)
    else {
      setProblem(answer.problem)
      // What this page was never kept with can't be played here: the problem says the rest.
      if (answer.problem.kind === 'offline') await gamesHere().then(setGames, () => {})
    }
  }
  const loadTables = async (): Promise<void> => {
    // Neither waits for the other: this device may be slow, and the server away.
    void tablesHere().then(setHere, () => {})
    const mine = ++askedTables
    const answer = await getLobby()
    // What was asked before that is older.
    if (mine < toldTables) return
    toldTables = mine
    setNow(bothClocks())
    if (answer.ok) {
      setTables(answer.value)
      setProblem(null)
      // Unless they are on their way.
      if (games() === null && answered === asked) await loadGames()
    } else if (answer.problem.status === 401) setTables(emptyLobby)
    else setProblem(answer.problem)
  }
  const reload = async (): Promise<void> => {
    await Promise.all([loadGames(), loadTables()])
  }
  let asksHidden = false
  let rounds = 0
  const timer = setInterval(() => {
    // Behind other windows it asks seldom, and only for somebody who wants to be told.
    const isTime = document.visibilityState === 'visible' || (asksHidden && ++rounds % 4 === 0)
    if (isTime) void loadTables()
  }, period)
  // Whoever comes back to the page need not wait for the next time.
  const look = (): void => {
    if (document.visibilityState === 'visible') void loadTables()
  }
  addEventListener('visibilitychange', look)
  addEventListener('online', look)
  onCleanup(() => {
    clearInterval(timer)
    removeEventListener('visibilitychange', look)
    removeEventListener('online', look)
  })
  void reload()
  const current = (): Lobby | null => (problem() === null ? tables() : null)
  return {
    games,
    /** The tables as the server told them last; null while it can't be asked: what was true then may not be now. */
    current,
    /** Tables to which somebody asks me. */
    invited: (): Lobby['invited'] => current()?.invited ?? [],
    /** Whom I look for to play with. */
    ticket: (): Lobby['ticket'] => current()?.ticket ?? null,
    /** My running tables, on the server and on this device. */
    mine: (): readonly TableSummary[] => [
      ...(current()?.mine ?? []),
      ...here().filter(({ status }) => status !== 'finished'),
    ],
    /** My last finished tables, on the server and on this device. */
    finished: (): readonly TableSummary[] =>
      [...(current()?.finished ?? []), ...here().filter(({ status }) => status === 'finished')].toSorted(
        (a, b) => b.updatedAt - a.updatedAt,
      ),
    problem,
    /** What time it was where a table is when the tables were asked for last, in milliseconds since 1970. */
    nowAt: (table: string): number => (isLocalId(table) ? now().here : now().server),
    reload,
    /** Asks anew for what changes by the minute, and not for the games. */
    reloadTables: loadTables,
    /** Whether the tables are to be asked for while nobody looks, too. */
    askHidden: (next: boolean): void => void (asksHidden = next),
  }
}

function isSame(before: unknown, now: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(now)
}

export type LobbyStore = ReturnType<typeof createLobby>
