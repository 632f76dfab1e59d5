import data from './data/components.json' with { type: 'json' }
import type { ComponentSet } from './schema.ts'

/** The set that comes with the game. A test holds them to the schema, so that nobody who plays needs the schema and its library. */
export const components = data as unknown as ComponentSet
