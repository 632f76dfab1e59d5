import { expect, test } from '@playwright/test'
import { LANGUAGES, readPageSize } from './pageSize.ts'

/**
 * KB of script, compressed: what lobby and table take, and what each game may add, the board layer (9 KB) in it. A little more than the page weighs
 * today: a change that adds much has to raise it here. The drawings on the lobby's covers (7 KB) and its lists (4 KB) come after it.
 */
const SHARED = 56.5
const GAMES = { 'silver-and-gold': 39.8, 'sunken-treasure': 43, 'artifacts-inc': 72.8, thesauros: 75 }
/** The largest game together with the lobby: what somebody on a slow line waits for. */
const MOST = 130

for (const language of LANGUAGES) {
  const size = readPageSize
  test(`lobby and table are at most ${SHARED} KB of script, ${language}`, () => {
    expect(size().shared(language) / 1000).toBeLessThanOrEqual(SHARED)
  })

  for (const [game, limit] of Object.entries(GAMES)) {
    test(`${game} adds at most ${limit} KB to that, ${language}`, () => {
      expect(size().game(game, language) / 1000).toBeLessThanOrEqual(limit)
    })
  }

  test(`lobby and Thesauros together are at most ${MOST} KB of script, ${language}`, () => {
    expect((size().shared(language) + size().game('thesauros', language)) / 1000).toBeLessThanOrEqual(MOST)
  })
}
