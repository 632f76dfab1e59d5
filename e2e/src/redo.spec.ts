import type { Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

async function read(page: Page): Promise<TableReading> {
  return (await (await page.request.get(`/api/tables/${page.url().split('/').at(-1) ?? ''}`)).json()) as TableReading
}

test('undo, do it again, back to the start of the turn: by key and by button, and told to ears', async ({
  page,
  server,
}) => {
  await page.request.post(`${server.url}/api/guests`, { data: { name: 'Ana', language: 'en' } })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }]
  const made = await page.request.post(`${server.url}/api/tables`, { data: { game: 'silver-and-gold', seats } })
  const { id, legal } = (await made.json()) as TableReading
  await page.goto(`${server.url}/table/${id}`)
  await page.request.post(`${server.url}/api/tables/${id}/act`, { data: { actions: [legal[0]] } })
  const both = await read(page)
  const steps = both.draft.actions.length + (both.draft.held === null ? 0 : 1)
  expect(steps).toBeGreaterThan(0)

  await page.getByTestId('prompt').focus()
  await page.keyboard.press('u')
  await expect(page.getByTestId('redo')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('y')
  await expect(page.getByTestId('redo')).toHaveCount(0)
  await expect(page.getByTestId('spoken')).toContainText('Done again.')
  expect((await read(page)).draft).toEqual(both.draft)

  await page.keyboard.press('Shift+U')
  await expect(page.getByTestId('redo')).toBeVisible()
  expect((await read(page)).draft.canUndo).toBe(false)
  await page.getByTestId('redo').click()
  await expect.poll(async () => (await read(page)).draft).toEqual(both.draft)
})
