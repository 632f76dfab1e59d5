import type { ComponentSets } from '@fathom/kernel'
import { builtIn } from './builtIn.ts'
import { components, readComponents } from './components.ts'
import { makeThesauros, type Thesauros } from './game.ts'
import { makeSet } from './set.ts'
import { makeTexts } from './text/index.ts'

const ours = makeSet(components)

/** Thesauros with the set that comes along, and its words. */
export const thesauros: Thesauros = makeThesauros(ours)
export const thesaurosTexts = makeTexts(ours)

/** Thesauros with component sets from files. */
export const thesaurosSets: ComponentSets = {
  builtIn,
  read(data) {
    const reading = readComponents(data)
    if (!reading.ok) return reading
    const set = makeSet(reading.value)
    return { ok: true, value: { info: set.info, game: makeThesauros(set), texts: makeTexts(set) } }
  },
}
