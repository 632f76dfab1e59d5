import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** What this browser keeps of a table of the device: the numbers of its entries, and whether the list has it. */
const keptOf = (page: Page, table: string) =>
  page.evaluate(async (id) => {
    const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('no answer')))
      })
    const db = await answerOf(indexedDB.open('fathom'))
    const transaction = db.transaction(['entries', 'tables'])
    const keys = await answerOf(transaction.objectStore('entries').getAllKeys())
    const listed = await answerOf(transaction.objectStore('tables').getKey(id))
    db.close()
    return { entries: (keys as [string, number][]).filter(([of]) => of === id).map(([, n]) => n), listed }
  }, table)

async function makeTable(page: Page, game: string): Promise<string> {
  await page.goto('/')
  await page.getByTestId(`new-table-${game}`).click()
  await page.getByTestId('here').check()
  await page.getByTestId('create-table').click()
  await page.waitForURL(/\/table\/here-/)
  await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
  return page.url().split('/').at(-1) ?? ''
}

const gone = (page: Page) => expect(page.getByTestId('trouble')).toContainText('There is no such table')

test('who clears the site’s data under a table is told that it is gone, and no journal begins in its middle', async ({
  page,
  context,
}) => {
  const table = await makeTable(page, 'sunken-treasure')
  // On my turn no bot finds it out before me.
  await expect(page.locator('#main [data-legal]').first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/rules/thesauros')
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('fathom')
        request.addEventListener('success', () => resolve())
        request.addEventListener('blocked', () => reject(new Error('blocked')))
      }),
  )
  await page.locator('#main [data-legal]').first().click()
  await gone(page)
  await expect(page.getByTestId('notice')).toHaveText(/There is no such table/)
  expect(await keptOf(page, table)).toEqual({ entries: [], listed: undefined })
  await page.reload()
  await gone(page)
})

test('who leaves a sandbox in one tab is told so in the other', async ({ page, context }) => {
  await makeTable(page, 'sunken-treasure')
  await page.getByTestId('open-try-top').click()
  await page.getByTestId('try-begin').click()
  await page.waitForURL(/\/table\/here-try/)
  const sandbox = page.url().split('/').at(-1) ?? ''
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByTestId('prompt-sentence')).not.toBeEmpty()
  await page.getByTestId('sandbox-leave').click()
  await gone(other)
  expect(await keptOf(page, sandbox)).toEqual({ entries: [], listed: undefined })
})

test('a damaged table on this device says so, and can be removed', async ({ page, complaints }) => {
  const table = await makeTable(page, 'silver-and-gold')
  await page.goto('/rules/thesauros')
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('fathom')
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('entries', 'readwrite')
          transaction.objectStore('entries').delete([id, 1])
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    table,
  )
  await page.goto('/')
  await page.getByTestId(`table-${table}`).getByRole('link').click()
  const trouble = page.getByTestId('trouble')
  await expect(trouble).toContainText('What this device has kept of the table is damaged')
  expect(await violations(page)).toEqual([])
  await trouble.getByTestId('remove-table').click()
  await page.waitForURL(/\/$/)
  await expect(page.getByTestId('cover-silver-and-gold')).toBeVisible()
  await expect(page.getByTestId(`table-${table}`)).toHaveCount(0)
  expect(await keptOf(page, table)).toEqual({ entries: [], listed: undefined })
  // Nobody is known to the server, which says so.
  expect(complaints.filter((each) => !each.includes('/api/me'))).toEqual([])
})

test('a table of this device is in the list also where the browser keeps no preference', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/')
  await page.getByTestId('new-table-sunken-treasure').click()
  await page.getByTestId('here').check()
  await page.getByTestId('create-table').click()
  await page.waitForURL(/\/table\/here-/)
  await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
  await page.goto('/')
  await expect(page.getByTestId('here')).toHaveCount(1)
})
