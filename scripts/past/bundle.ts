/** Makes one file of a game's rules, its words and what its bots know of it, with everything that they are made of. */
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { licencesOf } from './licences.ts'

export interface Bundle {
  /** A module that imports nothing and exports `rules`: the same text from the same sources. */
  readonly code: string
  /** Of the libraries in it: name and licence, each as its package has them. */
  readonly licences: readonly string[]
}

const ENTRY = 'past-rules'

/**
 * Bundles a game as it stands below `root`.
 * @param id of a game whose package and whose bots name their exports after it, as all of ours do
 * @throws if the game loads something late: what is not in the file would be today's
 */
export async function bundleGame(root: string, id: string): Promise<Bundle> {
  const built = await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: [entryPlugin(await entryOf(root, id))],
    // For a server: one module without anything of a browser's.
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: true, write: false, minify: 'oxc', target: 'es2024', rolldownOptions: { input: ENTRY } },
  })
  const [chunk, ...others] = (built as Rolldown.RolldownOutput).output
  const late = [...others.map((other) => other.fileName), ...chunk.imports, ...chunk.dynamicImports]
  if (late.length > 0) throw new Error(`${id} loads ${late.join(', ')} late: rules of before must be one whole`)
  return { code: chunk.code, licences: licencesOf(root, chunk.moduleIds) }
}

/** The module that everything hangs on: its exports fit `PastRules`. */
async function entryOf(root: string, id: string): Promise<string> {
  const name = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const hasSets = `${name}Sets` in ((await import(`@fathom/${id}`)) as object)
  const bots = (file: string) => JSON.stringify(join(root, 'bots', 'src', id, file))
  return `
    import { ${name} as game, ${name}Texts as texts, ${hasSets ? `${name}Sets as sets` : 'components'} } from '@fathom/${id}'
    import { ${name}Evaluation as evaluation } from ${bots('evaluation.ts')}
    import { ${name}Search as search } from ${bots('search.ts')}
    ${hasSets ? 'const components = sets.builtIn' : 'const sets = null'}
    export const rules = { game, texts, components, sets, expertise: { evaluation, ...search } }`
}

function entryPlugin(source: string): Plugin {
  return {
    name: ENTRY,
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) => (id === `\0${ENTRY}` ? source : null),
    // Not taken in: what is used of it is found out, and refused.
    resolveDynamicImport: (id) => ({ id, external: true }),
  }
}
