import { describe, expect, test } from 'vitest'
import type { ComponentSets, SetReading } from '../sets.ts'
import { toy, toyTexts, type Toy } from '../testing/toy.ts'
import { describeSets, whyUnfit } from './sets.ts'

interface Data {
  readonly name: { readonly en: string; readonly fr: string }
  readonly picks: readonly number[]
}
const NAME = { en: 'Picks', fr: 'Choix' }
const OWN: Data = { name: NAME, picks: [1, 2, 3] }

function isName(name: unknown): name is Data['name'] {
  const { en, fr } = (name ?? {}) as { en?: unknown; fr?: unknown }
  return typeof en === 'string' && en !== '' && typeof fr === 'string' && fr !== ''
}

/** A careful reader; `Wrong` replaces parts of it. */
function setsWith(wrong: { check?: () => boolean; read?: () => SetReading; game?: Partial<Toy> }): ComponentSets {
  const isGood = (data: unknown): data is Data => {
    const { name, picks } = (data ?? {}) as { name?: unknown; picks?: unknown }
    return (
      isName(name) &&
      Array.isArray(picks) &&
      picks.length > 0 &&
      picks.every((pick) => [1, 2, 3].includes(pick as number))
    )
  }
  return {
    builtIn: OWN,
    read(data) {
      if (wrong.read !== undefined) return wrong.read()
      if (!(wrong.check?.() ?? isGood(data))) return { ok: false, problems: [{ en: 'No picks.', fr: 'Aucun choix.' }] }
      const { picks, name } = data as Data
      const game: Toy = {
        ...toy,
        legal: (state, seat) => (toy.toAct(state).includes(seat) ? picks.map((pick) => ({ pick })) : []),
        ...wrong.game,
      }
      return { ok: true, value: { info: { name, provenance: 'rulebook' }, game, texts: toyTexts } }
    },
  }
}

describeSets('toy', setsWith({}))

describe('a fault in how sets are read goes red', () => {
  test.each<[string, ComponentSets, unknown, string]>([
    ['an exception', setsWith({ check: () => true }), null, 'Cannot destructure'],
    ['a set without anything to do', setsWith({ check: () => true }), { ...OWN, picks: [] }, 'nothing is legal'],
    ['an action that is not allowed', setsWith({ check: () => true }), { ...OWN, picks: [8] }, 'is legal and refused'],
    ['a refusal without a reason', setsWith({ read: () => ({ ok: false, problems: [] }) }), OWN, 'nobody says why'],
    [
      'a reason in one language',
      setsWith({ read: () => ({ ok: false, problems: [{ en: 'No.', fr: ' ' }] }) }),
      OWN,
      'a problem (fr) says " "',
    ],
  ])('%s', (_, sets, data, why) => {
    expect(whyUnfit(sets, data)).toContain(why)
    expect(whyUnfit(setsWith({}), OWN)).toBeNull()
  })
})
