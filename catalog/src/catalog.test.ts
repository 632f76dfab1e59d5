import { describeGolden, describeSets } from '@fathom/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { GAME_IDS, loadGame } from './index.ts'

const entries = await Promise.all(GAME_IDS.map(async (id) => ({ id, entry: await loadGame(id) })))

describe('the catalog', () => {
  test.each(entries)('$id is found under its own id', ({ id, entry }) => {
    expect(entry?.game.meta.id).toBe(id)
    expect(entry?.texts.en.name).not.toBe('')
    expect(entry?.texts.fr.name).not.toBe('')
  })

  test.each(entries)('$id is made once, for everybody who asks', async ({ id, entry }) => {
    expect(await loadGame(id)).toBe(entry)
  })

  test('an unknown game is none', async () => {
    expect(await loadGame('chess')).toBeNull()
    expect(await loadGame('toString')).toBeNull()
  })
})

// A registered game without recorded games fails here.
for (const { id, entry } of entries) {
  if (entry === null) continue
  describeGolden(entry.game, new URL(`../../games/${id}/golden/`, import.meta.url))
  if (entry.sets !== null) describeSets(id, entry.sets)
}
