import { test as base, type Page } from '@playwright/test'
import { ServerProcess } from './server.ts'

/** A test with a server of its own file, and pages that must not complain. */
export const test = base.extend<{ complaints: string[] }, { server: ServerProcess }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see the names of the fixtures that one depends on
    async ({}, use) => {
      const server = new ServerProcess()
      await server.start()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
  /** What the page's console complained of; a test that uses it may ask that there be nothing. */
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    listen(page, complaints)
    await use(complaints)
  },
})

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
}

/** Lets things move on this page, as most people see it: at least one test of each game plays so. */
export async function withMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
}

export { expect } from '@playwright/test'
