import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The licences of the libraries that a bundle has taken in: name and text, as their packages have them.
 * @param modules the paths of its files
 * @throws if one has none to be copied with it
 */
export function licencesOf(root: string, modules: readonly string[]): string[] {
  const names = modules.flatMap((path) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(names)].toSorted().map((name) => {
    const folder = join(root, 'node_modules', name)
    const file = existsSync(folder) ? readdirSync(folder).find((each) => /^licen[cs]e/i.test(each)) : undefined
    const text = file === undefined ? named(folder) : readFileSync(join(folder, file), 'utf8').trim()
    if (text === null) throw new Error(`${name} has no licence to be copied with it`)
    return `${name}\n\n${text}`
  })
}

/** A few packages name their licence and nothing more. */
function named(folder: string): string | null {
  const path = join(folder, 'package.json')
  if (!existsSync(path)) return null
  const { license, author } = JSON.parse(readFileSync(path, 'utf8')) as { license?: unknown; author?: unknown }
  const by = typeof author === 'string' ? author : (author as { name?: string } | undefined)?.name
  return typeof license === 'string' ? `${license} licence${by === undefined ? '' : `, by ${by}`}` : null
}
