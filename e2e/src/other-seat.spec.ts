import { expect, test } from './fixtures.ts'
import { sightings } from './recordedTables.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the note over somebody else’s things is whole, with the way back, in French too', async ({
  page,
  recorded,
}) => {
  await page.addInitScript(() => localStorage.setItem('fathom.language', 'fr'))
  const guest = await recorded.guest(page, 'fr')
  for (const record of ['silver-and-gold/four-seats', 'sunken-treasure/twelve-5', 'artifacts-inc/reputation-4']) {
    const at = (await sightings(record)).find(({ seat, legal }) => seat === 0 && legal.length > 0)
    if (at === undefined) throw new Error(`nobody is asked in ${record}`)
    await recorded.open(page, { guest, record, at })
    await page.locator('.rival-chip').nth(1).click()
    const back = page.getByTestId('back-to-mine')
    for (const part of [back, page.locator('.other-seat')]) {
      const box = await part.boundingBox()
      expect(box?.x, record).toBeGreaterThanOrEqual(8)
      expect((box?.x ?? 0) + (box?.width ?? 0), record).toBeLessThanOrEqual(382)
    }
    await back.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.other-seat')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('#main, #main *')), record).toBe(true)
  }
})
