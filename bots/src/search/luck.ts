import { ChanceFrom, type Chance } from '@fathom/kernel'

/** Choices of more than so many share their numbers. */
const SIZES = 256

/**
 * Luck for one sampled world. Draws among n have a sequence of their own for every n: the third roll of a die is the same, however many cards
 * were drawn before it. So actions that are compared in the same world keep the same luck, even if one of them draws and another does not.
 * @param seed a 32-bit whole number
 */
export function luckOf(seed: number): Chance {
  const drawn = new Int32Array(SIZES)
  return new ChanceFrom((count) => {
    if (count === 1) return 0
    const size = count < SIZES ? count : 0
    const index = (drawn[size] as number) + 1
    drawn[size] = index
    return Math.floor((scrambled(seed, size, index) / 0x1_0000_0000) * count)
  })
}

/** Three numbers to a 32-bit one that shows nothing of them (after MurmurHash3's finish, which every bit of a number goes through). */
function scrambled(seed: number, size: number, index: number): number {
  let word = mixed(seed ^ Math.imul(size, 0x9e3779b1))
  word = mixed(word ^ Math.imul(index, 0x85ebca77))
  return word >>> 0
}

function mixed(number: number): number {
  let word = number ^ (number >>> 16)
  word = Math.imul(word, 0x85ebca6b)
  word ^= word >>> 13
  word = Math.imul(word, 0xc2b2ae35)
  return word ^ (word >>> 16)
}
