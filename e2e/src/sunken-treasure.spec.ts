import { devices, type Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test, withMotion } from './fixtures.ts'
import { focused, tabTo } from './keys.ts'
import { leaveOutMiddle, SOON } from './player.ts'
import { isLate, likeliest, SunkenPlayer } from './sunkenPlayer.ts'

const ENDS = ['twelve', 'column-empty', 'cards-gone', 'stalled']
/** What a person does in every game. */
const VERBS = ['place', 'sail', 'move', 'collect']

test('a person plays a whole game of Sunken Treasure against three bots', async ({ page, complaints }) => {
  test.setTimeout(240_000)
  const ana = new SunkenPlayer(page)
  await ana.sitDownWithBots()
  await ana.play(() => VERBS.every((verb) => ana.done.has(verb)))
  await leaveOutMiddle([ana], isLate)
  const end = await ana.play()
  expect(ENDS).toContain(end.outcome?.end)
  expect(end.outcome?.scores).toHaveLength(4)
  await expect(page.getByTestId('result')).toBeVisible()
  // Who lacked what.
  await expect(page.getByTestId('final-words').getByRole('listitem')).toHaveCount(4)
  for (const verb of VERBS) expect(ana.done.get(verb) ?? 0).toBeGreaterThan(0)
  // A new visitor has no session yet: that one answer is expected.
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([])
})

test('two people in two browsers play Sunken Treasure, each with a hand that the other does not see', async ({
  browser,
  server,
}) => {
  // Two browsers that take turns, on a machine of two cores that does other things too.
  test.setTimeout(480_000)
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: server.url })))
  const [ana, bo] = await Promise.all(contexts.map(async (context) => new SunkenPlayer(await context.newPage())))
  if (ana === undefined || bo === undefined) throw new Error('two people are needed')
  await ana.page.goto('/')
  await ana.page.getByTestId('invite-sunken-treasure').click()
  await ana.page.waitForURL(/\/table\//)
  await bo.page.goto(await ana.page.getByTestId('invitation-link').inputValue())
  await bo.page.getByTestId('sit-1').click()
  await expect(ana.page.getByTestId('hand')).toBeVisible()

  const players = (await ana.read()).view?.['players'] as { readonly known: readonly string[] }[]
  expect(players.map(({ known }) => known.length)).toEqual([3, 0])
  await expect(ana.page.getByTestId(/^card-/)).toHaveCount(3)
  await bo.page.getByTestId('show-seat-0').click()
  await expect(bo.page.getByTestId(/^card-/)).toHaveCount(0)
  await bo.page.getByTestId('back-to-mine').click()

  // A draft may be ahead of what the other sees.
  const enough = ({ view, draft }: TableReading): boolean => (view?.['sweep'] as number) >= 3 && !draft.canEndTurn
  await Promise.all([ana.play(enough), bo.play(enough)])
  await leaveOutMiddle([ana, bo], isLate)
  const [end] = await Promise.all([ana.play(), bo.play()])
  expect(ENDS).toContain(end?.outcome?.end)
  await expect(bo.page.getByTestId('result')).toBeVisible()
  await Promise.all(contexts.map((context) => context.close()))
})

test('pointing says what it would bring, or why it can not be done', async ({ page }) => {
  const ana = new SunkenPlayer(page)
  await withMotion(page)
  await ana.sitDownWithBots()
  const note = page.getByTestId('prompt-note')
  await ana.play((table) => table.legal.some((action) => action.startsWith('place')) && !table.draft.canEndTurn)
  await page
    .getByTestId('space-c2r4')
    .locator('rect')
    .first()
    .hover({ position: { x: 4, y: 4 } })
  await expect(note).toHaveText('Bathyscaphes start in row 2. Place it in row 2 of any column.')
  await ana.play((table) => table.legal.includes('sail off') && table.legal.length > 1)
  await page.getByTestId('dock-left').hover({ position: { x: 4, y: 40 } })
  await expect(note).toContainText('Ships sail to the right only')
  await ana.play((table) => table.legal.some((action) => action.startsWith('move')))
  await page
    .getByTestId('space-c1r5')
    .locator('rect')
    .first()
    .hover({ position: { x: 4, y: 4 } })
  await expect(note).toContainText('is too far')
})

test('a ship can be dragged to a column', async ({ page }) => {
  const ana = new SunkenPlayer(page)
  await ana.sitDownWithBots()
  const table = await ana.play(({ legal }) => legal.filter((action) => action.startsWith('sail')).length > 1)
  const [, column = ''] = (
    table.legal.find((action) => action.startsWith('sail') && action !== 'sail off') ?? ''
  ).split(' ')
  const ship = await page.getByTestId('ship-green').locator('rect').first().boundingBox()
  const stop = await page.getByTestId(`space-c${column}r1`).locator('rect').first().boundingBox()
  if (ship === null || stop === null) throw new Error('a ship and a stop are needed')
  await page.mouse.move(ship.x + ship.width / 2, ship.y + ship.height / 2)
  await page.mouse.down()
  await page.mouse.move(stop.x + stop.width / 2, stop.y + 30, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await ana.read()).draft.actions).toEqual([`sail ${column}`])
})

test.describe('by keyboard', () => {
  test('a whole game of Sunken Treasure by keyboard alone', async ({ page }) => {
    test.setTimeout(240_000)
    const ana = new SunkenPlayer(page)
    await ana.sitDownWithBots()
    let isMiddle = true
    for (;;) {
      const table = await ana.read()
      if (isMiddle && (table.view?.['sweep'] as number) >= 3) {
        isMiddle = false
        await leaveOutMiddle([ana], isLate)
        continue
      }
      if (table.status === 'finished') break
      if (!table.waitingFor.includes(table.you ?? -1)) {
        await page.waitForTimeout(40)
        continue
      }
      // A key presses what the page shows: first it must have heard of the position.
      await expect(page.getByTestId('prompt-sentence')).toHaveText(table.prompt)
      if (table.draft.canEndTurn) {
        await expect(page.getByTestId('end-turn')).toBeVisible()
        await page.keyboard.press('e')
      } else await byKeys(page, likeliest(table.legal))
      await expect.poll(async () => (await ana.read()).version, { intervals: SOON }).toBeGreaterThan(table.version)
    }
    await expect(page.getByTestId('result')).toBeVisible()
  })
})

/** Does an action with the keys that the help names. */
async function byKeys(page: Page, action: string): Promise<void> {
  const [verb = '', first = '', second = '', joker] = action.split(' ')
  if (verb === 'pass' || verb === 'end') return page.keyboard.press('x')
  if (verb === 'pay' || verb === 'trade') return pressAt(page, `card-${first}`)
  if (verb === 'collect') {
    for (let presses = 0; presses < 60 && (await focused(page)) !== `tile-${first}`; presses++)
      await page.keyboard.press('t')
    await page.keyboard.press('Enter')
    if (await page.getByTestId('chooser').isVisible()) await pressAt(page, `way-${joker ?? 'card'}`)
    return
  }
  if (verb === 'move') {
    const chosen = page.locator(`[data-testid^="boat-${first}-"][aria-label$="chosen"]`)
    for (let presses = 0; presses < 5 && (await chosen.count()) === 0; presses++) await page.keyboard.press('b')
  }
  await page.locator('[role="gridcell"][tabindex="0"]').focus()
  await walkTo(page, { place: first, sail: first === 'off' ? 'c7r1' : `c${first}r1`, move: second }[verb] ?? '')
  await page.keyboard.press('Enter')
}

async function pressAt(page: Page, testId: string): Promise<void> {
  await tabTo(page, new RegExp(`^${testId}$`))
  await page.keyboard.press('Enter')
}

/** Walks the sea with the arrow keys; the docks are columns 0 and 7 of the surface. */
async function walkTo(page: Page, space: string): Promise<void> {
  const [, column = 0, row = 0] = (/c(\d)r(\d)/.exec(space) ?? []).map(Number)
  for (let presses = 0; presses < 20; presses++) {
    const at = await focused(page)
    const [, x = at === 'dock-left' ? 0 : 7, y = 1] = (/c(\d)r(\d)/.exec(at) ?? []).map(Number)
    if (x === column && y === row) return
    if (y !== row) await page.keyboard.press(y < row ? 'ArrowDown' : 'ArrowUp')
    else await page.keyboard.press(x < column ? 'ArrowRight' : 'ArrowLeft')
  }
  throw new Error(`the arrow keys never reach ${space}`)
}

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, hasTouch } = devices['iPhone 13']
  test.use({ viewport, userAgent, deviceScaleFactor, hasTouch })

  test('a tap shows what would happen, the big button does it, and every target is big enough', async ({ page }) => {
    const ana = new SunkenPlayer(page)
    await page.goto('/')
    await page.getByTestId('play-bots-sunken-treasure').tap()
    await page.waitForURL(/\/table\//)
    const row = await ana.openRow()
    // Another boat may lie in its middle already.
    await ana.tap(`space-c2r${row}`)
    await expect(page.getByTestId('prompt-note')).toContainText(`Column 2, row ${row}`)
    await page.getByTestId('confirm').tap()
    await expect.poll(async () => (await ana.read()).draft.held).toBe(`place c2r${row}`)
    await page.getByTestId('undo').tap()
    await expect.poll(async () => (await ana.read()).draft.held).toBeNull()
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll('button, a.btn, [role=tab], [data-testid=board] [role=button][data-spot^=tile]'),
      ].flatMap((each) => {
        const { width, height } = each.getBoundingClientRect()
        return width > 0 && (height < 43.5 || width < 43.5)
          ? [`${each.outerHTML.slice(0, 120)} ${width}x${height}`]
          : []
      }),
    )
    expect(small).toEqual([])
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, locale: colorScheme === 'light' ? 'en-GB' : 'fr-FR' })

    test('axe finds nothing at a table of Sunken Treasure', async ({ page }) => {
      const ana = new SunkenPlayer(page)
      await ana.sitDownWithBots()
      expect(await violations(page)).toEqual([])
      await ana.play((table) => table.legal.some((action) => action.startsWith('move')))
      expect(await violations(page)).toEqual([])
    })
  })
}
