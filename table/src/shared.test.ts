import type { GameView } from '@fathom/kernel'
import { expect, test } from 'vitest'
import { forgetViews, nothingShared } from './shared.ts'

test('forgotten views are let go of at once, with the map that held them', () => {
  const shared = nothingShared()
  const views = new Map<number | null, GameView>([[0, { scores: [] }]])
  shared.views = views
  forgetViews({ shared })
  expect(shared.views).toBeNull()
  // Cleared, V8 would keep what it held until the whole heap is collected: the old table of the map still names it.
  expect(views.size).toBe(1)
})
