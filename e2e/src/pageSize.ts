import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** What the build says of each of its files: what it needs before it can run. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

const PAGE = fileURLToPath(new URL('../../client/dist', import.meta.url))

export const LANGUAGES = ['en', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** Files that the lobby and a table need, in one language. */
const shared = (language: Language): readonly string[] => [
  'index.html',
  `src/text/${language}.ts`,
  'src/table/TablePage.tsx',
]
/** Files that a game's page needs besides. Thesauros has a folder of words for each language. */
const ofGame = (game: string, language: Language): readonly string[] => [
  `src/games/${game}/index.tsx`,
  `src/games/${game}/text/${language}${game === 'thesauros' ? '/index' : ''}.ts`,
]

/** The built page, to be measured: bytes of script, compressed with gzip. */
export interface PageSize {
  /** Lobby and table, without any game. */
  shared(language: Language): number
  /** What a game adds to that. */
  game(game: string, language: Language): number
}

export function readPageSize(): PageSize {
  const manifest = JSON.parse(readFileSync(join(PAGE, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const of = (roots: readonly string[]): number => scriptOf(manifest, roots)
  return {
    shared: (language) => of(shared(language)),
    game: (game, language) => of([...shared(language), ...ofGame(game, language)]) - of(shared(language)),
  }
}

/** Bytes of script, compressed with gzip, that these files and everything they need make. */
function scriptOf(manifest: Manifest, roots: readonly string[]): number {
  const needed = new Set<string>()
  const take = (name: string): void => {
    if (needed.has(name)) return
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`the build has no ${name}`)
    needed.add(name)
    for (const each of chunk.imports ?? []) take(each)
  }
  for (const root of roots) take(root)
  const sizes = [...needed].map((name) => gzipSync(readFileSync(join(PAGE, manifest[name]?.file ?? '')), { level: 9 }))
  return sizes.reduce((sum, { length }) => sum + length, 0)
}
