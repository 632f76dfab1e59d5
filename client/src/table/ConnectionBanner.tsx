import { createSignal, onCleanup, Show, type JSX } from 'solid-js'
import { isLocalId } from '../local/ids.ts'
import { text } from '../text/index.ts'
import type { Session } from './session.ts'

/** Says when the connection is lost, unless the gap is short. A table of this device needs none. */
export function ConnectionBanner(props: { session: Session }): JSX.Element {
  const [offline, setOffline] = createSignal(!navigator.onLine)
  const [longLost, setLongLost] = createSignal(false)
  const watch = (): void => void setOffline(!navigator.onLine)
  addEventListener('online', watch)
  addEventListener('offline', watch)
  let lostSince: number | null = null
  const timer = setInterval(() => {
    if (props.session.connection() === 'lost') lostSince ??= Date.now()
    else lostSince = null
    setLongLost(lostSince !== null && Date.now() - lostSince > 700)
  }, 300)
  onCleanup(() => {
    clearInterval(timer)
    removeEventListener('online', watch)
    removeEventListener('offline', watch)
  })
  return (
    <Show when={(offline() && !isLocalId(props.session.id)) || longLost()}>
      <div class="banner" role="status" data-testid="connection-banner">
        {offline() ? text().connection.offline : text().connection.reconnecting}
      </div>
    </Show>
  )
}
