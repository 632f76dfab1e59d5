import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

test.skipIf(process.platform === 'win32').each([
  ['of npm takes the server along', { npm_lifecycle_event: 'start' }, true],
  ['of somebody leaves the server alone', { npm_lifecycle_event: undefined }, false],
] as const)('an ended shell %s', async (_, environment, ends) => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'))
  const script = join(folder, 'scripts', 'start.ts')
  mkdirSync(dirname(script))
  const [began, ended] = [join(folder, 'began'), join(folder, 'ended')]
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs'
    setInterval(() => {}, 1000)
    process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(ended)}, ''); process.exit() })
    writeFileSync(${JSON.stringify(began)}, String(process.pid))`,
  )
  const env = { ...process.env, ...environment }
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${launcher}" "${script}"; true`], { env, stdio: 'ignore' })
  await expect.poll(() => existsSync(began) && readFileSync(began, 'utf8'), { timeout: 20_000 }).toMatch(/^\d+$/)
  shell.kill('SIGTERM')
  if (ends) await expect.poll(() => existsSync(ended), { timeout: 20_000 }).toBe(true)
  else {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(existsSync(ended)).toBe(false)
    process.kill(Number(readFileSync(began, 'utf8')), 'SIGTERM')
    await expect.poll(() => existsSync(ended), { timeout: 20_000 }).toBe(true)
  }
  rmSync(folder, { recursive: true })
})

test('without a script it tells how it is used', () => {
  expect(run()).toEqual({ status: 1, stdout: '', stderr: 'Usage: node scripts/run.mjs SCRIPT [arguments]\n' })
})
