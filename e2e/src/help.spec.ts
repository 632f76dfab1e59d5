import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('a first game is helped with: what is certain, a question before a loss, and off by one click', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.removeItem('fathom.help')
    localStorage.setItem('fathom.bot-pace', 'swift')
  })
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  await page.getByTestId('new-table-artifacts-inc').click()
  await page.getByTestId('here').check()
  await page.getByTestId('create-table').click()
  await page.waitForURL(/\/table\/here-/)
  await page.getByTestId('confirm').click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  // Guide Work takes any die, for a dollar; dice that dive may stand before it.
  await expect(page.getByTestId('help-gains')).toContainText(/\+(\$1|1 reputation)/)
  await expect(page.getByTestId('help-now')).toContainText('20 reputation')
  expect(await violations(page)).toEqual([])
  await page.getByTestId('help-gains').getByRole('button').first().click()
  await expect(page.getByTestId('guide-ring').first()).toBeVisible()
  // What is shown can be chosen there, and undone.
  await page.getByTestId('take-it').click()
  await page.getByTestId('undo').click()
  await expect(page.getByTestId('redo')).toBeEnabled()

  await page.getByTestId('help-off').click()
  await expect(page.getByTestId('help-card')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('fathom.help'))).toBe('never')
  await page.getByTestId('open-settings').click()
  await page.getByTestId('wants-help').check()
  await expect(page.getByTestId('help-card')).toBeVisible()

  // In another game of a first time it is asked before money for wages is missing.
  await page.goto('/')
  await page.getByTestId('new-table-thesauros').click()
  await page.locator('input[data-testid="here"]').check()
  await page.getByTestId('create-table').click()
  await expect(page.getByTestId('help-now')).toContainText('Wages are $4')
  await page.getByTestId('slide-HR').fill('0')
  const version = await page.getByTestId('table').getAttribute('data-version')
  await page.getByTestId('send-budget').click()
  await expect(page.getByTestId('final')).toContainText('less than the wages of one quadrimester')
  await page.getByTestId('final-no').click()
  await expect(page.getByTestId('table')).toHaveAttribute('data-version', version ?? '')
})

// How many lines there are above them depends on the deal.
for (const [width, height, inSight, language] of [
  [1366, 768, 'last', 'en'],
  [1366, 768, 'first', 'fr'],
  [768, 1024, 'first', 'fr'],
] as const) {
  test(`at ${width} x ${height} the ${inSight} of the choices that bring something is in sight beside three rivals, ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((each) => {
      localStorage.removeItem('fathom.help')
      localStorage.setItem('fathom.language', each)
      localStorage.setItem('fathom.bot-pace', 'swift')
    }, language)
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.getByTestId('new-table-artifacts-inc').click()
    await page.getByTestId('here').check()
    await page.getByTestId('create-table').click()
    await page.getByTestId('confirm').click()
    await page.getByRole('button', { name: language === 'fr' ? 'Confirmer' : 'Confirm', exact: true }).click()
    await expect(page.locator('.rival')).toHaveCount(3)
    const choices = page.getByTestId('help-gains').getByRole('button')
    const below = async (): Promise<number> => {
      const choice = await (inSight === 'last' ? choices.last() : choices.first()).boundingBox()
      const body = await page.locator('.help-body').boundingBox()
      return (choice?.y ?? Infinity) + (choice?.height ?? 0) - (body?.y ?? 0) - (body?.height ?? 0)
    }
    await expect.poll(below).toBeLessThanOrEqual(0)
  })
}

test('where nothing else is certain, what one could do stands there unfolded', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.removeItem('fathom.help')
    localStorage.setItem('fathom.bot-pace', 'swift')
  })
  await page.goto('/')
  await page.getByTestId('new-table-thesauros').click()
  await page.locator('input[data-testid="here"]').check()
  await page.getByTestId('create-table').click()
  await page.getByTestId('send-budget').click()
  await expect(page.getByTestId('help-plans').getByRole('listitem').first()).toBeVisible()
})

for (const isFolded of [false, true]) {
  test(`above the board ${isFolded ? 'a folded' : 'the'} card keeps its height, whatever the mouse is on`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.removeItem('fathom.help')
      localStorage.setItem('fathom.bot-pace', 'swift')
    })
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/')
    await page.getByTestId('new-table-thesauros').click()
    await page.locator('input[data-testid="here"]').check()
    await page.getByTestId('create-table').click()
    await page.getByTestId('send-budget').click()
    await expect(page.getByTestId('help-plans')).toBeVisible()
    const card = page.getByTestId('help-card')
    if (isFolded) await page.getByTestId('help-fold').click()
    else await expect(page.locator('.rivals')).toBeHidden()
    // Folded it takes nobody's place.
    if (isFolded) await expect(page.locator('.rivals')).toBeVisible()
    const height = (await card.boundingBox())?.height
    for (const zone of [1, 2, 3, 6, 7]) {
      await page.locator(`[data-spot="zone:${zone}"]`).hover()
      expect((await card.boundingBox())?.height).toBe(height)
    }
    if (isFolded) return
    await page.getByTestId('help-there').evaluate((list) => (list.textContent = 'As much as can be told. '.repeat(30)))
    expect((await card.boundingBox())?.height).toBe(height)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('what the help tells of a thing does not move the board under the finger', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.removeItem('fathom.help')
      localStorage.setItem('fathom.bot-pace', 'swift')
    })
    await page.goto('/')
    await page.getByTestId('new-table-artifacts-inc').tap()
    await page.getByTestId('here').check()
    await page.getByTestId('create-table').tap()
    await page.waitForURL(/\/table\/here-/)
    await page.getByTestId('confirm').tap()
    await page.getByRole('button', { name: 'Confirm', exact: true }).tap()
    await expect(page.getByTestId('die-0')).toBeVisible()
    await page.getByTestId('view-boards').tap()
    // Guide Work takes any die, for a dollar: that is told as soon as it is tapped.
    const place = page.locator('[data-spot="public:guide-work"]').first()
    const name = 'public:guide-work'
    await expect(place).toBeVisible()
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        const at = event.target instanceof Element ? event.target.closest('[data-spot]') : null
        document.body.dataset.clicked = at?.getAttribute('data-spot') ?? ''
      }),
    )
    await place.tap()
    expect(await page.evaluate(() => document.body.dataset.clicked)).toBe(name)
    // Of a 1 it is told what it has brought, as the tap has placed it; else what it would.
    await expect(page.getByTestId('help-there').or(page.getByText(/Chosen: .*Guide Work to take \$1\./))).toContainText(
      '$1',
    )
  })
})
