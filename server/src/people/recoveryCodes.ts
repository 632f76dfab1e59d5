import { createHash } from 'node:crypto'
import { newId } from '../ids.ts'

/** How many somebody is given. */
const COUNT = 10

/** New codes of 80 random bits each, in groups of four letters to be written down. */
export function newCodes(): string[] {
  return Array.from({ length: COUNT }, () => newId().replace(/(.{4})(?=.)/g, '$1-'))
}

/** A code as the store may know it. So many random bits need no slow hash. However it is typed: spaces, hyphens and capitals are no part of it. */
export function hashOfCode(code: string): string {
  const letters = code.toLowerCase().replace(/[^0-9a-z]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1') // prettier-ignore
  return createHash('sha256').update(`fathom code ${letters}`).digest('base64url')
}
