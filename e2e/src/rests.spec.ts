import type { TableReading } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('a vacation and quiet hours: taken by keyboard, shown at the other’s table, ended; too long a night is refused', async ({
  browser,
  server,
}) => {
  const contexts = await Promise.all(
    ['en-GB', 'fr-FR'].map((locale) => browser.newContext({ baseURL: server.url, locale })),
  )
  const [ana, bo] = await Promise.all(contexts.map((context) => context.newPage()))
  if (ana === undefined || bo === undefined) throw new Error('two people are needed')
  await ana.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  await bo.request.post('/api/guests', { data: { name: 'Bo', language: 'fr' } })
  const timeControl = { bank: 86_400, increment: 3600, cap: 86_400, timeOut: 'wait' }
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await ana.request.post('/api/tables', { data: { game: 'silver-and-gold', seats, timeControl } })
  const { id } = (await made.json()) as TableReading
  await bo.request.post(`/api/tables/${id}/join`, { data: {} })
  await bo.setViewportSize({ width: 390, height: 844 })
  await bo.goto(`/table/${id}`)
  await ana.goto('/tell-me')

  await expect(ana.getByTestId('quiet-clocks')).toBeDisabled()
  await ana.getByTestId('quiet').check()
  await ana.getByTestId('quiet-clocks').focus()
  await ana.keyboard.press('Space')
  await expect(ana.getByTestId('quiet-clocks')).toBeChecked()
  const refused = ana.waitForResponse((response) => response.request().method() === 'PATCH' && !response.ok())
  await ana.getByTestId('quiet-to').fill('10:30')
  await refused
  await expect(ana.getByTestId('notice').getByText('twelve hours a day at most')).toBeVisible()
  await expect(ana.getByTestId('quiet-to')).toHaveValue('07:00')

  const today = (await ana.getByTestId('vacation-from').getAttribute('min')) ?? ''
  for (const which of ['from', 'to']) await ana.getByTestId(`vacation-${which}`).fill(today)
  await ana.keyboard.press('Enter')
  await expect(ana.getByTestId('vacation-days')).toHaveText('29 days are left this year.')
  expect(await violations(ana)).toEqual([])
  await bo.getByTestId('tab-rivals').click()
  const clock = bo.getByTestId('rival-0').getByTestId('clock')
  await expect(clock).toHaveText('en vacances')
  await expect(clock).toHaveAccessibleName(/en vacances depuis \d/)
  expect(await violations(bo)).toEqual([])

  await ana.getByTestId('end-vacation').click()
  await expect(ana.getByTestId(`vacation-${today}`)).toContainText('over')
  // At night the clock stands for another reason now.
  await expect(clock).not.toHaveText('en vacances')
  await Promise.all(contexts.map((context) => context.close()))
})
