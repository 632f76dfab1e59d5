import type { GameEvent } from '@fathom/kernel'
import { describe, expect, it } from 'vitest'
import { beatsIn, lasts, onward, SILENCE, withNews, type Telling } from './telling.ts'

const event = (type: string, seat = 0): GameEvent => ({ type, seat }) as GameEvent
const keyOf = ({ type }: GameEvent): string | null => (type === 'quiet' ? null : type)

describe('what happened', () => {
  it('is told in its order, what belongs together in one moment, and what is quiet not at all', () => {
    const [a, b, coin, turned] = [event('chose', 0), event('chose', 1), event('coin', 1), event('expedition')]
    expect(beatsIn([a, b, event('quiet'), coin, turned], keyOf)).toEqual([[a, b], [coin], [turned]])
  })

  it('comes one moment after the other, and then it is silent', () => {
    const [a, b] = [event('sailed'), event('collected')]
    const first = withNews(SILENCE, beatsIn([a, b], keyOf))
    expect(first).toEqual({ now: [a], later: [[b]] })
    expect(onward(first)).toEqual({ now: [b], later: [] })
    expect(onward(onward(first))).toEqual(SILENCE)
  })

  it('waits for what is being told', () => {
    const [a, b] = [event('sailed'), event('moved')]
    const told = withNews(withNews(SILENCE, [[a]]), [[b]])
    expect(told).toEqual({ now: [a], later: [[b]] })
  })

  it('goes faster the more there is to tell, and never too fast to be seen', () => {
    const long = (count: number): Telling =>
      withNews(
        SILENCE,
        Array.from({ length: count }, () => [event('moved')]),
      )
    expect(lasts(long(1))).toBe(420)
    expect(lasts(long(5))).toBe(420)
    expect(lasts(long(12))).toBe(200)
    expect(lasts(long(24))).toBe(150)
  })

  it('is left to the log where it is too much for anybody', () => {
    const much = Array.from({ length: 25 }, () => [event('moved')])
    expect(withNews(SILENCE, much)).toEqual(SILENCE)
    expect(withNews(withNews(SILENCE, [[event('sailed')]]), much)).toEqual(SILENCE)
  })
})
