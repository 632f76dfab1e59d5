import { expect, test } from './fixtures.ts'
import { paint } from './painting.ts'
import { asked, opener } from './questions.ts'
test(`zz`, async ({ page, recorded }) => {
  test.setTimeout(200000)
  await page.setViewportSize({ width: 1920, height: 1080 })
  const record = 'artifacts-inc/reputation-4'
  const all = await asked(record)
  const open = await opener(page, recorded, record)
  const list = all.filter(({ view }) => (view as { phase: string }).phase === 'buy')
  for (const part of [0.05, 0.5, 0.9]) {
    await open(list[Math.floor(part * list.length)])
    const spots = page.locator('[data-spot^="market:"][data-legal]')
    const n = await spots.count()
    for (let i = 0; i < Math.min(n, 3); i++) {
      await page.mouse.move(5, 5)
      await spots.nth(i).click()
      await page.waitForTimeout(500)
      await paint(page)
      await page.screenshot({ path: `/tmp/play/png/pop-${part}-${i}.png` })
      await spots.nth(i).click()
      await page.mouse.move(5, 5)
    }
    const own = page.locator('[data-spot^="card:"]')
    await own.first().hover()
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/play/png/pop-${part}-own.png` })
  }
})
