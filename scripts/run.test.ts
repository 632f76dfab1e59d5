import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const launcher = join(dirname(fileURLToPath(import.meta.url)), 'run.mjs')

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...words], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('a script gets its arguments as if it had been started itself, and its exit code is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'))
  const script = join(folder, 'script.ts')
  writeFileSync(
    script,
    'const said: string[] = process.argv.slice(1)\nconsole.log(said.join())\nprocess.exitCode = 3\n',
  )
  expect(run(script, '--seed', '1')).toEqual({ status: 3, stdout: `${script},--seed,1\n`, stderr: '' })
  rmSync(folder, { recursive: true })
})

test('without a script it tells how it is used', () => {
  expect(run()).toEqual({ status: 1, stdout: '', stderr: 'Usage: node scripts/run.mjs SCRIPT [arguments]\n' })
})
