import { describe, expect, test } from 'vitest'
import { setDigest, type ComponentSets, type GameRecord, type PlayedSet } from '@fathom/kernel'
import { entryOfRecord, entryOfSets, fixedEntry, loadGame, withSet, type CatalogEntry } from './index.ts'

const NAME = { en: 'Cards', fr: 'Cartes' }
const OWN = { provenance: 'reconstructed', cards: [1, 2] }
const OTHER = { provenance: 'transcribed', cards: [3] }

const fixed = (await loadGame('silver-and-gold')) as CatalogEntry

/** Any list of cards; the game is not made from it, its words tell which one it is. */
const SETS: ComponentSets = {
  builtIn: OWN,
  read(data) {
    const { provenance, cards } = data as { provenance: 'transcribed'; cards?: number[] }
    if (cards === undefined) {
      return { ok: false, problems: [{ en: 'The cards are missing.', fr: 'Les cartes manquent.' }] }
    }
    const en = { ...fixed.texts.en, tagline: cards.join(' ') }
    return { ok: true, value: { info: { name: NAME, provenance }, game: fixed.game, texts: { ...fixed.texts, en } } }
  },
}
const entry = entryOfSets(fixed.game, fixed.texts, SETS)

function digestOf(data: unknown): string {
  const digest = setDigest(data)
  return digest.ok ? digest.value : ''
}

function recordWith(components: GameRecord['components']): GameRecord {
  return { components } as GameRecord
}

describe('a game with sets', () => {
  test('has its own at first', () => {
    const set: PlayedSet = {
      info: { name: NAME, provenance: 'reconstructed' },
      digest: digestOf(OWN),
      isBuiltIn: true,
      data: OWN,
    }
    expect(entry).toMatchObject({ set, components: OWN, game: fixed.game, texts: fixed.texts })
  })

  test('is made from another one, and is itself again from its own, in whatever order the fields are', () => {
    const other = withSet(entry, OTHER)
    expect(other).toMatchObject({
      ok: true,
      value: {
        components: OTHER,
        set: { info: { provenance: 'transcribed' }, digest: digestOf(OTHER), isBuiltIn: false, data: OTHER },
        texts: { en: { tagline: '3' } },
      },
    })
    const same = withSet(entry, { cards: [1, 2], provenance: 'reconstructed' })
    expect(same.ok && same.value).toBe(entry)
  })

  test('says what is wrong with a set, also with one that is no set at all', () => {
    expect(withSet(entry, {})).toMatchObject({ ok: false, problems: [{ fr: 'Les cartes manquent.' }] })
    const deep: unknown = JSON.parse(`${'['.repeat(99)}${']'.repeat(99)}`)
    expect(entry.check(deep)).toMatchObject({
      ok: false,
      problems: [{ en: 'A component set is nested too deeply: 24 levels at most.' }],
    })
    expect(entry.check(OTHER)).toEqual({ ok: true, name: NAME, provenance: 'transcribed' })
  })

  test('whose own set is no good is a bug', () => {
    expect(() => entryOfSets(fixed.game, fixed.texts, { ...SETS, builtIn: {} })).toThrow('The cards are missing.')
  })
})

describe('a game with fixed components', () => {
  test('checks them and is played with no others', () => {
    expect(fixed.set).toBeNull()
    expect(withSet(fixed, fixed.components)).toMatchObject({ ok: false })
    expect(fixed.check(fixed.components)).toEqual({ ok: true, name: null, provenance: 'transcribed' })
    expect(fixed.check({ ...(fixed.components as object), rounds: 5 })).toMatchObject({ ok: false })
  })

  test('may have none to speak of, and then takes none', () => {
    const bare = fixedEntry({ game: fixed.game, texts: fixed.texts })
    expect(bare).toMatchObject({ components: null, set: null, sets: null })
    const problems = [
      {
        en: 'The components of this game can’t be replaced.',
        fr: 'Les composants de ce jeu ne se remplacent pas.',
      },
    ]
    expect(bare.check(OTHER)).toEqual({ ok: false, problems })
    expect(withSet(bare, OTHER)).toEqual({ ok: false, problems })
  })
})

describe('the game of a record', () => {
  const own = { provenance: 'reconstructed', name: 'Cards', digest: digestOf(OWN), data: null } as const
  const other = { provenance: 'transcribed', name: 'Mine', digest: digestOf(OTHER), data: OTHER } as const

  test('is the game’s own if the record says nothing, or names its set', () => {
    for (const components of [undefined, own]) {
      expect(entryOfRecord(entry, recordWith(components))).toEqual({ ok: true, value: entry })
    }
  })

  test('is made from the set that the record holds', () => {
    expect(entryOfRecord(entry, recordWith(other))).toMatchObject({ ok: true, value: { components: OTHER } })
  })

  test('is refused if the game’s own set has changed since', () => {
    expect(entryOfRecord(entry, recordWith({ ...own, digest: 'f'.repeat(32) }))).toEqual({
      ok: false,
      refusal: {
        code: 'other-components',
        params: { name: 'Cards', recorded: 'f'.repeat(32), now: digestOf(OWN) },
      },
    })
  })

  test('is refused for a set that is no good, and for a game without sets', () => {
    expect(entryOfRecord(entry, recordWith({ ...other, data: {} }))).toEqual({
      ok: false,
      refusal: { code: 'bad-components', params: { problems: ['The cards are missing.'] } },
    })
    expect(entryOfRecord(fixed, recordWith(other))).toMatchObject({ refusal: { code: 'no-component-sets' } })
  })
})
