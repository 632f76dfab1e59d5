import { array, assert, constantFrom, integer, option, property, record, tuple, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchesOf, reachAfter, type Seeker } from './matching.ts'

const MINUTE = 60_000
const NOW = 1_000 * 60 * MINUTE

const seeker = (person: string, more: Partial<Seeker> = {}): Seeker => {
  return { person, game: 'toy', pace: 'live', mode: null, seats: 2, elo: 1000, since: NOW, ...more }
}
const nobody = () => false
const names = (tables: readonly (readonly Seeker[])[]) =>
  tables.map((table) => table.map(({ person }) => person).join())

/** Some who wait: few games, names and strengths, so that they meet. */
const SEEKERS = uniqueArray(
  record({
    person: integer({ min: 0, max: 15 }).map((n) => `p${n}`),
    game: constantFrom('toy', 'toy', 'toy', 'other'),
    pace: constantFrom('live' as const, 'turns' as const),
    mode: constantFrom(null, null, null, 'lawless'),
    seats: constantFrom(2, 2, 3),
    elo: option(integer({ min: 400, max: 4000 })),
    since: integer({ min: NOW - 600 * MINUTE, max: NOW }),
  }),
  { selector: ({ person }) => person, maxLength: 30 },
)
const BLOCKS = array(tuple(integer({ min: 0, max: 15 }), integer({ min: 0, max: 15 })), { maxLength: 60 })
const apartBy = (blocks: readonly (readonly [number, number])[]) => {
  const pairs = new Set(blocks.flatMap(([a, b]) => [`p${a} p${b}`, `p${b} p${a}`]))
  return (one: string, other: string) => pairs.has(`${one} ${other}`)
}

describe('who plays with whom', () => {
  test('nobody twice, all want the same, no block between any two, all near each other', () => {
    assert(
      property(SEEKERS, BLOCKS, (seekers, blocks) => {
        const areApart = apartBy(blocks)
        const tables = matchesOf(seekers, NOW, areApart)
        const people = tables.flat().map(({ person }) => person)
        expect(new Set(people).size).toBe(people.length)
        for (const table of tables) {
          const [first] = table
          expect(table).toHaveLength(first?.seats ?? 0)
          for (const one of table) {
            expect([one.game, one.pace, one.mode, one.seats]).toEqual([
              first?.game,
              first?.pace,
              first?.mode,
              first?.seats,
            ])
            for (const other of table.filter((each) => each !== one)) {
              expect(areApart(one.person, other.person)).toBe(false)
              const reach = reachAfter(one.pace, NOW - Math.min(one.since, other.since)) ?? Infinity
              expect(Math.abs((one.elo ?? 0) - (other.elo ?? 0)) <= reach || one.elo === null || other.elo === null).toBe(true) // prettier-ignore
            }
          }
        }
      }),
    )
  })

  test('in the end all who want the same are at tables, but for those who do not fill one', () => {
    assert(
      property(SEEKERS, (seekers) => {
        const late = NOW + 24 * 60 * MINUTE
        const seated = new Set(matchesOf(seekers, late, nobody).flat())
        const left = Map.groupBy(seekers.filter((each) => !seated.has(each)), ({ game, pace, mode, seats }) => `${game} ${pace} ${mode} ${seats}`) // prettier-ignore
        for (const each of left.values()) expect(each.length).toBeLessThan(each[0]?.seats ?? 0)
      }),
    )
  })

  test('the order in which tickets are read changes nothing', () => {
    assert(
      property(SEEKERS, BLOCKS, (seekers, blocks) => {
        const areApart = apartBy(blocks)
        const tables = (list: readonly Seeker[]) => names(matchesOf(list, NOW, areApart)).toSorted()
        expect(tables(seekers.toReversed())).toEqual(tables(seekers))
      }),
    )
  })

  test('who has waited longest comes first, and finds somebody near at once', () => {
    const [ada, ben, cleo] = [seeker('ada', { since: NOW - 2 }), seeker('ben'), seeker('cleo', { since: NOW - 1 })]
    expect(names(matchesOf([ben, ada, cleo], NOW, nobody))).toEqual(['ada,cleo'])
  })

  test('somebody who fits few keeps nobody from a table that the others fill', () => {
    const wish = { seats: 3, since: NOW - MINUTE }
    const [ada, ben] = [seeker('ada', { ...wish, since: NOW - 2 * MINUTE }), seeker('ben', wish)]
    const [cleo, dov] = [seeker('cleo', { ...wish, since: NOW }), seeker('dov', { ...wish, since: NOW })]
    const isApart = (one: string, other: string) => (one === 'ben') !== (other === 'ben') && [one, other].some((each) => each === 'cleo' || each === 'dov') // prettier-ignore
    expect(names(matchesOf([ada, ben, cleo, dov], NOW, isApart))).toEqual(['ada,cleo,dov'])
    const ofElo = (who: Seeker, elo: number) => ({ ...who, elo })
    const strengths = [ofElo(ada, 1500), ofElo(ben, 1650), ofElo(cleo, 1350), ofElo(dov, 1350)]
    expect(names(matchesOf(strengths, NOW, nobody))).toEqual(['ada,cleo,dov'])
  })

  test('whoever is at no table could not have been with any others who are at none', () => {
    assert(
      property(SEEKERS, BLOCKS, (seekers, blocks) => {
        const three = seekers.slice(0, 10).map((each) => ({ ...each, game: 'toy', mode: null, pace: 'live' as const, seats: 3 })) // prettier-ignore
        const areApart = apartBy(blocks)
        const seated = new Set(matchesOf(three, NOW, areApart).flat())
        const left = three.filter((each) => !seated.has(each))
        const trios = left.flatMap((one, at) => left.slice(at + 1).flatMap((two, from) => left.slice(at + from + 2).map((more) => [one, two, more]))) // prettier-ignore
        expect(trios.filter((trio) => matchesOf(trio, NOW, areApart).length > 0)).toEqual([])
      }),
    )
  })

  test('who fits nobody is found out in time, however many wait', () => {
    let asked = 0
    const many = Array.from({ length: 1000 }, (_, n) => seeker(`p${n}`, { seats: 4, since: n }))
    // The even ones fit the odd ones alone: no three fit together.
    const isApart = (one: string, other: string) => {
      asked++
      return Number(one.slice(1)) % 2 === Number(other.slice(1)) % 2
    }
    expect(matchesOf(many, NOW, isApart)).toEqual([])
    expect(asked).toBeLessThan(4_000_000)
  })

  test('the reach grows with the minutes, live, and with the hours, by turns, until anybody will do', () => {
    const far = seeker('far', { elo: 1300 })
    const after = (minutes: number, pace: Seeker['pace']) =>
      matchesOf([seeker('ada', { pace, since: NOW - minutes * MINUTE }), { ...far, pace }], NOW, nobody).length
    expect([0, 1, 2, 5].map((minutes) => after(minutes, 'live'))).toEqual([0, 0, 1, 1])
    expect([0, 60, 119, 120].map((minutes) => after(minutes, 'turns'))).toEqual([0, 0, 0, 1])
    expect([reachAfter('live', 0), reachAfter('live', 4 * MINUTE), reachAfter('live', 5 * MINUTE)]).toEqual([150, 450, null]) // prettier-ignore
    expect(reachAfter('turns', 480 * MINUTE)).toBeNull()
  })

  test('somebody without a rating fits everybody, but never somebody they have blocked', () => {
    const [ada, ben] = [seeker('ada', { since: 0, elo: null }), seeker('ben', { elo: 2400 })]
    expect(names(matchesOf([ada, ben], NOW, nobody))).toEqual(['ada,ben'])
    expect(matchesOf([ada, ben], NOW, () => true)).toEqual([])
  })
})
