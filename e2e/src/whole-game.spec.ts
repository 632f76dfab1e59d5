import { expect, test, withMotion } from './fixtures.ts'
import type { TableReading } from '@fathom/protocol'
import { leaveOutMiddle } from './player.ts'
import { ask } from './playOut.ts'
import { isBegun, isLate, SilverPlayer } from './silverPlayer.ts'

test('a person plays a whole game against three bots', async ({ page, complaints }) => {
  const ana = new SilverPlayer(page)
  await withMotion(page)
  await ana.sitDownWithBots()
  await ana.play(isBegun)
  await leaveOutMiddle([ana], isLate)
  const end = await ana.play()
  expect(end.outcome?.scores).toHaveLength(4)
  await expect(page.getByTestId('result')).toBeVisible()
  for (const score of end.outcome?.scores ?? []) {
    await expect(page.getByTestId('result').getByText(String(score.total), { exact: true }).first()).toBeVisible()
  }
  const record = await page.request.get(`/api/tables/${ana.tableId}/record`)
  expect(await record.text()).toContain('\nend rounds\n')
  // A new visitor has no session yet: that one answer is expected.
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([])

  await page.getByTestId('rematch').click()
  await expect(page.getByTestId('dealt')).toBeVisible()
})

test('two people in two browsers play each other, and neither sees what the other has chosen', async ({
  browser,
  server,
}) => {
  const [first, second] = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: server.url })))
  const ana = new SilverPlayer(await (first ?? (await browser.newContext())).newPage())
  const bo = new SilverPlayer(await (second ?? (await browser.newContext())).newPage())
  await ana.page.goto('/')
  await ana.page.getByTestId('invite-silver-and-gold').click()
  await ana.page.waitForURL(/\/table\//)
  const link = await ana.page.getByTestId('invitation-link').inputValue()
  await bo.page.goto(link)
  await bo.page.getByTestId('sit-1').click()
  await expect(ana.page.getByTestId('dealt')).toBeVisible()

  // One has chosen: the other's page tells that, and nothing more.
  const asBoSaw = (await bo.read()).view
  const start = await ana.read()
  await ana.step(start)
  await ana.step(await ana.read())
  expect((await ana.read()).draft.ended).toBe(true)
  expect((await bo.read()).view).toEqual(asBoSaw)
  expect((await bo.read()).waitingFor).toEqual([(await bo.read()).you])

  await Promise.all([ana.play(isBegun), bo.play(isBegun)])
  await leaveOutMiddle([ana, bo], isLate)
  const [end] = await Promise.all([ana.play(), bo.play()])
  expect(end.outcome?.end).toBe('rounds')
  await expect(bo.page.getByTestId('result')).toBeVisible()
  await Promise.all([first?.close(), second?.close()])
})

test('who looks on before islands are kept sees where they will lie', async ({ page, browser, server }) => {
  await page.goto('/')
  await ask(page, '/guests', { name: 'Ana' })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }]
  const { id } = await ask<TableReading>(page, '/tables', { game: 'silver-and-gold', seats })
  const context = await browser.newContext({ baseURL: server.url })
  const onlooker = await context.newPage()
  for (const [width, places] of [
    [1366, 2],
    [390, 1],
  ] as const) {
    await onlooker.setViewportSize({ width, height: 800 })
    await onlooker.goto(`/table/${id}`)
    await expect(onlooker.getByText('A new island comes here.')).toHaveCount(places)
    await expect(onlooker.getByText('A new island comes here.').first()).toBeInViewport()
  }
  await context.close()
})
