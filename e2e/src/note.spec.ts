import type { TableReading } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('a note to myself waits at the table, by keyboard, on a phone too', async ({ page, server }) => {
  await page.request.post(`${server.url}/api/guests`, { data: { name: 'Ana', language: 'en' } })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }]
  const made = await page.request.post(`${server.url}/api/tables`, { data: { game: 'silver-and-gold', seats } })
  const { id } = (await made.json()) as TableReading
  await page.goto(`${server.url}/table/${id}`)
  await page.getByTestId('note-box').locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.getByTestId('note').fill('')
  await page.keyboard.type('Undo nothing: keep Ember Skerry')
  await expect(page.getByTestId('note-state')).toHaveText('Kept.')
  expect(await violations(page)).toEqual([])
  // Closed and opened again it is as it was left.
  const summary = page.getByTestId('note-box').locator('summary')
  await summary.click()
  await expect(page.getByTestId('note')).toHaveCount(0)
  await summary.click()
  await expect(page.getByTestId('note')).toHaveValue('Undo nothing: keep Ember Skerry')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.getByTestId('tab-log').click()
  await expect(page.getByTestId('note')).toHaveValue('Undo nothing: keep Ember Skerry')
  expect(await violations(page)).toEqual([])
})
