import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { SunkenPlayer } from './sunkenPlayer.ts'

/** Milliseconds that an action of a bot takes at least where somebody wants them step by step. */
const SLOW = 2000

async function wantBots(page: Page, pace: 'swift' | 'steady' | 'slow'): Promise<void> {
  await page.getByTestId('open-settings').click()
  await page.getByTestId('bot-pace').selectOption(pace)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a bot that thinks shows it, takes the time that is wanted of it, and hurries when that is wanted', async ({
  page,
}) => {
  const ana = new SunkenPlayer(page)
  await ana.sitDownWithBots()
  await wantBots(page, 'slow')
  const before = await ana.play((table) => table.draft.canEndTurn && table.waitingFor.length === 1)
  const start = Date.now()
  await page.getByTestId('end-turn').click()
  await expect(page.getByTestId(/^thinking-/)).toBeVisible()
  await expect(page.getByTestId(/^thinking-/)).toHaveText('thinking')
  const ended = await ana.read()
  expect(ended.version).toBeGreaterThan(before.version)
  expect(ended.waitingFor).not.toContain(ended.you)
  await expect.poll(async () => (await ana.read()).version, { timeout: 30_000 }).toBeGreaterThan(ended.version)
  expect(Date.now() - start).toBeGreaterThanOrEqual(SLOW)
  await wantBots(page, 'swift')
  await ana.play((table) => table.you !== null && table.waitingFor.includes(table.you))
  await expect(page.getByTestId(/^thinking-/)).toHaveCount(0)
  // The wish is kept.
  await page.reload()
  await page.getByTestId('open-settings').click()
  await expect(page.getByTestId('bot-pace')).toHaveValue('swift')
})
