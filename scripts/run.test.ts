import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

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

/** Starts a server that says so in files when it begins and ends, from a shell as npm does, and ends that shell. */
async function endShell(environment: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(join(tmpdir(), 'run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
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
  return { server: Number(readFileSync(began, 'utf8')), hasEnded: () => existsSync(ended) }
}

test.skipIf(process.platform === 'win32')('an ended shell of npm takes the server along', async () => {
  const { hasEnded } = await endShell({ npm_lifecycle_event: 'start' })
  await expect.poll(hasEnded, { timeout: 20_000 }).toBe(true)
})

test.skipIf(process.platform === 'win32')('an ended shell of somebody leaves the server alone', async () => {
  const { server, hasEnded } = await endShell({ npm_lifecycle_event: undefined })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(hasEnded()).toBe(false)
  process.kill(server, 'SIGTERM')
  await expect.poll(hasEnded, { timeout: 20_000 }).toBe(true)
})

test('without a script it tells how it is used', () => {
  expect(run()).toEqual({ status: 1, stdout: '', stderr: 'Usage: node scripts/run.mjs SCRIPT [arguments]\n' })
})
