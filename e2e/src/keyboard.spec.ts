import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { focused, tabTo } from './keys.ts'
import { hasMove, leaveOutMiddle, SOON } from './player.ts'
import { isLate, SilverPlayer } from './silverPlayer.ts'

/** Moves within an island's grid until the focus is on the box. */
async function moveTo(page: Page, card: string, box: number): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    const at = Number(/-(\d+)$/.exec(await focused(page))?.[1] ?? NaN)
    expect(at, `an arrow key keeps the focus in the island ${card}`).not.toBeNaN()
    if (at === box) return
    const rows = Math.floor(box / 4) - Math.floor(at / 4)
    const columns = (box % 4) - (at % 4)
    if (presses % 2 === 0 && columns !== 0) await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft')
    else if (rows !== 0) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp')
    else await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft')
  }
  throw new Error(`the arrow keys never reach box ${box} of ${card}`)
}

test('a whole game by keyboard alone', async ({ page }) => {
  const ana = new SilverPlayer(page)
  await page.goto('/')
  await tabTo(page, /^play-bots-silver-and-gold$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/table\//)
  await expect(page.getByTestId('dealt')).toBeVisible()
  let patterns = 0
  let isMiddle = true
  for (;;) {
    if (isMiddle && patterns > 5) {
      isMiddle = false
      await leaveOutMiddle([ana], isLate)
    }
    const table = await ana.read()
    if (table.status === 'finished') break
    if (!hasMove(table)) {
      await page.waitForTimeout(40)
      continue
    }
    await expect(page.getByTestId('table')).toHaveAttribute('data-version', String(table.version))
    if (table.draft.canEndTurn) {
      await expect(page.getByTestId('end-turn')).toBeVisible()
      await page.keyboard.press('e')
    } else {
      const [first = ''] = table.legal
      const [verb = '', card = '', box = ''] = first.split(' ')
      if (verb === 'keep') {
        for (const kept of [card, box]) {
          await tabTo(page, new RegExp(`^card-${kept}$`))
          await page.keyboard.press('Enter')
        }
        await tabTo(page, /^confirm$/)
      } else if (verb === 'take') {
        await tabTo(page, card === 'deck' ? /^deck$/ : new RegExp(`^card-${card}$`))
      } else {
        await tabTo(page, new RegExp(`^box-${card}-`))
        patterns += await crossByKeys(page, table.legal, card)
      }
      await page.keyboard.press('Enter')
    }
    await expect.poll(async () => (await ana.read()).version, { intervals: SOON }).toBeGreaterThan(table.version)
  }
  await expect(page.getByTestId('result')).toBeVisible()
  expect(patterns).toBeGreaterThan(5)
  // The log is long by now, but one Tab leads past it, and the arrow keys go through it.
  await page.getByTestId('see-board').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('#main, #main *'))).toBe(true)
  await tabTo(page, /^log-\d+$/)
  const newest = await focused(page)
  await page.keyboard.press('End')
  expect(await focused(page)).toMatch(/^log-\d+$/)
  expect(await focused(page)).not.toBe(newest)
  await page.keyboard.press('Tab')
  expect(await focused(page)).not.toMatch(/^log-/)
  // What happened was told aloud all along.
  expect(await page.getByTestId('spoken').count()).toBe(1)
})

/** Points the keyboard at a place where Enter will cross something off. @returns 1 if it was a whole pattern */
async function crossByKeys(page: Page, legal: readonly string[], card: string): Promise<number> {
  const indexOf = (name: string) => (Number(name[1]) - 1) * 4 + 'abcd'.indexOf(name[0] ?? '')
  const pattern = legal.find((action) => action.startsWith(`cross ${card}`))
  if (pattern !== undefined) {
    await moveTo(page, card, indexOf(pattern.split(' ')[2] ?? ''))
    for (let pose = 0; pose < 8; pose++) {
      if ((await page.getByTestId('confirm').getAttribute('aria-disabled')) === 'false') return 1
      await page.keyboard.press(pose === 3 ? 'f' : 'r')
    }
  }
  const single = legal.find((action) => /^(box|bonus)/.test(action) && action.split(' ')[1] === card) ?? ''
  if (single.startsWith('box')) {
    const isOn = (await page.getByTestId('control-single').getAttribute('aria-pressed')) === 'true'
    if (!isOn) await page.keyboard.press('s')
  }
  await moveTo(page, card, indexOf(single.split(' ')[2] ?? ''))
  return 0
}
