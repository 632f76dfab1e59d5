/**
 * `npm run -s bench:offline [-- --json] [--times n] [--throttle n]`: what a game costs on a device without a network: from a click to the first move on a
 * slow processor, the script for it, the memory of its workers, and how fast its bots think beside Node. Needs a built page and a Chromium.
 */
import { GAME_IDS } from '@fathom/catalog'
import { findBrowser } from '@fathom/e2e/browser'
import { ServerProcess } from '@fathom/e2e/server'
import { chosenHere, chosenInBrowser, recordedThoughts } from '@fathom/e2e/thoughts'
import { chromium, type Browser, type Page } from '@playwright/test'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { percentile } from '../paint/rows.ts'
import { isFast, offlineTable, type OfflineRow } from './rows.ts'
import { watchWorkers } from './workers.ts'

const PAGE = fileURLToPath(new URL('../../../client/dist', import.meta.url))
/** Decisions of a Captain, here and in the browser, so many times in turn. */
const DECISIONS = 60
const ROUNDS = 3

/** A page that was kept by the browser and whose server is gone. */
async function offlinePage(browser: Browser): Promise<Page> {
  const server = new ServerProcess()
  await server.start()
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller !== null) return
    await new Promise((claimed) => navigator.serviceWorker.addEventListener('controllerchange', claimed, { once: true })) // prettier-ignore
  })
  await server.stop()
  return page
}

/** Clicks on "Play against bots" and waits for the first choice. @returns milliseconds, by the page's clock */
async function timeToFirstMove(page: Page, game: string): Promise<number> {
  return page.evaluate(
    ([button, prompt]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        document.querySelector<HTMLElement>(`[data-testid="${button}"]`)?.click()
        const look = (): void => {
          const isAsked = (document.querySelector(`[data-testid="${prompt}"]`)?.textContent ?? '') !== ''
          const isDrawn = document.querySelector('[data-testid="table"]') && !document.querySelector('.coming')
          if (isAsked && isDrawn) requestAnimationFrame(() => resolve(performance.now() - start))
          else requestAnimationFrame(look)
        }
        look()
      }),
    [`play-bots-${game}`, 'prompt-sentence'] as const,
  )
}

function sentSize(path: string): number {
  const file = join(PAGE, path)
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
}

async function measure(browser: Browser, game: string, times: number, throttle: number): Promise<OfflineRow> {
  const page = await offlinePage(browser)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const memory = await watchWorkers(page)
  const scripts = new Set<string>()
  const firstMove: number[] = []
  for (let time = 0; time < times; time++) {
    await page.goto('/')
    await page.getByTestId(`play-bots-${game}`).waitFor()
    // What is fetched in idle time is there: whoever taps has read the page first.
    await page.waitForTimeout(4000)
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (time === 0 && pathname.endsWith('.js')) scripts.add(pathname)
    })
    firstMove.push(await timeToFirstMove(page, game))
    page.removeAllListeners('request')
  }
  await page.waitForTimeout(2000)
  const workers = await memory()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const thoughts = await recordedThoughts(game, 'captain', DECISIONS)
  await chosenHere(thoughts)
  const speeds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [here, there] = [await chosenHere(thoughts), await chosenInBrowser(page, thoughts, thoughts)]
    speeds.push(here.took / there.took)
  }
  await page.context().close()
  const script = [...scripts].reduce((sum, path) => sum + sentSize(path), 0)
  return { game, firstMove, script, workers, speed: percentile(speeds, 0.5) }
}

const { values } = parseArgs({ options: { json: { type: 'boolean' }, times: { type: 'string' }, throttle: { type: 'string' } } }) // prettier-ignore
const times = Number(values.times ?? '5')
const throttle = Number(values.throttle ?? '4')
const browser = await chromium.launch(await findBrowser())
try {
  const rows: OfflineRow[] = []
  for (const game of GAME_IDS) rows.push(await measure(browser, game, times, throttle))
  console.log(values.json ? JSON.stringify(rows, null, 2) : offlineTable(rows, throttle))
  if (!rows.every(isFast)) process.exitCode = 1
} finally {
  await browser.close()
}
