import { rectifyConfusion } from 'unicode-confusables'

/** Accents and strokes upon letters; the vowel signs of other scripts are letters of their own. */
const ACCENTS = /[\u0300-\u036F]/g

/**
 * What a name is compared by: two names look alike if they have one of these in common. Letters that look like others are folded (Unicode TS 39),
 * as written and in lower case: `Ian` looks like `lan` and is read as `ian`.
 */
export function nameKeys(name: string): string[] {
  const plain = name.normalize('NFKC')
  return [...new Set([folded(plain), folded(plain.toLowerCase())])]
}

/** True for two spellings of one name: capital and small letters, letters with their accents in one or two characters. */
export function isSameName(one: string, other: string): boolean {
  const spelling = (name: string) => name.normalize('NFKC').toLowerCase().trim()
  return spelling(one) === spelling(other)
}

function folded(text: string): string {
  const points = [...text.normalize('NFD').replace(ACCENTS, '').replace(/\p{Z}/gu, '')]
  // One by one: the library loses count behind a character that it leaves out.
  const looks = points.map((point) => rectifyConfusion(point)).join('')
  return looks.normalize('NFD').replace(ACCENTS, '').toLowerCase()
}
