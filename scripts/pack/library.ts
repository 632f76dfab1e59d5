/**
 * The games of a packed program: those of its commit, some by rules of before as if nobody had changed them yet. So it is a program from before the
 * change, which knows nothing of newer rules.
 */
export function libraryOf(past: Readonly<Record<string, number>>): string {
  return `
    import { withRules } from '@fathom/catalog'
    import { library as whole } from '@fathom/engine/library'
    const past = ${JSON.stringify(past)}
    const made = new Map()
    async function older(id) {
      const entry = await whole.load(id)
      const version = past[id]
      if (entry === null || version === undefined) return entry
      return { ...(await withRules(entry, version)), past: {} }
    }
    export const library = {
      ...whole,
      load(id) {
        if (!made.has(id)) made.set(id, older(id))
        return made.get(id)
      },
    }`
}
