import { randomBytes } from 'node:crypto'

/** No i, l, o and u: nothing to misread, nothing to misspell. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new id of 16 letters (80 random bits): nobody guesses it, so knowing a table's id is the key to it. */
export function newId(): string {
  return [...randomBytes(16)].map((byte) => LETTERS[byte & 31]).join('')
}
