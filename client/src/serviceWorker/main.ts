/**
 * Runs between page and network. Shows what the server tells while no page is open, and keeps the page itself, so that it opens without a
 * network. Answers of the server are never kept.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { addPush } from './push.ts'
import type { ServiceWorkerScope } from './scope.ts'

/** Every file of the page; the build writes it. */
declare const PAGE_FILES: PrecacheEntry[]

/** How long a page waits for the network, in milliseconds, before it opens as it was kept. */
const PATIENCE = 5_000

const scope = globalThis as unknown as ServiceWorkerScope

cleanupOutdatedCaches()
// An address is a file or the page itself: none is guessed.
precacheAndRoute(PAGE_FILES, { directoryIndex: '', cleanURLs: false })

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

// The newest page comes from the server; without one, the page as it was kept.
scope.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(newestPage(event.request))
})

async function newestPage(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
  } catch {
    return (await matchPrecache('/index.html')) ?? Response.error()
  }
}

addPush(scope)
