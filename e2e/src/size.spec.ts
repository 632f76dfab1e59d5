import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

/** What the build says of each of its files: what it needs before it can run. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

const PAGE = fileURLToPath(new URL('../../client/dist', import.meta.url))
const LIMIT = 150_000

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

for (const language of ['en', 'fr']) {
  test(`lobby and table of Thesauros are drawn from at most 150 KB of script, ${language}`, () => {
    const manifest = JSON.parse(readFileSync(join(PAGE, '.vite', 'manifest.json'), 'utf8')) as Manifest
    const game = 'src/games/thesauros'
    const roots = [
      'index.html',
      `src/text/${language}.ts`,
      'src/table/TablePage.tsx',
      `${game}/index.tsx`,
      `${game}/tongues/${language}.ts`,
    ]
    expect(scriptOf(manifest, roots)).toBeLessThanOrEqual(LIMIT)
  })
}
