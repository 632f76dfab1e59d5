/**
 * Runs between page and network. Shows what the server tells while no page is open, and keeps the page itself, so that it opens without a
 * network. Answers of the server are never kept.
 */
import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { addPush } from './push.ts'
import type { ServiceWorkerScope } from './scope.ts'

/** Every file of the page; the build writes it. */
declare const PAGE_FILES: PrecacheEntry[]

/** How long a page waits for the network, in milliseconds, before it opens as it was kept. */
const PATIENCE = 5_000
const PAGE = '/index.html'

const scope = globalThis as unknown as ServiceWorkerScope

cleanupOutdatedCaches()
// An address is a file or the page itself: none is guessed.
precacheAndRoute(PAGE_FILES, { directoryIndex: '', cleanURLs: false })

// At once: the server has only the files of the newest page, and without a network the newest is to open.
scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

// The newest page comes from the server; without one, the page as it was kept.
scope.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  const isPage = mode === 'navigate' && !new URL(url).pathname.startsWith('/api/')
  // A kept file that is opened by itself has been answered already.
  if (isPage && getCacheKeyForURL(url) === undefined) event.respondWith(newestPage(event.request))
})

async function newestPage(request: Request): Promise<Response> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE)
  try {
    const response = await fetch(request, { signal: patience.signal })
    // A gateway answers for a server that is away.
    const isAway = response.status >= 502 && response.status <= 504
    return (isAway ? await matchPrecache(PAGE) : undefined) ?? response
  } catch {
    return (await matchPrecache(PAGE)) ?? Response.error()
  } finally {
    // What has begun to come may take its time.
    clearTimeout(timer)
  }
}

addPush(scope)
