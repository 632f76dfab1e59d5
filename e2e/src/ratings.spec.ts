import type { CreateTable, TableReading } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { ask, playOut } from './playOut.ts'

test('a rated game against a bot: chosen, played, told, in my history and in the ranking', async ({ page }) => {
  await page.goto('/')
  await page.getByTestId('ranking-link').click()
  await expect(page.getByTestId('ranking-empty')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByTestId('brand').click()
  await page.getByTestId('new-table-silver-and-gold').click()
  for (let seats = 4; seats > 2; seats--) await page.getByLabel(`Remove seat ${seats}`).click()
  await page.getByTestId('seat-1').selectOption('bot:deckhand')
  await page.getByTestId('rated').check()
  await page.getByTestId('create-table').click()
  await expect(page.getByTestId('rated-line')).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''
  await playOut(page, id)
  await expect(page.getByTestId('rating-moved')).toContainText('Your rating: ')
  expect(await violations(page)).toEqual([])
  // One more that is given up: two points make a line.
  const wish: CreateTable = { game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }], rated: true } // prettier-ignore
  const lost = await ask<TableReading>(page, '/tables', wish)
  await ask(page, `/tables/${lost.id}/close`, {})
  await page.goto('/')
  await expect(page.getByTestId('past-games').getByTestId('rated-mark')).toBeVisible()
  await page.getByTestId('all-games').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How I have played')
  await expect(page.getByTestId('course')).toBeVisible()
  await expect(page.getByTestId(`played-${id}`)).toBeVisible()
  await expect(page.getByTestId(`played-${lost.id}`)).toContainText('given up')
  await page.getByTestId('filter-Against whom').selectOption('bot:deckhand')
  await expect(page.getByTestId(`played-${lost.id}`)).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByTestId(`played-${id}`).getByRole('link').click()
  await expect(page.getByTestId('winner')).toBeVisible()
  // A guest has a rating, an account a place in the list.
  await page.goto('/ranking/silver-and-gold')
  await expect(page.getByTestId('my-standing')).toContainText('Your rating')
  await expect(page.getByTestId('ranking-table')).toHaveCount(0)
  await ask(page, '/me/password', { password: 'a long password' })
  await page.reload()
  await expect(page.getByTestId('ranking-table').getByRole('row')).toHaveCount(2)
  await page.getByTestId('language-switch').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classement\u202f: Silver & Gold')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await violations(page)).toEqual([])
  const rating = page.getByTestId('ranking-table').locator('td').nth(1)
  const lines = await rating.evaluate(({ firstChild }) => {
    const range = document.createRange()
    if (firstChild !== null) range.selectNodeContents(firstChild)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  await page.getByTestId('ranking-table').getByRole('link').click()
  await expect(page.getByTestId('game-silver-and-gold')).toBeVisible()
})
