import { devices, type Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { ArtifactsPlayer, cardsOf, caughtUp, diceOf, has, isLate, targetOf } from './artifactsPlayer.ts'
import { violations } from './axe.ts'
import { expect, test, withMotion } from './fixtures.ts'
import { leaveOutMiddle, SOON } from './player.ts'

test('a person plays a whole game of Artifacts, Inc. against three bots', async ({ page, complaints }) => {
  test.setTimeout(240_000)
  const ana = new ArtifactsPlayer(page)
  await ana.sitDownWithBots()
  await ana.play(({ view }) => (view?.['round'] as number) >= 4)
  await leaveOutMiddle([ana], isLate)
  const end = await ana.play()
  expect(['reputation', 'stalled']).toContain(end.outcome?.end)
  expect(end.outcome?.scores).toHaveLength(4)
  await expect(page.getByTestId('result')).toBeVisible()
  for (const verb of ['lay', 'place', 'end']) expect(ana.done.get(verb) ?? 0).toBeGreaterThan(0)
  // Not every game has an order that the dice can fill, or money for a card; where one had, it was filled or bought.
  for (const verb of ['order', 'buy']) expect(ana.done.has(verb)).toBe(ana.offered.has(verb))
  // A new visitor has no session yet: that one answer is expected.
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([])
})

test('two people in two browsers see each other dig, buy and fill orders', async ({ browser, server }) => {
  test.setTimeout(240_000)
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: server.url })))
  const [ana, bo] = await Promise.all(contexts.map(async (context) => new ArtifactsPlayer(await context.newPage())))
  if (ana === undefined || bo === undefined) throw new Error('two people are needed')
  await ana.page.goto('/')
  await ana.page.getByTestId('invite-artifacts-inc').click()
  await ana.page.waitForURL(/\/table\//)
  await bo.page.goto(await ana.page.getByTestId('invitation-link').inputValue())
  await bo.page.getByTestId('sit-1').click()
  await expect(ana.page.getByTestId('desk')).toBeVisible()

  const enough = (table: TableReading): boolean => (table.view?.['round'] as number) >= 4
  const [seen] = await Promise.all([ana.play(enough), bo.play(enough)])
  const players = seen?.view?.['players'] as { readonly money: number; readonly cards: readonly unknown[] }[]
  await caughtUp(bo.page, await bo.read())
  // What is Ana's lies large at Bo's page when he asks for it.
  await bo.page.getByTestId('show-seat-0').click()
  await expect(bo.page.getByTestId('money')).toContainText(String(players[0]?.money))
  await expect(bo.page.getByTestId('desk').getByTestId(/^card-/)).toHaveCount(players[0]?.cards.length ?? 0)
  await bo.page.getByTestId('back-to-mine').click()
  await expect(bo.page.getByTestId('desk').getByTestId(/^card-/)).toHaveCount(players[1]?.cards.length ?? 0)
  await Promise.all(contexts.map((context) => context.close()))
})

test('a die is dragged to a slot, and undone until a purchase', async ({ page }) => {
  const ana = new ArtifactsPlayer(page)
  await withMotion(page)
  await ana.sitDownWithBots()
  const table = await ana.play(has('place'))
  const [, die = '', target = ''] = (table.legal.find((each) => /^place \d [TB]/.test(each)) ?? '').split(' ')
  const from = await page.getByTestId(`die-${diceOf(table).indexOf(Number(die))}`).boundingBox()
  const slot = await page.getByTestId(targetOf(target)).boundingBox()
  if (from === null || slot === null) throw new Error('a die and a slot are needed')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(slot.x + 10, slot.y + slot.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await ana.read()).draft.actions).toEqual([`place ${die} ${target}`])
  await page.getByTestId('undo').click()
  await expect.poll(async () => (await ana.read()).draft.actions).toEqual([])

  const buying = await ana.play(has('buy'))
  expect(buying.draft.canUndo).toBe(true)
  await ana.act(buying.legal.find((each) => each.startsWith('buy ')) ?? '', buying)
  // The next card has come up: that can't be taken back.
  await expect.poll(async () => (await ana.read()).draft.canUndo).toBe(false)
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true')
})

test('a market card is dragged onto a free place', async ({ page }) => {
  const ana = new ArtifactsPlayer(page)
  await ana.sitDownWithBots()
  const table = await ana.play(has('buy'))
  await caughtUp(page, table)
  const [, card = ''] = (table.legal.find((each) => each.startsWith('buy ')) ?? '').split(' ')
  const offer = await page
    .getByTestId(new RegExp(`^market-.-\\d-${card}$`))
    .first()
    .boundingBox()
  if (offer === null) throw new Error('a card on offer is needed')
  await page.mouse.move(offer.x + 20, offer.y + 20)
  await page.mouse.down()
  await page.mouse.move(offer.x + 40, offer.y + 90, { steps: 4 })
  const place = page.getByTestId('free-B2')
  await expect(place).toBeVisible()
  const free = await place.boundingBox()
  if (free === null) throw new Error('a free place is needed')
  await page.mouse.move(free.x + free.width / 2, free.y + free.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByTestId('desk').getByTestId('card-B2')).toHaveCount(1)
  expect(cardsOf(await ana.read(), 0)).toContainEqual(expect.objectContaining({ card, row: 'bottom', column: 2 }))
})

test('pointing says what it would bring, or why it can not be done', async ({ page }) => {
  const ana = new ArtifactsPlayer(page)
  await ana.sitDownWithBots()
  const note = page.getByTestId('prompt-note')
  const corner = { position: { x: 12, y: 12 } }
  const table = await ana.play(has('place'))
  await page.getByTestId('public-guide-work').hover(corner)
  await expect(note).toContainText('on Guide Work to take $1')
  await page.getByTestId('public-museum-gems').hover(corner)
  await expect(note).toContainText(/does not fit|no open order/)
  await page.getByTestId(/^market-A-0-/).hover(corner)
  await expect(note).toContainText('put a die on the + of')
  await expect(page.getByTestId('reading')).toContainText('Level 2')
  // A die that may still be placed is not thrown away by one click.
  await page.getByTestId('confirm').click()
  await expect(note).toContainText('would stay unused')
  expect((await ana.read()).version).toBe(table.version)
  const buying = await ana.play(has('buy'))
  const [, card = ''] = (buying.legal.find((each) => each.startsWith('buy ')) ?? '').split(' ')
  await page
    .getByTestId(new RegExp(`^market-.-\\d-${card}$`))
    .first()
    .click(corner)
  await page
    .getByTestId(/^free-/)
    .first()
    .hover(corner)
  await expect(note).toContainText('reputation.')
})

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, hasTouch } = devices['iPhone 13']
  test.use({ viewport, userAgent, deviceScaleFactor, hasTouch })

  test('a tap takes a die, another places it, and every target is big enough', async ({ page }) => {
    const ana = new ArtifactsPlayer(page)
    await page.goto('/')
    await page.getByTestId('play-bots-artifacts-inc').tap()
    await page.waitForURL(/\/table\//)
    for (;;) {
      const table = await ana.read()
      if (has('place')(table)) break
      if (table.waitingFor.includes(table.you ?? -1)) {
        await caughtUp(page, table)
        await page.getByTestId(table.draft.canEndTurn ? 'end-turn' : 'confirm').tap()
        await expect.poll(async () => (await ana.read()).version, { intervals: SOON }).toBeGreaterThan(table.version)
      } else await page.waitForTimeout(40)
    }
    const table = await ana.read()
    await caughtUp(page, table)
    const [, die = ''] = (table.legal.find((each) => each.includes('guide-work')) ?? '').split(' ')
    await page.getByTestId(`die-${diceOf(table).indexOf(Number(die))}`).tap()
    await page.getByTestId('view-boards').tap()
    const height = async () => (await page.getByTestId('prompt').boundingBox())?.height
    const before = await height()
    await page.getByTestId('public-guide-work').tap()
    await expect.poll(async () => (await ana.read()).draft.actions).toEqual([`place ${die} guide-work`])
    // What was chosen is said in one line: the board stays where it is.
    await expect(page.getByTestId('prompt-note')).toHaveText(/^Chosen: /)
    expect(await height()).toBe(before)
    await page.getByTestId('undo').tap()
    await expect.poll(async () => (await ana.read()).draft.actions).toEqual([])
    for (const view of ['desk', 'market', 'boards', 'dive']) {
      await page.getByTestId(`view-${view}`).tap()
      expect(await tooSmall(page)).toEqual([])
    }
    // A card that nothing can be done with is read.
    await page.getByTestId('view-market').tap()
    await page.getByTestId(/^market-A-0-/).tap({ force: true })
    await expect(page.getByTestId('reading')).toContainText('Level 2')
    await page.getByTestId('close-reading').tap()
    await expect(page.getByTestId('reading')).toHaveCount(0)
  })
})

function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a.btn, [role=tab]')].flatMap((each) => {
      const { width, height } = each.getBoundingClientRect()
      return width > 0 && (height < 43.5 || width < 43.5) ? [`${each.outerHTML.slice(0, 120)} ${width}x${height}`] : []
    }),
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, locale: colorScheme === 'light' ? 'en-GB' : 'fr-FR' })

    test('axe finds nothing at a table of Artifacts, Inc.', async ({ page }) => {
      const ana = new ArtifactsPlayer(page)
      await ana.sitDownWithBots()
      expect(await violations(page)).toEqual([])
      await ana.play(has('buy'))
      expect(await violations(page)).toEqual([])
    })
  })
}
