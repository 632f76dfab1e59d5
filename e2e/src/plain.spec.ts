import { devices, expect, test as base, type Page } from '@playwright/test'
import type { GameList, TableReading } from '@fathom/protocol'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { violations } from './axe.ts'
import { tabTo } from './keys.ts'
import { hasMove, Player } from './player.ts'

/** A server of a game that the page has no board for. */
const test = base.extend<object, { toyUrl: string }>({
  toyUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see the names of the fixtures that one depends on
    async ({}, use) => {
      const main = fileURLToPath(new URL('./toyMain.ts', import.meta.url))
      const child = fork(main, { execArgv: [], env: { ...process.env, NODE_OPTIONS: '' } })
      const [url] = (await once(child, 'message')) as [string]
      await use(url)
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ toyUrl }, use) => use(toyUrl),
})

/** Somebody who plays what the buttons offer: a depth, a sounding now and then, and on. */
class PlainPlayer extends Player {
  protected game = ''
  private turns = 0

  static async sitDown(page: Page): Promise<PlainPlayer> {
    const { games } = (await (await page.request.get('/api/games')).json()) as GameList
    const player = new PlainPlayer(page)
    player.game = games[0]?.id ?? ''
    await player.sitDownWithBots()
    return player
  }

  protected override async choose(legal: readonly string[]): Promise<void> {
    await this.page.getByTestId(`do-${this.wanted(legal).replaceAll(' ', '-')}`).click()
  }

  wanted(legal: readonly string[]): string {
    this.turns++
    const wish = this.turns % 3 === 0 ? 'stop' : this.turns % 3 === 1 ? 'sound' : 'row'
    return legal.includes(wish) ? wish : (legal[this.turns % legal.length] ?? '')
  }
}

test('what can’t be undone is asked once more, by key and with words for ears, as long as that is wished', async ({
  page,
}) => {
  await page.goto('/')
  await page.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  const { games } = (await (await page.request.get('/api/games')).json()) as GameList
  const seats = [{ kind: 'me' }, { kind: 'bot', level: games[0]?.usualLevel ?? '' }]
  const made = await page.request.post('/api/tables', { data: { game: games[0]?.id, seats } })
  const { id } = (await made.json()) as TableReading
  const read = async () => (await (await page.request.get(`/api/tables/${id}`)).json()) as TableReading
  await page.request.post(`/api/tables/${id}/act`, { data: { actions: ['hide 1'], endTurn: true } })
  await expect.poll(async () => (await read()).legal).toContain('sound')
  await page.goto(`/table/${id}`)
  await page.getByTestId('open-settings').click()
  await page.getByTestId('confirms').selectOption('always')
  await page.getByTestId('settings').getByRole('button', { name: 'Close' }).click()
  // Nobody has thought about this game: a hint would have nothing to say.
  await expect(page.getByTestId('open-hint')).toHaveCount(0)
  // The page does not ask about a step that can be undone.
  await page.getByTestId('do-row').click()
  await expect.poll(async () => (await read()).draft.actions).toEqual(['row'])
  const { version } = await read()

  await page.getByTestId('do-sound').focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'This can’t be undone' })
  await expect(question.getByTestId('final-yes')).toBeFocused()
  await expect(question.getByTestId('final-yes')).toHaveAccessibleDescription(/no Undo leads back/)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  expect((await read()).version).toBe(version)

  await page.getByTestId('do-sound').focus()
  await page.keyboard.press('Enter')
  await expect(question.getByTestId('final-yes')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await read()).draft.actions).toEqual([])
  await expect(question).toHaveCount(0)

  await page.reload()
  await page.getByTestId('open-settings').click()
  await expect(page.getByTestId('confirms')).toHaveValue('always')
  await page.getByTestId('confirms').selectOption('by-turns')
  await page.getByTestId('settings').getByRole('button', { name: 'Close' }).click()
  const before = (await read()).version
  await page.getByTestId('do-sound').click()
  // No clock, no game by turns.
  await expect.poll(async () => (await read()).version).toBeGreaterThan(before)
})

test('a turn with nothing to decide is taken for who wishes it, and the log says so', async ({ page }) => {
  await page.goto('/')
  await page.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  const { games } = (await (await page.request.get('/api/games')).json()) as GameList
  const seats = [{ kind: 'me' }, { kind: 'bot', level: games[0]?.usualLevel ?? '' }]
  const components = { name: { en: 'One depth', fr: 'Une profondeur' }, depths: [2] }
  const made = await page.request.post('/api/tables', { data: { game: games[0]?.id, seats, components } })
  const { id } = (await made.json()) as TableReading
  await page.goto(`/table/${id}`)
  await expect(page.getByTestId('choices').getByRole('button')).toHaveText(['hide 2'])
  await page.getByTestId('open-settings').click()
  await expect(page.getByTestId('auto-pass')).not.toBeChecked()
  await page.getByTestId('auto-pass').focus()
  await page.keyboard.press('Space')
  await page.getByTestId('settings').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByTestId('log')).toContainText('Ana had nothing to decide: the turn was taken by itself.')
  await expect(page.getByTestId('do-stop')).toBeVisible()
  await page.getByTestId('open-settings').click()
  await expect(page.getByTestId('auto-pass')).toBeChecked()
  expect(await violations(page)).toEqual([])
})

test('a game without a board of its own is played to its end on the plain one', async ({ page }) => {
  const ana = await PlainPlayer.sitDown(page)
  await expect(page.getByTestId('position')).toContainText('phase')
  await expect(page.getByTestId('choices').getByRole('button')).toHaveText(['hide 1', 'hide 2', 'hide 3'])
  expect(await violations(page)).toEqual([])
  const end = await ana.play()
  expect(end.outcome?.end).toBe('rounds')
  await expect(page.getByTestId('result')).toBeVisible()
  await expect(page.getByTestId('score-table')).toContainText('depths')
  expect(await violations(page)).toEqual([])
})

test('and by keyboard alone', async ({ page }) => {
  const ana = await PlainPlayer.sitDown(page)
  for (;;) {
    const table: TableReading = await ana.read()
    if (table.status === 'finished') break
    if (!hasMove(table)) {
      await page.waitForTimeout(40)
      continue
    }
    await expect(page.getByTestId('table')).toHaveAttribute('data-version', String(table.version))
    if (table.draft.canEndTurn) await page.keyboard.press('e')
    else {
      const wanted = `do-${ana.wanted(table.legal).replaceAll(' ', '-')}`
      await tabTo(page, /^do-/)
      for (let presses = 0; presses < 12 && !(await isFocused(page, wanted)); presses++)
        await page.keyboard.press(presses < 6 ? 'ArrowRight' : presses === 6 ? 'ArrowDown' : 'ArrowLeft')
      expect(await isFocused(page, wanted)).toBe(true)
      await page.keyboard.press('Enter')
    }
    await expect.poll(async () => (await ana.read()).version).toBeGreaterThan(table.version)
  }
  await expect(page.getByTestId('result')).toBeVisible()
})

async function isFocused(page: Page, testId: string): Promise<boolean> {
  return page.getByTestId(testId).evaluate((element) => element === document.activeElement)
}

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, hasTouch } = devices['iPhone 13']
  test.use({ viewport, userAgent, deviceScaleFactor, hasTouch })

  test('a tap does what a button says', async ({ page }) => {
    const ana = await PlainPlayer.sitDown(page)
    await page.getByTestId('do-hide-2').tap()
    await expect.poll(async () => (await ana.read()).draft.held ?? (await ana.read()).draft.actions[0]).toBe('hide 2')
  })
})
