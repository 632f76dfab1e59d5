/** Which installed packages would run something, or want a compiler, when they are installed. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockedPackage {
  readonly link?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
  readonly deprecated?: string
}

/**
 * What stands in the way of an installation on a machine without compilers, a sentence each. Read from the lockfile of `root`, and from what is installed:
 * npm runs `node-gyp rebuild` for every package with a `binding.gyp`, though the lockfile says nothing of it and the package may bring its binaries. What
 * is optional is left out by npm where it can't be built, so there a `binding.gyp` does no harm.
 */
export function findBuilds(root: string): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link === true) return []
    const reasons: string[] = []
    if (entry.hasInstallScript === true) reasons.push(`${path} has an install script; use a package without`)
    if (entry.deprecated !== undefined) reasons.push(`${path} is deprecated, which npm tells everybody; use another`)
    if (entry.optional !== true && existsSync(join(root, path, 'binding.gyp')))
      reasons.push(`${path} has a binding.gyp, so npm would call a compiler; use a package without`)
    return reasons
  })
}
