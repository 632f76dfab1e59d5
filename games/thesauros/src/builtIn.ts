import * as v from 'valibot'
import data from './data/components.json' with { type: 'json' }
import { SCHEMA, type Components } from './schema.ts'

/** The data of the set that comes with the game. */
export const builtIn: unknown = data

/**
 * Components that somebody has checked already: our tests the built-in ones, the server those of a table. A page that reads a set so
 * needs the shape, which fills what a file may leave out, but none of the checks.
 */
export function trustComponents(checked: unknown): Components {
  return v.parse(SCHEMA, checked)
}
