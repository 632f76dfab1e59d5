import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { ChanceFrom, type Chance, type NumberSource } from './chance.ts'

const WORD = 0x1_0000_0000

/** Whole numbers below a bound from 32-bit words, without bias: words in the ragged last part are thrown away. */
function below(nextWord: () => number): NumberSource {
  return (count) => {
    if (!Number.isInteger(count) || count < 1 || count > WORD) throw new RangeError(`nothing is below ${count}`)
    if (count === 1) return 0
    let word = nextWord()
    // Only the last `count` words can be in the ragged part; dividing 2^32 costs more than all the rest, so it is done for them alone.
    while (word >= WORD - count && word >= WORD - (WORD % count)) word = nextWord()
    return word % count
  }
}

/**
 * The numbers of one line of a live table's record: HMAC-SHA256 keyed by the table's secret seed over
 * `nonces joined by ".", line, block`, eight big-endian 32-bit words a block. Anybody who has the revealed seed can draw them again.
 * @param seed 32 bytes as 64 hex digits
 * @param nonces one a seat, `-` for a seat that gave none
 * @param line the number of the line in the record, 0 for the set-up
 */
export function liveSource(seed: string, nonces: readonly string[], line: number): NumberSource {
  const prefix = `${nonces.join('.')}|${line}|`
  let key: Uint8Array | null = null
  let block = 0
  let words: DataView | null = null
  let offset = 32
  return below(() => {
    if (words === null || offset >= 32) {
      // Most lines draw nothing.
      key ??= hexToBytes(seed)
      const digest = hmac(sha256, key, utf8ToBytes(prefix + block++))
      words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
      offset = 0
    }
    const word = words.getUint32(offset)
    offset += 4
    return word
  })
}

/** What is published of a seed when the table starts: its SHA-256, as hex. */
export function hashSeed(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)))
}

/** Fast numbers from a whole-number seed, for searches, simulations and tests. Not for a live table. */
export function fastSource(seed: number): NumberSource {
  const generator = xoroshiro128plus(seed)
  // Neighbouring seeds give similar first numbers, so the first few are thrown away.
  for (let step = 0; step < 16; step++) generator.next()
  return below(() => generator.next() >>> 0)
}

/** `fastSource` as a Chance. */
export function fastChance(seed: number): Chance {
  return new ChanceFrom(fastSource(seed))
}
