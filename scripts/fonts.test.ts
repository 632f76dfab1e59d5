import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FACES, FALLS_BACK, LATIN, LATIN_EXTENDED } from './fonts/faces.ts'
import { FONTS, charactersOf, makeFace } from './fonts/subset.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Everything that the page's words are written in: sources of the page, of the games' texts and sets, and of the server's sentences. */
async function textsOfThePage(): Promise<readonly string[]> {
  const folders = ['client/src', 'games', 'kernel/src', 'protocol/src', 'catalog/src', 'server/src/text']
  const files = await Promise.all(folders.map(async (folder) => await filesBelow(folder)))
  return files.flat()
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(root, folder), { recursive: true })
  return names
    .map((name) => join(root, folder, name))
    .filter((path) => /\.(tsx?|json|css)$/.test(path) && !/\.test\.|testing|node_modules|[\\/]past[\\/]/.test(path))
}

test('the typefaces are those that the command makes, and 90 KB in all', async () => {
  let bytes = 0
  for (const face of FACES) {
    const font = await readFile(join(FONTS, face.file))
    expect(font.equals(await makeFace(face)), `${face.file} is out of date: npm run -s fonts`).toBe(true)
    bytes += font.length
  }
  expect(bytes).toBeLessThanOrEqual(90_000)
  const files = (await readdir(FONTS)).filter((name) => name.endsWith('.woff2'))
  expect(files.toSorted()).toEqual(FACES.map(({ file }) => file).toSorted())
})

test('every typeface has all the characters that it is to have', async () => {
  for (const { file, characters } of FACES) {
    const has = await charactersOf(await readFile(join(FONTS, file)))
    expect([...characters].filter((character) => !has.has(character)).join(''), file).toBe('')
  }
})

test('every character of the texts is in the typefaces, or falls back on purpose', async () => {
  const files = await textsOfThePage()
  expect(files.length).toBeGreaterThan(400)
  const texts = await Promise.all(files.map(async (file) => await readFile(file, 'utf8')))
  const used = new Set(texts.flatMap((text) => [...text, ...text.toLocaleUpperCase('fr')]))
  expect([...FALLS_BACK].filter((character) => !used.has(character)).join('')).toBe('')
  const known = new Set([...LATIN, ...FALLS_BACK, '\n'])
  expect([...used].filter((character) => !known.has(character)).join('')).toBe('')
})

test('the style sheet asks a typeface for all of its characters', async () => {
  const css = await readFile(join(FONTS, '..', 'fonts.css'), 'utf8')
  const rules = [...css.matchAll(/fonts\/([\w-]+\.woff2)[^}]*unicode-range: ([^;]+);/g)]
  expect(rules.map(([, file = '']) => file).toSorted()).toEqual(FACES.map(({ file }) => file).toSorted())
  for (const [, file = '', ranges = ''] of rules) {
    const among = ranges.split(', ').map((range) => range.slice(2).split('-').map((code) => Number.parseInt(code, 16))) // prettier-ignore
    const asked = (character: string): boolean =>
      among.some(([first = 0, last = first]) => {
        const code = character.codePointAt(0) ?? 0
        return code >= first && code <= last
      })
    const characters = file.includes('ext') ? LATIN_EXTENDED : LATIN
    expect([...characters].filter((character) => !asked(character)).join(''), file).toBe('')
    expect([...(file.includes('ext') ? LATIN : LATIN_EXTENDED)].some(asked), file).toBe(false)
  }
})
