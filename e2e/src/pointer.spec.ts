import { devices, type Locator, type Page } from '@playwright/test'
import { ArtifactsPlayer } from './artifactsPlayer.ts'
import { expect, test } from './fixtures.ts'
import type { Player } from './player.ts'
import { SilverPlayer } from './silverPlayer.ts'
import { SunkenPlayer } from './sunkenPlayer.ts'

/** The pointer's rules are the same in every game: what can be carried is carried, a finger that rests reads, its second tap does. */

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('it is not there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** @param isGivenUp Escape is pressed over the target, before the button of the mouse is let go */
async function drag(page: Page, from: Locator, to: Locator, isGivenUp = false): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 })
  await expect(page.locator('.piece-ghost')).toHaveCount(1)
  await page.mouse.move(end.x, end.y, { steps: 3 })
  if (isGivenUp) {
    await page.keyboard.press('Escape')
    await expect(page.locator('.piece-ghost')).toHaveCount(0)
  }
  await page.mouse.up()
  await expect(page.locator('.piece-ghost')).toHaveCount(0)
}

/** A finger comes down on something and stays there for a while. */
async function rest(page: Page, thing: Locator): Promise<void> {
  const at = await middleOf(thing)
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.waitForTimeout(600)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const isCrossing = ({ legal }: { legal: readonly string[] }): boolean => legal.some((each) => each.startsWith('cross'))
const drafted = async (player: Player): Promise<readonly (string | null)[]> => {
  const { actions, held } = (await player.read()).draft
  return held === null ? actions : [...actions, held]
}

/** The first box of a pattern that fits as it is held, after turning it. */
async function fittingBox(page: Page, player: Player, turn: () => Promise<void>, aim: (box: Locator) => Promise<void>) {
  const { legal } = await player.read()
  const [, card = '', name = ''] = (legal.find((each) => each.startsWith('cross')) ?? '').split(' ')
  const box = page.getByTestId(`box-${card}-${(Number(name[1]) - 1) * 4 + 'abcd'.indexOf(name[0] ?? '')}`)
  for (let pose = 0; pose < 4; pose++) {
    await aim(box)
    if ((await page.getByTestId('confirm').getAttribute('aria-disabled')) === 'false') return box
    await turn()
  }
  await page.keyboard.press('f')
  for (let pose = 0; pose < 4; pose++) {
    await aim(box)
    if ((await page.getByTestId('confirm').getAttribute('aria-disabled')) === 'false') return box
    await turn()
  }
  throw new Error('the pattern never fits')
}

test('Silver & Gold: the pattern is carried to an island', async ({ page }) => {
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  await ana.play(isCrossing)
  const box = await fittingBox(
    page,
    ana,
    () => page.keyboard.press('r'),
    (thing) => thing.hover(),
  )
  await drag(page, page.locator('.expedition-card-place'), box, true)
  expect(await drafted(ana)).toEqual([])
  await drag(page, page.locator('.expedition-card-place'), box)
  await expect.poll(() => drafted(ana)).toHaveLength(1)
})

test('Sunken Treasure: a bathyscaphe is carried to a space; dropped elsewhere it stays', async ({ page }) => {
  const ana = new SunkenPlayer(page)
  await ana.sitDownWithBots()
  const { legal } = await ana.play((table) => table.legal.some((each) => each.startsWith('move')))
  const [, from = '', to = ''] = (legal.find((each) => each.startsWith('move')) ?? '').split(' ')
  const boat = page.locator(`[data-testid^="boat-${from}-green"][data-legal]`).last().locator('rect')
  const before = await drafted(ana)
  await drag(page, boat, page.getByTestId('prompt'))
  expect(await drafted(ana)).toEqual(before)
  const space = page.getByTestId(`space-${to}`).locator('rect').first()
  await drag(page, boat, space, true)
  expect(await drafted(ana)).toEqual(before)
  await drag(page, boat, space)
  await expect.poll(() => drafted(ana)).toEqual([...before, `move ${from} ${to}`])
})

test('Artifacts, Inc.: a die that is dropped where it does not go stays on the tray', async ({ page }) => {
  const ana = new ArtifactsPlayer(page)
  await ana.sitDownWithBots()
  await ana.play((table) => table.legal.some((each) => each.startsWith('place')))
  await drag(page, page.getByTestId('die-0'), page.getByTestId('prompt'))
  expect(await drafted(ana)).toEqual([])
  await expect(page.getByTestId('die-0')).toHaveAttribute('aria-pressed', 'false')
  // No click followed on the board; the next one, by Enter, is none that belongs to the drag.
  await page.getByTestId('die-0').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('die-0')).toHaveAttribute('aria-pressed', 'true')
})

test.describe('with a finger', () => {
  const { viewport, userAgent, deviceScaleFactor, hasTouch } = devices['iPhone 13']
  test.use({ viewport, userAgent, deviceScaleFactor, hasTouch })

  test('Silver & Gold: resting says what it brings, the first tap shows it, the second does it', async ({ page }) => {
    const ana = new SilverPlayer(page)
    await ana.sitDownWithBots()
    await ana.play(isCrossing)
    const table = await ana.read()
    const [, card = ''] = (table.legal.find((each) => each.startsWith('cross')) ?? '').split(' ')
    const { players } = table.view as unknown as { players: readonly { islands: readonly { card: string }[] }[] }
    const island = players[table.you ?? 0]?.islands.findIndex((each) => each.card === card)
    await page.getByTestId(`show-island-${island}`).tap()
    const box = await fittingBox(
      page,
      ana,
      () => page.getByTestId('control-turn').tap(),
      (thing) => rest(page, thing),
    )
    expect(await drafted(ana)).toEqual([])
    await box.tap()
    expect(await drafted(ana)).toEqual([])
    await box.tap()
    await expect.poll(() => drafted(ana)).toHaveLength(1)
  })

  test('Sunken Treasure: resting says what it brings, the second tap does it', async ({ page }) => {
    const ana = new SunkenPlayer(page)
    await page.goto('/')
    await page.getByTestId('play-bots-sunken-treasure').tap()
    await page.waitForURL(/\/table\//)
    const row = await ana.openRow()
    const space = page.getByTestId(`space-c2r${row}`).locator('rect').first()
    await rest(page, space)
    await expect(page.getByTestId('prompt-note')).toContainText(`Column 2, row ${row}`)
    expect(await drafted(ana)).toEqual([])
    await ana.tap(`space-c2r${row}`)
    await ana.tap(`space-c2r${row}`)
    await expect.poll(() => drafted(ana)).toEqual([`place c2r${row}`])
  })

  test('Artifacts, Inc.: resting on a card reads it', async ({ page }) => {
    const ana = new ArtifactsPlayer(page)
    await page.goto('/')
    await page.getByTestId('play-bots-artifacts-inc').tap()
    await page.waitForURL(/\/table\//)
    await expect.poll(async () => (await ana.read()).legal.length).toBeGreaterThan(0)
    await page.getByTestId('view-market').tap()
    await rest(page, page.getByTestId(/^market-A-0-/))
    await expect(page.getByTestId('reading')).toContainText('Level 2')
    await page.getByTestId('close-reading').tap()
    await expect(page.getByTestId('reading')).toHaveCount(0)
  })
})
