import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('the rules are searched, lead to why something is refused, and are printed on one page', async ({ page }) => {
  await page.goto('/rules/thesauros#why-no-map')
  await expect(page.getByTestId('rule-sites')).toBeFocused()
  await expect(page.getByTestId('rule-sites')).toHaveClass(/asked/)
  await page.getByTestId('search-rules').fill('SHARK weapon')
  await expect(page.getByTestId('found-rules')).toHaveText('1 paragraph found.')
  await expect(page.getByTestId('rule-sharks')).toBeVisible()
  await page.getByTestId('search-rules').fill('')
  expect(await violations(page)).toEqual([])
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
