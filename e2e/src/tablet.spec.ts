import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { TableReading } from '@fathom/protocol'
import { SilverPlayer } from './silverPlayer.ts'
import { asked, opener, questions } from './questions.ts'
import { GAMES, RECORDS } from './fourSeats.ts'
import { endOf } from './recordedTables.ts'
import { smallTargets, smallThings } from './textSize.ts'

const TABLET = { width: 768, height: 1024 }
const PHONE = { width: 390, height: 844 }

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(locator).toBeVisible()
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${String(locator)} has no box`)
  return box
}

/** How many things can be done on the board, and how many of them nothing lies over. */
async function inSight(page: Page): Promise<{ all: number; seen: number }> {
  return page.locator('.board-place [data-legal]').evaluateAll((all) => {
    const isSeen = (thing: Element): boolean => {
      const { left, top, width, height } = thing.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      return found !== null && (thing.contains(found) || found.contains(thing))
    }
    return { all: all.length, seen: all.filter(isSeen).length }
  })
}

/** Prices that look like gains: with a plus, or in their colour. */
async function wrongPrices(page: Page): Promise<string[]> {
  return page.locator('.th-do').evaluateAll((all) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--kelp)'
    const green = getComputedStyle(probe).color
    probe.remove()
    const isWrong = (each: Element): boolean => {
      const price = each.querySelector('.th-price')
      if (price === null) return false
      const gain = each.querySelector('.th-gain')?.textContent ?? ''
      return price.textContent.includes('+') || getComputedStyle(price).color === green || gain.includes('$')
    }
    return all.filter(isWrong).map((each) => each.textContent)
  })
}

async function seesSome(page: Page): Promise<boolean> {
  const { all, seen } = await inSight(page)
  return all === 0 || seen > 0
}

test.describe('a tablet held upright', () => {
  test.use({ viewport: TABLET, hasTouch: true })

  for (const game of GAMES) {
    test(`${game}: a newcomer is welcomed without a pixel less for the board`, async ({ page }) => {
      await page.goto('/')
      await page.getByTestId(`play-bots-${game}`).tap()
      await expect(page.getByTestId('prompt')).toBeVisible()
      const board = await boxOf(page.getByTestId('board'))
      const welcome = await boxOf(page.getByTestId('welcome'))
      expect(welcome.y).toBeGreaterThanOrEqual(board.y + board.height)
      expect((await boxOf(page.getByTestId('log'))).y).toBeGreaterThanOrEqual(welcome.y + welcome.height)
    })
  }

  test('why a choice was made is told beside the board, which stays in sight', async ({ page, recorded }) => {
    const record = 'silver-and-gold/four-seats'
    await recorded.open(page, { guest: await recorded.guest(page), record, at: await endOf(record, 0) })
    await page.getByTestId('watch-again').tap()
    await page.getByTestId('replay-play').tap()
    const before = await boxOf(page.getByTestId('board'))
    await page.getByTestId('open-choice').tap()
    await expect(page.getByTestId('choice-verdict')).toContainText('chose')
    const after = await boxOf(page.getByTestId('board'))
    expect(after.y - before.y).toBeLessThan(130)
    expect(after.y).toBeLessThan(TABLET.height / 2)
  })

  for (const [game, record] of Object.entries(RECORDS)) {
    test(`${game}: whatever is asked, some of it is in sight, and large enough for a finger`, async ({
      page,
      recorded,
    }) => {
      test.setTimeout(120_000)
      const open = await opener(page, recorded, record)
      for (const [question, at] of await questions(record)) {
        await open(at)
        await expect.poll(() => seesSome(page), { message: question }).toBe(true)
        expect(await wrongPrices(page), question).toEqual([])
        // What zooms is looked at from near, and Thesauros' other targets have a test of their own.
        if (game === 'Thesauros') continue
        expect(await smallTargets(page), question).toEqual([])
        expect(await smallThings(page), question).toEqual([])
      }
    })
  }

  test('Artifacts, Inc.: all starting cards, and the market when one buys, are in sight', async ({
    page,
    recorded,
  }) => {
    const record = RECORDS['Artifacts, Inc.']
    const [open, asking] = [await opener(page, recorded, record), await questions(record)]
    await open(asking.get('lay: lay'))
    await expect.poll(() => inSight(page)).toEqual({ all: 4, seen: 4 })
    await open(asking.get('buy: buy'))
    await expect(page.getByTestId('market').locator('.ai-place').first()).toBeInViewport({ ratio: 1 })
  })

  test('Silver & Gold: the prompt above the board does not shrink again from turn to turn', async ({ page }) => {
    const ana = new SilverPlayer(page)
    await ana.sitDownWithBots()
    const heights: number[] = []
    const isCrossing = ({ legal }: TableReading): boolean => legal.some((each) => each.startsWith('cross'))
    const look = async (): Promise<void> => {
      const box = await page.getByTestId('prompt').boundingBox()
      heights.push(Math.round(box?.height ?? 0))
    }
    for (let turn = 0; turn < 3; turn++) {
      await ana.play(isCrossing)
      await look()
      await ana.play((table) => !isCrossing(table))
      await look()
    }
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })

  for (const seats of [2, 4, 5]) {
    for (const help of ['always', 'never']) {
      test(`Sunken Treasure: ${seats} players see their hand below the sea, help ${help}`, async ({
        page,
        recorded,
      }) => {
        await page.addInitScript((wish) => localStorage.setItem('fathom.help', wish), help)
        const record = `sunken-treasure/twelve-${seats}`
        const all = await asked(record)
        const cards = page.getByTestId('hand').locator('.st-cards')
        const open = await opener(page, recorded, record, 'fr')
        const sees = async (ratio: number): Promise<void> => {
          await expect(page.getByTestId('help-card')).toHaveCount(help === 'always' ? 1 : 0)
          await expect(cards).toBeInViewport({ ratio })
        }
        await open(all.find(({ legal }) => legal[0]?.startsWith('place')))
        await sees(0.85)
        // Where it is asked how turns shall end, too: letters and colours stand in the upper half.
        await page.locator('[data-spot^="space:"][data-legal]').first().tap()
        await page.getByTestId('confirm').tap()
        await expect(page.getByTestId('end-always')).toBeVisible()
        await sees(0.5)
        await open(all.filter(({ legal }) => legal[0]?.startsWith('sail')).at(-3))
        await sees(0.85)
      })
    }
  }

  test('Artifacts, Inc.: what First steps and a hint show stays beside the button that chooses it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('fathom.help', 'always')
      localStorage.setItem('fathom.bot-pace', 'swift')
    })
    await page.goto('/')
    await page.getByTestId('new-table-artifacts-inc').tap()
    await page.getByTestId('here').check()
    await page.getByTestId('create-table').tap()
    await page.getByTestId('confirm').tap()
    await page.getByRole('button', { name: 'Confirm', exact: true }).tap()
    // By mouse, which comes over it first: the page stays where it is.
    await page.getByTestId('help-gains').getByRole('button').first().click()
    const take = page.getByTestId('take-it')
    await expect(page.getByTestId('guide-ring')).toHaveCount(1)
    await expect(take).toBeInViewport({ ratio: 1 })
    await take.tap({ trial: true })

    await page.getByTestId('open-hint').tap()
    await expect(page.getByTestId('hint-0')).toBeVisible()
    // Cards of one's own are one target here: the ring is round the card of the slot.
    await expect(page.getByTestId('guide-ring')).toHaveCount(1)
    await expect(take).toBeInViewport({ ratio: 1 })
    await take.tap()
    await expect(page.getByTestId('hint')).toHaveCount(0)
  })

  for (const language of ['en', 'fr'] as const) {
    test(`Thesauros: a budget leaves the line of my total in sight, ${language}`, async ({ page, recorded }) => {
      const open = await opener(page, recorded, RECORDS.Thesauros, language)
      await open((await questions(RECORDS.Thesauros)).get('budget'))
      const form = await boxOf(page.getByTestId('budget'))
      expect(form.y + form.height).toBeLessThanOrEqual((await boxOf(page.locator('.th-office'))).y)
    })
  }
})

for (const screen of [PHONE, TABLET]) {
  test.describe(`a finger at ${screen.width}`, () => {
    test.use({ viewport: screen, hasTouch: true })

    test('has at least 44 pixels to hit in the lobby, in a form of a new table and at the first table', async ({
      page,
    }) => {
      for (const game of GAMES) {
        await page.goto('/')
        await page.getByTestId(`new-table-${game}`).tap()
        await expect(page.getByTestId('create-table')).toBeVisible()
        expect(await smallTargets(page), `the form of ${game}`).toEqual([])
        await page.keyboard.press('Escape')
        expect(await smallTargets(page), 'the lobby').toEqual([])
        await page.getByTestId(`play-bots-${game}`).tap()
        await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
        expect(await smallTargets(page), game).toEqual([])
      }
    })
  })
}

test.describe('a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  for (const game of ['Silver & Gold', 'Sunken Treasure', 'Artifacts, Inc.'] as const) {
    test(`${game}: every target is large enough for a finger, in each tab of the sheet`, async ({ page, recorded }) => {
      const all = await asked(RECORDS[game])
      const open = await opener(page, recorded, RECORDS[game])
      await open(all[Math.floor(0.7 * all.length)])
      for (const tab of await page.getByRole('tab').all()) {
        await tab.tap()
        expect(await smallTargets(page), (await tab.textContent()) ?? '').toEqual([])
      }
    })
  }
})

test('Silver & Gold, a tablet held upright: an island alone is as large as one of two, whoever’s it is', async ({
  page,
  recorded,
}) => {
  await page.setViewportSize(TABLET)
  const guest = await recorded.guest(page, 'en')
  const record = 'silver-and-gold/four-seats'
  const islands = page.locator('.islands .my-island')
  // Whoever has won is shown first, with one island left, as at its own seat.
  for (const seat of [0, 1] as const) {
    await recorded.open(page, { guest, record, at: await endOf(record, seat) })
    await page.getByRole('button', { name: 'Look at the board' }).click()
    await expect(islands).toHaveCount(1)
    expect((await boxOf(islands)).width).toBeLessThan(TABLET.width / 2)
  }
  await page.getByTestId('show-seat-3').click()
  await expect(islands).toHaveCount(2)
})
