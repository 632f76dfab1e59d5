import type { TableReading } from '@fathom/protocol'
import { violations } from './axe.ts'
import { expect, test, withMotion } from './fixtures.ts'
import { leaveOutMiddle } from './player.ts'
import { isLate, sightOf, ThesaurosPlayer } from './thesaurosPlayer.ts'

const isAsked =
  (...kinds: readonly string[]) =>
  (table: TableReading): boolean =>
    kinds.includes(sightOf(table).pending?.kind ?? '')

/** What a person does in every game. */
const VERBS = ['budget', 'place', 'buy', 'depart']

test('a person plays a whole Introductory game of Thesauros against three bots', async ({ page, complaints }) => {
  test.setTimeout(600_000)
  const ana = new ThesaurosPlayer(page)
  await ana.sitDown({ variant: 'introductory' }, 3)
  await ana.play(() => VERBS.every((verb) => ana.done.has(verb)))
  await leaveOutMiddle([ana], isLate)
  const end = await ana.play()
  expect(['time', 'museum-full']).toContain(end.outcome?.end)
  expect(end.outcome?.scores).toHaveLength(4)
  await expect(page.getByTestId('result')).toBeVisible()
  for (const verb of VERBS) expect(ana.done.get(verb) ?? 0).toBeGreaterThan(0)
  // A new visitor has no session yet: that one answer is expected.
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([])
})

test('a meeple is dragged to a line with the envelope first, and both are taken back, shown and spoken meanwhile', async ({
  page,
}) => {
  const ana = new ThesaurosPlayer(page)
  await ana.sitDown({ variant: 'standard' }, 3)
  await ana.hurry(isAsked('place'))
  await ana.catchUp()
  const note = page.getByTestId('prompt-note')
  // The price for this meeple, and why not: the seaplanes do not fly in the first quadrimester.
  await page.getByTestId('zone-9').locator('rect').hover()
  await expect(note).toContainText('reputation')
  await page.getByTestId('zone-4').locator('rect').hover()
  await expect(note).toContainText('closed in the first quadrimester')
  await expect(note).toHaveClass(/refusal/)

  await page.getByTestId('switch-envelope').click()
  const from = await page.getByTestId('meeple-B').boundingBox()
  const line = await page.getByTestId('zone-6').boundingBox()
  if (from === null || line === null) throw new Error('the boss and the mussels are needed')
  const carry = async (): Promise<void> => {
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(line.x + line.width / 2, line.y + line.height / 2, { steps: 6 })
    await expect(page.locator('.piece-ghost')).toBeVisible()
  }
  // Escape puts it back, wherever the focus is.
  await page.getByTestId('prompt').focus()
  await carry()
  await page.keyboard.press('Escape')
  await expect(page.locator('.piece-ghost')).toHaveCount(0)
  await page.mouse.up()
  await expect(page.locator('[data-anchor^="queue:6:"] [data-held]')).toHaveCount(0)
  expect((await ana.read()).draft).toMatchObject({ actions: [], held: null })
  await carry()
  await page.mouse.up()
  await expect.poll(async () => (await ana.read()).draft).toMatchObject({ actions: ['envelope'], held: 'place B 6' })
  // A step that waits for End turn is drawn as a ghost, written and spoken.
  await expect(page.locator('[data-anchor^="queue:6:"] [data-held]')).toHaveCount(1)
  await expect(page.locator('[data-anchor^="queue:10:"] [data-held]')).toHaveCount(1)
  await expect(note).toContainText(/^Chosen: boss to Mussel fishing, (first|second|third) in line, with the envelope\./)
  await expect(page.getByTestId('spoken')).toContainText('Place the boss in zone 6, Mussel Fishing')
  await expect(page.getByTestId('zone-6')).toHaveAccessibleName(/boss \(not final before End turn\)/)
  await page.getByTestId('undo').click()
  await page.getByTestId('undo').click()
  await expect.poll(async () => (await ana.read()).draft).toMatchObject({ actions: [], held: null })
  await expect(page.locator('[data-held]')).toHaveCount(0)
})

test('a click on a far space sends all the steps, and undo takes them back', async ({ page }) => {
  const ana = new ThesaurosPlayer(page)
  await withMotion(page)
  await ana.sitDown({ variant: 'standard' }, 2)
  const table = await ana.hurry((reading) => isAsked('port')(reading) && reading.legal.includes('depart green'))
  await ana.catchUp()
  const boat = sightOf(table).pending?.voyages?.find(({ zodiac }) => zodiac === 'green')
  const far = boat?.reach.find(({ path, space }) => path.length === 2 && !space.startsWith('s'))
  if (far === undefined) throw new Error('a space two steps away is needed')
  if ((sightOf(table).pending?.voyages?.length ?? 0) > 1) await ana.spot('zodiac-green')
  await page.getByTestId(`sea-${far.space}`).locator('rect').hover()
  await expect(page.getByTestId('prompt-note')).toContainText('2 spaces, free')
  const before = table.draft.actions.length
  await ana.spot(`sea-${far.space}`)
  const sent = ['depart green', ...far.path.map((space) => `step ${space}`)]
  const drafted = async (): Promise<readonly (string | null)[]> => {
    const { actions, held } = (await ana.read()).draft
    return [...actions, held].slice(before).filter((each) => each !== null)
  }
  await expect.poll(drafted).toEqual(sent)
  const ghost = page.locator('[data-anchor="zodiac:green"][data-held]')
  await expect(ghost).toHaveCount(1)
  for (let step = 0; step < sent.length; step++) await page.getByTestId('undo').click()
  await expect.poll(drafted).toEqual([])
  await expect(ghost).toHaveCount(0)
})

/** A shark would be fought by the next click: by going deeper, or right below the boat. */
function fightAhead(table: TableReading): 'deeper' | 'dive' | null {
  const { pending, zodiacs } = sightOf(table)
  const isOpen = (level: { what: string; kills?: number | null } | undefined): boolean =>
    level?.what === 'shark' && level.kills != null && level.kills > 0 && level.kills < 6
  if (pending?.kind === 'dive' && table.legal.includes('deeper')) {
    return isOpen(pending.dive?.depths[pending.depth ?? 0]) ? 'deeper' : null
  }
  if (pending?.kind !== 'voyage' || !table.legal.includes('dive')) return null
  const here = zodiacs.find(({ zodiac }) => zodiac === pending.zodiac)?.space
  const dive = pending.voyages?.[0]?.dives.find(({ space }) => space === here)
  return isOpen(dive?.depths[0]) ? 'dive' : null
}

test('a dive is taken back up to the roll against a shark, and not beyond', async ({ page }) => {
  test.setTimeout(240_000)
  const ana = new ThesaurosPlayer(page)
  await withMotion(page)
  let table: TableReading
  do {
    await ana.sitDown({ variant: 'introductory' }, 1)
    table = await ana.leap((reading) => fightAhead(reading) !== null)
  } while (table.status === 'finished')
  expect(table.draft.canUndo).toBe(true)
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'false')
  await page.getByTestId(`do-${fightAhead(table)}`).click()
  const undoable = async (): Promise<boolean> => (await ana.read()).draft.canUndo
  const isHeld = async (): Promise<boolean> => (await ana.read()).draft.held !== null
  await expect.poll(async () => (await isHeld()) || !(await undoable())).toBe(true)
  // Where the turn is over however the fight ends, the die is rolled when the turn is ended.
  if (await isHeld()) await page.getByTestId('end-turn').click()
  await expect.poll(undoable).toBe(false)
  // The game may end with it: then there is no turn to undo.
  const closed = page.locator('[data-testid="undo"][aria-disabled="true"]')
  await expect(closed.or(page.getByTestId('result'))).toBeVisible()
})

test('the town is played by keys, and nothing on the table is out of reach of ears', async ({ page }) => {
  const ana = new ThesaurosPlayer(page)
  await ana.sitDown({ variant: 'standard' }, 3)
  await ana.hurry(isAsked('place'))
  await ana.catchUp()
  await page.keyboard.press('b')
  await page.keyboard.press('6')
  await expect(page.getByTestId('zone-6')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByTestId('zone-5')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('spoken-now')).toContainText('nobody lines up')
  await page.keyboard.press('6')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await ana.read()).draft.held).toBe('place B 6')
  expect(await violations(page)).toEqual([])
})
