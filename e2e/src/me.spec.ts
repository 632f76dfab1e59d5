import type { Browser, BrowserContext, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { VirtualKey } from './virtualKey.ts'

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

test('where the server does not answer, my name stays what it was, and the page finds out by itself who I am', async ({
  page,
}) => {
  await nameMyself(page, 'Fulmar')
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByTestId('trouble')).toContainText('The server does not answer.')
  await expect(page.getByTestId('me-name')).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByTestId('my-name')).toContainText('Fulmar')
  await page.goto('/me')
  await expect(page.getByTestId('trouble')).toBeVisible()
  await page.unroute('**/api/**')
  await expect(page.getByTestId('me-name')).toHaveValue('Fulmar')
})

async function anotherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  return context.newPage()
}

/** Keeps a name with a passkey, by keyboard. @returns the recovery codes */
async function keepName(page: Page, name: string): Promise<string[]> {
  await nameMyself(page, name)
  await page.getByTestId('keep-passkey').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('codes').getByRole('listitem')).toHaveCount(10)
  const codes = await page.getByTestId('codes').getByRole('listitem').allTextContents()
  await page.getByTestId('codes-kept').click()
  await expect(page.getByTestId('codes')).toHaveCount(0)
  await expect(page.getByTestId('passkeys').getByRole('listitem')).toHaveCount(1)
  return codes
}

test('a name is kept with a passkey, signed out and in again, in both languages', async ({ page }) => {
  await VirtualKey.on(page)
  await nameMyself(page, 'Mina')
  await page.getByTestId('keep-passkey').focus()
  await page.keyboard.press('Enter')
  const codes = page.getByRole('heading', { name: 'Your recovery codes' })
  await expect(codes).toBeFocused()
  expect(await violations(page)).toEqual([])
  // They are told once: they stay until I say that I have them, whatever else I change.
  const colored = page.waitForResponse(async (answer) => (await answer.text()).includes('"color":"red"'))
  await page.getByRole('radio', { name: 'red' }).check()
  await colored
  await codes.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('codes-left')).toHaveText('You have 10 codes left.')
  await page.getByTestId('add-passkey').click()
  await expect(page.getByTestId('notice').getByText('has a passkey for you already')).toBeVisible()
  await page.getByTestId('passkeys').getByRole('button').click()
  await expect(page.getByTestId('notice').getByText('the only way back')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByTestId('sign-out').click()
  await expect(page.getByTestId('nobody')).toBeVisible()
  await expect(page.getByTestId('me-name')).toHaveValue('')
  await page.getByTestId('language-switch').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moi')
  expect(await violations(page)).toEqual([])
  await page.getByTestId('sign-in-passkey').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('notice').getByText('Content de vous revoir, Mina.')).toBeVisible()
  await expect(page.getByTestId('me-name')).toHaveValue('Mina')
  await expect(page.getByTestId('codes-left')).toHaveText('Il vous reste 10 codes.')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a second device signs in with the passkey, and is signed out from the first', async ({
  page,
  browser,
  baseURL,
}) => {
  const key = await VirtualKey.on(page)
  await keepName(page, 'Nora')
  const phone = await anotherDevice(browser, baseURL)
  await key.syncTo(await VirtualKey.on(phone))
  await phone.goto('/me')
  await phone.getByTestId('sign-in-passkey').click()
  await expect(phone.getByTestId('me-name')).toHaveValue('Nora')
  await page.reload()
  await expect(page.getByTestId('sessions').getByRole('listitem')).toHaveCount(2)
  await page.getByTestId('end-others').click()
  await expect(page.getByTestId('sessions').getByRole('listitem')).toHaveCount(1)
  await phone.reload()
  await expect(phone.getByTestId('nobody')).toBeVisible()
  await phone.context().close()
})

test('who has lost their device comes back with a recovery code, and takes its passkey away', async ({
  page,
  browser,
  baseURL,
}) => {
  await VirtualKey.on(page)
  const [code = ''] = await keepName(page, 'Olga')
  await page.context().clearCookies()
  const found = await anotherDevice(browser, baseURL)
  await VirtualKey.on(found)
  await found.goto('/me')
  await found.getByTestId('sign-in-passkey').click()
  await expect(found.getByTestId('notice').getByText('Nothing has changed')).toBeVisible()
  await found.getByTestId('sign-in-code').fill('no-such-code')
  await found.keyboard.press('Enter')
  await expect(found.getByTestId('notice').getByText('does not fit together')).toBeVisible()
  await expect(found.getByTestId('sign-in-code')).toHaveValue('no-such-code')
  await found.getByTestId('sign-in-code').fill(code)
  await found.keyboard.press('Enter')
  await expect(found.getByTestId('me-name')).toHaveValue('Olga')
  await expect(found.getByTestId('codes-left')).toHaveText('You have 9 codes left.')
  await found.getByTestId('add-passkey').click()
  await expect(found.getByTestId('passkeys').getByRole('listitem')).toHaveCount(2)
  await found.getByTestId('passkeys').getByRole('button').first().click()
  await expect(found.getByTestId('passkeys').getByRole('listitem')).toHaveCount(1)
  await found.context().close()
})

test('a password signs in elsewhere; the guest of that browser waits until signing out', async ({
  page,
  browser,
  baseURL,
}) => {
  await nameMyself(page, 'Paula')
  await page.getByTestId('new-password').fill('short')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('notice').getByText('10 characters at least')).toBeVisible()
  await page.getByTestId('new-password').fill('a sentence that lasts')
  await page.keyboard.press('Enter')
  await page.getByTestId('codes-kept').click()
  const other = await anotherDevice(browser, baseURL)
  await other.goto('/me')
  await other.getByTestId('me-name').fill('PAULA')
  await other.keyboard.press('Enter')
  await expect(other.getByTestId('notice').getByText('belongs to somebody')).toBeVisible()
  await other.getByTestId('me-name').fill('Quinn')
  await other.keyboard.press('Enter')
  await expect(other.getByTestId('guest-waits')).toContainText('Quinn’s tables wait in this browser')
  await other.getByTestId('sign-in-name').fill('Paula')
  await other.getByTestId('sign-in-password').fill('a sentence that lasts')
  await other.keyboard.press('Enter')
  await expect(other.getByTestId('me-name')).toHaveValue('Paula')
  await expect(other.getByTestId('waiting')).toContainText('this browser was Quinn, who sits at 0 tables')
  await other.getByTestId('sign-out').click()
  await expect(other.getByTestId('me-name')).toHaveValue('Quinn')
  await other.getByTestId('sign-in-name').fill('Paula')
  await other.getByTestId('sign-in-password').fill('a sentence that lasts')
  await other.keyboard.press('Enter')
  await other.getByTestId('bring').focus()
  expect(await violations(other)).toEqual([])
  await other.keyboard.press('Enter')
  await expect(other.getByTestId('notice').getByText('All that was Quinn’s is yours now')).toBeVisible()
  await expect(other.getByTestId('waiting')).toHaveCount(0)
  await other.context().close()
})

test('a link makes another device the same guest, once, and the first is told', async ({ page, browser, baseURL }) => {
  await nameMyself(page, 'Rosa')
  await page.getByTestId('make-link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('qr')).toBeVisible()
  expect(await violations(page)).toEqual([])
  const link = await page.getByTestId('device-link').inputValue()
  const phone = await anotherDevice(browser, baseURL)
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(link)
  await expect(phone.getByTestId('join')).toBeVisible()
  expect(await violations(phone)).toEqual([])
  await phone.getByTestId('join').getByRole('button').click()
  await expect(phone.getByTestId('me-name')).toHaveValue('Rosa')
  await expect(page.getByTestId('notice').getByText('is you now, too')).toBeVisible()
  await expect(page.getByTestId('sessions').getByRole('listitem')).toHaveCount(2)
  await expect(page.getByTestId('qr')).toHaveCount(0)
  const third = await anotherDevice(browser, baseURL)
  await third.goto(link)
  await third.getByTestId('join').getByRole('button').click()
  await expect(third.getByTestId('notice').getByText('used already')).toBeVisible()
  await phone.context().close()
  await third.context().close()
})

test('my data are downloaded, and who leaves for good is nobody', async ({ page }) => {
  await nameMyself(page, 'Selma')
  const download = page.waitForEvent('download')
  await page.getByTestId('export').click()
  expect((await download).suggestedFilename()).toBe('fathom.json')
  await page.getByTestId('delete').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('delete-name')).toBeFocused()
  await page.keyboard.type('Thelma')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('notice').getByText('nothing was deleted')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByTestId('delete-name').fill('Selma')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('nobody')).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('nobody')).toBeVisible()
})
