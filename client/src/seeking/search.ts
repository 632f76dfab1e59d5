import { createSignal } from 'solid-js'
import type { Lobby } from '@fathom/protocol'
import { notify } from '../shell/Notices.tsx'
import { sayNow } from '../shell/voice.tsx'
import { navigate, tablePath } from '../shell/router.tsx'
import { getTicket, withdraw } from './requests.ts'

export type Ticket = NonNullable<Lobby['ticket']>

/** So often the server is asked, in milliseconds: that also tells it that somebody is here. */
const PERIODS = { live: 4_000, turns: 20_000 } as const
/** What was found is said so often, to somebody who is at another table, and for so long. */
const AGAIN = 4_000
const TIMES = 15

const [search, setSearch] = createSignal<Ticket | null>(null)
/** Whom I look for, as the server told it last. */
export { search }

let timer: ReturnType<typeof setInterval> | null = null

/** What is said when a table was found, wherever on the page somebody is: at a table with a bot, say. */
let sayFound: (ticket: Ticket) => string = () => ''

/** Takes in what the server has told. While somebody waits, it is asked on, also when they have left the lobby. */
export function heed(next: Ticket | null, found: (ticket: Ticket) => string = sayFound): void {
  sayFound = found
  const before = search()
  // The lobby may tell what it was told before.
  if (next?.table === null && before?.since === next.since && before.table !== null) return
  setSearch(next)
  const isWaiting = next !== null && next.table === null
  if (timer !== null) clearInterval(timer)
  timer = isWaiting ? setInterval(() => void ask(), PERIODS[next.pace]) : null
  if (next === null || isWaiting || before === null || before.table === next.table) return
  sayNow(sayFound(next))
  remind(next, TIMES)
}

/** Whoever plays a bot meanwhile is not to miss it; the lobby shows it by itself. */
function remind(ticket: Ticket, times: number): void {
  if (search() !== ticket || times === 0 || location.pathname === '/') return
  notify(sayFound(ticket))
  setTimeout(() => remind(ticket, times - 1), AGAIN)
}

/** To the table that was found; who has come there need not be told any more. */
export function goTo(table: string): void {
  heed(null)
  void withdraw({ table })
  navigate(tablePath(table))
}

async function ask(): Promise<void> {
  const asked = search()
  const answer = await getTicket()
  // What was done meanwhile is newer.
  if (answer.ok && search() === asked) heed(answer.value.ticket)
}
