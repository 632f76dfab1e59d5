import { randomBytes } from 'node:crypto'

/** No i, l, o and u: nothing to misread, nothing to misspell. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** The id that some bytes stand for: always the same. @param bytes 16 at least */
export function idOf(bytes: Uint8Array): string {
  return [...bytes.subarray(0, 16)].map((byte) => LETTERS[byte & 31]).join('')
}

/** A new id of 16 letters (80 random bits): nobody guesses it, so knowing a table's id is the key to it. */
export function newId(): string {
  return idOf(randomBytes(16))
}
