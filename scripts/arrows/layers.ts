/**
 * The picture of the house as data: which package stands in which layer, and what the pure ones must not name.
 * ARCHITECTURE.md shows the same picture to people.
 */

/** A package's folder below the root (or a folder pattern ending in `/*`) and its layer: imports point to lower numbers. */
const layers: readonly { folder: string; layer: number }[] = [
  { folder: 'kernel', layer: 0 },
  { folder: 'games/*', layer: 1 },
  { folder: 'protocol', layer: 1 },
  { folder: 'catalog', layer: 2 },
  { folder: 'bots', layer: 2 },
  { folder: 'table', layer: 2 },
  { folder: 'engine', layer: 3 },
  { folder: 'server', layer: 4 },
  { folder: 'client', layer: 4 },
  { folder: 'cli', layer: 5 },
  { folder: 'e2e', layer: 5 },
  { folder: 'bench', layer: 6 },
]

/** An import that the layers forbid and that is right all the same. */
export interface Exception {
  from: string
  to: string
  reason: string
}

/** Folders of the two packages, and why. Empty is how it should stay. */
export const exceptions: readonly Exception[] = []

/** Files that may import what is only known at run time, and why. */
export const runtimeImports: readonly { file: string; reason: string }[] = [
  {
    file: 'server/src/threads/loadLibrary.ts',
    reason: 'a test or an own build gives the server another list of games by its URL',
  },
]

/**
 * Folders whose code runs everywhere (server, browser worker, search) and must give the same game for the same draws:
 * no clock, no randomness of its own, no Node, no DOM.
 */
const pureFolders: readonly string[] = ['kernel', 'games/*', 'protocol', 'catalog', 'bots', 'table', 'engine']

/** Folders that are tools through and through: what they use may stand in devDependencies. */
const toolFolders: readonly string[] = ['e2e', 'bench']

export type NameKind = 'clock' | 'randomness' | 'node' | 'dom'

/** What to do instead, by kind of forbidden name. */
export const adviceByKind: Record<NameKind, string> = {
  clock: 'take the time as a parameter',
  randomness: 'draw through the chance tape',
  node: 'move what needs Node to the server or the command line, or pass it in',
  dom: 'move what needs the browser to the client, or pass it in',
}

/** Global names that pure code must not mention. `Date` and `Math` are looked at more closely in names.ts. */
export const forbiddenNames: Record<NameKind, readonly string[]> = {
  clock: ['performance', 'setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame', 'Temporal'],
  randomness: ['crypto'],
  node: ['process', 'Buffer', 'NodeJS', 'require', 'module', 'exports', '__dirname', '__filename', 'global'],
  dom: (
    'window document navigator location history localStorage sessionStorage indexedDB fetch XMLHttpRequest WebSocket ' +
    'EventSource Worker SharedWorker BroadcastChannel globalThis self postMessage alert confirm prompt matchMedia ' +
    // A forgotten `import type { Event }` would silently mean the browser's.
    'customElements Event Node Element Document Window Storage'
  ).split(' '),
}

/** Whether a folder is meant by a pattern of the tables above. */
function folderMatches(folder: string, pattern: string): boolean {
  if (!pattern.endsWith('/*')) return folder === pattern
  const parent = pattern.slice(0, -1)
  return folder.startsWith(parent) && !folder.slice(parent.length).includes('/')
}

/** The layer of a package's folder, or undefined when the table above does not know it. */
export function layerOf(folder: string): number | undefined {
  return layers.find((entry) => folderMatches(folder, entry.folder))?.layer
}

export function isPure(folder: string): boolean {
  return pureFolders.some((pattern) => folderMatches(folder, pattern))
}

export function isTool(folder: string): boolean {
  return toolFolders.some((pattern) => folderMatches(folder, pattern))
}
