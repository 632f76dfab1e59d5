import { describe, expect, test } from 'vitest'
import { reserveSize } from '../market/stacks.ts'
import { AT_DECK, AT_HOME, AT_ZODIAC } from '../state.ts'
import { Scene } from '../testing/scene.ts'

const BROKE = { HR: 0, RD: 0, GE: 0, ME: 0, SF: 0 }

describe('salaries', () => {
  test.each([
    [10, 8],
    [1, 0],
  ])('T72 four workers, HR 5 and nothing else: two are paid, $1 stays; %i points become %i', (before, after) => {
    const scene = new Scene(2).money(0, { ...BROKE, HR: 5 })
    scene.state.at.fill(AT_HOME, 0, 5)
    scene.state.reputation[0] = before
    scene.begin('payday')
    expect([scene.accounts(0), scene.state.reputation[0]]).toEqual([[1, 0, 0, 0, 0], after])
    expect(scene.told('wages-due')[0]).toEqual({ type: 'wages-due', seat: 0, workers: 4, paid: 2 })
  })

  test('T73 a worker at sea and one on the deck cost $2 each, the boss nothing', () => {
    const scene = new Scene(2)
    scene.state.at[1] = AT_ZODIAC
    scene.state.at[2] = AT_DECK
    scene.begin('payday')
    expect([scene.accounts(0)[0], scene.told('wages-due')[0]?.workers]).toEqual([16, 2])
  })
})

describe('maintenance', () => {
  test.each([
    [4, [10, 8, 6, 4, 2, 0, 0, 0]],
    [2, [8, 6, 4, 2, 0, 0, 0, 0]],
    [1, [8, 6, 4, 2, 0, 0, 0, 0]],
  ])('T74 with %i: cards shown 4, 5, 7, 8, 10, 10, 10, 10; the reserve loses two maps each time', (seats, reserve) => {
    const scene = new Scene(seats)
    const shown: number[] = []
    const left: number[] = []
    for (let quadrimester = 1; quadrimester <= 8; quadrimester++) {
      scene.state.quadrimester = quadrimester
      scene.begin('upkeep')
      shown.push(scene.state.cards.length)
      left.push(reserveSize(scene.state))
    }
    expect(shown).toEqual([4, 5, 7, 8, 10, 10, 10, 10])
    expect(left).toEqual(reserve)
    expect(scene.state.marketCount.reduce((sum, count) => sum + count, 0)).toBe(seats === 4 ? 21 : 15)
  })
})
