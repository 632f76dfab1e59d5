import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('two play at one device: a cover hides the table between them, and each goes on with their own', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByTestId('new-table-silver-and-gold').click()
  await page.getByTestId('seat-2').selectOption('beside')
  await page.getByTestId('beside-2').fill('Bo')
  await expect(page.getByTestId('strengths')).toBeVisible()
  for (const seat of ['Remove seat 4', 'Remove seat 2']) await page.getByRole('button', { name: seat }).click()
  // Where no bot plays nothing is told of bots.
  await expect(page.getByTestId('strengths')).toHaveCount(0)
  // The name goes with the chair, and waits while somebody else is tried there.
  await page.getByTestId('seat-1').selectOption('open')
  await page.getByTestId('seat-1').selectOption('beside')
  await expect(page.getByTestId('beside-1')).toHaveValue('Bo')
  // Whoever sets the table is called as they say, too, and not by a name that they were never told.
  await expect(page.getByTestId('beside-0')).toHaveAttribute('placeholder', 'Player 1')
  await page.getByTestId('beside-0').fill('Ana')
  await page.getByTestId('create-table').click()

  const cover = page.getByTestId('cover')
  const table = page.getByTestId('table')
  const cards = page.locator('[data-testid^="card-"]')
  /** The names of the cards of a hand, as they are read out: "Keep NAME, …". */
  const called = (): Promise<string[]> =>
    cards.evaluateAll((all) => all.map((each) => /^\w+ ([^,.:]+)/.exec(each.textContent)?.[1] ?? ''))
  const keep = async (): Promise<string[]> => {
    await expect(cards.first()).toBeVisible()
    const names = await cards.evaluateAll((all) => all.map((each) => each.dataset['testid'] ?? ''))
    for (const name of names.slice(0, 2)) await page.getByTestId(name).click()
    await page.getByTestId('confirm').click()
    await expect(page.getByTestId('prompt-sentence')).toContainText('Your turn is complete')
    return names
  }
  await expect(cover.getByRole('heading')).toBeFocused()
  await expect(page.getByTestId('sit-0')).toContainText('I am Ana')
  expect(await violations(page)).toEqual([])
  // By keyboard: the first button is not pressed by who only goes on pressing Enter.
  await page.keyboard.press('Enter')
  await expect(table).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(table).toBeVisible()
  await expect(cards.first()).toBeVisible()
  const names = await called()
  expect(names.every((name) => name.length > 3)).toBe(true)
  await page.getByTestId('open-settings').click()
  await expect(page.getByTestId('wants-help')).toBeVisible()
  await expect(page.getByTestId('bot-pace')).toHaveCount(0)
  await page.keyboard.press('Escape')
  const mine = await keep()
  await page.keyboard.press('e')

  await expect(cover).toContainText('Bo')
  await expect(page.getByTestId('spoken-now')).toContainText('Bo')
  await expect(table).toHaveCount(0)
  // Nothing of the hand is left on the page.
  const markup = await page.content()
  for (const card of [...mine, ...names]) expect(markup).not.toContain(card)
  // Nor is anything of it said once the cover lies there, or left as a notice.
  await expect(page.getByTestId('spoken')).toBeEmpty()
  await expect(page.getByTestId('notice')).toHaveCount(0)
  await expect(page.getByTestId('sit-0')).toHaveCount(0)
  // Whoever comes back to the page meets the cover, too.
  await page.reload()
  await page.getByTestId('sit-1').click()
  // Whoever takes the device up hears what is asked of them.
  await expect(page.getByTestId('spoken')).toContainText('Keep two of these four islands.')
  await expect(page.getByTestId('spoken-now')).toBeEmpty()
  const theirs = await keep()
  expect(theirs.filter((card) => mine.includes(card))).toEqual([])
  await page.keyboard.press('e')

  // The next phase has begun, and who is there may go on at once.
  await expect(page.getByTestId('prompt-sentence')).toContainText('Cross')
  await expect(cover).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByTestId('here')).toHaveCount(1)
})
