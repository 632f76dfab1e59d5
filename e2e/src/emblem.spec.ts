import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('an emblem and a colour: chosen by keyboard, kept, and shown where I sit down', async ({ page, server }) => {
  const { url } = server
  const host = (await (await fetch(`${url}/api/guests`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ben"}' })).json()) as { token: string } // prettier-ignore
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${host.token}` },
    body: JSON.stringify({ game: 'silver-and-gold', seats: ['me', 'open', 'open', 'open'].map((kind) => ({ kind })) }),
  })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`${url}/me`)
  // Answers are late: the one to the sign takes nothing from the colour that is chosen meanwhile.
  await page.route(/\/api\/me$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.getByRole('radio', { name: 'helm' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'ship' })).toBeChecked()
  await page.getByRole('radio', { name: 'red' }).check()
  const saves = { color: false }
  void page
    .waitForResponse(async (answer) => (await answer.text()).includes('"color":"red"'))
    .then(() => (saves.color = true))
  const shown = new Set<boolean>()
  while (!saves.color) shown.add(await page.getByRole('radio', { name: 'red' }).isChecked())
  expect([...shown]).toEqual([true])
  await expect(page.getByTestId('my-emblem').locator('[data-emblem]')).toHaveCount(12)
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('radio', { name: 'ship' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'red' })).toBeChecked()
  await page.goto(`${url}/table/${id}`)
  await page.getByTestId('sit-1').click()
  await expect(page.getByTestId('chair-2').locator('[data-emblem="ship"]')).toBeVisible()
  await expect(page.getByTestId('chair-2')).toContainText('(you)')
})
