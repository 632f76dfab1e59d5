import { expect, test } from './fixtures.ts'

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`at ${width} x ${height} the buttons that a long dialog ends with are in sight from the start, and hide no field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.getByTestId('new-table-thesauros').click()
    const dialog = page.getByTestId('new-table')
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
    const create = page.getByTestId('create-table')
    await expect(create).toBeInViewport({ ratio: 1 })
    await page.getByTestId('here').focus()
    const [field, button] = [await page.getByTestId('here').boundingBox(), await create.boundingBox()]
    expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThan(button?.y ?? 0)
  })
}

for (const language of ['en', 'fr']) {
  test(`on a phone the name is written beside the button that keeps it (${language})`, async ({ page }) => {
    await page.addInitScript((each) => localStorage.setItem('fathom.language', each), language)
    await page.setViewportSize({ width: 360, height: 700 })
    await page.goto('/')
    await page.getByTestId('my-name').click()
    await expect(page.getByTestId('name-save')).toBeInViewport({ ratio: 1 })
    expect((await page.getByTestId('name-input').boundingBox())?.width).toBeGreaterThan(120)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
}
