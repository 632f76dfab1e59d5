import { expect, test } from 'vitest'
import { addPush } from './push.ts'
import type { ServiceWorkerScope } from './scope.ts'

interface Page {
  readonly url: string
  focus(): Promise<void>
}

/** A browser that runs the service worker: what it was shown, and where a click has led. */
class Browser {
  readonly shown: { title: string; options: Record<string, unknown> }[] = []
  readonly did: string[] = []
  private readonly listeners = new Map<string, (event: unknown) => void>()

  /** @param urls of the pages that are open */
  constructor(urls: readonly string[] = []) {
    const pages = urls.map((url): Page => ({ url, focus: () => Promise.resolve(void this.did.push(`focus ${url}`)) }))
    const scope = {
      addEventListener: (name: string, listener: (event: unknown) => void) => this.listeners.set(name, listener),
      registration: {
        showNotification: (title: string, options: Record<string, unknown>) =>
          Promise.resolve(void this.shown.push({ title, options })),
      },
      clients: {
        claim: () => Promise.resolve(),
        matchAll: () => Promise.resolve(pages),
        openWindow: (url: string) => Promise.resolve(void this.did.push(`open ${url}`)),
      },
    }
    addPush(scope as unknown as ServiceWorkerScope)
  }

  async happens(name: string, event: object): Promise<void> {
    let work: Promise<unknown> = Promise.resolve()
    this.listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }

  push(data: unknown): Promise<void> {
    return this.happens('push', { data: { json: () => data } })
  }

  click(link: string): Promise<void> {
    return this.happens('notificationclick', { notification: { close: () => this.did.push('close'), data: { link } } })
  }
}

const LINK = 'https://games.example/table/abcdef123456'

test('what is pushed is shown; of the same table the last one stands', async () => {
  const browser = new Browser()
  await browser.push({ title: 'News from 2 tables', text: 'One\nTwo', link: LINK })
  await browser.push({ title: 'Your turn', text: 'Your turn', link: LINK })
  const options = { tag: '/table/abcdef123456', data: { link: LINK }, icon: '/favicon.svg' }
  expect(JSON.parse(JSON.stringify(browser.shown))).toEqual([
    { title: 'News from 2 tables', options: { ...options, body: 'One\nTwo' } },
    { title: 'Your turn', options: { ...options, body: '' } },
  ])
})

test('a click opens the table, in the page that shows it already if there is one', async () => {
  const away = new Browser(['http://localhost:8080/'])
  await away.click(LINK)
  expect(away.did).toEqual(['close', 'open /table/abcdef123456'])
  const there = new Browser(['http://localhost:8080/', 'http://localhost:8080/table/abcdef123456'])
  await there.click(LINK)
  expect(there.did).toEqual(['close', 'focus http://localhost:8080/table/abcdef123456'])
})
