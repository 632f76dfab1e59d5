/**
 * `npm run -s bench:paint [-- --json] [--times n]`: how long the page of Thesauros takes from an input to the next frame, on the busiest
 * turns of a recorded game of four. Needs a built page (`npm run build`) and a Chromium, as the browser tests do.
 */
import type { Guest } from '@fathom/protocol'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '@fathom/e2e/browser'
import { RecordedTables, sightings, type Sighting } from '@fathom/e2e/recordedTables'
import { parseArgs } from 'node:util'
import { placing, sailing, type Gesture } from './gestures.ts'
import { paintTable, summary, type PaintRow } from './rows.ts'
import { installStopwatch, timed, type Timing } from './stopwatch.ts'

const RECORD = 'standard-4'

/** The turn of a kind with the most to choose from. */
async function busiest(kind: string): Promise<Sighting> {
  const all = (await sightings(RECORD)).filter(({ view }) => kindOf(view) === kind)
  const [most] = all.toSorted((a, b) => b.legal.length - a.legal.length)
  if (most === undefined) throw new Error(`nobody is asked for "${kind}" in ${RECORD}`)
  return most
}

function kindOf(view: unknown): string {
  return (view as { pending: { kind: string } | null }).pending?.kind ?? ''
}

/** Every gesture so many times, on one turn, in a window of its own. */
async function measure(
  browser: Browser,
  tables: RecordedTables,
  kind: string,
  gestures: readonly Gesture[],
  times: number,
): Promise<PaintRow[]> {
  const turn = await busiest(kind)
  const context = await browser.newContext({ baseURL: tables.url, viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  await page.goto('/')
  const made = await page.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  const { guest } = (await made.json()) as { guest: Guest }
  await page.goto(`/table/${await tables.seat(guest, RECORD, turn)}`)
  await page.getByTestId('zone-1').waitFor()
  await page.mouse.move(700, 300)
  // The boats have come to rest, and what is fetched in idle time is there.
  await page.waitForTimeout(9000)
  await installStopwatch(page)
  const rows: PaintRow[] = []
  for (const gesture of gestures) {
    const timings: Timing[] = []
    for (let time = 0; time < times; time++) {
      await gesture.before?.(page)
      timings.push(await timed(page, () => gesture.run(page, time)))
      await gesture.after?.(page)
    }
    rows.push(summary(`${gesture.name} (${kind}, line ${turn.line}, ${turn.legal.length} choices)`, timings))
  }
  await context.close()
  return rows
}

const { values } = parseArgs({ options: { json: { type: 'boolean' }, times: { type: 'string' }, page: { type: 'string' } } }) // prettier-ignore
const times = Number(values.times ?? '20')
const tables = await RecordedTables.start(values.page)
try {
  const front = await fetch(tables.url)
  if (front.ok) await run()
  else {
    // The server says what is missing: mostly the page is not built.
    console.error((await front.text()).trim())
    process.exitCode = 2
  }
} finally {
  await tables.close()
}

async function run(): Promise<void> {
  const browser = await chromium.launch(await findBrowser())
  try {
    const rows = [
      ...(await measure(browser, tables, 'place', placing, times)),
      ...(await measure(browser, tables, 'sea', sailing, times)),
    ]
    console.log(values.json ? JSON.stringify(rows, null, 2) : paintTable(rows))
    if (rows.some(({ p75, goal }) => p75 > goal)) process.exitCode = 1
  } finally {
    await browser.close()
  }
}
