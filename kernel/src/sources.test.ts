import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fastSource, hashSeed, liveSource } from './sources.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

/** The stream as the documentation tells it, by another implementation of HMAC. */
function wordsOf(seed: string, message: string): number[] {
  const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest()
  return Array.from({ length: 8 }, (_, word) => digest.readUInt32BE(word * 4))
}

describe('the numbers of a live table', () => {
  test('are HMAC-SHA256 keyed by the seed over nonces, line and block, as big-endian words', () => {
    const source = liveSource(SEED, ['ab12', '-'], 7)
    const expected = [...wordsOf(SEED, 'ab12.-|7|0'), ...wordsOf(SEED, 'ab12.-|7|1')].map((word) => word % 256)
    expect(Array.from({ length: 16 }, () => source(256))).toEqual(expected)
  })

  test('are these, for ever: records of played games depend on them', () => {
    const source = liveSource(SEED, ['-', '-'], 0)
    expect(Array.from({ length: 8 }, () => source(47))).toEqual([5, 19, 2, 7, 1, 18, 22, 34])
  })

  test('differ by line and by nonce', () => {
    const first = (nonces: string[], line: number) => liveSource(SEED, nonces, line)(0x1_0000_0000)
    expect(new Set([first(['-'], 0), first(['-'], 1), first(['a'], 0), first(['-', '-'], 0)]).size).toBe(4)
  })

  test('a bound of one takes no word', () => {
    const source = liveSource(SEED, ['-'], 0)
    const other = liveSource(SEED, ['-'], 0)
    expect(source(1)).toBe(0)
    expect(source(256)).toBe(other(256))
  })

  test('words in the ragged last part are thrown away', () => {
    // Bound 3 x 2^30 leaves a ragged quarter: words from there up are skipped.
    const bound = 3 * 2 ** 30
    const words = Array.from({ length: 4 }, (_, block) => wordsOf(SEED, `-|0|${block}`)).flat()
    const kept = words.filter((word) => word < bound)
    expect(kept.length).toBeLessThan(words.length)
    const source = liveSource(SEED, ['-'], 0)
    expect(kept.map(() => source(bound))).toEqual(kept)
  })

  test('the published hash is SHA-256 of the seed’s bytes', () => {
    expect(hashSeed(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'))
    expect(hashSeed(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
  })
})

describe('fast numbers', () => {
  test('are these, for ever: recorded simulations depend on them', () => {
    const source = fastSource(1)
    expect(Array.from({ length: 8 }, () => source(100))).toEqual([36, 49, 53, 38, 71, 69, 58, 60])
  })

  test('neighbouring seeds have nothing in common', () => {
    const firsts = Array.from({ length: 50 }, (_, seed) => fastSource(seed)(1_000_000))
    expect(new Set(firsts).size).toBe(50)
  })

  test('every number below the bound comes about equally often', () => {
    const source = fastSource(5)
    const counts = [0, 0, 0, 0, 0, 0]
    for (let draw = 0; draw < 60_000; draw++) counts[source(6)]!++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })
})
