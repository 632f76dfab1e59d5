import { devices } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { SilverPlayer } from './silverPlayer.ts'

const { viewport, userAgent, deviceScaleFactor, hasTouch } = devices['iPhone 13']
test.use({ viewport, userAgent, deviceScaleFactor, hasTouch })

test('on a phone: tap to aim, turn and mirror by buttons, tap again to place, look into every tab', async ({
  page,
}) => {
  const ana = new SilverPlayer(page)
  await page.goto('/')
  await page.getByTestId('play-bots-silver-and-gold').tap()
  await page.waitForURL(/\/table\//)
  await ana.play((table) => table.legal.some((action) => action.startsWith('cross')))
  const table = await ana.read()
  const [, card = '', box = ''] = (table.legal.find((action) => action.startsWith('cross')) ?? '').split(' ')
  // One island is shown at a time.
  const { players } = table.view as unknown as { players: readonly { islands: readonly { card: string }[] }[] }
  const island = players[table.you ?? 0]?.islands.findIndex((each) => each.card === card)
  await page.getByTestId(`show-island-${island}`).tap()
  const target = page.getByTestId(`box-${card}-${(Number(box[1]) - 1) * 4 + 'abcd'.indexOf(box[0] ?? '')}`)
  for (let pose = 0; pose < 8; pose++) {
    await target.tap()
    if ((await page.getByTestId('confirm').getAttribute('aria-disabled')) === 'false') break
    await page.getByTestId(pose === 3 ? 'control-mirror' : 'control-turn').tap()
  }
  await page.getByTestId('confirm').tap()
  await expect.poll(async () => (await ana.read()).draft.actions.length).toBeGreaterThan(0)
  await page.getByTestId('undo').tap()
  await expect.poll(async () => (await ana.read()).draft.actions.length).toBe(0)
  for (const tab of await page.getByRole('tab').all()) {
    await tab.tap()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }
  // Every target is at least 44 px for a thumb.
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a.btn, [role=tab]')].flatMap((each) => {
      const { width, height } = each.getBoundingClientRect()
      return width > 0 && (height < 44 || width < 44) ? [`${each.textContent} ${width}x${height}`] : []
    }),
  )
  expect(small).toEqual([])
})
