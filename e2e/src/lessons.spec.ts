import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** The step that the guide is at, once the table has come to rest. */
async function atStep(page: Page, step: string): Promise<void> {
  await expect(page.getByTestId('guide-step')).toHaveText(step)
}

test('Silver & Gold is learnt on its own page: wrong moves are answered, and it goes on later', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  await page.getByTestId('learn-silver-and-gold').click()
  await atStep(page, '1 of 11')
  await expect(page.getByTestId('guide-ring')).toHaveCount(1)
  await page.getByTestId('card-O08').click()
  await page.getByTestId('card-G04').click()
  await page.getByTestId('confirm').click()

  await atStep(page, '2 of 11')
  await expect(page.getByTestId('spoken')).toContainText('Every turn shows one pattern')
  await page.getByTestId('control-single').click()
  await page.getByTestId('box-O08-0').click()
  await expect(page.getByTestId('guide-answer')).toContainText('the whole pattern fits')
  await page.getByTestId('control-single').click()
  await page.getByTestId('confirm').click()
  await atStep(page, '3 of 11')
  await page.getByTestId('undo').click()
  await atStep(page, '2 of 11')
  await page.getByTestId('redo').click()
  await atStep(page, '3 of 11')
  expect(await violations(page)).toEqual([])
  await page.getByTestId('end-turn').click()
  await atStep(page, '4 of 11')
  await page.getByTestId('guide-go-on').click()

  await atStep(page, '5 of 11')
  await page.getByTestId('guide-show').click()
  await atStep(page, '6 of 11')
  // Somebody goes away in the middle of a turn: it is begun anew, and nothing else.
  await page.reload()
  await atStep(page, '5 of 11')
})

/** The lessons, and how many steps of each come after what the learner plays alone. */
const lessons: readonly (readonly [lesson: string, after: number])[] = [
  ['silver-and-gold', 0],
  ['sunken-treasure', 0],
  ['artifacts-inc', 0],
  ['thesauros/year', 0],
  ['thesauros/voyage', 0],
  ['thesauros/selling', 1],
  ['thesauros/standard', 0],
  ['thesauros/solo', 1],
]
for (const [lesson, after] of lessons) {
  test(`${lesson}: what the lesson points at is on the page, step after step`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.addInitScript(() => localStorage.setItem('fathom.bot-pace', 'swift'))
    await page.goto(`/learn/${lesson}`)
    const guide = page.getByTestId('guide')
    const count = Number((await page.getByTestId('guide-step').textContent())?.split(' ').at(-1))
    const alone = count - after
    for (let step = 1; step < alone; step++) {
      await atStep(page, `${step} of ${count}`)
      const points = Number(await guide.getAttribute('data-points'))
      await expect(page.getByTestId('guide-ring'), `step ${step}`).toHaveCount(points)
      // Beside the guide the sea is large enough to have its words.
      await expect(page.locator('.th-sea.far')).toHaveCount(0)
      await page.getByTestId('guide-go-on').or(page.getByTestId('guide-show')).click()
    }
    await atStep(page, `${alone} of ${count}`)
    await expect(page.getByTestId('guide-show')).toHaveCount(0)
  })
}
