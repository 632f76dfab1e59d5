import { devices } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { sightings, type Sighting } from './recordedTables.ts'
import { SilverPlayer } from './silverPlayer.ts'

const { viewport, userAgent, deviceScaleFactor, hasTouch, isMobile } = devices['iPhone 13']
test.use({ viewport, userAgent, deviceScaleFactor, hasTouch, isMobile })

test('on a phone: tap to aim, turn and mirror by buttons, tap again to place, look into every tab', async ({
  page,
}) => {
  const ana = new SilverPlayer(page)
  await page.goto('/')
  await page.getByTestId('play-bots-silver-and-gold').tap()
  await page.waitForURL(/\/table\//)
  await ana.play((table) => table.legal.some((action) => action.startsWith('cross')))
  const table = await ana.read()
  const [, card = '', box = ''] = (table.legal.find((action) => action.startsWith('cross')) ?? '').split(' ')
  // One island is shown at a time.
  const { players } = table.view as unknown as { players: readonly { islands: readonly { card: string }[] }[] }
  const island = players[table.you ?? 0]?.islands.findIndex((each) => each.card === card)
  await page.getByTestId(`show-island-${island}`).tap()
  const target = page.getByTestId(`box-${card}-${(Number(box[1]) - 1) * 4 + 'abcd'.indexOf(box[0] ?? '')}`)
  for (let pose = 0; pose < 8; pose++) {
    await target.tap()
    if ((await page.getByTestId('confirm').getAttribute('aria-disabled')) === 'false') break
    await page.getByTestId(pose === 3 ? 'control-mirror' : 'control-turn').tap()
  }
  await page.getByTestId('confirm').tap()
  await expect.poll(async () => (await ana.read()).draft.actions.length).toBeGreaterThan(0)
  await page.getByTestId('undo').tap()
  await expect.poll(async () => (await ana.read()).draft.actions.length).toBe(0)
  for (const tab of await page.getByRole('tab').all()) {
    await tab.tap()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }
  // Whoever reads there with a keyboard closes it, and is at its tab.
  const sheet = page.getByTestId('sheet')
  await expect(sheet).toHaveClass(/\btall\b/)
  await page.getByRole('tabpanel').press('Escape')
  await expect(sheet).not.toHaveClass(/\btall\b/)
  await expect(page.getByRole('tab', { selected: true })).toBeFocused()
  // Every target is at least 44 px for a thumb.
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a.btn, [role=tab]')].flatMap((each) => {
      const { width, height } = each.getBoundingClientRect()
      return width > 0 && (height < 44 || width < 44) ? [`${each.textContent} ${width}x${height}`] : []
    }),
  )
  expect(small).toEqual([])
  // Whoever looks back in a running game is told nothing of remarks, and sees the way to the present.
  const refused: string[] = []
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()))
  await page.locator('.log-lines button').first().tap()
  await page.getByTestId('back-to-now').tap()
  await expect(page.getByTestId('prompt')).toBeVisible()
  expect(refused).toEqual([])
})

test('on a phone two taps on the big button make one move: End turn, which takes its place, waits for another', async ({
  page,
}) => {
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  const [, ...cards] = (await ana.read()).legal[0]?.split(' ') ?? []
  for (const card of cards) await page.getByTestId(`card-${card}`).tap()
  const { x, y, width, height } = (await page.getByTestId('confirm').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const tap = (): Promise<void> => page.touchscreen.tap(x + width / 2, y + height / 2)
  await tap()
  await expect(page.getByTestId('end-turn')).toBeVisible()
  await tap()
  await page.waitForTimeout(500)
  expect((await ana.read()).draft.canEndTurn).toBe(true)
  await tap()
  await expect.poll(async () => (await ana.read()).draft.canEndTurn).toBe(false)
})

test('on a phone what waits for End turn and the question how turns end are two sentences', async ({ page }) => {
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  await ana.step(await ana.read())
  await expect(page.getByTestId('prompt-note')).toHaveText(
    /^Chosen: [^.]+ and [^.]+\. Or should your turns always end at once/,
  )
  // The question is as wide as the button below it: its words stay on one line in French, too.
  const [question, button] = [page.getByTestId('end-always'), page.getByTestId('end-turn')]
  expect((await question.boundingBox())?.width).toBe((await button.boundingBox())?.width)
})

test('on a phone the sea stays with the boat that goes on collecting, though one above may still move', async ({
  page,
  recorded,
}) => {
  const isSo = ({ view, legal }: Sighting): boolean => {
    const { turn } = view as { turn: { collecting: number | null; ready: readonly number[] } | null }
    const collecting = turn?.collecting ?? 0
    const isReadyAbove = (turn?.ready ?? []).some((count, depth) => count > 0 && depth + 2 < collecting)
    return collecting > 3 && isReadyAbove && legal.some((action) => action.startsWith('collect'))
  }
  const found = (await sightings('sunken-treasure/twelve-2')).find(isSo)
  if (found === undefined) throw new Error('no boat collects below another one')
  await recorded.open(page, { guest: await recorded.guest(page), record: 'sunken-treasure/twelve-2', at: found })
  const { turn, players, active } = found.view as { turn: { collecting: number }; players: readonly { ship: number }[]; active: number } // prettier-ignore
  const space = page.locator(`[data-spot="space:c${players[active]?.ship}r${turn.collecting}"]`).first()
  const overflow = async (): Promise<number> => {
    const [sea, place] = [await page.locator('.st-sea').boundingBox(), await space.boundingBox()]
    if (sea === null || place === null) return Infinity
    return Math.max(sea.y - place.y, place.y + place.height - sea.y - sea.height)
  }
  await expect.poll(overflow).toBeLessThanOrEqual(1)
})

test('on a phone what a die of Artifacts, Inc. brought is shown beside the dice, until it is undone', async ({
  page,
  recorded,
}) => {
  const record = 'artifacts-inc/reputation-4'
  const at = (await sightings(record)).find(
    ({ legal }) => legal.includes('place 5 guide-work') && legal.includes('dive 5'),
  )
  if (at === undefined) throw new Error('nobody has a 5 to place there')
  await recorded.open(page, { guest: await recorded.guest(page), record, at })
  const gained = page.getByTestId('gained')
  await page.getByTestId('view-boards').tap()
  await expect(gained).toBeHidden()
  await page.locator('[data-spot="public:guide-work"]').first().tap()
  await page.getByTestId('confirm').tap()
  await expect(gained).toHaveText('+$1')
  await page.getByTestId('undo').tap()
  await expect(gained).toBeHidden()
  // Whoever dives sees the find on the way up.
  await page.getByTestId('view-dive').tap()
  // All of it is in sight, on a low phone as well.
  const dive = page.locator('[data-spot="dive"]').first()
  await expect(dive).toBeInViewport({ ratio: 0.99 })
  await dive.tap()
  await expect(gained).toContainText('+1')
})

test('on a low phone all of a sale is in sight where the museums were moved, and what was gained before is not over it', async ({
  page,
  recorded,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const record = 'artifacts-inc/reputation-4'
  const at = (await sightings(record)).find(({ legal }) => {
    const has = (place: string): boolean => legal.some((text) => text.startsWith('place ') && text.endsWith(place))
    return has('guide-work') && has('private-collectors') && new Set(legal.map((text) => text.split(' ')[1])).size > 2
  })
  if (at === undefined) throw new Error('nobody has two dice, and something to sell')
  await recorded.open(page, { guest: await recorded.guest(page), record, at })
  await page.getByTestId('view-boards').tap()
  const gained = page.getByTestId('gained')
  for (const place of ['guide-work', 'private-collectors']) {
    await expect(gained).toHaveText(place === 'guide-work' ? '' : '+$1')
    await page.locator('[data-testid^="die-"][data-legal]').first().tap()
    await page.locator(`[data-spot="public:${place}"]`).first().tap()
  }
  const sale = page.getByTestId('sale')
  await expect(sale.getByRole('heading')).toBeInViewport({ ratio: 0.99 })
  await expect(sale.getByTestId('sale-total')).toBeInViewport({ ratio: 0.99 })
  await expect(gained).toBeHidden()
})

test('under a finger nobody is told of a wheel, a key, a click or dragging', async ({ page, recorded }) => {
  test.setTimeout(240_000)
  const guest = await recorded.guest(page)
  for (const record of [
    'silver-and-gold/four-seats',
    'sunken-treasure/twelve-5',
    'artifacts-inc/reputation-4',
    'thesauros/standard-4',
  ]) {
    const asked = new Map<string, Sighting>()
    for (const at of await sightings(record)) {
      const { phase, pending } = at.view as { phase?: string; pending?: { kind: string } | null }
      const question = pending?.kind ?? phase ?? ''
      if (at.seat === 0 && at.legal.length > 0 && !asked.has(question)) asked.set(question, at)
    }
    for (const [question, at] of asked) {
      await recorded.open(page, { guest, record, at })
      await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
      await expect(page.getByTestId('prompt-note'), `${record}, ${question}`).not.toHaveText(
        /\b(wheel|click|[RF] or|point(ing)? at|mirrors it)\b/i,
      )
    }
  }
})

test('on a phone a lost connection is told over the log, where nothing is to be tapped', async ({ page, context }) => {
  const ana = new SilverPlayer(page)
  await ana.sitDownWithBots()
  await context.setOffline(true)
  const banner = await page.getByTestId('connection-banner').boundingBox()
  const tabs = await page.locator('.sheet-tabs').boundingBox()
  expect(banner?.y).toBeGreaterThanOrEqual((tabs?.y ?? Infinity) + (tabs?.height ?? 0))
  await context.setOffline(false)
})

test('on a phone the rules name keys to whoever asks for them', async ({ page }) => {
  await new SilverPlayer(page).sitDownWithBots()
  await page.getByTestId('open-help').tap()
  const keys = page.getByTestId('all-keys')
  await expect(keys.locator('dl')).toBeHidden()
  await keys.locator('summary').tap()
  await expect(keys.locator('dl')).toBeVisible()
})

test('on a phone whoever wants another card is told no more of the one that was put back', async ({
  page,
  recorded,
}) => {
  const record = 'artifacts-inc/grid-full'
  const at = (await sightings(record)).find(({ legal }) => legal.filter((text) => text.startsWith('buy ')).length > 1)
  if (at === undefined) throw new Error('nobody may choose a card')
  await recorded.open(page, { guest: await recorded.guest(page), record, at })
  const note = page.getByTestId('prompt-note')
  await page.getByTestId('view-market').tap()
  await page
    .getByTestId('market')
    .getByRole('button', { name: /you can buy it/ })
    .first()
    .tap()
  await expect(note).not.toHaveText('')
  await page.getByTestId('control-other-card').tap()
  await expect(note).toHaveText('')
})
