/** French typography, in every catalogue of French words: a narrow no-break space before : ; ! ? and », and after «; and one word for one thing. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Where the packages are that say something to a person. */
const PACKAGES = [
  'client',
  'server',
  'engine',
  'cli',
  'kernel',
  ...readdirSync(join(root, 'games')).map((id) => `games/${id}`),
]
/** A space at which a line may break, where none may, or a wide one. */
const WRONG = /(?:[ \u00a0][:;!?»]|«[ \u00a0])/u

/** Words of a program with where they begin: strings, and what of a template stands between its values. */
function wordsIn(code: string): { at: number; words: string }[] {
  const found: { at: number; words: string }[] = []
  JSON.stringify(parseAst(code, { lang: 'ts' }), (_key, node: unknown) => {
    if (typeof node !== 'object' || node === null) return node
    // Words to look a rule up by are those that people may think of.
    if ((node as { key?: { name?: string } }).key?.name === 'words') return null
    const { type, start, value } = node as { type?: string; start?: number; value?: unknown }
    if (type === 'Literal' && typeof value === 'string') found.push({ at: start ?? 0, words: value })
    if (type === 'TemplateElement') found.push({ at: start ?? 0, words: (value as { cooked: string }).cooked })
    return node
  })
  return found
}

/** The files of a package that hold French words. */
function catalogues(folder: string): string[] {
  return readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[/\\])fr(\.ts$|[/\\].*\.ts$)/.test(path))
    .map((path) => join(folder, 'src', path))
}

function findings(path: string, code: string): string[] {
  return wordsIn(code)
    .filter(({ words }) => WRONG.test(words))
    .map(({ at, words }) => `${path}:${code.slice(0, at).split('\n').length} ${words}`)
}

test('French words have no space to break at before : ; ! ? and inside guillemets', () => {
  const files = PACKAGES.flatMap(catalogues)
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((path) => findings(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('such a space is found in strings and templates, and nowhere else', () => {
  const bad = ["'Vraiment ?'", "'Vraiment\u00a0?'", '`${1} : deux`', "'« oui\u202f»'", '`« ${1}\u202f»`']
  for (const words of bad) expect(findings('fr.ts', `const a = ${words}`)).toHaveLength(1)
  expect(
    findings('fr.ts', "// Vraiment ?\nconst a: string = 1 > 2 ? 'Oui\u202f: «\u202fnon\u202f»' : '12:30'"),
  ).toEqual([])
})

/** What has another word there, mostly that of a game's French rulebook. What is looked up in the rules may have any word. */
const OTHER_WORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/client|engine|cli/, /retours? en arrière/iu],
  [/client/, /\bbots?\b|s’assoit|\bclic\b/iu],
  [/records/, /matériel/iu],
  [
    /thesauros/,
    /pions?\b|compagnie|virement|incarcér|à découvert|matériel|embauch|enseign|méfait|salle du personnel|local de repos|ordre d’enchère|n°/iu,
  ],
]

test('a thing has the same French word wherever it is named', () => {
  const found = OTHER_WORDS.flatMap(([where, other]) =>
    PACKAGES.flatMap(catalogues)
      .filter((path) => where.test(path))
      .flatMap((path) =>
        wordsIn(readFileSync(join(root, path), 'utf8'))
          .filter(({ words }) => other.test(words))
          .map(({ words }) => `${path}: ${words}`),
      ),
  )
  expect(found).toEqual([])
})
