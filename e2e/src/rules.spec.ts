import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('the rules are searched, lead to why something is refused, and are printed on one page', async ({ page }) => {
  await page.goto('/rules/thesauros#why-no-map')
  await expect(page.getByTestId('rule-sites')).toBeFocused()
  await expect(page.getByTestId('rule-sites')).toHaveClass(/asked/)
  await page.getByTestId('search-rules').fill('SHARK weapon')
  await expect(page.getByTestId('found-rules')).toHaveText('1 paragraph found.')
  await expect(page.getByTestId('rule-sharks')).toBeVisible()
  // A link to what the search hides ends the search.
  await page.evaluate(() => (location.hash = 'sites'))
  await expect(page.getByTestId('rule-sites')).toBeFocused()
  await expect(page.getByTestId('search-rules')).toHaveValue('')
  expect(await violations(page)).toEqual([])
  expect(await pagesOf(page)).toBe(1)
  // All of it is on paper, not the rules in short alone; French is the longest.
  await page.getByTestId('language-switch').click()
  for (const game of ['silver-and-gold', 'sunken-treasure', 'artifacts-inc', 'thesauros']) {
    await page.goto(`/rules/${game}`)
    await expect(page.getByTestId('rules-page')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.rules-all article').last()).toBeVisible()
    await page.emulateMedia({ media: null })
    expect(await pagesOf(page), game).toBe(1)
  }
})

test('where no topic has a word the rules in short may, and all topics are a button away', async ({ page }) => {
  await page.goto('/rules/sunken-treasure')
  await page.getByTestId('search-rules').fill('qqq')
  await expect(page.getByTestId('found-rules')).toHaveText('Nothing found: try another word.')
  await page.getByTestId('all-paragraphs').click()
  await expect(page.getByTestId('search-rules')).toBeFocused()
  await expect(page.locator('.rules-all article')).toHaveCount(11)
})

test('what a search of the rules finds is in sight where one types', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/rules/artifacts-inc')
  await page.getByTestId('search-rules').pressSequentially('museum')
  await expect(page.getByTestId('search-rules')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.rules-all article').first()).toBeInViewport({ ratio: 1 })
})

async function pagesOf(page: Page): Promise<number | undefined> {
  return (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

test('rules that do not come say so, lead home, and leave what is shown', async ({ page }) => {
  await page.goto('/')
  await page.locator('a[href="/rules/thesauros"]').first().click()
  // Whoever came by a click is on the new page, though it had to be fetched.
  await expect(page.getByTestId('rules-page')).toBeFocused()
  await page.goto('/rules/thesauros#%')
  await expect(page.getByTestId('rule-sites')).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByTestId('language-switch').click()
  await expect(page.getByTestId('notice')).toBeVisible()
  await expect(page.getByTestId('rule-sites')).toBeVisible()
  await page.getByRole('link', { name: 'Silver & Gold' }).click()
  await expect(page.locator('main').getByTestId('trouble')).toContainText('Try again')
  await page.goBack()
  await expect(page.getByTestId('rule-sites')).toBeVisible()
  // Another page that breaks leads home, too, and home is not broken.
  await page.getByTestId('brand').click()
  await page.locator('a[href="/me"]').first().click()
  await expect(page.locator('main').getByTestId('trouble')).toBeVisible()
  await page.unrouteAll()
  await page.locator('main').getByRole('link').click()
  await expect(page.getByTestId('trouble')).toHaveCount(0)
  await expect(page.getByTestId('new-table-thesauros')).toBeVisible()
})

test('a reason stays although its link comes late', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.route(/WhyLink/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/learn/artifacts-inc')
  const note = page.getByTestId('prompt-note')
  await expect(page.getByTestId('guide-ring')).toHaveCount(1)
  await page.locator('[data-spot="box:museum-fossils:0"]').hover()
  await expect(note).toHaveClass(/refusal/)
  await page.mouse.move(86, 124)
  await expect(page.getByTestId('why')).toBeVisible()
  await expect(note).toHaveClass(/refusal/)
})

test('what is refused stands there until its link is reached, and goes when something else is pointed at', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/learn/artifacts-inc')
  const note = page.getByTestId('prompt-note')
  await expect(page.getByTestId('guide-ring')).toHaveCount(1)
  await page.locator('[data-spot="box:museum-fossils:0"]').hover()
  await expect(note).toHaveClass(/refusal/)
  // Off the board, which other things lie between.
  await page.mouse.move(300, 129, { steps: 3 })
  await expect(note).toHaveClass(/refusal/)
  const why = (await note.textContent()) ?? ''
  await page.getByTestId('why').hover()
  await expect(note).toHaveText(why)
  await expect(note).toHaveClass(/refusal/)
  await page.locator('[data-spot^="die:"]').first().hover()
  await expect(note).not.toHaveText(why)
  // Nor does it come back under the next question.
  await page.mouse.move(300, 129, { steps: 3 })
  await expect(note).toHaveText(why)
  await page.getByTestId('die-0').click()
  await page.locator('[data-spot="slot:T1:0"]').click()
  await expect(page.getByTestId('guide-step')).toHaveText('2 of 16')
  await page.mouse.move(300, 129, { steps: 3 })
  await page.getByTestId('prompt').hover()
  await expect(note).not.toHaveText(why)
  await expect(note).not.toHaveClass(/refusal/)
})
