import type { Page } from '@playwright/test'
import { playArtifacts } from './byEar/artifacts.ts'
import { playSilver } from './byEar/silver.ts'
import { playSunken } from './byEar/sunken.ts'
import { thesaurosPlayer } from './byEar/thesauros.ts'
import { playOpenTable, type Play } from './byEar/wholeGame.ts'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { ServerProcess } from './server.ts'

const OTHERS = ['sunken-treasure', 'artifacts-inc', 'thesauros'] as const

/** How those are played to their ends in the long suite. */
const PLAYS: Readonly<Record<(typeof OTHERS)[number], () => Play>> = {
  'sunken-treasure': () => playSunken,
  'artifacts-inc': () => playArtifacts,
  thesauros: thesaurosPlayer,
}

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

/** Makes a table with Deckhand from the lobby. */
async function againstDeckhand(page: Page, game: string): Promise<void> {
  await page.getByTestId(`new-table-${game}`).click()
  await page.getByTestId('seat-1').selectOption('bot:deckhand')
  for (const seat of ['Remove seat 4', 'Remove seat 3']) {
    const button = page.getByRole('button', { name: seat })
    if ((await button.count()) > 0) await button.click()
  }
  await page.getByTestId('create-table').click()
  await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
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

    await againstDeckhand(page, 'silver-and-gold')
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

  if (process.env.FATHOM_LONG === '1')
    for (const game of OTHERS)
      test(`${game} is played from the lobby to its end`, async ({ page }) => {
        const server = new ServerProcess()
        await server.start()
        await page.goto(server.url)
        await kept(page)
        await server.stop()
        await page.reload()
        await againstDeckhand(page, game)
        // What happened before the page was opened is not read out.
        await expect(page.getByTestId('prompt')).toHaveClass(/mine/)
        await page.reload()
        await playOpenTable(page, PLAYS[game]())
        await expect(page.getByTestId('score-chart')).toBeVisible()
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
