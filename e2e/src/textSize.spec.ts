import { expect, test } from './fixtures.ts'
import type { Player } from './player.ts'
import type { RecordedServer } from './recordedServer.ts'
import { sightings, type Sighting } from './recordedTables.ts'
import { SilverPlayer } from './silverPlayer.ts'
import { spills } from './spills.ts'
import { overrun, SCREENS, setLetters, smallTargets, smallTexts } from './textSize.ts'

/** Where in a game one looks: a table that has things on it. */
const GAMES: readonly (readonly [string, new (page: Player['page']) => Player, number])[] = [
  ['Silver & Gold', SilverPlayer, 30],
]

for (const [game, Someone, entries] of GAMES) {
  test(`${game}: no word is under 12 px on any of four widths`, async ({ page }) => {
    const ana = new Someone(page)
    await ana.sitDownWithBots()
    await ana.play((table) => table.version >= entries && table.legal.length > 0 && !table.draft.canEndTurn)
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      await expect(page.getByTestId('prompt')).toBeVisible()
      await expect.poll(() => smallTexts(page), { message: `at ${screen.width}` }).toEqual([])
    }
  })
}

/** Crowded places of recorded games: the record, and how far into it (a part of what seats were asked). */
const CROWDED = {
  'Sunken Treasure': ['sunken-treasure/cards-gone-4', [0.05, 0.95]],
  'Artifacts, Inc.': ['artifacts-inc/reputation-4', [0, 0.3, 0.9]],
} as const

for (const [game, [record, places]] of Object.entries(CROWDED)) {
  test(`${game}: no word is under 12 px on any of four widths, however crowded the table`, async ({
    page,
    recorded,
  }) => {
    const all = (await sightings(record)).filter(({ legal }) => legal.length > 0)
    const guest = await recorded.guest(page)
    for (const part of places) {
      const at = all[Math.floor(part * all.length)]
      if (at === undefined) throw new Error(`${record} has no ${part}`)
      await recorded.open(page, { guest, record, at })
      for (const screen of SCREENS) {
        await page.setViewportSize(screen)
        await expect(page.getByTestId('prompt')).toBeVisible()
        const message = `${part} of ${record} at ${screen.width}`
        await expect.poll(() => smallTexts(page), { message }).toEqual([])
      }
    }
  })
}

test('Sunken Treasure: the whole sea on a phone has no word under 12 px', async ({ page, recorded }) => {
  const record = 'sunken-treasure/twelve-5'
  const at = (await sightings(record)).findLast(({ legal }) => legal.length > 0)
  if (at === undefined) throw new Error(`nobody is asked in ${record}`)
  await page.setViewportSize(SCREENS[0])
  await recorded.open(page, { guest: await recorded.guest(page), record, at })
  await page.getByTestId('zoom').click()
  await expect.poll(() => smallTexts(page)).toEqual([])
})

/** Pages beside the tables, and what shows that one has come. */
const PAGES = [
  '/',
  '/me',
  '/friends',
  '/past',
  '/tell-me',
  '/ranking',
  '/people/me',
  '/learn/silver-and-gold',
  '/rules/thesauros',
  '/imprint',
  '/house',
  '/nowhere',
]

test('beside the tables no word is under 12 px, and nothing is too small for a finger', async ({ page }) => {
  await page.goto('/')
  await page.request.post('/api/guests', { data: { name: 'Ana', language: 'fr' } })
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.locator('main').first()).toBeVisible()
    await expect(page.locator('.coming')).toHaveCount(0)
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      const message = `${path} at ${screen.width}`
      await expect.poll(() => smallTexts(page), { message }).toEqual([])
      if (screen.width < 1000) await expect.poll(() => smallTargets(page), { message }).toEqual([])
    }
  }
})

test('on a phone a hint leaves the words of the cards at 12 px', async ({ page }) => {
  await page.goto('/')
  await page.getByTestId('new-table-silver-and-gold').click()
  await page.getByTestId('here').check()
  await page.getByTestId('create-table').click()
  await page.waitForURL(/\/table\/here-/)
  await page.setViewportSize(SCREENS[0])
  await expect(page.locator('#main [data-legal]').first()).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByTestId('hint-0')).toBeVisible()
  await expect.poll(() => smallTexts(page)).toEqual([])
  await expect.poll(() => smallTargets(page)).toEqual([])
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('Thesauros: a hint has no word under 12 px and none that is not whole, on any of four widths', async ({
    page,
    recorded,
  }) => {
    await openPlacing(page, recorded, 'thesauros/solo-1')
    await expect(page.locator('#main [data-legal]').first()).toBeVisible()
    await page.keyboard.press('c')
    await expect(page.getByTestId('hint-why')).not.toBeEmpty()
    await measured(page, 'hint')
  })

  test('the talk of a table has no word under 12 px and none that is not whole, on any of four widths', async ({
    page,
    recorded,
  }) => {
    await openPlacing(page, recorded, 'thesauros/standard-4')
    await page.getByTestId('open-talk').click()
    await page.getByTestId('talk-words').fill('Bonjour à tous, et bonne chance pour la chasse au trésor')
    await page.getByTestId('talk-send').click()
    await expect(page.getByTestId('talk-line-1')).toBeVisible()
    await measured(page, 'talk', async () => {
      const opens = page.getByTestId('tab-talk').or(page.getByTestId('open-talk'))
      await expect(opens).toBeVisible()
      if (!(await page.getByTestId('talk').isVisible())) await opens.click()
      if (!(await page.getByTestId('phrase-good-luck').isVisible())) await page.getByTestId('open-phrases').click()
      await expect(page.getByTestId('phrase-good-luck')).toBeVisible()
    })
  })
})

/** Opens a recorded game where somebody places a meeple. */
async function openPlacing(page: Player['page'], recorded: RecordedServer, record: string): Promise<void> {
  const isPlacing = ({ view }: Sighting): boolean =>
    (view as { pending: { kind: string } | null }).pending?.kind === 'place'
  const at = (await sightings(record)).find(isPlacing)
  if (at === undefined) throw new Error(`nobody places in ${record}`)
  await recorded.open(page, { guest: await recorded.guest(page, 'fr'), record, at })
}

/** Looks at a panel on each screen. @param open opens it again where another screen has closed it */
async function measured(page: Player['page'], panel: string, open?: () => Promise<void>): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    await open?.()
    await expect(page.getByTestId(panel)).toBeVisible()
    const message = `${panel} at ${screen.width}`
    await expect.poll(() => smallTexts(page), { message }).toEqual([])
    await expect.poll(() => spills(page), { message }).toEqual([])
    if (screen.width < 1000) await expect.poll(() => smallTargets(page), { message }).toEqual([])
  }
}

test('figures are all of one width, but in a sentence, whose hyphens would be as wide', async ({ page, recorded }) => {
  const guest = await recorded.guest(page)
  const [at] = (await sightings('silver-and-gold/four-seats')).filter(({ legal }) => legal.length > 0)
  if (at === undefined) throw new Error('nobody was asked anything')
  await recorded.open(page, { guest, record: 'silver-and-gold/four-seats', at })
  await expect(page.getByTestId('prompt-sentence')).toHaveCSS('font-variant-numeric', 'normal')
  await expect(page.locator('.rival .points').first()).toHaveCSS('font-variant-numeric', 'tabular-nums')
})

/** Letters in pixels, as a browser has them set, and windows that they are read in; the first is a page at 400 %. */
const LETTERS = [
  [16, { width: 320, height: 568 }],
  [32, { width: 390, height: 844 }],
  [32, { width: 768, height: 1024 }],
  [32, { width: 1366, height: 768 }],
] as const

/** Looks whether all words are whole, and nothing lies beside the window. */
async function readLarge(page: Player['page'], name: string): Promise<void> {
  for (const [letters, screen] of LETTERS) {
    await page.setViewportSize(screen)
    await setLetters(page, letters)
    const message = `${name} at ${screen.width} in letters of ${letters}`
    await expect.poll(() => spills(page), { message }).toEqual([])
    await expect.poll(() => overrun(page), { message }).toEqual([])
  }
  await setLetters(page, 16)
}

test.describe('in letters twice as large, and at 320 px', () => {
  test.use({ locale: 'fr-FR' })

  test('the tables of all four games are whole', async ({ page, recorded }) => {
    const guest = await recorded.guest(page, 'fr')
    for (const record of [
      'silver-and-gold/four-seats',
      'sunken-treasure/twelve-5',
      'artifacts-inc/reputation-4',
      'thesauros/standard-4',
    ]) {
      const all = (await sightings(record)).filter(({ legal }) => legal.length > 0)
      const at = all[Math.floor(0.6 * all.length)]
      if (at === undefined) throw new Error(`nobody is asked in ${record}`)
      await recorded.open(page, { guest, record, at })
      await readLarge(page, record)
    }
  })

  test('lobby, forms, rules and waiting room are whole', async ({ page }) => {
    await page.goto('/')
    await page.request.post('/api/guests', { data: { name: 'Ana', language: 'fr' } })
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const made = await page.request.post('/api/tables', { data: { game: 'silver-and-gold', seats } })
    const { id } = (await made.json()) as { id: string }
    for (const path of ['/', '/me', '/tell-me', '/friends', '/rules/thesauros', `/table/${id}`]) {
      await page.goto(path)
      await expect(page.locator('main').first()).toBeVisible()
      await expect(page.locator('.coming')).toHaveCount(0)
      await readLarge(page, path)
    }
  })
})
