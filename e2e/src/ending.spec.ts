import type { Locator, Page } from '@playwright/test'
import { SEAT_COLORS, type CreatedGuest } from '@fathom/protocol'
import { readFileSync } from 'node:fs'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { endOf } from './recordedTables.ts'
import { SilverPlayer } from './silverPlayer.ts'
import { spills } from './spills.ts'
import { SCREENS, smallTargets, smallTexts } from './textSize.ts'

/** Ends of recorded games, and the winner's colour. */
const ENDS = [
  ['silver-and-gold/four-seats', 'white'],
  ['sunken-treasure/twelve-4', 'green'],
  ['artifacts-inc/reputation-4', 'red'],
  ['thesauros/standard-4', 'red'],
] as const

test('the table stays on the page while what belongs to it is still on its way', async ({ page, recorded }) => {
  let letCome = (): void => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  const asked = new Set<string>()
  await page.route(/\/(note|scores)$/, async (route) => {
    asked.add(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    await held
    await route.continue()
  })
  const [[record]] = ENDS
  await recorded.open(page, { guest: await recorded.guest(page), record, at: await endOf(record, 0) })
  await expect.poll(() => [...asked].toSorted()).toEqual(['note', 'scores'])
  // Two frames: what has been asked for would have taken the page away by then.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page.getByTestId('winner')).toBeVisible()
  letCome()
  await expect(page.getByTestId('score-chart')).toBeVisible()
})

test('the ending shows the winner’s things lit on the board, opens its turning points there and makes a picture of it', async ({
  page,
  recorded,
}) => {
  const guest = await recorded.guest(page)
  for (const [record, winner] of ENDS) {
    await recorded.open(page, { guest, record, at: await endOf(record, 0) })
    await expect(page.getByTestId('winners-things')).toBeVisible()
    await expect(page.getByTestId('score-chart')).toBeVisible()
    // The first part of the game is named as well: before it nothing is a turning point.
    await expect(page.getByTestId('score-chart').getByText('1', { exact: true })).toBeVisible()
    expect(await litIn(page.getByTestId('end-scene'))).toEqual([winner])
    // What the picture shows is not drawn once more below it.
    for (const drawn of await page.locator('.winners-facts .in-scene').all())
      await expect(drawn).toHaveCSS('clip-path', 'inset(50%)')
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      const message = `${record} at ${screen.width}`
      await expect.poll(() => smallTexts(page), { message }).toEqual([])
      await expect.poll(() => spills(page), { message }).toEqual([])
      if (screen.width < 1000) await expect.poll(() => smallTargets(page), { message }).toEqual([])
    }
    expect(await violations(page), record).toEqual([])

    await page.getByTestId('turning-point').first().click()
    await expect(page.getByTestId('replay')).toBeVisible()
    await expect(page.getByTestId('winners-things')).toHaveCount(0)
    await page.getByTestId('back-to-now').click()
    await expect(page.getByTestId('winners-things')).toBeVisible()

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-picture').click()])
    expect(download.suggestedFilename()).toMatch(/^fathom-.*\.png$/)
    expect(await drawnShare(page, readFileSync(await download.path())), record).toBeGreaterThan(0.5)

    await page.getByTestId('see-board').click()
    expect(await litIn(page.getByTestId('board')), record).toEqual([winner])
  }
})

test('the browser’s Back leads from a game that is looked at again to its result, then away', async ({
  page,
  recorded,
}) => {
  const [[record]] = ENDS
  const guest = await recorded.guest(page)
  await page.goto(recorded.url)
  const id = await recorded.open(page, { guest, record, at: await endOf(record, 0) })
  await page.getByTestId('watch-again').click()
  await expect(page).toHaveURL(new RegExp(`/table/${id}/\\d+$`))
  await page.getByTestId('replay-play').click()
  await page.getByTestId('replay-next').click()
  await page.goBack()
  await expect(page.getByTestId('winner')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/table/${id}$`))
  // Forward again, and by the button: that step is the table's now.
  await page.goForward()
  await expect(page.getByTestId('replay')).toBeVisible()
  await page.getByTestId('back-to-now').click()
  await expect(page.getByTestId('winner')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/table/${id}$`))
  await page.goBack()
  await expect(page.getByTestId('winner')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${recorded.url}/`)
})

test('the result never ends a line between a number and what it counts', async ({ page, recorded }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [, , [record]] = ENDS
  await recorded.open(page, { guest: await recorded.guest(page), record, at: await endOf(record, 0) })
  const result = page.getByTestId('result').locator('.result-head')
  await expect(result).toContainText('ahead of')
  expect(await result.evaluate((head) => head.textContent)).toMatch(/\d\u00a0reputation\..*\d\u00a0reputation ahead of/)
})

test('at 320 px no source of points runs into the first column of numbers', async ({ page, recorded }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const guest = await recorded.guest(page)
  for (const [record] of ENDS) {
    await recorded.open(page, { guest, record, at: await endOf(record, 0) })
    await expect(page.getByTestId('score-table')).toBeVisible()
    const sources = page.getByTestId('score-table').getByRole('rowheader')
    const over = await sources.evaluateAll((all) =>
      all.flatMap((head) => {
        const words = document.createRange()
        words.selectNodeContents(head)
        return words.getBoundingClientRect().right > head.getBoundingClientRect().right ? [head.textContent] : []
      }),
    )
    expect(over, record).toEqual([])
  }
})

test('the end leads on: a game of one’s own begins before the last turning point, or nothing does', async ({
  page,
  recorded,
}) => {
  const guest = await recorded.guest(page)
  for (const [record] of ENDS) {
    await recorded.open(page, { guest, record, at: await endOf(record, 0) })
    await expect(page.getByTestId('rematch')).toBeVisible()
    await expect(page.getByTestId('turning-point').last()).toBeVisible()
    await page.getByTestId('play-on-from-end').click()
    await expect(page.getByTestId('play-on-begin')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('play-on')).toHaveCount(0)
    // Who calls it off is where they were.
    await expect(page.getByTestId('winner')).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.tagName), record).not.toBe('BODY')
  }
  // What was explained of another move does not stand behind the question.
  await page.getByTestId('turning-point').first().click()
  await page.getByTestId('open-choice').click()
  await expect(page.getByTestId('choice')).toBeVisible()
  await page.getByTestId('back-to-now').click()
  await page.getByTestId('play-on-from-end').click()
  await expect(page.getByTestId('play-on-begin')).toBeVisible()
  await expect(page.getByTestId('choice')).toHaveCount(0)
  await page.getByTestId('play-on-begin').click()
  await page.waitForURL(/\/table\/here-/)
  await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
})

test('a long name ends in its own column of the scores, on a phone too', async ({ page, recorded }) => {
  const data = { name: 'Bartholomew Featherstone', language: 'en' }
  const { guest } = (await (await page.request.post(`${recorded.url}/api/guests`, { data })).json()) as CreatedGuest
  for (const record of ['sunken-treasure/twelve-5', 'thesauros/standard-4']) {
    await recorded.open(page, { guest, record, at: await endOf(record, 0) })
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      const beyond = await page.locator('.score-table thead th .ellipsis').evaluateAll((names) =>
        names.flatMap((name) => {
          const [own, column] = [name, name.closest('th')].map((each) => each?.getBoundingClientRect())
          return own && column && own.left >= column.left && own.right <= column.right ? [] : [name.textContent]
        }),
      )
      expect(beyond, `${record} at ${screen.width}`).toEqual([])
    }
  }
})

test('on a phone what is there for ears alone makes the ending’s page no larger', async ({ page, recorded }) => {
  const guest = await recorded.guest(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [record] of ENDS) {
    await recorded.open(page, { guest, record, at: await endOf(record, 0) })
    await expect(page.getByTestId('winners-things').first()).toBeVisible()
    const { scrollWidth, scrollHeight } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return { scrollWidth, scrollHeight }
    })
    expect([scrollWidth, scrollHeight], record).toEqual([390, 844])
  }
})

/** The colours of the seats whose pieces do not recede. */
async function litIn(board: Locator): Promise<string[]> {
  return board.evaluate((place, colors) => {
    return colors.filter((color) => {
      const pieces = [...place.querySelectorAll(`g:has(> [fill='url(#seat-${color})'])`)]
      return pieces.some((piece) => getComputedStyle(piece).opacity === '1' && !piece.parentElement?.closest(`g:has(> [fill='url(#seat-${color})'])`)) // prettier-ignore
    })
  }, SEAT_COLORS)
}

/** How much of the picture's place for the board is not bare paper, 0 to 1. */
async function drawnShare(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (coded) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(coded), (byte) => byte.charCodeAt(0))]))
    const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d')
    drawing?.drawImage(image, 0, 0)
    const place = { x: 540, y: 152, width: 600, height: 265 }
    const paper = drawing?.getImageData(500, 152, 1, 1).data ?? []
    const { data } = drawing?.getImageData(place.x, place.y, place.width, place.height) ?? { data: [] }
    const drawn = Array.from({ length: data.length / 4 }, (_, at) => [0, 1, 2].some((part) => Math.abs((data[4 * at + part] ?? 0) - (paper[part] ?? 0)) > 8)) // prettier-ignore
    return drawn.filter(Boolean).length / drawn.length
  }, png.toString('base64'))
}

test('whoever missed the goal alone sees what they had, and trophies large enough to look at', async ({
  page,
  recorded,
}) => {
  const record = 'thesauros/solo-1'
  await recorded.open(page, { guest: await recorded.guest(page), record, at: await endOf(record, 0) })
  await expect(page.getByTestId('winner')).toContainText('missed')
  await expect(page.getByTestId('winners-things')).toHaveAccessibleName('What you had at the end')
  const trophies = page.getByTestId('result').getByTestId('trophies')
  await expect(trophies).toBeVisible()
  for (const trophy of await trophies.locator('svg').all()) {
    const box = await trophy.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(96)
  }
})

test('a newcomer’s welcome leaves its room to the log once a turn is played', async ({ page }) => {
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  await expect(page.getByTestId('welcome')).toBeVisible()
  await ana.play(({ view }) => view?.['phase'] === 'cross')
  await expect(page.getByTestId('welcome')).toHaveCount(0)
})

test('the course of a game that could not be told is asked for again, and says so', async ({ page, recorded }) => {
  let isThere = false
  await page.route('**/scores', (route) => (isThere ? route.continue() : route.abort()))
  const [record] = ENDS[0] ?? ['']
  await recorded.open(page, { guest: await recorded.guest(page), record, at: await endOf(record, 0) })
  await expect(page.getByTestId('result').getByTestId('trouble')).toBeVisible()
  isThere = true
  await expect(page.getByTestId('turning-point').first()).toBeVisible()
  await expect(page.getByTestId('trouble')).toHaveCount(0)
})
