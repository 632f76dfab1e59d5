import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

/** What a command said and how it ended. */
export interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs one of the commands as npm does, with the same Node. */
export function run(
  command: 'sim' | 'arena' | 'train' | 'verify' | 'play' | 'components',
  args: readonly string[],
  input = '',
): Ran {
  const script = fileURLToPath(new URL(`../${command}.ts`, import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    input,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, stdout, stderr }
}

/** The last line that was said. */
export function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? ''
}

/** A folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-cli-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
