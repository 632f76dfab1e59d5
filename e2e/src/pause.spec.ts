import type { TableReading } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('a pause: asked for, agreed to, shown at the clocks, ended by who waits', async ({ browser, server }) => {
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: server.url })))
  const [ana, bo] = await Promise.all(contexts.map((context) => context.newPage()))
  if (ana === undefined || bo === undefined) throw new Error('two people are needed')
  await ana.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  await bo.request.post('/api/guests', { data: { name: 'Bo', language: 'fr' } })
  const timeControl = { bank: 3600, increment: 60, cap: 3600, timeOut: 'wait' }
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await ana.request.post('/api/tables', { data: { game: 'silver-and-gold', seats, timeControl } })
  const { id } = (await made.json()) as TableReading
  await bo.request.post(`/api/tables/${id}/join`, { data: {} })
  await bo.setViewportSize({ width: 390, height: 844 })
  await Promise.all([ana, bo].map((page) => page.goto(`/table/${id}`)))

  await ana.getByTestId('open-settings').click()
  await ana.getByTestId('open-pause').click()
  await ana.getByTestId('pause-ask').click()
  await expect(bo.getByTestId('pause')).toContainText('Ana')
  expect(await violations(bo)).toEqual([])
  await bo.getByTestId('pause-agree').focus()
  await bo.keyboard.press('Enter')
  await expect(ana.getByTestId('prompt').getByTestId('clock')).toHaveText('paused')
  await expect(ana.getByTestId('log')).toContainText('All wait for you: the clocks stand still.')

  await bo.getByTestId('open-settings').click()
  await bo.getByTestId('open-pause').click()
  await bo.getByTestId('pause-no').click()
  await expect(ana.getByTestId('log')).toContainText('The clocks run on.')
  await expect(ana.getByTestId('prompt').getByTestId('clock')).toHaveText(/min|:/)
  await Promise.all(contexts.map((context) => context.close()))
})
