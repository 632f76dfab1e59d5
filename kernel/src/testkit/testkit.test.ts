import { describe, expect, test } from 'vitest'
import type { Hindsight } from '../hindsight.ts'
import type { GameRecord } from '../record.ts'
import { toy, toyTexts, type Toy, type ToyAction, type ToyEvent, type ToyState, type ToyView } from '../testing/toy.ts'
import { describeGame } from './describe-game.ts'
import { goldenGaps, readGolden } from './golden.ts'
import { hindsightLaw } from './hindsight.ts'
import { conservationLaw, copyLaw, legalLaw, plainLaw, recordLaw, refusalLaw } from './laws.ts'
import { bytes, isSame, notPlain } from './plain.ts'
import { determinizationLaw, simultaneousLaw } from './secrets.ts'
import { mustNameDeclared, textLaw } from './texts.ts'
import { playWalk, recordOf, type Watch } from './walk.ts'

describeGame(toy, { texts: toyTexts })

type Law = Watch<ToyState, ToyAction, ToyView, ToyEvent>

/** What a law says about a game after ten random games, or nothing. */
function verdict(game: Toy, law: Law): string {
  try {
    for (let seed = 1; seed <= 10; seed++) playWalk(game, { mode: { id: 'low', options: {} }, seats: 3, seed }, law)
  } catch (error) {
    return error instanceof Error ? error.message : 'no error'
  }
  return ''
}

const holds = () => null
/** Everything may be looked up again. */
const free: Hindsight<ToyState, ToyEvent> = { event: (e) => e, timeOf: (s) => s.round, shows: () => true }
let calls = 0

// Each fault is one that a game could really have; the law that is there for it must go red.
const FAULTS: readonly [string, Partial<Toy>, () => Law, string][] = [
  ['a list out of order', { legal: (s, seat) => toy.legal(s, seat).toReversed() }, legalLaw, 'not sorted'],
  ['an action twice', { legal: (s, seat) => toy.legal(s, seat).flatMap((a) => [a, a]) }, legalLaw, 'not unique'],
  ['nothing to do for who must act', { legal: () => [] }, legalLaw, 'has 0 legal actions'],
  ['actions for who must not act', { legal: () => [{ pick: 1 }] }, legalLaw, 'has 1 legal actions'],
  ['seats out of order', { toAct: (s) => toy.toAct(s).toReversed() }, legalLaw, 'does not rise'],
  ['an unreadable action', { notation: { ...toy.notation, parse: () => null } }, legalLaw, 'does not read back'],
  ['a legal action refused', { refusal: () => ({ code: 'no', params: {} }) }, legalLaw, 'legal and refused'],
  ['a foreign action let through', { refusal: () => null }, refusalLaw, 'not legal and not refused'],
  [
    'two texts for one action',
    { notation: { ...toy.notation, parse: (t) => toy.notation.parse(t.trim()) } },
    refusalLaw,
    'two texts',
  ],
  [
    'a clone with its keys in another order',
    { clone: (s) => Object.fromEntries(Object.entries(toy.clone(s)).toReversed()) as unknown as ToyState },
    copyLaw,
    'the keys stand in another order',
  ],
  ['a clone that shares a list', { clone: (s) => ({ ...s }) }, copyLaw, 'changed the original'],
  [
    'a state with a hole',
    { setup: (...given) => ({ ...toy.setup(...given), note: undefined }) as ToyState },
    copyLaw,
    'not plain data',
  ],
  [
    'a view with a hole',
    { view: (s, v) => ({ ...toy.view(s, v), note: undefined }) as ToyView },
    plainLaw,
    'view.note is undefined',
  ],
  [
    'a score that does not add up',
    { view: (s, v) => ({ ...toy.view(s, v), scores: toy.view(s, v).scores.map((each) => ({ ...each, total: 99 })) }) },
    plainLaw,
    'its sources make',
  ],
  [
    'a view that changes with the state',
    { view: (s, v) => ({ ...toy.view(s, v), points: s.points }) },
    plainLaw,
    'acting changed a view from before',
  ],
  [
    'looking that changes the state',
    {
      outcome: (s) => {
        s.points[0] = 3
        return toy.outcome(s)
      },
    },
    plainLaw,
    'looking changed the state',
  ],
  [
    'an end that was not declared',
    { outcome: (s) => ({ ...toy.outcome(s), end: s.round > 3 ? 'bored' : null }) },
    plainLaw,
    'does not know "bored"',
  ],
  ['a place too many', { outcome: (s) => ({ ...toy.outcome(s), ranks: [1, 3, 3] }) }, plainLaw, 'has place 3'],
  [
    'randomness of its own',
    {
      apply: (s, seat, a, c) => {
        s.points[0] = calls++
        return toy.apply(s, seat, a, c)
      },
    },
    recordLaw,
    'does not verify',
  ],
  ['a longer game than declared', { meta: { ...toy.meta, longest: () => 5 } }, legalLaw, 'more than the 5 actions'],
  [
    'a lost point',
    {},
    () => conservationLaw((s) => (s.round === 2 ? 'a point is lost' : null)),
    'conservation: a point is lost',
  ],
  [
    'a view that leaks a choice',
    { view: (s, v) => ({ ...toy.view(s, v), picks: s.picks }) },
    simultaneousLaw,
    'learns something',
  ],
  ['an event that leaks a choice', { redact: (event) => event }, simultaneousLaw, 'learns something'],
  [
    'an event that leaks by its kind',
    { redact: (e, v) => (e.type === 'picked' && e.pick === 1 ? { ...e, pick: 0 } : toy.redact(e, v)) },
    simultaneousLaw,
    'learns something',
  ],
  [
    'a log whose past depends on a hidden choice',
    { hindsight: { ...free, event: (e, now) => (now.picks[1] === 1 ? null : e) } },
    hindsightLaw,
    'depends on what seat 0',
  ],
  [
    'a log that stays closed when the game is over',
    { hindsight: { ...free, event: (e) => (e.type === 'shown' ? null : e) } },
    hindsightLaw,
    'shown may not be read again',
  ],
  [
    'a present that may not be looked at',
    { hindsight: { ...free, shows: (time, now) => time !== now.round } },
    hindsightLaw,
    'the present position may not be looked at',
  ],
  [
    'a past that is settled too soon',
    { hindsight: { ...free, event: (e, now) => (now.round % 2 === 1 ? null : e), isSettled: () => true } },
    hindsightLaw,
    'after it was settled',
  ],
  [
    'choices whose order matters',
    {
      apply: (s, seat, a, c) => toy.apply(Object.assign(s, { last: seat }), seat, a, c),
      clone: (s) => structuredClone(s),
    },
    simultaneousLaw,
    'commute',
  ],
  [
    'a view that leaks what is sampled',
    { view: (s, v) => ({ ...toy.view(s, v), picks: s.picks }) },
    () => determinizationLaw(holds),
    "sees what it can't know",
  ],
  [
    'a spectator who sees hidden things',
    { view: (s, v) => ({ ...toy.view(s, v), picks: v === 'spectator' ? s.picks : [] }) },
    () => determinizationLaw(holds),
    'a spectator sees',
  ],
  [
    'determinizing that changes the truth',
    {
      determinize: (s, seat, c) => {
        s.dice[0] = 9
        return toy.determinize(s, seat, c)
      },
    },
    () => determinizationLaw(holds),
    'changed the true state',
  ],
  [
    'determinizing by randomness of its own',
    { determinize: (s, seat, c) => ({ ...toy.determinize(s, seat, c), round: s.round, dice: [calls++, 0, 0] }) },
    () => determinizationLaw(holds),
    'more than chance',
  ],
  [
    'determinizing who must act',
    { determinize: (s) => ({ ...toy.clone(s), picks: [1, 1, 1] }) },
    () => determinizationLaw(holds),
    'sees what it',
  ],
  [
    'determinizing that leaves something of the truth in the world',
    { determinize: (s, seat, c) => Object.assign(toy.determinize(s, seat, c), { left: s.picks.join('') }) },
    () => determinizationLaw(holds),
    'depends on what it',
  ],
  [
    'a refusal that tells what others picked in secret',
    {
      refusal: (s, seat, action) => {
        const refused = toy.refusal(s, seat, action)
        return refused === null ? null : { ...refused, params: { picks: [...s.picks] } }
      },
    },
    () => determinizationLaw(holds),
    'by the refusal of',
  ],
  [
    'an event without words',
    {},
    () => textLaw({ ...toyTexts, fr: { ...toyTexts.fr, event: () => '' } }),
    'has no words',
  ],
  [
    'two actions with the same words',
    {},
    () => textLaw({ ...toyTexts, en: { ...toyTexts.en, action: () => 'Pick' } }),
    'same words',
  ],
  [
    'a sentence with a missing value',
    {},
    () => textLaw({ ...toyTexts, en: { ...toyTexts.en, prompt: () => 'Pick undefined' } }),
    'says "Pick undefined"',
  ],
]

describe('the laws go red', () => {
  test.each(FAULTS)('for %s', (_, fault, law, expected) => {
    expect(verdict({ ...toy, ...fault }, law())).toContain(expected)
  })

  test('and stay quiet for a sound game', () => {
    const laws = [legalLaw, refusalLaw, copyLaw, plainLaw, recordLaw, simultaneousLaw, () => determinizationLaw(holds)]
    expect(laws.map((law) => verdict(toy, law()))).toEqual(laws.map(() => ''))
  })

  test('with seed, seats and the game so far as a record that loads', () => {
    const message = verdict(
      toy,
      conservationLaw((state: ToyState) => (state.round === 2 ? 'lost' : null)),
    )
    expect(message).toContain('seed 1, 3 seats, after action 3')
    expect(message).toMatch(/fathom record 1\ngame toy\n[\s\S]*0 setup \[\d\]\n1 [GWR] pick [123]\n/)
  })

  test('for a declared word that is missing', () => {
    const { modes, ...rest } = toyTexts.en
    expect(modes).toHaveProperty('high')
    expect(() => mustNameDeclared(toy, { ...toyTexts, en: { ...rest, modes: { low: 'Low' } } })).toThrow(
      'mode high (en)',
    )
  })
})

describe('recorded games', () => {
  test('a game without any is told all that it lacks', () => {
    expect(readGolden(new URL('./no-such-folder/', import.meta.url))).toEqual([])
    expect(goldenGaps(toy, [])).toEqual([
      'no recorded game of 2 seats',
      'no recorded game of 3 seats',
      'no recorded game of mode low',
      'no recorded game of mode high',
      'no recorded game that ends by rounds',
    ])
  })

  test('only finished games count', () => {
    const records: GameRecord[] = []
    const mode = { id: 'low', options: {} }
    const watch: Law = { end: (walk) => void records.push(recordOf(walk)) }
    for (const seats of [2, 3]) playWalk(toy, { mode, seats, seed: 1 }, watch)
    expect(goldenGaps(toy, records)).toEqual(['no recorded game of mode high'])
    expect(
      goldenGaps(
        toy,
        records.map((record) => ({ ...record, end: null })),
      ),
    ).toHaveLength(5)
  })
})

describe('plain data', () => {
  test.each([
    [{ a: [1, 'x', null, true, { b: -1.5 }] }, { a: [1, 'x', null, true, { b: -1.5 }] }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, false],
    [{ a: 1 }, { a: 1, b: null }, false],
    [{ a: 1, b: null }, { a: 1 }, false],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, false],
    [[1, 2], [1, 2, 3], false],
    [[], {}, false],
    [{}, [], false],
    [{ 0: 1 }, [1], false],
    [{ a: null }, { a: {} }, false],
    [1, '1', false],
  ])('%j and %j are the same as their texts are', (a, b, same) => {
    expect(isSame(a, b)).toBe(same)
    expect(bytes(a) === bytes(b)).toBe(same)
  })

  test.each([
    [{ a: [1, 'x', null, true, { b: -1.5 }] }, null],
    [{ a: undefined }, 'it.a is undefined'],
    [{ a: Number.NaN }, 'it.a is NaN'],
    [{ a: -0 }, 'it.a is 0'],
    [{ a: new Map() }, 'it.a is not a plain object'],
    [[1, () => 1], 'it.1 is function'],
    // oxlint-disable-next-line no-sparse-arrays
    [{ a: [1, , 3] }, 'it.a is a list with holes'],
  ])('%o', (value, problem) => {
    expect(notPlain(value)).toBe(problem)
  })
})
