import { describe, expect, test } from 'vitest'
import { components } from '../components.ts'
import { makeSet } from '../set.ts'
import { lexicon } from '../text/lexicon.ts'
import { spot as inEnglish } from '../text/en/words.ts'
import { spot as inFrench } from '../text/fr/words.ts'
import { bearingOf } from './bearing.ts'

describe('open water', () => {
  const sea = { ids: ['a', 'b'], x: [100, 60], y: [0, 50], tileRect: [[], [90, 40, 20, 20]] }

  test('is told from the nearest dig site', () => {
    expect(bearingOf([sea], 'a')).toEqual({ site: 1, heading: 0 })
    expect(bearingOf([sea], 'b')).toEqual({ site: 1, heading: 6 })
    expect(bearingOf([sea], 'nowhere')).toBeNull()
  })

  test('is told from a site that lies on every board that has it', () => {
    const larger = { ...sea, tileRect: [...sea.tileRect, [100, 5, 2, 2]] }
    expect(bearingOf([larger], 'a')).toEqual({ site: 2, heading: 0 })
    expect(bearingOf([sea, larger], 'a')).toEqual({ site: 1, heading: 0 })
  })

  test('has a name on the map in every sentence, and no two spaces have the same', () => {
    const set = makeSet(components)
    for (const [language, spot, wanted] of [
      ['en', inEnglish, /^open water \d+, (north|south|east|west)(-(east|west))? of site \d$/],
      ['fr', inFrench, /^la pleine eau \d+, (au|à l’)(.*) du site \d$/],
    ] as const) {
      const words = lexicon(set, language)
      const waters = new Set(
        set.boards.flatMap(({ sea: { ids, kind } }) => ids.filter((_, at) => kind[at] === 'water')),
      )
      const names = [...waters].map((id) => spot(words.spot(id)))
      for (const name of names) expect(name).toMatch(wanted)
      expect(new Set(names).size).toBe(waters.size)
    }
  })
})
