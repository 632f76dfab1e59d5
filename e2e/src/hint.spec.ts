import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { asked, questions } from './questions.ts'

test('against bots a hint shows what a Mate would consider, on the board and by ear, and moves nothing until it is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  await page.getByTestId('new-table-sunken-treasure').click()
  await page.getByTestId('here').check()
  await page.getByTestId('create-table').click()
  await page.waitForURL(/\/table\/here-/)
  await expect(page.getByTestId('open-hint')).toBeVisible()
  const board = await page.getByTestId('board').boundingBox()
  await expect(page.locator('#main [data-legal]').first()).toBeVisible()
  const version = await page.getByTestId('table').getAttribute('data-version')

  await page.keyboard.press('c')
  const first = page.getByTestId('hint-0')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByTestId('hint').getByRole('heading')).toBeFocused()
  await expect(page.getByTestId('spoken-now')).toContainText('Hint:')
  await expect(page.getByTestId('hint-why')).not.toBeEmpty()
  const points = Number(await page.getByTestId('hint').getAttribute('data-points'))
  expect(points).toBeGreaterThan(0)
  await expect(page.getByTestId('guide-ring')).toHaveCount(points)
  // The board keeps its place and its size.
  expect(await page.getByTestId('board').boundingBox()).toEqual(board)
  expect(await violations(page)).toEqual([])

  const ring = page.getByTestId('guide-ring').first()
  const at = await ring.boundingBox()
  await page.getByTestId('hint-1').click()
  await expect(page.getByTestId('hint-1')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => ring.boundingBox()).not.toEqual(at)
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('hint')).toHaveCount(0)
  await expect(page.getByTestId('guide-ring')).toHaveCount(0)
  // Nothing happened but that it is noted, once.
  await expect(page.getByTestId('table')).toHaveAttribute('data-version', String(Number(version) + 1))

  // The choice that is shown can be made from the card, and undone as ever.
  await page.keyboard.press('c')
  await page.getByTestId('hint-1').click()
  await page.getByTestId('take-it').click()
  await expect(page.getByTestId('hint')).toHaveCount(0)
  await expect(page.getByTestId('undo')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await page.getByTestId('undo').click()
  await expect(page.getByTestId('redo')).toBeEnabled()
})

test('a hint on a budget is one for all accounts, says why, and a click lays it ready', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  await page.getByTestId('new-table-thesauros').click()
  await page.locator('input[data-testid="here"]').check()
  await page.getByTestId('create-table').click()
  await expect(page.getByTestId('amount-HR')).toBeVisible()
  const prompt = page.getByTestId('prompt-sentence')
  await expect(prompt).toHaveText(/^Budget of year I: share out \$\d+ among your accounts\.$/)
  const sum = Number(/\$(\d+)/.exec((await prompt.textContent()) ?? '')?.[1])
  // The form has the button of the turn: there is no other that could be meant.
  await expect(page.locator('.btn.primary:visible')).toHaveCount(1)
  await page.getByTestId('open-hint').click()
  await expect(page.getByTestId('hint-0')).toContainText('Human Resources')
  await expect(page.getByTestId('hint-1')).toHaveCount(0)
  await expect(page.getByTestId('hint-why')).toContainText('Wages and hiring first')
  await expect(page.getByTestId('guide-ring')).toHaveCount(1)
  const words = (await page.getByTestId('hint-0').locator('.visually-hidden').textContent()) ?? ''
  await page.getByTestId('hint-0').click()
  const amounts = await Promise.all(
    ['HR', 'RD', 'GE', 'ME', 'SF'].map(async (id) => Number(await page.getByTestId(`amount-${id}`).inputValue())),
  )
  expect(amounts.slice(0, 4)).toEqual([...words.matchAll(/\$(\d+)/g)].map(([, dollars]) => Number(dollars)))
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(sum)
})

test('on a phone the budget stands above the tabs, and what a hint says of it is chosen there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByTestId('new-table-thesauros').click()
  await page.locator('input[data-testid="here"]').check()
  await page.getByTestId('create-table').click()
  await expect(page.getByTestId('send-budget')).toBeInViewport({ ratio: 1 })
  // The tabs are there to be tapped, and what they show lies over the form.
  await page.getByTestId('tab-log').click()
  await expect(page.locator('#sheet-panel')).toBeInViewport()
  await page.getByTestId('tab-log').click()
  await page.getByTestId('open-hint').click()
  await page.getByTestId('take-it').click()
  await expect(page.getByTestId('budget')).toHaveCount(0)
})

test('what is chosen from the card is told at the price that is paid for it', async ({ page, recorded }) => {
  const guest = await recorded.guest(page)
  const record = 'standard-4'
  const at = (await questions(record)).get('advertise')
  if (at === undefined) throw new Error('nobody advertises')
  await recorded.open(page, { guest, record, at, level: 'mate' })
  await page.getByTestId('open-hint').click()
  const choice = page
    .getByTestId(/^hint-\d$/)
    .filter({ hasText: 'for $' })
    .first()
  await choice.click()
  const [price = ''] = /for \$\d+/.exec((await choice.textContent()) ?? '') ?? []
  await page.getByTestId('take-it').click()
  await expect(page.getByTestId('prompt-note')).toContainText(price)
})

for (const locale of ['en-GB', 'fr-FR'])
  test.describe(`on a phone, ${locale}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale })

    test('who needs no help for a first game finds the hint beside the rules', async ({ page }) => {
      await page.goto('/')
      await page.getByTestId('new-table-thesauros').tap()
      await page.locator('input[data-testid="here"]').check()
      await page.getByTestId('create-table').tap()
      await expect(page.getByTestId('amount-HR')).toBeVisible()
      await expect(page.getByTestId('open-hint')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await violations(page)).toEqual([])
      await page.getByTestId('open-hint').tap()
      await expect(page.getByTestId('hint-0')).toBeInViewport()
      await page.getByTestId('open-hint').tap()
      await expect(page.getByTestId('hint')).toHaveCount(0)
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('Artifacts, Inc.: what lies in another view is ringed by the switch that shows it', async ({
    page,
    recorded,
  }) => {
    const guest = await recorded.guest(page)
    const record = 'artifacts-inc/reputation-4'
    const at = (await asked(record)).find(({ legal }) => legal.some((each) => /^place \d \D+$/.test(each)))
    if (at === undefined) throw new Error('nobody places a die')
    await recorded.open(page, { guest, record, at, level: 'mate' })
    await page.getByTestId('view-dive').tap()
    await page.getByTestId('open-hint').tap()
    await expect(page.getByTestId('hint-0')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByTestId('guide-ring').first()).toBeVisible()
  })
})
