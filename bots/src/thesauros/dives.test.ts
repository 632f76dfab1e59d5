import { thesauros, type State } from '@fathom/thesauros'
import type { AnyGame } from '@fathom/kernel'
import { describe, expect, it } from 'vitest'
import { decisions } from '../testkit/decisions.ts'
import { signatureOf } from './columns.ts'
import { thesaurosEvaluation } from './evaluation.ts'
import type { Gear } from './gear.ts'

const game = thesauros as unknown as AnyGame
const asked = decisions(game, 3, 5, 3, 400).map(({ state, seat }) => ({ state: state as State, seat }))

describe('what is remembered of dives', () => {
  it('makes no position look other than it is, whichever was looked at before', () => {
    const value = ({ state, seat }: (typeof asked)[number]) => thesaurosEvaluation.value(state, seat)
    const forwards = asked.map(value)
    const backwards = asked.toReversed().map(value).toReversed()
    // The same seat's other positions between two looks at one.
    const again = asked.flatMap((each, index) => {
      const later = asked[index + 9]
      if (later !== undefined) thesaurosEvaluation.value(later.state, each.seat)
      return value(each)
    })
    expect(backwards).toEqual(forwards)
    expect(again).toEqual(forwards)
    expect(new Set(forwards).size).toBeGreaterThan(20)
  })

  it('tells all divers apart that find different things', () => {
    const { state } = asked[0] as (typeof asked)[number]
    const some: Gear = { dive: 0, reveal: 0, free: 0, roll: 1, hasCage: false, speed: 0, lobster: 0, coastal: 0, island: 0, kinds: 0 } // prettier-ignore
    const depths = [0, 1, 2, 3, 4]
    const signatures = depths.flatMap((dive) =>
      depths.flatMap((reveal) =>
        depths.flatMap((free) =>
          [1, 2, 3, 4, 5, 6, 7, 8].flatMap((roll) =>
            [false, true].flatMap((hasCage) =>
              [false, true].flatMap((isSkilled) =>
                [false, true].map((isGuided) =>
                  signatureOf({ gear: { ...some, dive, reveal, free, roll, hasCage }, isSkilled, isGuided }, state),
                ),
              ),
            ),
          ),
        ),
      ),
    )
    expect(new Set(signatures).size).toBe(5 ** 3 * 8 * 2 ** 3)
    expect(Math.max(...signatures)).toBeLessThan(2 ** 16)
  })
})
