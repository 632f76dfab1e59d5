import { describe, expect, test } from 'vitest'
import { budgetTexts, proportional, proposedShares, setShare, sharedAs } from './shares.ts'

const accounts = ['HR', 'RD', 'GE', 'ME', 'SF']
const suggestion = [12, 16, 14, 6, 2]

describe('a year’s money shared out', () => {
  test('the suggestion of the introductory game fits the money of the first in the order', () => {
    expect(proportional(50, suggestion)).toEqual([12, 16, 14, 6, 2])
  })

  test('another sum keeps the proportions, in whole dollars that add up', () => {
    expect(proportional(55, suggestion)).toEqual([13, 18, 15, 7, 2])
    expect(proportional(7, [0, 0, 0])).toEqual([3, 2, 2])
  })

  test('what is proposed pays the wages of the year, if there is so much', () => {
    expect(proposedShares(55, suggestion, 18).amounts).toEqual([18, 15, 14, 6, 2])
    expect(proposedShares(55, suggestion, 12).amounts).toEqual([13, 18, 15, 7, 2])
    expect(proposedShares(10, suggestion, 18).amounts).toEqual([10, 0, 0, 0, 0])
  })

  test('what an account gains comes from those furthest above the proposal', () => {
    const shares = setShare(proposedShares(50, suggestion), 3, 9)
    expect(shares.amounts).toEqual([11, 15, 13, 9, 2])
  })

  test('set back again, everything is as it was', () => {
    const up = setShare(proposedShares(50, suggestion), 3, 20)
    expect(up.amounts).toEqual([8, 11, 10, 20, 1])
    expect(setShare(up, 3, 6).amounts).toEqual(suggestion)
  })

  test('accounts that were set stay as long as others can give', () => {
    const hr = setShare(proposedShares(50, suggestion), 0, 10)
    const slush = setShare(hr, 4, 8)
    expect(slush.amounts[0]).toBe(10)
    expect(slush.amounts.reduce((sum, amount) => sum + amount, 0)).toBe(50)
  })

  test('when all are set the one set longest ago gives', () => {
    let shares = proposedShares(50, [10, 10, 10, 10, 10])
    for (const account of [0, 1, 2, 3, 4]) shares = setShare(shares, account, 10)
    expect(setShare(shares, 4, 13).amounts).toEqual([7, 10, 10, 10, 13])
  })

  test('no account is below nothing or above everything', () => {
    expect(setShare(proposedShares(50, suggestion), 1, 99).amounts).toEqual([0, 50, 0, 0, 0])
    expect(setShare(proposedShares(50, suggestion), 1, -3).amounts[1]).toBe(0)
  })

  test('the last account gets what is left, so it is not named', () => {
    expect(budgetTexts(accounts, suggestion)).toEqual(['budget HR 12', 'budget RD 16', 'budget GE 14', 'budget ME 6'])
    expect(budgetTexts(accounts.slice(0, 4), [10, 20, 10, 10])).toEqual([
      'budget HR 10',
      'budget RD 20',
      'budget GE 10',
    ])
  })
})

test('a chain of actions is a split again, and the last account has what is left', () => {
  const amounts = [24, 9, 13, 2, 7]
  expect(sharedAs(55, accounts, budgetTexts(accounts, amounts)).amounts).toEqual(amounts)
})
