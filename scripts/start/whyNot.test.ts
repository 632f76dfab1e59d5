import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { whyNotBuild } from './whyNot.ts'

/** A project that was installed, as far as the build asks. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'why-not-'))
  onTestFinished(() => {
    for (const folder of ['', 'client', 'node_modules']) chmodSync(join(root, folder), 0o755)
    rmSync(root, { recursive: true })
  })
  for (const folder of ['client', 'node_modules/vite']) mkdirSync(join(root, folder), { recursive: true })
  chmodSync(root, 0o755)
  return root
}

/** The answer for an account that may do only what everybody may: root may write everywhere. */
function asNobody(root: string): string {
  const script = `
    const { whyNotBuild } = await import(${JSON.stringify(new URL('./whyNot.ts', import.meta.url).href)})
    if (process.getuid?.() === 0) { process.setgroups([]); process.setgid(65534); process.setuid(65534) }
    console.log(whyNotBuild(${JSON.stringify(root)}))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return `${stdout}${stderr}`.trim()
}

test('where everything may be written, nothing stands in the way', () => {
  expect(whyNotBuild(project())).toBe(null)
})

test.each(['client', 'node_modules'])('a %s that may not be written to is told', (folder) => {
  const root = project()
  for (const each of ['client', 'node_modules']) chmodSync(join(root, each), each === folder ? 0o555 : 0o777)
  expect(asNobody(root)).toBe(
    `The page can’t be built, because this account may not write to ${join(root, folder)}: ` +
      'start as the account that owns the folder, or give it the right.',
  )
})

test('where the tools are missing, it says how to get them', () => {
  const root = project()
  rmSync(join(root, 'node_modules', 'vite'), { recursive: true })
  expect(whyNotBuild(root)).toBe(
    'The page can’t be built without the tools that `npm ci` brings: run it (without `--omit`), then this again.',
  )
})
