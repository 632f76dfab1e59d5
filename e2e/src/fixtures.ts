import { test as base, type Page } from '@playwright/test'
import { RecordedServer } from './recordedServer.ts'
import { leaveUnpainted, photograph } from './painting.ts'
import { ServerProcess } from './server.ts'

interface PerWorker {
  readonly server: ServerProcess
  readonly recorded: RecordedServer
}

/** A test with a server, tables of recorded games, and pages that must not complain. The servers are those of all tests of a worker. */
export const test = base.extend<{ complaints: string[] }, PerWorker>({
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
  recorded: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see the names of the fixtures that one depends on
    async ({}, use) => {
      const recorded = await RecordedServer.start()
      await use(recorded)
      await recorded.stop()
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      leaveUnpainted(browser, () => process.env.FATHOM_PAINT === '1' || test.info().retry > 0)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use, info) => {
    await use(context)
    if (info.status !== info.expectedStatus) await photograph(context, (name) => info.outputPath(name))
  },
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

/** What the browser logs where a test blocks the service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** An account of another test has the name that a newcomer was given: they get it with a number then. */
const NAME_TAKEN = /status of 409 .*\/api\/guests$/

function isExpected(complaint: string): boolean {
  return complaint.includes(BLOCKED) || NAME_TAKEN.test(complaint)
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    // Of what could not be loaded the text has the status alone.
    const complaint = `${message.text()} ${message.location().url}`
    if (isComplaint && !isExpected(complaint)) complaints.push(complaint)
  })
}

/** Lets things move on this page, as most people see it: at least one test of each game plays so. */
export async function withMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
}

export { expect } from '@playwright/test'
