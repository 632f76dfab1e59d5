import type { TableReading } from '@fathom/protocol'
import { ArtifactsPlayer } from './artifactsPlayer.ts'
import { expect, test } from './fixtures.ts'
import { asked, opener } from './questions.ts'
import { sightings } from './recordedTables.ts'
import { SunkenPlayer } from './sunkenPlayer.ts'

test('what changed is told as long as my turn lasts, also after my first step', async ({ page }) => {
  const ana = new ArtifactsPlayer(page)
  await ana.sitDownWithBots()
  const isSecondTurn = ({ view, legal, draft }: TableReading): boolean =>
    Number(view?.['round']) >= 2 && legal.length > 0 && !draft.canEndTurn
  const table = await ana.play(isSecondTurn)
  await expect(page.getByTestId('table')).toHaveAttribute('data-version', String(table.version))
  await ana.step(table)
  await expect(page.getByTestId('spoken')).toContainText('Done')
  const rivals = await page.locator('.rival-name').allInnerTexts()
  await page.keyboard.press('n')
  // The last lines alone are read: at least whoever came before me has rolled in them.
  await expect(page.getByTestId('spoken-now')).toContainText(new RegExp(`(${rivals.join('|')}) rolls`))
})

test('who ends a turn by a key is not told what can’t be done where the focus comes to', async ({ page }) => {
  const ana = new SunkenPlayer(page)
  await ana.sitDownWithBots()
  const asked = await ana.play(({ legal }) => legal.length > 0)
  await ana.act(asked.legal[0] ?? '')
  // A place where nothing can be put: bathyscaphes start in row 2.
  await page.getByTestId('space-c3r3').focus()
  await page.keyboard.press('ArrowDown')
  await page.getByTestId('end-turn').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('spoken')).toContainText('Your turn')
  await expect(page.locator('[data-testid^="space-"]:focus')).toHaveCount(1)
  await expect(page.getByTestId('spoken-now')).toBeEmpty()
})

test('where nothing on the board can be done, what is asked is said', async ({ page, recorded }) => {
  const record = 'thesauros/standard-4'
  const at = (await sightings(record)).find(({ legal }) => legal.some((each) => each.startsWith('budget')))
  if (at === undefined) throw new Error(`nobody sets a budget in ${record}`)
  await recorded.open(page, { guest: await recorded.guest(page), record, at })
  await expect(page.getByTestId('prompt')).toBeVisible()
  await page.keyboard.press('g')
  await expect(page.getByTestId('spoken-now')).toContainText('Budget')
})

test('Sunken Treasure: no two things on the sea share a name', async ({ page, recorded }) => {
  const record = 'sunken-treasure/twelve-4'
  const asked = (await sightings(record)).filter(({ legal }) => legal.length > 0)
  const at = asked[Math.floor(asked.length / 2)]
  if (at === undefined) throw new Error(`nobody is asked anything in ${record}`)
  await recorded.open(page, { guest: await recorded.guest(page), record, at })
  const names = await page
    .getByTestId('board')
    .locator('[role="grid"] :is([role="button"], [role="gridcell"])')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

for (const language of ['en', 'fr'] as const) {
  test(`what ears read has pauses, and capitals after its stops, ${language}`, async ({ page, recorded }) => {
    test.setTimeout(120_000)
    for (const record of [
      'silver-and-gold/four-seats',
      'sunken-treasure/twelve-4',
      'artifacts-inc/reputation-3',
      'standard-3',
    ]) {
      const all = await asked(record)
      const open = await opener(page, recorded, record, language)
      for (const part of [0, 0.3, 0.6]) {
        await open(all[Math.floor(part * all.length)])
        const lines = (await page.locator('body').ariaSnapshot()).split('\n').filter((line) => !line.includes('- /url'))
        expect(
          lines.filter((line) => /[^.]\. \p{Ll}/u.test(line)),
          record,
        ).toEqual([])
        // The words of one cell are none of the next one's.
        expect(
          lines.filter((line) => / row .*\p{Ll}\p{Lu}/u.test(line)),
          record,
        ).toEqual([])
        expect(
          lines.filter((line) => /\d [\p{L} ×]+ \d+ [\p{L}×]/u.test(line) && line.includes('group "')),
          record,
        ).toEqual([])
      }
    }
  })
}

for (const [record, score] of [
  ['silver-and-gold/four-seats', /\d points?$/],
  ['sunken-treasure/twelve-4', /\d treasures?$/],
  ['artifacts-inc/reputation-4', /\d reputation$/],
  ['thesauros/standard-4', /\d points?$/],
] as const) {
  test(`${record}: a rival’s score is said with its word`, async ({ page, recorded }) => {
    const asked = (await sightings(record)).filter(({ legal }) => legal.length > 0)
    const at = asked[Math.floor(asked.length * 0.8)]
    if (at === undefined) throw new Error(`nobody is asked anything in ${record}`)
    await recorded.open(page, { guest: await recorded.guest(page), record, at })
    await expect(page.locator('.rival .points .visually-hidden').first()).toHaveText(score)
    await expect(page.locator('.rival .points [aria-hidden]').first()).toHaveText(/^\d+( pts| rep\.|\/12)$/)
  })
}
