/** What `docker build .` would hand over: the project's files without those that `.dockerignore` names. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whether a pattern of a `.dockerignore` (`data`, `*.log`; two stars and a slash first: at any depth) takes out a path or a folder that it is in. */
export function isIgnored(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const source = pattern
      .split(/(\*\*\/|\*)/)
      .map((part) => (part === '**/' ? '(.*/)?' : part === '*' ? '[^/]*' : part.replace(/[.+^${}()|[\]\\]/g, '\\$&')))
      .join('')
    return new RegExp(`^${source}(/|$)`).test(path)
  })
}

/** Copies it into a folder: what git knows and what is new, as it is in the working folder now. */
export function copyContext(root: string, target: string): void {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error('git does not say which files belong to the project')
  for (const path of stdout.split('\0')) {
    if (path === '' || !existsSync(join(root, path)) || isIgnored(path, patterns)) continue
    mkdirSync(dirname(join(target, path)), { recursive: true })
    cpSync(join(root, path), join(target, path))
  }
}
