import type { Push } from '@fathom/protocol'

export type Connection = 'connecting' | 'open' | 'lost'

export interface TableSocketHooks {
  /** The last entry that the page knows: the server sends what came after. */
  since(): number
  /** How long bots are to take for an action at least, in milliseconds; null: as the server likes. */
  pace(): number | null
  onPush(push: Push): void
  onConnection(connection: Connection): void
}

const firstPause = 400
const longestPause = 8_000

/**
 * Listens to a table and comes back by itself when the line breaks: after a growing pause, at once when the browser says that
 * it is online again or the page is looked at.
 * @returns stops listening
 */
export function listenTo(id: string, hooks: TableSocketHooks): () => void {
  let socket: WebSocket | null = null
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const open = (): void => {
    clearTimeout(timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const pace = hooks.pace()
    const query = `changes=1&since=${hooks.since()}${pace === null ? '' : `&pace=${pace}`}`
    const current = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket?${query}`)
    socket = current
    current.onopen = () => {
      pause = firstPause
      hooks.onConnection('open')
    }
    current.onmessage = (message) => {
      const push = parsePush(message.data)
      if (push !== null) hooks.onPush(push)
    }
    current.onclose = () => {
      if (stopped || socket !== current) return
      socket = null
      hooks.onConnection('lost')
      // A little chance in the pause, so that a whole room does not come back in the same instant.
      timer = setTimeout(open, pause * (0.75 + Math.random() / 2))
      pause = Math.min(pause * 1.8, longestPause)
    }
  }
  const hurry = (): void => {
    if (socket === null && !stopped && document.visibilityState === 'visible') open()
  }
  addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
  hooks.onConnection('connecting')
  open()

  return () => {
    stopped = true
    clearTimeout(timer)
    removeEventListener('online', hurry)
    document.removeEventListener('visibilitychange', hurry)
    socket?.close()
  }
}

function parsePush(data: unknown): Push | null {
  try {
    return JSON.parse(String(data)) as Push
  } catch {
    return null
  }
}
