import { expect, type Page } from '@playwright/test'
import type { CreatedGuest } from '@fathom/protocol'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SeatRequest } from './recordedMain.ts'

const MAIN = fileURLToPath(new URL('./recordedMain.ts', import.meta.url))

/** Tables at positions of recorded games, for a test: the test runner's own process can't hold the server's threads. */
export class RecordedServer {
  private readonly child: ChildProcess
  readonly url: string

  private constructor(child: ChildProcess, url: string) {
    this.child = child
    this.url = url
  }

  static async start(): Promise<RecordedServer> {
    const child = fork(MAIN, { execArgv: [], env: { ...process.env, NODE_OPTIONS: '' } })
    return new RecordedServer(child, await answerOf(child))
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit')
    this.child.disconnect()
    await gone
  }

  /** Somebody in the cookies of this browser. */
  async guest(page: Page, language: 'en' | 'fr' = 'en'): Promise<CreatedGuest['guest']> {
    const answer = await page.request.post(`${this.url}/api/guests`, { data: { name: 'Ana', language } })
    return ((await answer.json()) as CreatedGuest).guest
  }

  /** Opens a table where a recorded game has been, one at a time: from another table as a link does, without a page load. @returns its id */
  async open(page: Page, { guest, record, at: { seat, line }, level }: SeatRequest): Promise<string> {
    const answer = answerOf(this.child)
    this.child.send({ guest, record, at: { seat, line }, level })
    const id = await answer
    const path = `/table/${id}`
    if (page.url().startsWith(`${this.url}/table/`)) await follow(page, path)
    else await page.goto(`${this.url}${path}`)
    await expect(page.getByTestId('board').locator('svg').filter({ visible: true }).first()).toBeVisible()
    return id
  }
}

/** Opens another table; nothing of the one before is left on the page. */
async function follow(page: Page, path: string): Promise<void> {
  const before = await page.getByTestId('table').elementHandle()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await before?.waitForElementState('hidden')
}

async function answerOf(child: ChildProcess): Promise<string> {
  const [answer] = (await once(child, 'message')) as [string]
  return answer
}
