import type { Locator, Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** The table at the page as the server tells it to its person. */
async function read(page: Page): Promise<TableReading> {
  const answer = await page.request.get(`/api/tables/${page.url().split('/').at(-1) ?? ''}`)
  return (await answer.json()) as TableReading
}

/** Fields that lie over another one, or reach over the edge of their form. */
async function crowded(fields: Locator): Promise<string[]> {
  return fields.evaluateAll((all) => {
    const boxes = all.map((field) => field.getBoundingClientRect())
    const edge = all[0]?.closest('fieldset')?.getBoundingClientRect().right ?? 0
    return boxes.flatMap((box, index) => {
      const isOver = boxes.some((each, other) => other > index && each.left < box.right && each.right > box.left && each.top < box.bottom && each.bottom > box.top) // prettier-ignore
      return isOver || box.right > edge + 1 ? [all[index]?.getAttribute('data-testid') ?? ''] : []
    })
  })
}

test('a game of two that is lost on time: chosen where two sit, told at the end, in the log and in the list', async ({
  browser,
  server,
}) => {
  const contexts = await Promise.all(
    ['en-GB', 'fr-FR'].map((locale) => browser.newContext({ baseURL: server.url, locale })),
  )
  const [ana, bo] = await Promise.all(contexts.map((context) => context.newPage()))
  if (ana === undefined || bo === undefined) throw new Error('two people are needed')
  await ana.goto('/')
  await ana.getByTestId('new-table-silver-and-gold').click()
  const form = ana.getByTestId('new-table')
  await form.getByTestId('seat-1').selectOption('open')
  await form.getByTestId('time-control').selectOption('own')
  await form.getByTestId('clock-unit').selectOption('seconds')
  await form.getByTestId('clock-bank').fill('10')
  for (const width of [320, 390, 768, 1440]) {
    await ana.setViewportSize({ width, height: 900 })
    expect(await crowded(form.locator('.own-times .field')), `${width}`).toEqual([])
  }
  // More than two can't lose to each other.
  await expect(form.getByTestId('time-out-bot')).toBeVisible()
  await expect(form.getByTestId('time-out-loss')).toHaveCount(0)
  for (const seat of [4, 3]) await form.getByRole('button', { name: `Remove seat ${seat}` }).click()
  await form.getByTestId('time-out-loss').check()
  await form.getByTestId('add-seat').click()
  await expect(form.getByTestId('time-out-wait')).toBeChecked()
  await form.getByRole('button', { name: 'Remove seat 3' }).click()
  await expect(form.getByTestId('time-out-loss')).toBeChecked()
  await form.getByTestId('create-table').click()
  await ana.waitForURL(/\/table\//)
  await bo.goto(await ana.getByTestId('invitation-link').inputValue())
  await expect(bo.getByTestId('time-words')).toContainText('a perdu la partie')
  await bo.getByTestId('sit-1').click()

  await expect(ana.getByTestId('result')).toContainText('ran out of time at the same moment', { timeout: 30_000 })
  await expect(bo.getByTestId('result')).toContainText('Les deux ont dépassé leur temps au même instant.')
  expect(await violations(ana)).toEqual([])
  await ana.goto('/')
  await expect(ana.getByTestId('past-games')).toContainText('(on time)')
  await Promise.all(contexts.map((context) => context.close()))
})

test('a table with clocks: chosen, shown, come to zero; a bot takes the chair, and its person takes it back', async ({
  browser,
  server,
}) => {
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: server.url })))
  const [ana, bo] = await Promise.all(contexts.map((context) => context.newPage()))
  if (ana === undefined || bo === undefined) throw new Error('two people are needed')
  await ana.goto('/')
  await ana.getByTestId('new-table-silver-and-gold').click()
  const form = ana.getByTestId('new-table')
  await expect(form.getByTestId('time')).toHaveCount(0)
  await form.getByTestId('seat-1').selectOption('open')
  await form.getByTestId('time-control').selectOption('own')
  await form.getByTestId('clock-unit').selectOption('seconds')
  for (const [field, seconds] of [
    ['bank', '10'],
    ['increment', '600'],
    ['cap', '900'],
  ] as const)
    // prettier-ignore
    await form.getByTestId(`clock-${field}`).fill(seconds)
  await form.getByTestId('create-table').click()
  await ana.waitForURL(/\/table\//)
  await expect(ana.getByTestId('time-words')).toContainText('Each has 0:10')
  await bo.goto(await ana.getByTestId('invitation-link').inputValue())
  await expect(bo.getByTestId('time-words')).toBeVisible()
  await bo.getByTestId('sit-1').click()

  // Both clocks run; one's own is in the prompt, the other's with the rival.
  await expect(ana.getByTestId('prompt').getByTestId('clock')).toHaveAccessibleName(/^Time left: \d+:\d\d$/)
  await expect(ana.getByTestId('rival-1').getByTestId('clock')).toBeVisible()
  expect(await violations(ana)).toEqual([])
  await expect.poll(async () => (await read(ana)).clocks?.slice(0, 2).map(({ overdue }) => overdue), { timeout: 30_000 }).toEqual([true, true]) // prettier-ignore
  await expect(ana.getByTestId('prompt').getByTestId('clock')).toHaveText('time is up')

  // Nobody else is in time: Ana's wish is enough.
  await ana.getByTestId('go-on-1').getByRole('button').click()
  await expect(bo.getByTestId('come-back')).toBeVisible()
  await expect(ana.getByTestId('log')).toContainText('time is up')
  await bo.getByTestId('come-back').click()
  await expect(bo.getByTestId('prompt').getByTestId('clock')).toHaveAccessibleName(/^Time left: (9|10):\d\d$/)
  await Promise.all(contexts.map((context) => context.close()))
})

test('what is left on a clock is told by the server’s time, however wrong the device’s is', async ({
  page,
  request,
  server,
}) => {
  await page.clock.install({ time: Date.now() + 4 * 3600_000 })
  const as = async (person: typeof request, path: string, data: unknown) => {
    const answer = await person.post(`${server.url}/api${path}`, { data })
    expect(answer.ok()).toBe(true)
    return (await answer.json()) as TableReading
  }
  for (const [person, name] of [[page.request, 'Ana'], [request, 'Bo']] as const) await as(person, '/guests', { name, language: 'en' }) // prettier-ignore
  const timeControl = { bank: 3600, increment: 0, cap: 3600, timeOut: 'bot' }
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await as(page.request, '/tables', { game: 'silver-and-gold', seats, timeControl })
  await as(request, `/tables/${id}/join`, {})
  await page.goto(server.url)
  await expect(page.getByTestId('time-left')).toContainText(/59:|1 h 0/)
})
