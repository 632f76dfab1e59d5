import { expect, test } from './fixtures.ts'
import { atStep } from './lessonStep.ts'

for (const language of ['en', 'fr']) {
  test(`on a phone a ring never goes round a button below the board, ${language}`, async ({ page }) => {
    await page.addInitScript((spoken) => localStorage.setItem('fathom.language', spoken), language)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/learn/sunken-treasure')
    // How far one is stands beside the buttons.
    await expect(page.getByTestId('guide-step')).toBeVisible()
    for (let step = 1; step <= 8; step++) {
      await atStep(page, language === 'fr' ? `${step} sur 12` : `${step} of 12`)
      // It follows its thing a moment later.
      const low = (): Promise<number[]> =>
        page.evaluate(() => {
          const edge = (name: string): number => document.querySelector(name)?.getBoundingClientRect().top ?? 0
          const [button, sheet] = [edge('.main-button'), edge('[data-testid="sheet"]')]
          const rings = [...document.querySelectorAll('[data-testid="guide-ring"]')]
          return rings
            .map((ring) => ring.getBoundingClientRect().bottom)
            .filter((bottom) => bottom > button && bottom < sheet)
        })
      await expect.poll(low).toEqual([])
      await page.getByTestId('guide-show').click()
    }
  })
}

test('on a phone the guide points to the view where a thing is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/learn/artifacts-inc')
  for (const step of ['1 of 16', '2 of 16']) {
    await atStep(page, step)
    await page.getByTestId('guide-show').click()
  }
  await atStep(page, '3 of 16')
  await expect(page.getByTestId('guide-ring')).toHaveCount(1)
  await page.getByTestId('view-boards').click()
  await expect(page.getByTestId('guide-ring')).toHaveCount(1)
})

test('on a phone what the guide means on the sheet has its ring over the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/learn/thesauros/voyage')
  for (let step = 1; step < 6; step++) {
    await atStep(page, `${step} of 15`)
    await page.getByTestId('guide-show').click()
  }
  await atStep(page, '6 of 15')
  await expect(page.getByTestId('guide-ring')).toHaveCount(1)
  const layerOf = (selector: string): Promise<number> =>
    page.locator(selector).evaluate((each) => Number(getComputedStyle(each).zIndex))
  expect(await layerOf('.guide-rings')).toBeGreaterThan(await layerOf('.sheet.tall'))
})

test('on a tablet no form lies over the guide', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.addInitScript(() => localStorage.setItem('fathom.bot-pace', 'swift'))
  await page.goto('/learn/thesauros/voyage')
  for (let step = 1; step < 4; step++) {
    await atStep(page, `${step} of 15`)
    await page.getByTestId('guide-show').click()
  }
  await atStep(page, '4 of 15')
  const bottom = async (): Promise<number> => {
    const box = await page.getByTestId('guide').boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const apart = async (): Promise<number> =>
    ((await page.getByTestId('choices').boundingBox())?.y ?? -Infinity) - (await bottom())
  await expect.poll(apart).toBeGreaterThanOrEqual(0)
})

test('on a tablet the guide stays in sight, and what it means lies between it and the dice', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/learn/artifacts-inc')
  for (const step of ['1 of 16', '2 of 16']) {
    await atStep(page, step)
    await page.getByTestId('guide-show').click()
  }
  await atStep(page, '3 of 16')
  const edges = (): Promise<boolean> =>
    page.evaluate(() => {
      const box = (name: string) => document.querySelector(name)?.getBoundingClientRect()
      const [guide, ring, dice] = [box('[data-testid="guide"]'), box('[data-testid="guide-ring"]'), box('.ai-tray')]
      if (guide === undefined || ring === undefined || dice === undefined) return false
      return guide.top >= 0 && guide.bottom <= ring.top && ring.bottom <= dice.top
    })
  await expect.poll(edges).toBe(true)
})

test('on a phone the sea comes to what the guide means', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/learn/sunken-treasure')
  await expect(page.getByTestId('guide-ring')).toHaveCount(1)
  const left = (): Promise<number> =>
    page.locator('[data-spot="space:c2r2"]').evaluate((place) => place.getBoundingClientRect().left)
  await expect.poll(left).toBeGreaterThanOrEqual(0)
})

test('on a phone a line of the town that the guide means is not below the cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('fathom.bot-pace', 'swift'))
  await page.goto('/learn/thesauros/year')
  const guide = page.getByTestId('guide-words')
  for (const words of ['share out', 'Take the boss', 'Send a worker to Research']) {
    await expect(guide).toContainText(words)
    await page.getByTestId('guide-show').click()
  }
  await expect(guide).toContainText('to the Port')
  const port = page.locator('.th-sea [data-spot="zone:7"]').first()
  const chart = page.locator('.th-chart-place')
  const isSeen = async (): Promise<boolean> => {
    const [thing, place] = [await port.boundingBox(), await chart.boundingBox()]
    return thing !== null && place !== null && thing.y + thing.height <= place.y + place.height + 1
  }
  await expect.poll(isSeen).toBe(true)
})

test('on a phone a form leaves the guide in sight, and a ring is round its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/learn/thesauros/year')
  await atStep(page, '1 of 18')
  const send = page.getByTestId('send-budget')
  const isRingRight = async (): Promise<boolean> => {
    const [ring, button] = [await page.getByTestId('guide-ring').boundingBox(), await send.boundingBox()]
    return ring !== null && button !== null && Math.abs(ring.y + 5 - button.y) < 3 && ring.height > button.height
  }
  await expect.poll(isRingRight).toBe(true)
  for (let dollar = 0; dollar < 5; dollar++) await page.getByTestId('less-HR').click()
  await send.click()
  await expect(page.getByTestId('guide-answer')).toContainText('Too little in Human Resources')
  // Nothing lies over the guide's last button: it can be pressed.
  await page.getByTestId('guide-show').click()
  await atStep(page, '2 of 18')
})

test('on a phone what the guide means comes out from behind the foot of a card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('fathom.bot-pace', 'swift'))
  await page.goto('/learn/thesauros/selling')
  for (let step = 1; step < 5; step++) {
    await atStep(page, `${step} of 13`)
    await page.locator('[data-testid="guide-show"], [data-testid="guide-go-on"]').click()
  }
  await atStep(page, '5 of 13')
  const isClear = async (): Promise<boolean> => {
    const [ring, foot] = [
      await page.getByTestId('guide-ring').boundingBox(),
      await page.locator('.th-card-foot').boundingBox(),
    ]
    return ring !== null && foot !== null && ring.y + ring.height <= foot.y + 6
  }
  await expect.poll(isClear).toBe(true)
})

test('on a low phone the boxes of an island are large enough for a finger while the guide speaks', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fathom.language', 'fr'))
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/learn/silver-and-gold')
  await atStep(page, '1 sur 11')
  await page.getByTestId('guide-show').click()
  await atStep(page, '2 sur 11')
  const box = page.locator('[data-testid^="box-"]').filter({ visible: true }).first()
  await expect.poll(async () => (await box.boundingBox())?.width).toBeGreaterThanOrEqual(24)
})
