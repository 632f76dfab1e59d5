// Shows what the server tells while no page is open; a click leads to the table. It keeps nothing and answers no requests.
addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('push', (event) => {
  const { title, text, link, tag } = event.data.json()
  const options = { body: text === title ? '' : text, tag, data: { link }, icon: '/favicon.svg' }
  event.waitUntil(registration.showNotification(title, options))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.link))
})

/** The page that is open there, or a new one. */
async function show(link) {
  const path = new URL(link).pathname
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => new URL(page.url).pathname === path)
  // The server may be known by several addresses: this browser knows it by its own.
  await (open === undefined ? clients.openWindow(path) : open.focus())
}
