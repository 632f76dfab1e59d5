import type { TableReading } from '@fathom/protocol'
import { ArtifactsPlayer, caughtUp, diceOf, has } from './artifactsPlayer.ts'
import { expect, test } from './fixtures.ts'

/** As much of a component set as is changed here. */
interface SetData {
  name: Record<string, string>
  readonly underwater: { number: number }[]
  readonly cards: { id: string; name: Record<string, string>; level1: SideData; level2: SideData }[]
}

interface SideData {
  dice: number
  slots: readonly unknown[]
  abilities: readonly unknown[]
}

/** The set of the table that somebody sits at. */
async function setOf(ana: ArtifactsPlayer): Promise<SetData> {
  return (await (await ana.page.request.get(`/api/tables/${ana.tableId}/components`)).json()) as SetData
}

/** Opens a table with a set, against one bot. */
async function openWith({ page }: ArtifactsPlayer, set: SetData): Promise<void> {
  const answer = await page.request.post('/api/tables', {
    data: { game: 'artifacts-inc', seats: [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }], components: set },
  })
  expect(answer.status()).toBe(201)
  await page.goto(`/table/${((await answer.json()) as TableReading).id}`)
}

test('a table with another component set shows its cards, and dice are rerolled where they allow it', async ({
  page,
}) => {
  const ana = new ArtifactsPlayer(page)
  await ana.sitDownWithBots()
  const set = await setOf(ana)
  set.name = { en: 'Our own box', fr: 'Notre boîte' }
  for (const card of set.cards) {
    if (card.id === 's-canyon') card.name = { en: 'Red Gorge', fr: 'Gorge rouge' }
    if (card.id === 'adventurers') card.level1.abilities = [{ kind: 'reroll', n: 2 }]
  }
  await openWith(ana, set)
  await expect(page.getByTestId('set-line')).toContainText('Our own box')
  const table = await ana.play(has('place'))
  await expect(page.getByTestId(/^card-T/).first()).toBeVisible()
  await expect(page.getByTestId('desk').getByRole('button', { name: /^Red Gorge, level 1/ })).toHaveCount(1)
  await caughtUp(page, table)
  await page.getByTestId('control-reroll').click()
  await page.getByTestId('die-0').click()
  await page.getByTestId('confirm').click()
  // Once a turn, and it can't be taken back.
  await expect(page.getByTestId('control-reroll')).toHaveCount(0)
  const after = await ana.read()
  expect(after.draft.canUndo).toBe(false)
  expect(diceOf(after)).toHaveLength(diceOf(table).length)
})

test('dice are gathered for a dive, and a gain is chosen', async ({ page }) => {
  const ana = new ArtifactsPlayer(page)
  await ana.sitDownWithBots()
  // Headquarters between the two expeditions gains as one of them; the first underwater card needs more than a die.
  const set = await setOf(ana)
  for (const card of set.cards) {
    if (card.id === 'adventurers') card.level1.dice = 5
    if (card.id !== 'headquarters') continue
    card.level1.slots = [{ faces: [1, 2, 3, 4, 5, 6], action: { kind: 'gainNear', n: 1 } }]
    card.level2.slots = card.level1.slots
  }
  set.underwater.forEach((card, index) => (card.number = 7 + index))
  await openWith(ana, set)
  for (const card of ['s-canyon', 'headquarters', 's-desert']) {
    const table = await ana.play(has('lay'))
    await caughtUp(page, table)
    await ana.act(`lay ${card}`, table)
    await expect.poll(async () => (await ana.read()).legal).not.toContain(`lay ${card}`)
  }
  const table = await ana.play(has('dive'))
  await caughtUp(page, table)
  const die = diceOf(table)[0] ?? 0
  await ana.takeDie(die, table)
  await ana.at('dive')
  await page.mouse.move(2, 2)
  // The bot may have dived first.
  const [next] = (table.view?.['underwater'] ?? []) as readonly { readonly number: number }[]
  expect(next?.number).toBeGreaterThanOrEqual(7)
  await expect(page.getByTestId('prompt-note')).toHaveText(
    `${die} of ${next?.number}: choose the dive again to add a die, or take them back.`,
  )
  await page.getByTestId('control-take-back').click()
  await expect(page.getByTestId('prompt-note')).toContainText('Click a die')
  expect((await ana.read()).draft.actions).toEqual([])

  await ana.takeDie(die, table)
  await ana.at('card-T2')
  const asked = await page.getByTestId('gains').boundingBox()
  const tray = await page.getByTestId('purse').boundingBox()
  // The prompt hides neither the desk nor my own things.
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(tray?.y ?? 0)
  await expect(page.getByTestId('gain-fossil')).toHaveText('1 Fossil')
  await ana.at('card-T3')
  await expect.poll(async () => (await ana.read()).draft.actions).toEqual([`place ${die} T2.1`, 'gain scroll'])
  await expect(page.getByTestId('purse')).toContainText('1 Scroll')
})
