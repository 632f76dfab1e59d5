import { navigate } from './router.tsx'

/**
 * Where a service worker runs, the message is shown by it, under the name that one pushed by the server has: what both tell is told once. Telephones
 * take messages from a service worker alone, and throw at any other.
 */
export async function show(path: string, title: string, words: string): Promise<void> {
  const registration = await workerRegistration()
  const link = new URL(path, location.href).href
  if (registration?.active) {
    await registration.showNotification(title, { body: words, tag: path, data: { link }, icon: '/favicon.svg' })
    return
  }
  const note = new Notification(title, { body: words, tag: path })
  note.addEventListener('click', () => {
    window.focus()
    note.close()
    if (location.pathname !== path) navigate(path)
  })
}

/** The service worker of this page; none where the browser has none, or keeps it from the page. */
async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration().catch(() => undefined)
}
