import { expect, test } from 'vitest'
import { switchTo } from './pointsAt.ts'

test('on a phone a spot is shown by the switch of its view', () => {
  const spots = ['slot:T2:0', 'start:canyon', 'public:guide-work', 'box:gems:3', 'market:A:0:diver', 'dive', 'die:1']
  expect(spots.map(switchTo)).toEqual(['view-desk', 'view-desk', 'view-boards', 'view-boards', 'view-market', 'view-dive', null]) // prettier-ignore
})
