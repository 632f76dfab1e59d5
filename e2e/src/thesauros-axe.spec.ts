import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { endOf, sightings, type Sighting } from './recordedTables.ts'

const RECORDS = ['standard-4', 'lawless-4']
const SIZES = { wide: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } }

interface Look {
  readonly what: string
  readonly record: string
  readonly sighting: Sighting
}

const KINDS = ['place', 'research', 'dive', 'pay', 'bribe', 'auction']

/** Where recorded games ask these, with the most to choose from. */
async function questions(): Promise<Look[]> {
  const most = new Map<string, Look>()
  for (const record of RECORDS) {
    for (const sighting of await sightings(record)) {
      const what = (sighting.view as { pending: { kind: string } | null }).pending?.kind ?? ''
      const before = most.get(what)?.sighting.legal.length ?? 0
      if (KINDS.includes(what) && sighting.legal.length > before) most.set(what, { what, record, sighting })
    }
  }
  return [...most.values()]
}

for (const [colorScheme, locale, size] of [
  ['light', 'en-GB', 'wide'],
  ['dark', 'fr-FR', 'phone'],
] as const) {
  test.describe(`${colorScheme}, ${locale}, ${size}`, () => {
    test.use({ colorScheme, locale, viewport: SIZES[size] })

    test('axe finds nothing in whatever a table of Thesauros asks, explains or shows at its end', async ({
      page,
      recorded,
    }) => {
      test.setTimeout(400_000)
      const found: string[] = []
      const note = async (what: string): Promise<void> => {
        found.push(...(await violations(page)).map((line) => `${what}: ${line}`))
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (tooWide > 0) found.push(`${what}: ${tooWide} px wider than the window`)
      }
      const guest = await recorded.guest(page, locale === 'fr-FR' ? 'fr' : 'en')
      const open = async ({ record, sighting }: Look): Promise<void> => {
        await recorded.open(page, { guest, record, at: sighting })
        await expect(page.getByTestId('table')).toBeVisible()
        await expect(page.locator('.coming')).toHaveCount(0)
      }
      const all = await questions()
      expect(all.map(({ what }) => what).toSorted()).toEqual(KINDS.toSorted())
      for (const each of all) {
        await open(each)
        await expect(page.getByTestId('prompt')).toBeVisible()
        await note(each.what)
        if (each.what !== 'place') continue
        await page.getByTestId('control-rule').click()
        await expect(page.getByTestId('explanation')).toBeVisible()
        await note('explanation')
      }
      await open({ what: 'end', record: 'standard-4', sighting: await endOf('standard-4', 0) })
      await expect(page.getByTestId('result')).toBeVisible()
      await note('end')
      expect(found).toEqual([])
    })
  })
}
