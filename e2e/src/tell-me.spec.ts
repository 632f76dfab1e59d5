import type { Page } from '@playwright/test'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** A webhook that keeps what it gets, and answers as the test wishes. */
async function receiver() {
  const got: string[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      got.push((JSON.parse(body) as { message: string }).message)
      response.writeHead(answers.shift() ?? 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return { got, answers, url, close: () => server.close() }
}

async function becomeGuest(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.getByTestId('my-name').click()
  await page.getByTestId('name-input').fill(name)
  await page.getByTestId('name-save').click()
  await expect(page.getByTestId('my-name')).toContainText(name)
}

test('a webhook is added, tried, set and removed, by keyboard, in both languages', async ({ page, complaints }) => {
  const hook = await receiver()
  await becomeGuest(page, 'Ana')
  // The browser has logged that a visitor was nobody yet.
  complaints.length = 0
  await page.getByTestId('tell-me-link').click()
  await expect(page).toHaveURL(/\/tell-me$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell me')
  await expect(page.getByTestId('add-email')).toHaveCount(0)
  await page.getByTestId('add-webhook').fill(hook.url)
  await page.keyboard.press('Enter')
  const channel = page.getByTestId('channel-webhook')
  await expect(channel.getByRole('heading')).toHaveText(/^Webhook, 127\.0\.0\.1:\d+$/)
  expect(await violations(page)).toEqual([])

  await channel.getByTestId('test').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => hook.got).toEqual(['This is a test: here you will be told when it is your turn.'])
  hook.answers.push(500)
  await channel.getByTestId('test').click()
  await expect(channel.getByTestId('trouble')).toContainText('it was refused there')

  await channel.getByTestId('kind-started').focus()
  await page.keyboard.press('Space')
  await channel.getByTestId('daily').check()
  await channel.getByTestId('daily-time').fill('19:45')
  await page.getByTestId('quiet').check()
  await page.getByTestId('quiet-to').fill('08:30')
  await page.getByTestId('zone').selectOption('America/New_York')
  await expect(page.getByTestId('zone')).toHaveValue('America/New_York')
  await page.reload()
  await expect(channel.getByTestId('kind-started')).not.toBeChecked()
  await expect(channel.getByTestId('kind-your-turn')).toBeChecked()
  await expect(channel.getByTestId('daily-time')).toHaveValue('19:45')
  await expect(page.getByTestId('quiet-to')).toHaveValue('08:30')
  await expect(page.getByTestId('zone')).toHaveValue('America/New_York')

  const spoken = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByTestId('language-switch').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Me prévenir')
  // The server tells in the language that it knows of.
  await spoken
  await channel.getByTestId('test').click()
  await expect.poll(() => hook.got.at(-1)).toContain('Ceci est un essai')
  expect(await violations(page)).toEqual([])
  await channel.getByTestId('remove').click()
  await expect(channel).toHaveCount(0)
  expect(complaints).toEqual([])
  hook.close()
})

test('an address that can’t be used says why; who is nobody yet is told what to do', async ({ page }) => {
  await page.goto('/tell-me')
  await expect(page.getByTestId('nobody')).toBeVisible()
  await becomeGuest(page, 'Bo')
  await page.goto('/tell-me')
  await page.getByTestId('add-webhook').fill('https://user:word@games.example/')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('notice').getByText('This is not an address of the web')).toBeVisible()
  for (const kind of ['confirm', 'stop']) {
    await page.goto(`/tell-me#${kind}=nothing`)
    await page.getByTestId(kind).getByRole('button').click()
    await expect(page.getByTestId('notice').getByText('This link is not complete')).toBeVisible()
    await page.reload()
  }
})
