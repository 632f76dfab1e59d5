import type { BrowserContext, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

async function nameMyself(page: Page, name: string): Promise<void> {
  await page.goto('/me')
  await page.getByTestId('me-name').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('sessions')).toBeVisible()
}

/** Another browser that was given the first one's cookie: a second of the same session. */
async function copyCookies(from: BrowserContext, to: BrowserContext): Promise<void> {
  await to.addCookies(await from.cookies())
}

test('the page about me: from the lobby, by keyboard, a name refused and taken, in both languages', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByTestId('me-link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Me')
  await expect(page.getByTestId('nobody')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByTestId('me-name').fill('A\u0301\u0302\u0303da')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('notice').getByText('too many marks')).toBeVisible()
  await expect(page.getByTestId('me-name')).toHaveValue('A\u0301\u0302\u0303da')
  await page.getByTestId('me-name').fill('Zoë')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('notice').getByText('You are Zoë now.')).toBeVisible()
  await expect(page.getByTestId('sessions').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByTestId('sessions')).toContainText('this browser')
  await page.getByTestId('language-switch').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moi')
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a browser keeps its name for as long as its cookie is there', async ({ page, browser, baseURL }) => {
  await nameMyself(page, 'Ana')
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  await copyCookies(page.context(), other)
  const copy = await other.newPage()
  await copy.goto('/me')
  await expect(copy.getByTestId('me-name')).toHaveValue('Ana')
  await other.close()
})
