import type { Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { ArtifactsPlayer, asksTwice, caughtUp, has, isLate, likeliest, targetOf } from './artifactsPlayer.ts'
import { expect, test } from './fixtures.ts'
import { focused } from './keys.ts'
import { leaveOutMiddle, SOON } from './player.ts'

test('a whole game of Artifacts, Inc. by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000)
  const ana = new ArtifactsPlayer(page)
  await ana.sitDownWithBots()
  let isMiddle = true
  for (;;) {
    const table = await ana.read()
    if (isMiddle && (table.view?.['round'] as number) >= 4) {
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
    await caughtUp(page, table)
    if (table.draft.canEndTurn) await page.keyboard.press('e')
    else await byKeys(page, likeliest(table.legal), table)
    await expect.poll(async () => (await ana.read()).version, { intervals: SOON }).toBeGreaterThan(table.version)
  }
  await expect(page.getByTestId('result')).toBeVisible()
})

test('Artifacts, Inc.: arrow keys walk over the table, Tab goes from place to place', async ({ page }) => {
  const ana = new ArtifactsPlayer(page)
  await ana.sitDownWithBots()
  await caughtUp(page, await ana.play(has('place')))
  await page.keyboard.press('m')
  expect(await focused(page)).toMatch(/^market-A-0-/)
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toMatch(/^market-A-1-/)
  await page.keyboard.press('ArrowUp')
  expect(await focused(page)).toMatch(/^(box|public)-museum/)
  await page.keyboard.press('m')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^die-/)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^(card|slot)-/)
  // A market that has changed in this very frame has no stop for Tab yet.
  await page.evaluate(() => {
    for (const stop of document.querySelectorAll('[data-region="market"] [tabindex="0"]'))
      stop.setAttribute('tabindex', '-1')
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }))
  })
  expect(await focused(page)).toMatch(/^market-/)
})

/** Does an action with the keys that the help names. */
async function byKeys(page: Page, action: string, table: TableReading): Promise<void> {
  const [verb = '', first = '', second = ''] = action.split(' ')
  switch (verb) {
    case 'lay':
      return enterAt(page, `start-${first}`)
    case 'place':
      await page.keyboard.press(first)
      return enterAt(page, targetOf(second))
    case 'dive':
      await page.keyboard.press('d')
      return page.keyboard.press('Enter')
    case 'order':
      return enterAt(page, `box-${first}-${Number(second) - 1}`)
    case 'buy':
      await enterAt(page, new RegExp(`^market-.-\\d-${first}$`))
      return enterAt(page, /^free-/)
    case 'upgrade':
      return enterAt(page, `card-${first}`)
    case 'sell':
      await page.getByTestId('sell-all').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      return page.keyboard.press('Enter')
    case 'gain':
      await page.getByTestId(`gain-${first}`).focus()
      return page.keyboard.press('Enter')
    case 'decline':
      return page.keyboard.press('x')
    default:
      await page.keyboard.press('e')
      if (asksTwice(table)) await page.keyboard.press('e')
  }
}

/** T goes from one thing that can be done to the next, in the order of the page. */
async function enterAt(page: Page, wanted: string | RegExp): Promise<void> {
  const fits = (testId: string): boolean => (typeof wanted === 'string' ? testId === wanted : wanted.test(testId))
  const legal = () =>
    page.evaluate(() => {
      const things = [...document.querySelectorAll<HTMLElement>('[data-legal]:not([data-spot^="die"])')]
      return {
        ids: things.map((each) => each.dataset['testid'] ?? ''),
        at: things.findIndex((each) => each === document.activeElement),
      }
    })
  // What the die in the hand may do glows with the next frame.
  await expect.poll(async () => (await legal()).ids.some(fits), { intervals: SOON }).toBe(true)
  const { ids, at } = await legal()
  const to = ids.findIndex(fits)
  const presses = to >= at ? to - at : to - at + ids.length
  for (let press = 0; press < presses; press++) await page.keyboard.press('t')
  await expect.poll(async () => fits(await focused(page)), { intervals: SOON }).toBe(true)
  await page.keyboard.press('Enter')
}
