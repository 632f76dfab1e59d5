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

test('a game of several people is ended by agreement: refused once, then agreed to', async ({ browser, server }) => {
  const locales = ['en-GB', 'fr-FR']
  const contexts = await Promise.all(locales.map((locale) => browser.newContext({ baseURL: server.url, locale })))
  const [ana, bo] = await Promise.all(contexts.map((context) => context.newPage()))
  if (ana === undefined || bo === undefined) throw new Error('two people are needed')
  await ana.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  await bo.request.post('/api/guests', { data: { name: 'Bo', language: 'fr' } })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await ana.request.post('/api/tables', { data: { game: 'sunken-treasure', seats } })
  const { id } = (await made.json()) as TableReading
  await bo.request.post(`/api/tables/${id}/join`, { data: {} })
  await bo.setViewportSize({ width: 390, height: 844 })
  await Promise.all([ana, bo].map((page) => page.goto(`/table/${id}`)))

  const ask = async (page: typeof ana) => {
    await page.getByTestId('open-settings').click()
    await page.getByTestId('open-ending').click()
    await page.getByTestId('ending-ask').click()
  }
  await ask(ana)
  await expect(bo.getByTestId('ending')).toContainText('Ana demande d’arrêter la partie')
  expect(await violations(bo)).toEqual([])
  await bo.getByTestId('ending-no').focus()
  await bo.keyboard.press('Enter')
  await expect(ana.getByTestId('log')).toContainText('Bo: the game goes on.')
  // The same question once more at the same position is refused in words.
  await ask(ana)
  await expect(ana.getByTestId('notice')).toContainText('not all have agreed')

  await ask(bo)
  await expect(ana.getByTestId('ending')).toContainText('Bo asks to end the game')
  await ana.getByTestId('ending-agree').click()
  await expect(ana.getByTestId('log')).toContainText('All have agreed: the game ends here, without a result.')
  await expect(bo.getByTestId('prompt')).toContainText('Tous ont accepté d’arrêter la partie ici.')
  await Promise.all(contexts.map((context) => context.close()))
})
