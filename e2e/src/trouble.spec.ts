import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** The lobby in a browser where something is not as it should be. */
async function openWhere(page: Page, isWrong: () => void, language: 'en' | 'fr'): Promise<void> {
  await page.addInitScript((wanted) => localStorage.setItem('fathom.language', wanted), language)
  await page.addInitScript(isWrong)
  await page.goto('/')
}

/** The page breaks while it starts: a date can't be written. */
function breakDates(): void {
  Object.defineProperty(Intl, 'DateTimeFormat', {
    get: () => {
      throw new RangeError('no dates here')
    },
  })
}

test('a page that breaks before it has drawn anything says so, and what went wrong', async ({ page }) => {
  await openWhere(page, breakDates, 'en')
  await expect(page.getByRole('heading', { name: 'Fathom could not start' })).toBeVisible()
  await expect(page.getByTestId('trouble')).toContainText('no dates here')
  await expect(page.locator('#root')).toBeEmpty()
})

test('a program that can’t be fetched is told of, too, in the reader’s language', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await openWhere(page, () => {}, 'fr')
  await expect(page.getByTestId('trouble')).toContainText(
    /^Fathom n’a pas pu démarrer.*Rechargez la page.*\/assets\/\S+\.js$/,
  )
})

test('a browser that is too old is told which ones are not', async ({ page }) => {
  const forget = () => {
    CSS.supports = () => false
  }
  await openWhere(page, forget, 'fr')
  await expect(page.getByRole('heading', { name: 'Ce navigateur est trop ancien' })).toBeVisible()
  await expect(page.getByTestId('trouble')).toContainText('Safari 17.5')
})

test('what comes late is no trouble', async ({ page }) => {
  let isFirst = true
  await page.route('**/assets/*.js', async (route) => {
    // An error of something else, while the program is on its way.
    if (isFirst) await new Promise((resolve) => setTimeout(resolve, 3000))
    isFirst = false
    await route.continue()
  })
  await openWhere(page, () => setTimeout(() => void Promise.reject(new Error('of an extension'))), 'en')
  await expect(page.getByTestId('play-bots-thesauros')).toBeVisible()
  await expect(page.getByTestId('trouble')).toHaveCount(0)
})
