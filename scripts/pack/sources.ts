/** The sources of a commit in a folder of their own, with the libraries that are installed here. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** The project's own packages, which have to be those of the commit. */
const OWN = '@fathom'

/**
 * @param root of the repository
 * @returns a new folder below the system's for temporary files; whoever asks takes it away
 */
export function sourcesOf(root: string, commit: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'fathom-pack-')))
  const archive = execFileSync('git', ['archive', '--format=tar', commit], { cwd: root, maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const [from, to] = [realpathSync(join(root, 'node_modules')), join(folder, 'node_modules')]
  mkdirSync(join(to, OWN), { recursive: true })
  for (const name of readdirSync(from)) if (name !== OWN) symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, OWN))) {
    const place = relative(join(from, '..'), realpathSync(join(from, OWN, name)))
    symlinkSync(join(folder, place), join(to, OWN, name))
  }
  return folder
}
