import type { NewChannel } from '@fathom/protocol'
import { words } from './text/index.ts'

type NewPush = Extract<NewChannel, { kind: 'push' }>

/** Whether this browser can be told while the page is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/**
 * Lets this browser be told; it asks its person once.
 * @param key the server's, by which the browser's message service knows it
 * @returns `refused` if the person or the browser does not want it, `no-service` if it could not be had
 */
export async function subscribe(key: string): Promise<NewPush | 'refused' | 'no-service'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  try {
    const worker = await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
    const known = await worker.pushManager.getSubscription()
    // One that was made with another server's key can't be used any more.
    if (known !== null && keyOf(known) !== key) await known.unsubscribe()
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint = '', keys } = subscription.toJSON()
    const { p256dh = '', auth = '' } = keys ?? {}
    return { kind: 'push', subscription: { endpoint, keys: { p256dh, auth } }, device: deviceName(navigator.userAgent) }
  } catch {
    return 'no-service'
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** In this order: each of them says it is like those after it. */
const BROWSERS = { Edge: /Edg/, Opera: /OPR/, Firefox: /Firefox|FxiOS/, Chrome: /Chrome|CriOS/, Safari: /Safari/ }
const SYSTEMS = {
  Android: /Android/,
  iPhone: /iPhone/,
  iPad: /iPad/,
  Windows: /Windows/,
  macOS: /Mac OS/,
  Linux: /Linux/,
}

/** What a browser calls itself, for people: "Firefox on Linux". */
function deviceName(userAgent: string): string {
  const first = (names: Readonly<Record<string, RegExp>>): string =>
    Object.entries(names).find(([, sign]) => sign.test(userAgent))?.[0] ?? ''
  return words().browser(first(BROWSERS) || words().someBrowser, first(SYSTEMS))
}
