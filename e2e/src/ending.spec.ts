import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { endOf } from './recordedTables.ts'
import { SilverPlayer } from './silverPlayer.ts'
import { spills } from './spills.ts'
import { SCREENS, smallTargets, smallTexts } from './textSize.ts'

const ENDS = [
  'silver-and-gold/four-seats',
  'sunken-treasure/twelve-4',
  'artifacts-inc/reputation-4',
  'thesauros/standard-4',
] as const

test('the table stays on the page while what belongs to it is still on its way', async ({ page, recorded }) => {
  let letCome = (): void => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  const asked = new Set<string>()
  await page.route(/\/(note|scores)$/, async (route) => {
    asked.add(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    await held
    await route.continue()
  })
  const [record] = ENDS
  await recorded.open(page, { guest: await recorded.guest(page), record, at: await endOf(record, 0) })
  await expect.poll(() => [...asked].toSorted()).toEqual(['note', 'scores'])
  // Two frames: what has been asked for would have taken the page away by then.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page.getByTestId('winner')).toBeVisible()
  letCome()
  await expect(page.getByTestId('score-chart')).toBeVisible()
})

test('the ending shows the winner’s things, opens its turning points on the board and makes a picture', async ({
  page,
  recorded,
}) => {
  const guest = await recorded.guest(page)
  for (const record of ENDS) {
    await recorded.open(page, { guest, record, at: await endOf(record, 0) })
    await expect(page.getByTestId('winners-things')).toBeVisible()
    await expect(page.getByTestId('score-chart')).toBeVisible()
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      const message = `${record} at ${screen.width}`
      await expect.poll(() => smallTexts(page), { message }).toEqual([])
      await expect.poll(() => spills(page), { message }).toEqual([])
      if (screen.width < 1000) await expect.poll(() => smallTargets(page), { message }).toEqual([])
    }
    expect(await violations(page), record).toEqual([])

    await page.getByTestId('turning-point').first().click()
    await expect(page.getByTestId('replay')).toBeVisible()
    await expect(page.getByTestId('winners-things')).toHaveCount(0)
    await page.getByTestId('back-to-now').click()
    await expect(page.getByTestId('winners-things')).toBeVisible()

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-picture').click()])
    expect(download.suggestedFilename()).toMatch(/^fathom-.*\.png$/)
  }
})

test('whoever missed the goal alone sees what they had, and trophies large enough to look at', async ({
  page,
  recorded,
}) => {
  const record = 'thesauros/solo-1'
  await recorded.open(page, { guest: await recorded.guest(page), record, at: await endOf(record, 0) })
  await expect(page.getByTestId('winner')).toContainText('missed')
  await expect(page.getByTestId('winners-things')).toHaveAccessibleName('What you had at the end')
  const trophies = page.getByTestId('result').getByTestId('trophies')
  await expect(trophies).toBeVisible()
  for (const trophy of await trophies.locator('svg').all()) {
    const box = await trophy.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(96)
  }
})

test('a newcomer’s welcome leaves its room to the log once a turn is played', async ({ page }) => {
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  await expect(page.getByTestId('welcome')).toBeVisible()
  await ana.play(({ view }) => view?.['phase'] === 'cross')
  await expect(page.getByTestId('welcome')).toHaveCount(0)
})
