import type { APIRequestContext } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { expectToldIn } from './toldIn.ts'

async function reading(who: APIRequestContext, id: string): Promise<TableReading> {
  return (await (await who.get(`/api/tables/${id}`)).json()) as TableReading
}

/** Somebody takes their first possible action until it is not their turn any more. */
async function moves(who: APIRequestContext, id: string): Promise<void> {
  for (;;) {
    const { legal } = await reading(who, id)
    if (legal.length === 0) return
    await who.post(`/api/tables/${id}/act`, { data: { actions: [legal[0]], endTurn: true } })
  }
}

test('a plan is laid while the other moves, by keyboard; it is offered at my turn, or played at once', async ({
  browser,
  page,
  server,
}) => {
  const away = await browser.newContext({ baseURL: server.url })
  const bo = away.request
  await page.goto('/')
  const ana = page.request
  await ana.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  await bo.post('/api/guests', { data: { name: 'Bo', language: 'fr' } })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await ana.post('/api/tables', { data: { game: 'sunken-treasure', seats } })
  const { id } = (await made.json()) as TableReading
  await bo.post(`/api/tables/${id}/join`, { data: {} })
  await moves(ana, id)

  await page.goto(`/table/${id}`)
  const open = page.getByTestId('open-plan')
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByTestId('plan')
  await expect(page.getByRole('dialog', { name: 'Plan ahead' })).toBeVisible()
  const steps = dialog.getByRole('list', { name: 'Your plan' }).getByRole('listitem')
  await dialog.getByRole('combobox', { name: 'Next step' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(steps).toHaveCount(1)
  await expect(dialog).toContainText('Your turn is over then.')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // Nobody else is told.
  expect(JSON.stringify(await reading(bo, id))).not.toContain('plan":')

  // My turn: it is offered, and nothing is done before I say so.
  await moves(bo, id)
  await expect(page.getByRole('dialog', { name: 'Your plan' })).toContainText('It is your turn, and you have a plan:')
  await expect(steps).toHaveCount(1)
  expect((await reading(ana, id)).draft.held).toBeNull()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Play it' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByTestId('end-turn')).toBeVisible()
  await page.getByTestId('end-turn').click()

  // On a phone, and at once.
  await page.setViewportSize({ width: 390, height: 844 })
  await open.click()
  // The step is told whole: the button is not beside it.
  const [next, button] = await Promise.all(['plan-next', 'plan-add'].map((id) => dialog.getByTestId(id).boundingBox()))
  expect(button?.y).toBeGreaterThan((next?.y ?? 0) + 30)
  await page.route('**/plan', (route) => route.abort(), { times: 1 })
  await dialog.getByTestId('plan-add').click()
  await expectToldIn(dialog)
  await dialog.getByTestId('plan-add').click()
  await expect(steps).toHaveCount(1)
  await dialog.getByTestId('plan-at-once').check()
  expect(await violations(page)).toEqual([])
  const plan = async () => ((await (await ana.get(`/api/tables/${id}/plan`)).json()) as { atOnce: boolean }).atOnce
  await expect.poll(plan).toBe(true)
  await dialog.getByTestId('plan-close').click()
  // One bathyscaphe is a turn; by then Ana's is placed, too, and it is Bo's again.
  const { legal } = await reading(bo, id)
  await bo.post(`/api/tables/${id}/act`, { data: { actions: [legal[0]], endTurn: true } })
  await expect.poll(async () => (await reading(bo, id)).legal.length).not.toBe(0)
  await expect(dialog).toHaveCount(0)
  await away.close()
})
