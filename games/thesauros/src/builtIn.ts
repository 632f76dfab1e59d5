import data from './data/components.json' with { type: 'json' }
import type { Can, Components } from './schema.ts'

/** The data of the set that comes with the game. */
export const builtIn: unknown = data

const NOTHING: Can = { dive: 0, engine: 0, reveal: 0, free: 0, kill: 0, aim: 0, cage: 0, coastal: 0, lobster: 0, island: 0, maps: 0 } // prettier-ignore

/**
 * Components that somebody has checked already: our tests the built-in ones, the server those of a table. Only fills in what a file may
 * leave out, so that the page can read a set without loading the schema and its library.
 */
export function trustComponents(checked: unknown): Components {
  const set = checked as Components
  const filled = <Item extends { readonly can: Can }>(item: Item): Item => ({ ...item, can: { ...NOTHING, ...item.can } }) // prettier-ignore
  return {
    ...set,
    technologies: set.technologies.map(filled),
    startingItem: filled(set.startingItem),
    foundItems: set.foundItems.map((item) => (item.kind === 'tech' ? filled(item) : item)),
  }
}
