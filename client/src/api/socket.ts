import { ALIVE_EVERY, readPush, type LogEntry, type Push } from '@fathom/protocol'
import { seatAt } from './beside.ts'
import { kept, language } from '../shell/preferences.ts'

export interface LineHooks {
  /** How long bots are to take for an action at least, in milliseconds; null: as the server likes. */
  pace(): number | null
  onOpen(): void
  onBreak(): void
  onPush(push: Push): void
  /** What the page knows of an entry. */
  known(n: number): LogEntry | undefined
  /** The pause is over, or the browser is online again or looked at: now is a moment to try. */
  onRetry(): void
}

/** A line that is not open by then is none, in milliseconds. */
const OPENING = 10_000
/** After so long without a word from a server that says every `ALIVE_EVERY` that it is there, the line is dead, though nothing has ended it. */
const SILENT = 2.4 * ALIVE_EVERY
/** Whoever looks at the page again, or is online again, finds both out sooner. */
const OPENING_SEEN = 2000
const SILENT_SEEN = 1.4 * ALIVE_EVERY

/** The line on which the server tells of one table. It opens, waits and closes as it is bidden and decides nothing. */
export interface TableLine {
  /** Opens the line in place of the one there is; the server sends what came after entry `since`. */
  open(since: number): void
  /** Calls `onRetry` after about so many milliseconds. */
  wait(pause: number): void
  close(): void
}

/** The line to table `id`, not yet open. */
export function createLine(id: string, hooks: LineHooks): TableLine {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  let heardAt = 0
  let saysAlive = false

  const drop = (): void => {
    clearTimeout(timer)
    clearTimeout(patience)
    const old = socket
    // What an old line still has to say is not heard.
    socket = null
    old?.close()
  }
  const giveUp = (): void => {
    drop()
    hooks.onBreak()
  }
  const heard = (push: Push): void => {
    heardAt = Date.now()
    saysAlive ||= push.type === 'alive'
    if (saysAlive) {
      clearTimeout(patience)
      patience = setTimeout(giveUp, SILENT)
    }
    if (push.type !== 'alive') hooks.onPush(push)
  }
  const patienceNow = ({ readyState }: WebSocket): number => {
    if (readyState === WebSocket.CONNECTING) return OPENING_SEEN
    return saysAlive ? SILENT_SEEN : Infinity
  }
  const retryNow = (): void => {
    if (document.visibilityState !== 'visible') return
    if (socket !== null && Date.now() - heardAt > patienceNow(socket)) giveUp()
    hooks.onRetry()
  }
  addEventListener('online', retryNow)
  document.addEventListener('visibilitychange', retryNow)

  return {
    open(since) {
      drop()
      const current = new WebSocket(addressOf(id, since, hooks.pace()))
      socket = current
      saysAlive = false
      heardAt = Date.now()
      patience = setTimeout(giveUp, OPENING)
      current.onopen = () => {
        if (socket !== current) return
        clearTimeout(patience)
        hooks.onOpen()
      }
      current.onmessage = (message) => {
        if (socket === current) heard(parsePush(message.data, hooks))
      }
      current.onclose = () => {
        if (socket === current) giveUp()
      }
    },
    wait(pause) {
      // The pause is partly random, so that a whole room does not connect again in the same instant.
      timer = setTimeout(hooks.onRetry, pause * (0.75 + Math.random() / 2))
    },
    close() {
      drop()
      removeEventListener('online', retryNow)
      document.removeEventListener('visibilitychange', retryNow)
    },
  }
}

function addressOf(id: string, since: number, pace: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const named = kept('named') === 'yes' ? '&named=1' : ''
  const seat = seatAt(id)
  const beside = seat === null ? '' : `&beside=${seat}`
  const query = `changes=2&tersest=1&alive=1&since=${since}&language=${language()}&onlookers=1${beside}${named}${pace === null ? '' : `&pace=${pace}`}`
  return `${scheme}://${location.host}/api/tables/${id}/socket?${query}`
}

function parsePush(data: unknown, { known }: LineHooks): Push {
  try {
    return readPush(String(data), known)
  } catch {
    // What can't be read is asked for anew.
    return { type: 'closing' }
  }
}
