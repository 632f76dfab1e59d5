import type { ServiceWorkerScope } from './scope.ts'

/** What a push message holds. */
interface Told {
  readonly title: string
  readonly text: string
  readonly link: string
}

/** Shows what the server tells while no page is open; a click leads to the table. */
export function addPush(worker: ServiceWorkerScope): void {
  worker.addEventListener('push', (event) => {
    const { title, text, link } = event.data.json() as Told
    // The page names its own messages so, too: what both tell is told once.
    const tag = new URL(link).pathname
    const options = { body: text === title ? '' : text, tag, data: { link }, icon: '/favicon.svg' }
    event.waitUntil(worker.registration.showNotification(title, options))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { link } = event.notification.data as { readonly link: string }
    event.waitUntil(show(worker, link))
  })
}

/** The page that is open there, or a new one. */
async function show(worker: ServiceWorkerScope, link: string): Promise<void> {
  const path = new URL(link).pathname
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => new URL(page.url).pathname === path)
  // The server may be known by several addresses: this browser knows it by its own.
  await (open === undefined ? worker.clients.openWindow(path) : open.focus())
}
