import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { sightings } from './recordedTables.ts'

/** 1366 x 768 at 200 %, a phone held sideways, one with the browser's bars, 1280 x 1024 at 400 %. */
const LOW = [
  { width: 683, height: 384 },
  { width: 844, height: 390 },
  { width: 667, height: 331 },
  { width: 320, height: 256 },
] as const

/** Where each game is played, on a phone and on a tablet. */
const BOARDS = {
  'sunken-treasure/twelve-5': '.st-sea',
  'silver-and-gold/four-seats': '.my-island, .dealt',
  'artifacts-inc/reputation-4': '.ai-phone-view, .ai-own',
  'thesauros/standard-4': '.th-chart-place',
} as const

/** Nothing goes over the page's right edge. */
async function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** How much of the screen is free of what sticks to its edges, as a part, where the page is scrolled half. */
async function freePart(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2)
    const taken = [...document.querySelectorAll('#main *')].flatMap((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return getComputedStyle(each).position === 'sticky' && (top <= 0 || bottom >= innerHeight) ? [bottom - top] : []
    })
    return 1 - taken.reduce((sum, each) => sum + each, 0) / innerHeight
  })
}

for (const [record, board] of Object.entries(BOARDS)) {
  test(`on a low screen ${record} can be played: all is reached, nothing has to be scrolled sideways`, async ({
    page,
    recorded,
  }) => {
    const asked = (await sightings(record)).filter(({ legal }) => legal.length > 1)
    const guest = await recorded.guest(page)
    for (const screen of LOW) {
      await page.setViewportSize(screen)
      for (const part of [0, 0.5]) {
        const at = asked[Math.floor(part * asked.length)]
        if (at === undefined) throw new Error(`nobody is asked in ${record}`)
        await recorded.open(page, { guest, record, at })
        const message = `${part} of ${record} at ${screen.width} x ${screen.height}`
        const place = page.locator(board).first()
        await expect.poll(async () => (await place.boundingBox())?.height, { message }).toBeGreaterThanOrEqual(180)
        await expect.poll(() => freePart(page), { message }).toBeGreaterThanOrEqual(0.6)
        // Scrolled to, and nothing lies over it.
        const buttons = page.locator('.board-place .btn, .prompt button, .top button').filter({ visible: true })
        for (const thing of [place, ...(await buttons.all())]) await thing.hover({ trial: true, timeout: 4000 })
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click()
          await expect(tab, message).toHaveAttribute('aria-selected', 'true')
          expect(await widthOf(page), message).toBeLessThanOrEqual(screen.width)
        }
        await page.locator('.log-lines button').first().hover({ trial: true })
      }
    }
  })
}
