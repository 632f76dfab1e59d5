import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { endOf } from './recordedTables.ts'
import { SCREENS, smallTexts } from './textSize.ts'

const ENDS = ['silver-and-gold/four-seats', 'sunken-treasure/twelve-4', 'artifacts-inc/reputation-4'] as const

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
      await expect.poll(() => smallTexts(page), { message: `${record} at ${screen.width}` }).toEqual([])
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
