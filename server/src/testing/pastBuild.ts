import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { newFolder } from './serverUnderTest.ts'

/** Servers as they once were, made by `npm run -s pack`. */
const FOLDER = fileURLToPath(new URL('./fixtures/builds/', import.meta.url))

/** A server as it was at some commit, as one that can be started. */
export interface PastBuild {
  readonly main: string
  /** Games whose rules were those of before, by version: it knows none that came later. */
  readonly rules: Readonly<Record<string, number>>
}

/** Writes a packed program where it can be started, until the tests are over. */
export function unpack(name: string): PastBuild {
  const packed = brotliDecompressSync(readFileSync(join(FOLDER, `${name}.br`))).toString()
  const { files, rules } = JSON.parse(packed) as { files: Record<string, string>; rules: Record<string, number> }
  // It looks for its page two folders further up, where there is none.
  const folder = join(newFolder(), 'server', 'src')
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return { main: join(folder, 'main.mjs'), rules }
}
