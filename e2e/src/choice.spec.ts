import { fileURLToPath } from 'node:url'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const RECORD = fileURLToPath(new URL('../../games/silver-and-gold/golden/two-seats.txt', import.meta.url))

test('in a finished game every choice is told beside a Mate’s, by keys and by ear, and the card goes along with the replay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  await page.getByTestId('record-file').setInputFiles(RECORD)
  await page.getByTestId('watch-again').click()
  await page.getByTestId('replay-play').click()
  await page.getByTestId('replay-first').click()
  await page.locator('#main').focus()

  await page.keyboard.press('c')
  const verdict = page.getByTestId('choice-verdict')
  await expect(verdict).toContainText('Purposeful player chose:')
  await expect(page.getByTestId('choice').getByRole('heading')).toBeFocused()
  await expect(page.getByTestId('spoken-now')).toContainText('Purposeful player chose:')
  const list = page.getByTestId('choice').getByRole('list', { name: 'What a Mate would consider' })
  await expect(list.getByText('(chosen)')).toHaveCount(1)
  expect(await violations(page)).toEqual([])

  // Twelve steps on somebody chose something else, on an island.
  const first = await verdict.textContent()
  await page.locator('#main').focus()
  for (let position = 2; position <= 13; position++) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByTestId('replay')).toContainText(`position ${position} of`)
  }
  await expect(verdict).toContainText('chose:')
  expect(await verdict.textContent()).not.toBe(first)
  await expect(page.getByTestId('guide-ring')).not.toHaveCount(0)
  const best = await page.getByTestId('hint-why').textContent()
  await page.getByTestId('hint-1').click()
  await expect(page.getByTestId('hint-1')).toHaveAttribute('aria-pressed', 'true')
  expect(await page.getByTestId('hint-why').textContent()).not.toBe(best)

  await page.keyboard.press('Escape')
  await expect(page.getByTestId('choice')).toHaveCount(0)
  // At the end nobody chooses any more.
  await page.getByTestId('replay-last').click()
  await page.getByTestId('open-choice').click()
  await expect(verdict).toHaveText('Nobody chose anything after that.')
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('on a laptop all that two have done is in sight', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/')
    await page.getByTestId('record-file').setInputFiles(RECORD)
    await page.getByTestId('watch-again').click()
    await page.getByTestId('replay-play').click()
    const words = page.locator('.replay-words')
    for (let position = 2; position <= 20; position++) {
      await page.locator('.replay input').fill(String(position))
      await expect(words).toContainText(`position ${position + 1} sur`)
      const hidden = await words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      expect(hidden, (await words.textContent()) ?? '').toBeLessThanOrEqual(0)
    }
  })

  test('the replay’s buttons are whole on a phone, and on a tablet the slider can be dragged', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByTestId('record-file').setInputFiles(RECORD)
    await page.getByTestId('watch-again').click()
    await expect(page.getByTestId('open-choice')).toBeVisible()
    const cut = () =>
      page
        .locator('.replay-buttons .btn')
        .evaluateAll((buttons) =>
          buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((each) => each.textContent),
        )
    expect(await cut()).toEqual([])
    await page.setViewportSize({ width: 768, height: 1024 })
    expect(await cut()).toEqual([])
    expect((await page.locator('.replay .slide').boundingBox())?.width).toBeGreaterThanOrEqual(160)
    await page.setViewportSize({ width: 390, height: 844 })
    // As tall as the prompt that it stands for: the board keeps its place.
    const height = async (name: string): Promise<number> => (await page.getByTestId(name).boundingBox())?.height ?? 0
    const bar = await height('replay')
    await page.getByTestId('back-to-now').click()
    await page.getByTestId('see-board').click()
    expect([await height('prompt'), bar]).toEqual([62, 62])
  })
})
