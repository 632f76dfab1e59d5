import { describe, expect, test } from 'vitest'
import { fastChance, fastSource } from '../sources.ts'
import { ChanceFrom, type Chance } from '../chance.ts'
import { SPECTATOR } from '../seat.ts'
import { setDigest, unshownWords, type ComponentSets, type GameOfSet, type Localized } from '../sets.ts'
import { LANGUAGES, type Names } from '../text.ts'
import { must, notPlain } from './plain.ts'
import { optionsOf } from './walk.ts'

/** How many damaged sets are tried: 300 in the usual suite, 6,000 in the long one. */
const SPOILT_SETS = process.env['FATHOM_LONG'] === '1' ? 6000 : 300
/** How many actions of a game with a damaged set are played at most: some of these games never end. */
const PLIES = 120

/**
 * Holds a game's component sets to their contract: its own is a set, whatever is no set is refused in sentences and never by an exception,
 * and what is accepted, however strange, can be played.
 */
export function describeSets(id: string, sets: ComponentSets): void {
  describe(`component sets of ${id}`, () => {
    test('its own is one, survives JSON and makes the game that it comes with', () => {
      const digest = setDigest(sets.builtIn)
      expect(digest.ok).toBe(true)
      expect(unshownWords(sets.builtIn)).toBeNull()
      const copy: unknown = JSON.parse(JSON.stringify(sets.builtIn))
      expect(setDigest(copy)).toEqual(digest)
      const read = sets.read(copy)
      expect(read.ok && read.value.game.meta.id).toBe(id)
      if (!read.ok) return
      const { name } = read.value.info
      for (const language of LANGUAGES) expect(name[language]).toMatch(/^\S.*$/)
    })

    test.each([null, true, 7, '', 'a set', [], [[]], {}, { cards: null }, [{}]])('%j is none', (data) => {
      expect(whyUnfit(sets, data)).toBe(null)
      expect(sets.read(data).ok).toBe(false)
    })

    test(`a spoilt one is refused in words, or played (${SPOILT_SETS} of them)`, () => {
      const chance = fastChance(1)
      const broken: string[] = []
      for (let count = 0; count < SPOILT_SETS && broken.length < 3; count++) {
        const spoilt: unknown = JSON.parse(JSON.stringify(sets.builtIn))
        const how = Array.from({ length: 1 + chance.below(3) }, () => spoil(spoilt, chance))
        const why = whyUnfit(sets, JSON.parse(JSON.stringify(spoilt)))
        if (why !== null) broken.push(`${how.join(', ')}: ${why}`)
      }
      expect(broken).toEqual([])
    })
  })
}

/** What is wrong with how the game takes this data, or null. */
export function whyUnfit(sets: ComponentSets, data: unknown): string | null {
  try {
    const read = sets.read(data)
    if (read.ok) play(read.value)
    else mustTell(read.problems)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function mustTell(problems: readonly Localized[]): void {
  must(problems.length > 0, 'it is refused, and nobody says why')
  for (const problem of problems) {
    for (const language of LANGUAGES) {
      const sentence = problem[language]
      must(sentence.trim() !== '' && !/\[object|NaN/.test(sentence), `a problem (${language}) says "${sentence}"`)
    }
  }
}

/** Plays at random for a while, with as many as can play, looking at everything as a table does. */
function play({ game, texts }: GameOfSet): void {
  const [mode] = game.meta.modes
  if (mode === undefined) throw new Error('the game has no mode')
  const seats = Math.max(...(mode.seats ?? game.meta.seats))
  const chance = new ChanceFrom(fastSource(2))
  const state = game.setup(optionsOf(game, mode), seats, chance)
  const names: Names = { reader: SPECTATOR, of: (seat: number) => `seat ${seat}` }
  for (let ply = 0; ply < PLIES; ply++) {
    const view = game.view(state, SPECTATOR)
    must(notPlain(view) === null, `the view: ${notPlain(view)}`)
    const [seat] = game.toAct(state)
    game.outcome(state)
    if (seat === undefined) return
    const legal = game.legal(state, seat)
    must(legal.length > 0, `seat ${seat} must act and nothing is legal`)
    const action = chance.pick(legal)
    const again = game.notation.parse(game.notation.make(action))
    must(
      again !== null && game.refusal(state, seat, again) === null,
      `${game.notation.make(action)} is legal and refused`,
    )
    const own = game.view(state, seat)
    for (const language of LANGUAGES) {
      must(texts[language].action(action, own) !== '', `${game.notation.make(action)} has no words (${language})`)
      must(texts[language].board(own, names).length > 0, `the board has no lines (${language})`)
      must(texts[language].prompt(own, seat, names) !== '', `the prompt has no words (${language})`)
    }
    game.determinize(state, seat, chance)
    const events = game.apply(state, seat, again, chance)
    for (const event of events) for (const language of LANGUAGES) texts[language].event(event, names)
  }
}

type Part = Record<string, unknown>

/** Changes one thing somewhere in a set; gives its path. */
function spoil(set: unknown, chance: Chance): string {
  const path: string[] = []
  let part = set as Part
  for (;;) {
    const keys = Object.keys(part)
    if (keys.length === 0) return `${path.join('.')} is empty`
    const key = chance.pick(keys)
    path.push(key)
    const inner = part[key]
    // Mostly at a value, now and then a whole branch.
    if (typeof inner === 'object' && inner !== null && chance.below(8) > 0) {
      part = inner as Part
      continue
    }
    change(part, key, chance)
    return `${path.join('.')} = ${JSON.stringify(part[key])?.slice(0, 60)}`
  }
}

function change(part: Part, key: string, chance: Chance): void {
  const value = part[key]
  if (Array.isArray(part) && chance.below(2) === 0) {
    const at = Number(key)
    // A piece too few, one twice, or two in the other order.
    const [puts, from] = chance.pick([
      [[], at],
      [[value, value], at],
      [[part[at - 1] ?? value, value].toReversed(), Math.max(0, at - 1)],
    ] as const)
    part.splice(from, from === at ? 1 : 2, ...puts)
  } else if (chance.below(6) === 0) delete part[key]
  else if (typeof value === 'number') part[key] = chance.pick([0, 1, 2, 5, 6, 7, 20, 99, -1, 1.5, 1e9, null])
  else if (typeof value === 'string') part[key] = chance.pick(['', 'any', 'x', 'é'.repeat(90), 3, null, `${value}2`])
  else part[key] = chance.pick([null, [], {}, 0, 'x', [value]])
}
