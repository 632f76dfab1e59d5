import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ThesaurosPlayer } from './thesaurosPlayer.ts'

const MARKET = /\/assets\/FleaMarket-[^/]*\.js$/

async function sitDown(page: Page): Promise<void> {
  await new ThesaurosPlayer(page).sitDown({ variant: 'standard' }, 2)
  await expect(page.getByTestId('zone-1')).toBeVisible()
}

test('the table stays while a part of it is on its way', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(MARKET, async (route) => {
    await held
    await route.continue()
  })
  await sitDown(page)
  await page.getByTestId('panel-market').click()
  await expect(page.getByTestId('panels').getByRole('status')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByTestId('zone-1')).toBeVisible()
  await expect(page.getByTestId('prompt')).toBeVisible()
  release()
  await expect(page.getByTestId('panels').getByRole('status')).toHaveCount(0)
  await expect(page.getByTestId('market')).toBeVisible()
})

test('a part that did not come leaves the table as it is, and comes with the page anew', async ({ page }) => {
  let isOut = true
  await page.route(MARKET, (route) => (isOut ? route.abort() : route.continue()))
  await sitDown(page)
  await page.getByTestId('panel-market').click()
  const missing = page.getByTestId('panels').getByRole('alert')
  await expect(missing).toBeVisible()
  await expect(page.getByTestId('zone-1')).toBeVisible()
  isOut = false
  await missing.getByRole('button').click()
  await expect(missing).toHaveCount(0)
  await page.getByTestId('panel-market').click()
  await expect(page.getByTestId('market')).toBeVisible()
})

test('parts come when somebody stirs, before they are clicked on', async ({ page }) => {
  await sitDown(page)
  const brought = page.waitForResponse(MARKET)
  await page.mouse.move(400, 300)
  await page.mouse.move(410, 310)
  await brought
})
