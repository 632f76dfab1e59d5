import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { GAMES, RECORDS } from './fourSeats.ts'
import { asked, opener, questions } from './questions.ts'

test.use({ viewport: { width: 1366, height: 768 } })

/** How much of the rivals' cards is cut off, in pixels. */
const cut = (page: Page): Promise<number> =>
  page.getByTestId('rivals').evaluate((rivals) => rivals.scrollHeight - rivals.clientHeight)

for (const game of GAMES) {
  test(`${game}: three rivals beside the welcome are whole`, async ({ page }) => {
    await page.goto('/')
    await page.getByTestId(`play-bots-${game}`).click()
    await expect(page.getByTestId('welcome')).toBeVisible()
    await expect(page.getByTestId('rival-3')).toBeVisible()
    expect(await cut(page)).toBeLessThanOrEqual(2)
  })
}

for (const [game, record] of Object.entries(RECORDS)) {
  test(`${game}: three rivals are whole late in the game`, async ({ page, recorded }) => {
    const all = await asked(record)
    // The longer words.
    const open = await opener(page, recorded, record, 'fr')
    for (const part of [0.75, 0.95]) {
      await open(all[Math.floor(part * all.length)])
      // Parts of the page come one after the other, and make room for each other.
      await expect.poll(() => cut(page), { message: `${part}` }).toBeLessThanOrEqual(2)
    }
  })
}

for (const record of [...Object.values(RECORDS), 'sunken-treasure/column-empty-5']) {
  test(`${record}: all rivals are whole below the first steps`, async ({ page, recorded }) => {
    await page.addInitScript(() => localStorage.setItem('fathom.help', 'always'))
    const all = await asked(record)
    const open = await opener(page, recorded, record, 'fr')
    // Late, three rivals' cards of the two longer games are higher than what a low screen has beside any help.
    for (const part of record.includes('/') && !record.startsWith('artifacts') ? [0.2, 0.5, 0.8] : [0.2]) {
      await open(all[Math.floor(part * all.length)])
      // First games are against bots, with whom nobody talks.
      await page.locator('.side-boxes').evaluate((boxes) => boxes.remove())
      await expect(page.getByTestId('help-card')).toBeVisible()
      expect(await cut(page), `${part}`).toBeLessThanOrEqual(2)
    }
  })
}

for (const game of GAMES) {
  test(`${game}: the others are whole below a hint, with First steps on`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('fathom.help', 'always'))
    await page.goto('/')
    await page.getByTestId(`new-table-${game}`).click()
    await page.locator('input[data-testid="here"]').check()
    await page.getByTestId('create-table').click()
    await page.getByTestId('open-hint').click()
    await expect(page.getByTestId('hint-0').or(page.getByTestId('hint-nothing'))).toBeVisible()
    await expect.poll(() => cut(page)).toBeLessThanOrEqual(2)
  })
}

for (const language of ['en', 'fr'] as const) {
  test(`Thesauros: no word of an account runs over its edge, ${language}`, async ({ page, recorded }) => {
    const open = await opener(page, recorded, RECORDS.Thesauros, language)
    await open((await questions(RECORDS.Thesauros)).get('place'))
    const accounts = page.locator('.th-accounts li')
    await expect(accounts).toHaveCount(5)
    const over = await accounts.evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))
    expect(over).toEqual([0, 0, 0, 0, 0])
  })
}
