import { expect, test } from './fixtures.ts'
import { sightings } from './recordedTables.ts'

const kindOf = (view: unknown): string => (view as { pending: { kind: string } | null }).pending?.kind ?? ''

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the research card is in sight, with one whole price for me and no sheet over it', async ({
  page,
  recorded,
}) => {
  const guest = await recorded.guest(page)
  const all = (await sightings('standard-4')).filter(({ view }) => kindOf(view) === 'research')
  const at = all.toSorted((a, b) => b.legal.length - a.legal.length)[0]
  if (at === undefined) throw new Error('the record has no research')
  await recorded.open(page, { guest, record: 'standard-4', at })
  const booster = page.getByTestId('do-item-booster')
  await expect(booster).toHaveText(/Item\s*\$1\s*\$1 of it to/)
  await expect(page.getByTestId('sheet')).not.toHaveClass(/tall/)
  const card = await page.getByTestId('action-card').boundingBox()
  const sheet = await page.getByTestId('sheet').boundingBox()
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0)
})
