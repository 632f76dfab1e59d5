import type { Page } from '@playwright/test'
import { playSilver } from './byEar/silver.ts'
import { playOpenTable } from './byEar/wholeGame.ts'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { ServerProcess } from './server.ts'

const OTHERS = ['sunken-treasure', 'artifacts-inc', 'thesauros'] as const

/** Resolves when the browser has kept the page. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller === null) {
      await new Promise((claimed) =>
        navigator.serviceWorker.addEventListener('controllerchange', claimed, { once: true }),
      )
    }
  })
}

test.describe('without a server', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page that was kept opens, every game begins, and one is played to its end', async ({ page }) => {
    const server = new ServerProcess()
    await server.start()
    await page.goto(server.url)
    await kept(page)
    await server.stop()

    await page.reload()
    await expect(page.getByTestId('cover-thesauros')).toBeVisible()
    expect(await violations(page)).toEqual([])
    for (const game of OTHERS) {
      await page.getByTestId(`play-bots-${game}`).click()
      await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
      await page.goto(server.url)
    }
    await expect(page.getByTestId('here')).toHaveCount(OTHERS.length)

    await page.getByTestId('new-table-silver-and-gold').click()
    await page.getByTestId('seat-1').selectOption('bot:deckhand')
    for (const seat of ['Remove seat 4', 'Remove seat 3']) {
      const button = page.getByRole('button', { name: seat })
      if ((await button.count()) > 0) await button.click()
    }
    await page.getByTestId('create-table').click()
    await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
    // Nothing is lost when the page is closed in the middle.
    await page.reload()
    await playOpenTable(page, playSilver)
    await expect(page.getByTestId('score-chart')).toBeVisible()
    const [record] = await Promise.all([page.waitForEvent('download'), page.getByTestId('download-record').click()])
    expect(record.suggestedFilename()).toMatch(/^fathom-here-[0-9a-f]+\.txt$/)

    // The server is back: it keeps the game, too.
    await server.start()
    await page.getByTestId('keep-record').click()
    await page.getByTestId('to-kept').click()
    await page.waitForURL(/\/table\/[0-9a-z]+$/)
    await expect(page.getByTestId('winner')).toBeVisible()
    await expect(page.getByTestId('device-line')).toHaveText('Played on one device')
    expect(await violations(page)).toEqual([])

    await page.goto(server.url)
    await expect(page.getByTestId('past-games').getByText('Silver & Gold')).toHaveCount(2)
    await server.stop()
  })

  test('who opened the page without a server is the same person when it is back', async ({ page }) => {
    const server = new ServerProcess()
    await server.start()
    await page.goto(server.url)
    await page.request.post(`${server.url}/api/guests`, { data: { name: 'Ana', language: 'en' } })
    await kept(page)
    await server.kill()
    await page.reload()
    await expect(page.getByTestId('cover-silver-and-gold')).toBeVisible()
    await server.start()
    await page.getByTestId('play-bots-silver-and-gold').click()
    await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
    expect(page.url()).not.toContain('here-')
    expect(await (await page.request.get(`${server.url}/api/me`)).json()).toMatchObject({ name: 'Ana' })
    await server.stop()
  })
})

test('a table on this device is made in the form; two tabs show the same game', async ({ page, context }) => {
  await page.goto('/')
  await page.getByTestId('new-table-silver-and-gold').click()
  await page.getByTestId('here').check()
  await page.getByTestId('create-table').click()
  await page.waitForURL(/\/table\/here-/)
  await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()

  await context.setOffline(true)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page.getByTestId('connection-banner')).toHaveCount(0)
  await context.setOffline(false)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByTestId('prompt-sentence')).toHaveText(await page.getByTestId('prompt-sentence').innerText())
  await page.getByTestId('open-settings').click()
  await page.getByTestId('leave-table').click()
  await page.getByTestId('end-game').click()
  await page.waitForURL(/\/$/)
  await expect(other.getByText('has ended this game')).toBeVisible()
  await expect(page.getByTestId('here')).toHaveCount(0)
})
