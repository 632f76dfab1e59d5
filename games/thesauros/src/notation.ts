import type { Codec } from '@fathom/kernel'
import { makeActionTable } from './actionTable.ts'
import type { ThesaurosSet } from './set.ts'
import type { Action } from './verbs.ts'

/** The notation alone, for who reads and writes actions and plays none. */
export function notationOf(set: ThesaurosSet): Codec<Action> {
  return makeActionTable(set).notation
}
