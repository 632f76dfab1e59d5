import type { IslandView } from '@fathom/silver-and-gold'
import { expect, test } from 'vitest'
import { switchTo } from './pointsAt.ts'

test('on a phone a box is shown by the switch of its island, a card on offer by the tab of the display', () => {
  const islands = ['O08', 'G04'].map((card) => ({ card }) as IslandView)
  expect(['box:G04:10', 'box:P01:3', 'card:B02', 'deck', 'coin'].map((spot) => switchTo(islands, spot))).toEqual([
    'show-island-1',
    null,
    'tab-display',
    'tab-display',
    null,
  ])
})
