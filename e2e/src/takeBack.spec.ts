import type { BrowserContext, Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { SilverPlayer } from './silverPlayer.ts'

async function api<T>(page: Page, method: 'get' | 'post', path: string, data: object = {}): Promise<T> {
  const answer = await page.request[method](`/api${path}`, method === 'get' ? {} : { data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Takes the first legal action until the turn is over. */
async function playTurn(page: Page, id: string): Promise<void> {
  for (;;) {
    const { legal, draft } = await api<TableReading>(page, 'get', `/tables/${id}`)
    if (draft.canEndTurn) return void (await api(page, 'post', `/tables/${id}/end-turn`))
    if (legal.length === 0) return
    await api(page, 'post', `/tables/${id}/act`, { actions: [legal[0]] })
  }
}

/** Two people at a table of Silver & Gold who have kept their islands. */
async function twoWhoHaveKept(contexts: readonly BrowserContext[]): Promise<{ ana: Page; bo: Page; id: string }> {
  const [ana, bo] = await Promise.all(contexts.map((context) => context.newPage()))
  if (ana === undefined || bo === undefined) throw new Error('two people are needed')
  await api(ana, 'post', '/guests', { name: 'Ana' })
  await api(bo, 'post', '/guests', { name: 'Bo' })
  const table = { game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { id } = await api<TableReading>(ana, 'post', '/tables', table)
  await api(bo, 'post', `/tables/${id}/join`)
  for (const page of [ana, bo]) await playTurn(page, id)
  return { ana, bo, id }
}

async function ask(page: Page, reason: string): Promise<void> {
  await page.getByTestId('open-settings').click()
  await page.getByTestId('open-take-back').click()
  await page.getByTestId('take-back-reason').fill(reason)
  await page.keyboard.press('Enter')
}

test('a take-back: refused where hidden things came to light, then not agreed to, then granted', async ({
  browser,
  server,
}) => {
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: server.url })))
  const { ana, bo, id } = await twoWhoHaveKept(contexts)
  await Promise.all([ana, bo].map((page) => page.goto(`/table/${id}`)))
  await bo.setViewportSize({ width: 390, height: 844 })

  // All have seen the islands that were kept.
  await ask(ana, 'other islands')
  await expect(ana.getByTestId('take-back').locator('p[role=alert]')).toContainText('hidden')
  await expect(ana.getByTestId('notice')).toHaveCount(0)
  await ana.keyboard.press('Escape')

  for (const page of [ana, bo]) await playTurn(page, id)
  const crossed = await api<TableReading>(ana, 'get', `/tables/${id}`)
  await ask(ana, 'the wrong island')
  const question = bo.getByTestId('take-back')
  await expect(question).toContainText('the wrong island')
  await expect(question.getByTestId('take-back-drew')).toBeVisible()
  expect(await violations(bo)).toEqual([])
  await bo.getByTestId('take-back-decline').click()
  await expect(ana.getByTestId('log')).toContainText('Bo: no take-back.')

  for (const page of [ana, bo]) await playTurn(page, id)
  await ask(ana, 'once more')
  await bo.getByTestId('take-back-agree').click()
  await expect(ana.getByTestId('log')).toContainText('Taken back')
  const back = await api<TableReading>(ana, 'get', `/tables/${id}`)
  expect([back.waitingFor, back.view]).toEqual([[0, 1], crossed.view])
  await expect(ana.getByTestId('prompt')).toHaveClass(/mine/)
  await Promise.all(contexts.map((context) => context.close()))
})

test('whoever plays with bots alone takes a turn back without a reason, once there is one', async ({ page }) => {
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  await page.getByTestId('open-settings').click()
  await expect(page.getByTestId('leave-table')).toBeVisible()
  await expect(page.getByTestId('open-take-back')).toHaveCount(0)
  await page.keyboard.press('Escape')
  for (let turn = 0; turn < 2; turn++) {
    await expect.poll(async () => (await ana.read()).legal.length).toBeGreaterThan(0)
    await playTurn(page, ana.tableId)
  }
  await page.getByTestId('open-settings').click()
  await page.getByTestId('open-take-back').click()
  await page.getByTestId('take-back-ask').click()
  await expect(page.getByTestId('take-back')).toHaveCount(0)
  await expect(page.getByTestId('log')).toContainText('You ask to take your last turn back: “just so”')
})
