import { describe, expect, test } from 'vitest'
import { amountIn, plansFor, planTexts, takeTexts } from './transfers.ts'

describe('transfers', () => {
  test('T11 one source that can is the cheapest: GE lacks 4, ME gives them for a fee of 1', () => {
    const plans = plansFor(4, [{ account: 'HR', has: 3 }, { account: 'ME', has: 9 }], 1) // prettier-ignore
    expect(plans).toEqual([{ transfers: [{ account: 'ME', amount: 4 }], fees: 1 }])
  })

  test('T10 where one is not enough, the fullest gives all it can and the next the rest', () => {
    const sources = [
      { account: 'RD', has: 8 },
      { account: 'ME', has: 4 },
    ]
    expect(plansFor(8, sources, 2)).toEqual([
      {
        transfers: [
          { account: 'RD', amount: 6 },
          { account: 'ME', amount: 2 },
        ],
        fees: 4,
      },
    ])
  })

  test('T12 an account that the fee eats up gives nothing', () => {
    expect(plansFor(1, [{ account: 'RD', has: 3 }], 3)).toEqual([])
    expect(plansFor(1, [{ account: 'RD', has: 4 }], 3)).toHaveLength(1)
  })

  test('of single sources the fullest comes first', () => {
    const sources = [
      { account: 'HR', has: 6 },
      { account: 'RD', has: 12 },
    ]
    expect(plansFor(3, sources, 1).map((plan) => planTexts(plan))).toEqual([['transfer RD 3'], ['transfer HR 3']])
  })

  test.each([
    ['12', 12],
    ['899', 899],
    ['900', 899],
    ['1', 5],
    ['', 5],
    ['6.4', 6],
    ['-', 5],
  ])('EN L407: the field takes any amount that the source can give: "%s" is $%i of $5 to $899', (typed, amount) => {
    expect(amountIn({ least: 5, most: 899 }, typed)).toBe(amount)
  })

  test('income into four accounts names three: the rest is for the last', () => {
    const accounts = ['HR', 'RD', 'GE', 'ME']
    expect(takeTexts(accounts, [0, 8, 0, 0])).toEqual(['take RD 8'])
    expect(takeTexts(accounts, [1, 2, 3, 2])).toEqual(['take HR 1', 'take RD 2', 'take GE 3'])
  })
})
