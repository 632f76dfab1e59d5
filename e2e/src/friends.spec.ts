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

test('friends by a link: asked to a table from its waiting room, told in the lobby, seated with one click', async ({
  browser,
  server,
}) => {
  const { url } = server
  const ada = await somebody(browser, url, 'Ada')
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } })
  const zoe = await context.newPage()
  await ada.goto('/')
  await ada.getByTestId('friends-link').click()
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Friends')
  await expect(ada.getByText('Nobody yet.')).toBeVisible()
  await ada.getByTestId('make-link').click()
  await expect(ada.getByTestId('qr')).toBeVisible()
  expect(await violations(ada)).toEqual([])
  await zoe.goto(await ada.getByTestId('link').inputValue())
  await expect(zoe.getByTestId('friend-asks')).toContainText('Ada asks you to be friends')
  expect(await violations(zoe)).toEqual([])
  await zoe.getByRole('textbox', { name: 'Your name' }).fill('Zoë')
  await zoe.getByTestId('friend-accept').click()
  await expect(zoe.getByTestId('friend-list')).toContainText('Ada')

  const id = await tableOfTwo(ada, url)
  await ada.goto(`/table/${id}`)
  await ada.getByRole('button', { name: 'Ask Zoë to this table' }).click()
  await expect(ada.getByRole('button', { name: 'Zoë is asked' })).toBeFocused()
  expect(await violations(ada)).toEqual([])
  await zoe.goto('/')
  await expect(zoe.getByTestId('invited')).toContainText('Ada asks you to Silver & Gold')
  expect(await violations(zoe)).toEqual([])
  expect(await zoe.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await zoe.getByRole('button', { name: 'Sit down with Ada: Silver & Gold' }).click()
  await expect(zoe.getByTestId('table')).toBeVisible()
  await zoe.goto('/friends')
  await expect(zoe.getByTestId('friend-list')).toContainText('is playing Silver & Gold right now')

  // One click ends no friendship.
  await zoe.getByRole('button', { name: 'Ada: no longer friends' }).click()
  await expect(zoe.getByRole('button', { name: 'Keep' })).toBeFocused()
  expect(await zoe.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await zoe.getByRole('button', { name: 'Keep' }).click()
  await expect(zoe.getByRole('button', { name: 'Ada: no longer friends' })).toBeFocused()

  // Without an answer nobody is told that they have no friends.
  const friends = zoe.getByRole('region', { name: 'My friends' })
  await zoe.route('**/api/me/friends', (route) => route.abort())
  await zoe.reload()
  await expect(friends.getByTestId('trouble')).toBeVisible()
  await expect(friends).not.toContainText('Nobody yet')
  await zoe.unroute('**/api/me/friends')
  await friends.getByRole('button').click()
  await expect(friends).toContainText('Ada')
  await Promise.all([ada, zoe].map((page) => page.context().close()))
})

test('a group: made, joined by its link, a table that only members sit down at', async ({ browser, server }) => {
  const { url } = server
  const [ada, ben] = [await somebody(browser, url, 'Ada'), await somebody(browser, url, 'Ben')]
  await ada.goto('/friends')
  await ada.getByTestId('group-name').fill('Kelp Club')
  await ada.keyboard.press('Enter')
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Kelp Club')
  const page = ada.url()
  await ben.goto(page)
  await expect(ben.getByText('This page is its members’ alone.')).toBeVisible()
  await ben.goto(await ada.getByTestId('link').inputValue())
  await expect(ben.getByTestId('group-asks')).toContainText('Ada asks you to the group Kelp Club')
  await ben.getByTestId('group-accept').click()
  await expect(ben.getByTestId('ranking')).toContainText('Ben (you)')
  await ada.getByTestId('new-silver-and-gold').click()
  await ada.getByTestId('create-table').click()
  await expect(ada.getByTestId('waiting-room')).toBeVisible()
  await ben.reload()
  await expect(ben.getByRole('link', { name: 'Sit down' })).toBeVisible()
  expect(await violations(ben)).toEqual([])
  await ben.setViewportSize({ width: 390, height: 844 })
  await ben.getByTestId('language-switch').click()
  await expect(ben.getByRole('heading', { name: 'Son classement' })).toBeVisible()
  expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await ben.getByRole('link', { name: 'S’asseoir' }).click()
  await expect(ben.getByTestId('invitation')).toBeVisible()
  await Promise.all([ada, ben].map((each) => each.context().close()))
})
