import type { Browser, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** Somebody in a browser of their own. */
async function somebody(browser: Browser, url: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await page.request.post(`${url}/api/guests`, { data: { name, language: 'en' } })
  return page
}

async function tableOfTwo(page: Page, url: string): Promise<string> {
  const data = { game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' }
  return ((await (await page.request.post(`${url}/api/tables`, { data })).json()) as { id: string }).id
}

test('who keeps somebody away at a table meets them no more, and lets them come back', async ({ browser, server }) => {
  const { url } = server
  const [ada, ben] = [await somebody(browser, url, 'Ada'), await somebody(browser, url, 'Ben')]
  const id = await tableOfTwo(ada, url)
  await ben.request.post(`${url}/api/tables/${id}/join`, { data: {} })
  await ada.goto(`/table/${id}`)
  await ada.getByTestId('open-settings').click()
  await ada.getByTestId('open-keep-away').click()
  await expect(ada.getByTestId('keep-away')).toBeVisible()
  expect(await violations(ada)).toEqual([])
  await ada.getByTestId('keep-away-1').click()
  await expect(ada.getByTestId('notice').getByText('You and Ben keep apart')).toBeVisible()
  const other = await tableOfTwo(ada, url)
  await ben.goto(`/table/${other}`)
  await expect(ben.getByText('This table is not open to you.')).toBeVisible()
  await ada.goto('/me')
  await expect(ada.getByTestId('kept-away')).toContainText('Ben')
  await ada.getByRole('button', { name: 'Let Ben come back' }).click()
  await expect(ada.getByTestId('kept-away')).toContainText('Nobody')
  await ben.reload()
  await expect(ben.getByTestId('invitation')).toBeVisible()
  await Promise.all([ada, ben].map((page) => page.context().close()))
})
