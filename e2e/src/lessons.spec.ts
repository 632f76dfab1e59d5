import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { atStep } from './lessonStep.ts'

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
  // What was pointed at is meant on the way to the button, too.
  await page.getByTestId('box-O08-0').hover()
  await page.getByTestId('confirm').hover()
  await expect(page.getByTestId('prompt-note')).toContainText('Here:')
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
  // There is something to read: of all buttons on the page the guide's alone calls for itself.
  await page.mouse.move(0, 0)
  const colors = await page
    .locator('.btn.primary:visible')
    .evaluateAll((all) => all.map((button) => getComputedStyle(button).backgroundColor))
  expect(colors.filter((color) => color !== 'rgba(0, 0, 0, 0)')).toHaveLength(1)
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

test('who was placed is not in the hand any more, and a mouse at rest is not told off', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.addInitScript(() => localStorage.setItem('fathom.bot-pace', 'swift'))
  await page.goto('/learn/thesauros/year')
  await atStep(page, '1 of 18')
  // A figure that is typed takes the old one's place.
  await page.getByTestId('amount-SF').click()
  await page.keyboard.type('9')
  await page.keyboard.press('Tab')
  await expect(page.getByTestId('amount-SF')).toHaveValue('9')
  await page.getByTestId('budget-suggested').click()
  await page.getByTestId('send-budget').click()
  await atStep(page, '2 of 18')
  // Who picks up somebody else is told at once, not where he is placed.
  await page.getByTestId('meeple-W').click()
  await expect(page.getByTestId('guide-answer')).toContainText('pick the boss first')
  await page.getByTestId('meeple-B').click()
  await expect(page.getByTestId('guide-answer')).toHaveCount(0)
  await expect(page.getByTestId('prompt-note')).toContainText('Your boss')
  await page.getByTestId('zone-3').locator('rect').click()
  await atStep(page, '3 of 18')
  const note = page.getByTestId('prompt-note')
  await expect(note).toContainText('a worker will go there')
  await page.getByTestId('switch-envelope').click()
  await expect(note).not.toContainText('boss')
  await page.getByTestId('zone-2').locator('rect').click()
  await expect(page.getByTestId('guide-answer')).toContainText('An envelope carries a bribe')
})

test('who has done right reads no refusal where the mouse rests, and is told when there is only something to read', async ({
  page,
}) => {
  await page.goto('/learn/sunken-treasure')
  await atStep(page, '1 of 12')
  await page.locator('[data-spot="space:c2r2"]').first().click()
  await atStep(page, '2 of 12')
  await page.locator('[data-spot="space:c2r1"]').first().click()
  await atStep(page, '3 of 12')
  await expect(page.getByTestId('prompt-note')).not.toHaveClass(/refusal/)
  await expect(page.getByTestId('why')).toHaveCount(0)
  for (let step = 3; step < 11; step++) {
    await atStep(page, `${step} of 12`)
    await page.getByTestId('guide-show').click()
  }
  await atStep(page, '11 of 12')
  await page.locator('[data-spot="space:c2r1"]').first().click()
  // The prompt says so; what leads on is ringed, and does not move.
  await expect(page.getByTestId('prompt-sentence')).toContainText('press “Go on”')
  await expect(page.getByTestId('guide-answer')).toHaveCount(0)
  const [ring, button] = [page.getByTestId('guide-ring'), page.getByTestId('guide-go-on')]
  await expect
    .poll(async () => Math.abs(((await ring.boundingBox())?.y ?? 0) - ((await button.boundingBox())?.y ?? 999)))
    .toBeLessThan(10)
})

test('in Silver & Gold an island stays at its side while a new one is taken, and a click on it is answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/learn/silver-and-gold')
  for (let step = 1; step < 9; step++) {
    await atStep(page, `${step} of 11`)
    await page.getByTestId(step === 4 ? 'guide-go-on' : 'guide-show').click()
  }
  await atStep(page, '9 of 11')
  const kept = page.getByTestId('island-G04')
  const left = async (): Promise<number> => Math.round((await kept.boundingBox())?.x ?? 0)
  const before = await left()
  expect(before).toBeGreaterThan(600)
  await kept.locator('[data-spot]').first().click()
  await expect(page.getByTestId('prompt-note')).toHaveText('Take a new island first.')
  await page.getByTestId('guide-show').click()
  await atStep(page, '10 of 11')
  expect(await left()).toBe(before)
})

test('a card and dice that are not meant are answered as soon as they are taken up', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/learn/artifacts-inc')
  const answer = page.getByTestId('guide-answer')
  for (let step = 1; step <= 6; step++) {
    await atStep(page, `${step} of 16`)
    // The sale is a form with a button of its own: no second one calls beside it.
    if (step === 4) await expect(page.locator('.btn.primary:visible')).toHaveCount(1)
    await page.getByTestId('guide-show').click()
  }
  await atStep(page, '7 of 16')
  await page.locator('[data-spot="market:A:3:canyon"]').click()
  await expect(answer).toContainText('Buy the Desert Expedition now')
  await expect(page.locator('[data-spot^="market"][aria-pressed="true"]')).toHaveCount(0)
  await page.locator('[data-spot="market:A:1:desert"]').click()
  await expect(answer).toHaveCount(0)
  await page.locator('[data-spot="free:T5"]').click()

  await atStep(page, '9 of 16')
  await page.getByTestId('die-0').click()
  await page.getByTestId('dive').click()
  await expect(answer).toContainText('the 6 is enough alone')
})

test('what is undone leads back to its own step, not behind what is final', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fathom.bot-pace', 'swift'))
  await page.goto('/learn/thesauros/voyage')
  for (let step = 1; step <= 7; step++) {
    await atStep(page, `${step} of 15`)
    await page.getByTestId('guide-show').click()
  }
  // The seaplane leaves, which is final, and boats at sea move.
  await atStep(page, '8 of 15')
  await page.getByTestId('guide-show').click()
  await atStep(page, '9 of 15')
  await page.getByTestId('undo').click()
  await atStep(page, '8 of 15')
})

test('a lesson that is over asks for nothing more, and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('fathom.bot-pace', 'swift'))
  await page.goto('/learn/thesauros/voyage')
  for (let step = 1; step <= 14; step++) {
    await atStep(page, `${step} of 15`)
    await page.locator('[data-testid="guide-show"], [data-testid="guide-go-on"]').click()
  }
  await atStep(page, '15 of 15')
  const ways = ['do-fish', 'do-refuse', 'take-HR', 'seal-bribe', 'end-turn']
  const way = page.locator(ways.map((id) => `[data-testid="${id}"]:visible:enabled`).join(', ')).first()
  const over = page.getByTestId('guide-done')
  // When the last turn has ended, what leads on is still to come.
  await expect(async () => {
    if (!(await over.isVisible())) await way.click({ timeout: 1000 })
    await expect(over).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [100] })
  // One thing calls: what the guide leads on to.
  await expect(page.getByTestId('rematch')).toHaveCount(0)
  await page.getByTestId('guide-next').click()
  await atStep(page, '1 of 13')
})
