import { expect, test } from 'vitest'
import { isOwn, switchTo } from './pointsAt.ts'

test('on a phone a spot is shown by the switch of its view', () => {
  const spots = ['slot:T2:0', 'start:canyon', 'public:guide-work', 'box:gems:3', 'market:A:0:diver', 'dive', 'die:1']
  expect(spots.map(switchTo)).toEqual(['view-desk', 'view-desk', 'view-boards', 'view-boards', 'view-market', 'view-dive', null]) // prettier-ignore
})

test('what a rival does at places of their desk is pointed out at none of mine', () => {
  const spots = ['slot:T2:0', 'free:T2', 'card:T2', 'start:canyon', 'public:guide-work', 'box:gems:3', 'market:A:0:diver', 'dive'] // prettier-ignore
  expect(spots.filter(isOwn)).toEqual(['slot:T2:0', 'free:T2', 'card:T2', 'start:canyon'])
})
