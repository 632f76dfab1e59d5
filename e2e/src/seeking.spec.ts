import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('two who look for opponents are brought to one table, one of them from a phone', async ({ browser, server }) => {
  const { url } = server
  const somebody = async (name: string, width: number) => {
    const context = await browser.newContext({ baseURL: url, viewport: { width, height: 844 } })
    const page = await context.newPage()
    await page.request.post(`${url}/api/guests`, { data: { name, language: 'en' } })
    await page.goto('/')
    return page
  }
  const [ada, zoe] = [await somebody('Ada', 1366), await somebody('Zoë', 390)]
  await ada.getByTestId('find-opponents').click()
  await expect(ada.getByRole('heading', { name: 'Find me opponents' })).toBeFocused()
  await ada.getByTestId('seek-game').selectOption('silver-and-gold')
  expect(await violations(ada)).toEqual([])
  await ada.getByTestId('look').click()
  const search = ada.getByTestId('search')
  await expect(search).toContainText('Looking for opponents: Silver & Gold')
  await expect(search).toContainText('2 players, live; about your strength, since just now')
  await expect(search.getByRole('button', { name: 'Play a bot meanwhile' })).toBeVisible()
  await search.getByRole('button', { name: 'Stop looking' }).click()
  await expect(search).toBeHidden()
  await ada.getByTestId('find-opponents').click()
  await ada.getByTestId('seek-game').selectOption('silver-and-gold')
  await ada.getByTestId('look').click()
  await expect(search).toBeVisible()
  expect(await violations(ada)).toEqual([])

  await zoe.getByTestId('find-opponents').click()
  await zoe.getByTestId('seek-game').selectOption('silver-and-gold')
  expect(await zoe.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await zoe.getByTestId('look').click()
  await expect(zoe.getByTestId('table')).toBeVisible()
  await ada.getByTestId('go-found').click()
  await expect(ada.getByTestId('table')).toBeVisible()
  expect(new URL(ada.url()).pathname).toBe(new URL(zoe.url()).pathname)
  await Promise.all([ada, zoe].map((page) => page.context().close()))
})
