import { createSignal } from 'solid-js'
import { keep, kept } from './preferences.ts'

/** Being told by the system, while another window or tab is in front: that it is my turn, or that a table has opened. */

const [wanted, setWanted] = createSignal(kept('notify') === 'yes')

/** Whether this browser can tell at all. */
export const canNotify = (): boolean => 'Notification' in globalThis

/** It is wanted, and the browser lets the page do so. */
export const isNotifying = (): boolean => wanted() && canNotify() && Notification.permission === 'granted'

/**
 * Turns it on or off; the browser asks once.
 * @returns false if the browser does not let the page tell
 */
export async function setNotifying(next: boolean): Promise<boolean> {
  const isAllowed = !next || (await mayNotify())
  setWanted(next && isAllowed)
  keep('notify', next && isAllowed ? 'yes' : null)
  return isAllowed
}

/** Asks the browser, once, whether this page may tell anything by a message of the system. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Tells that it is my turn at a table, where I wish so. */
export function notifyTurn(table: string, title: string, words: string): void {
  if (wanted()) notifySystem(table, title, words)
}

/** Tells something of a table by a message of the system, once, unless I am looking; a click leads there. */
export function notifySystem(table: string, title: string, words: string): void {
  if (!canNotify() || Notification.permission !== 'granted' || document.visibilityState === 'visible') return
  // Where it can't be shown the page tells it all the same, once somebody looks.
  void import('./message.ts').then(({ show }) => show(`/table/${table}`, title, words)).catch(() => {})
}
