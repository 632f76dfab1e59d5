import type { TableReading } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { SilverPlayer } from './silverPlayer.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [locale, size] of [
    ['en-GB', { width: 1366, height: 768 }],
    ['fr-FR', { width: 390, height: 844 }],
  ] as const) {
    test.describe(`${colorScheme}, ${locale}, ${size.width} px`, () => {
      test.use({ colorScheme, locale, viewport: size })

      test('axe finds nothing in the lobby, at the table and at the end of a game', async ({ page }) => {
        await page.goto('/')
        await expect(page.getByTestId('play-bots-silver-and-gold')).toBeVisible()
        expect(await violations(page)).toEqual([])
        const ana = new SilverPlayer(page)
        await ana.sitDownWithBots()
        expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2))
        expect(await violations(page)).toEqual([])
        await ana.play((table) => table.legal.some((action) => action.startsWith('cross')))
        expect(await violations(page)).toEqual([])
        await finish(ana)
        await expect(page.getByTestId('result')).toBeVisible()
        expect(await violations(page)).toEqual([])
      })

      test('nothing is wider than the window', async ({ page }) => {
        const ana = new SilverPlayer(page)
        await page.goto('/')
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(await overflow()).toBeLessThanOrEqual(0)
        await ana.sitDownWithBots()
        await ana.play((table) => table.legal.some((action) => action.startsWith('cross')))
        expect(await overflow()).toBeLessThanOrEqual(0)
      })
    })
  }
}

/** The rest of the game while no page is open: this test is about what the end looks like. */
async function finish({ page }: SilverPlayer): Promise<void> {
  const { request } = page
  const url = page.url()
  const { origin } = new URL(url)
  const path = `/api/tables/${url.split('/').at(-1)}`
  await page.goto('/favicon.svg')
  for (;;) {
    const table = (await (await request.get(path)).json()) as TableReading
    if (table.status === 'finished') break
    if (table.draft.canEndTurn) await request.post(`${path}/end-turn`, { data: {}, headers: { origin } })
    else if (table.legal.length > 0) {
      const actions = [table.legal.at(-1) ?? '']
      await request.post(`${path}/act`, { data: { actions, endTurn: true }, headers: { origin } })
    } else await page.waitForTimeout(15)
  }
  await page.goto(url)
}
