import { entryOfSets, loadGame, withSet, type CatalogEntry } from '@fathom/catalog'
import { makeRecord, type ComponentSets } from '@fathom/kernel'
import { describe, expect, it } from 'vitest'
import { simulate } from '../sim/simulate.ts'
import { checkText } from './check.ts'

const GAME = 'silver-and-gold'
const fixed = (await loadGame(GAME)) as CatalogEntry
const info = { name: { en: 'Cards', fr: 'Cartes' }, provenance: 'transcribed' } as const

/** A game with sets, whatever is in them. */
function gameWith(builtIn: unknown): CatalogEntry {
  const sets: ComponentSets = {
    builtIn,
    read(data) {
      if (data === 'no good') return { ok: false, problems: [{ en: 'It is no good.', fr: 'Cela ne va pas.' }] }
      return { ok: true, value: { info, game: fixed.game, texts: fixed.texts } }
    },
  }
  return entryOfSets(fixed.game, fixed.texts, sets)
}

/** The record of a game with this set, or with the game's own. */
function recordOf(entry: CatalogEntry): string {
  const options = { expeditionAid: false }
  const plan = { game: entry.game, set: entry.set, options, seats: 2, games: 1, bots: ['random'], seed: 5 }
  const [played] = simulate(plan)
  if (played === undefined) throw new Error('one game is played')
  return makeRecord(played.record)
}

function check(text: string, entry: CatalogEntry) {
  return checkText(text, 'en', (id) => Promise.resolve(id === GAME ? entry : null))
}

describe('the record of a game with sets', () => {
  const entry = gameWith({ cards: 1 })
  const own = withSet(entry, { cards: 2 })
  const text = recordOf(own.ok ? own.value : entry)

  it('holds its set and verifies by itself, where the game comes with another', async () => {
    expect(text).toContain('components transcribed Cards\n')
    expect(text).toContain('components-data {"cards":2}\n')
    expect(await check(text, entry)).toEqual({ passed: true, sentence: '' })
    expect(await check(text, gameWith({ cards: 3 }))).toEqual({ passed: true, sentence: '' })
  })

  it('fails if the components that come with the game have changed since', async () => {
    const ofOwn = recordOf(entry)
    expect(ofOwn).not.toContain('components-data')
    expect(await check(ofOwn, entry)).toEqual({ passed: true, sentence: '' })
    const { passed, sentence } = await check(ofOwn, gameWith({ cards: 3 }))
    expect(passed).toBe(false)
    expect(sentence).toMatch(
      /^It was played with the components "Cards" as they were then \([0-9a-f]{32}\); those that come with the game have changed since \([0-9a-f]{32}\)\.$/,
    )
  })

  it('passes without a word about components, as records of old do', async () => {
    const old = text.replaceAll(/^components.*\n/gm, '')
    expect(await check(old, entry)).toEqual({ passed: true, sentence: '' })
  })

  it.each([
    [/"cards":2/, '"cards":9', /the components that it holds are not those that were played with/],
    [/\{"cards":2\}/, '{', /the components are not JSON, or there is too much of them/],
    [/components-digest .*\n/, '', /the digest of the components is missing/],
    [/components transcribed Cards\n/, '', /the name of the component set is missing/],
  ])('fails with %s changed', async (from, to, sentence) => {
    expect(await check(text.replace(from, to), entry)).toMatchObject({
      passed: false,
      sentence: expect.stringMatching(sentence) as string,
    })
  })

  it('fails if its components can’t be played with', async () => {
    const bad = withSet(entry, 'good')
    const held = recordOf(bad.ok ? bad.value : entry)
    const refusing: CatalogEntry = {
      ...entry,
      sets: { builtIn: null, read: () => ({ ok: false, problems: [{ en: 'It is no good.', fr: '' }] }) },
    }
    expect((await check(held, refusing)).sentence).toBe(
      "The components that it holds can't be played with: It is no good.",
    )
    expect((await check(text, fixed)).sentence).toBe(
      'It names a component set, and the components of this game are fixed.',
    )
  })
})
