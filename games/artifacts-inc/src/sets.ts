import type { ComponentSets } from '@fathom/kernel'
import { components } from './builtIn.ts'
import { checkSet } from './components.ts'
import { makeArtifactsInc } from './game.ts'
import { makeTexts } from './text/index.ts'

/** Artifacts, Inc. with component sets from files. */
export const artifactsIncSets: ComponentSets = {
  builtIn: components,
  read(data) {
    const checked = checkSet(data)
    if (!checked.ok) return checked
    const set = checked.value
    return {
      ok: true,
      value: {
        info: { name: set.name, provenance: set.provenance },
        game: makeArtifactsInc(set),
        texts: makeTexts(set),
      },
    }
  },
}
