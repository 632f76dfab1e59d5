import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('two play at one device at a table of the server, beside a third elsewhere', async ({ page, browser }) => {
  await page.goto('/')
  await page.getByTestId('new-table-silver-and-gold').click()
  await page.getByTestId('seat-2').selectOption('open')
  await page.getByTestId('seat-1').selectOption('open')
  await page.getByRole('button', { name: 'Remove seat 4' }).click()
  await page.getByTestId('create-table').click()
  // Somebody sits down beside me, and stands up again, and sits down.
  const bo = async (): Promise<void> => {
    await page.getByTestId('beside-1').click()
    await expect(page.getByTestId('beside-name-1')).toBeFocused()
    await page.getByTestId('beside-name-1').fill('Bo')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('chair-1')).toContainText('Bo (beside you)')
  }
  await bo()
  await page.getByTestId('stand-up-1').click()
  await page.getByTestId('beside-1').click()
  await expect(page.getByTestId('beside-name-1')).toHaveValue('Bo')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('stand-up-1')).toBeVisible()
  expect(await violations(page)).toEqual([])

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const made = await context.request.post('/api/guests', { data: { name: 'Cleo' } })
  expect(made.ok()).toBe(true)
  const table = new URL(page.url()).pathname.split('/').at(-1)
  const joined = await context.request.post(`/api/tables/${table}/join`, { data: {} })
  expect(joined.ok()).toBe(true)

  const cover = page.getByTestId('cover')
  const cards = page.locator('[data-testid^="card-"]')
  await expect(cover).toBeVisible()
  await expect(page.getByTestId('table')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  const keep = async (): Promise<string[]> => {
    await expect(cards.first()).toBeVisible()
    const names = await cards.evaluateAll((all) => all.map((each) => each.dataset['testid'] ?? ''))
    for (const name of names.slice(0, 2)) await page.getByTestId(name).click()
    await page.getByTestId('confirm').click()
    await expect(page.getByTestId('prompt-sentence')).toContainText('Your turn is complete')
    return names
  }
  await page.getByTestId('sit-0').click()
  const mine = await keep()
  await page.keyboard.press('e')
  await expect(cover).toContainText('Now it is up to Bo')
  const markup = await page.content()
  for (const card of mine) expect(markup).not.toContain(card)
  // Whoever comes back to the page meets the cover, too.
  await page.reload()
  await page.getByTestId('sit-1').click()
  const theirs = await keep()
  expect(theirs.filter((card) => mine.includes(card))).toEqual([])
  await page.keyboard.press('e')
  // It is up to Cleo, and everybody may look at their own meanwhile.
  await expect(page.getByTestId('prompt-sentence')).toContainText('Cleo')
  await page.getByTestId('hand-over').click()
  await expect(cover.getByRole('heading')).toHaveText('The others are at it')
  await page.getByTestId('sit-0').click()
  await expect(page.getByTestId('table')).toBeVisible()
  await context.close()
})
