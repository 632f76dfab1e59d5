import { expect, test } from 'vitest'
import { ringsFor } from './ringsFor.ts'

test('the button of an action is ringed before the spots where it is done', () => {
  expect(ringsFor('sell 3 M1', ['zone:8'])).toEqual([
    ['id:do-sell-3-M1', 'id:choose-sell-3-M1', 'id:switch-sell-3-M1', 'spot:zone:8'],
  ])
  expect(ringsFor('place W 3', ['zone:3', 'meeple:W'])).toEqual([
    ['id:do-place-W-3', 'id:choose-place-W-3', 'id:switch-place-W-3', 'spot:zone:3'],
    ['spot:meeple:W'],
  ])
})

test('a spot that something else stands in the place of is ringed by the switch that shows it', () => {
  const switchTo = (spot: string) => (spot.startsWith('box') ? 'show-island-1' : null)
  expect(ringsFor('box O08 c2', ['box:O08:6', 'coin'], switchTo)).toEqual([
    ['id:do-box-O08-c2', 'id:choose-box-O08-c2', 'id:switch-box-O08-c2', 'spot:box:O08:6', 'id:show-island-1'],
    ['spot:coin'],
  ])
})

test('what is done nowhere on the board is ringed by its button alone, and nothing by nothing', () => {
  expect(ringsFor('teach', [])).toEqual([['id:do-teach', 'id:choose-teach', 'id:switch-teach']])
  expect(ringsFor('', [])).toEqual([])
})
