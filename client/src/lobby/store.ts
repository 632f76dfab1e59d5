import { createSignal, onCleanup } from 'solid-js'
import type { GameInfo, Lobby } from '@fathom/protocol'
import { getGames, getLobby } from '../api/api.ts'
import type { Problem } from '../api/http.ts'

const emptyLobby: Lobby = { mine: [], open: [], finished: [] }
const period = 8_000

/** What the lobby shows, asked again every few seconds while somebody looks at it. */
export function createLobby() {
  const [games, setGames] = createSignal<readonly GameInfo[] | null>(null)
  const [tables, setTables] = createSignal<Lobby | null>(null)
  const [problem, setProblem] = createSignal<Problem | null>(null)
  const [now, setNow] = createSignal(Date.now())

  const loadGames = async (): Promise<void> => {
    const answer = await getGames()
    if (answer.ok) setGames(answer.value.games)
    else setProblem(answer.problem)
  }
  const loadTables = async (): Promise<void> => {
    const answer = await getLobby()
    setNow(Date.now())
    if (answer.ok) {
      setTables(answer.value)
      setProblem(null)
      if (games() === null) await loadGames()
    } else if (answer.problem.status === 401) setTables(emptyLobby)
    else setProblem(answer.problem)
  }
  const reload = async (): Promise<void> => {
    await Promise.all([loadGames(), loadTables()])
  }
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void loadTables()
  }, period)
  onCleanup(() => clearInterval(timer))
  void reload()
  return { games, tables, problem, now, reload }
}

export type LobbyStore = ReturnType<typeof createLobby>
