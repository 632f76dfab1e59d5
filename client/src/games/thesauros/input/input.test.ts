import { describe, expect, test } from 'vitest'
import { ChanceFrom, fastSource, fillOptions } from '@fathom/kernel'
import { boardOf, components, makeSet, makeThesauros, type State, type View } from '@fathom/thesauros'
import { offersOf } from '../around.ts'
import { aimAt, marksOf, NOTHING_HELD, staffOf, type Ask, type Held } from './index.ts'

const set = makeSet(components)
const game = makeThesauros(set)

/** A table of two that has come to where it is asked for something, by the first action that `choose` likes. */
function tableUntil(isThere: (view: View) => boolean, seed = 3): { state: State; seat: number } {
  const chance = new ChanceFrom(fastSource(seed))
  const filled = fillOptions(game.options, {})
  const state = game.setup(filled.ok ? filled.value : {}, 2, chance)
  for (let step = 0; step < 2000; step++) {
    const seat = game.toAct(state)[0] ?? 0
    if (isThere(game.view(state, seat))) return { state, seat }
    const legal = game.legal(state, seat)
    const action = legal[choose(legal.map((each) => game.notation.make(each)))] ?? legal[0]
    if (action === undefined) break
    game.apply(state, seat, action, chance)
  }
  throw new Error('it never came to that')
}

/** Even budgets, everybody to the port, and out to sea. */
function choose(texts: readonly string[]): number {
  const wishes = ['budget HR 12', 'budget RD 12', 'budget GE 12', 'budget ME 12', 'place W 7', 'place B 7', 'place W 3', 'place B 3', 'buy', 'tile', 'depart', 'step f1', 'step'] // prettier-ignore
  const wish = wishes.find((each) => texts.some((text) => text === each || text.startsWith(`${each} `)))
  return Math.max(
    0,
    texts.findIndex((text) => text === wish || text.startsWith(`${wish} `)),
  )
}

function askOf({ state, seat }: { state: State; seat: number }, held: Partial<Held> = {}): Ask {
  const view = game.view(state, seat)
  const texts = game.legal(state, seat).map((action) => game.notation.make(action))
  return { view, seat, offers: offersOf(texts), held: { ...NOTHING_HELD, ...held }, set, board: boardOf(set, 2) }
}

const placing = tableUntil((view) => view.pending?.kind === 'place')

describe('placing', () => {
  test('a click on a line places a plain worker, with the price of its space', () => {
    expect(aimAt(askOf(placing), 'zone:1')).toEqual({ can: 'do', texts: ['place W 1'], price: 6, zone: 1 })
    expect(aimAt(askOf(placing), 'queue:2:1')).toEqual({ can: 'do', texts: ['place W 2'], price: null, zone: 2 })
  })

  test('T20 the boss who was picked pays $2 less, and his envelope goes first', () => {
    const ask = askOf(placing, { sort: 'B', envelope: true })
    expect(aimAt(ask, 'zone:1')).toEqual({ can: 'do', texts: ['envelope', 'place B 1'], price: 4, zone: 1 })
  })

  test('a meeple that is clicked comes into the hand, and a second time goes back', () => {
    const picked = aimAt(askOf(placing), 'meeple:B')
    expect(picked).toEqual({ can: 'take', held: { ...NOTHING_HELD, sort: 'B' } })
    expect(aimAt(askOf(placing, { sort: 'B' }), 'meeple:B')).toEqual({ can: 'take', held: NOTHING_HELD })
    expect(staffOf(askOf(placing))).toEqual([
      { sort: 'B', count: 1 },
      { sort: 'W', count: 2 },
    ])
  })

  test('T40 nobody is placed in zone 4 in the first quadrimester, and never in zones 5 and 10', () => {
    expect(aimAt(askOf(placing), 'zone:4')).toEqual({ can: null, refusal: { code: 'closed-now', params: { zone: 4 } } })
    expect(aimAt(askOf(placing), 'zone:5')).toEqual({ can: null, refusal: { code: 'no-queue', params: { zone: 5 } } })
    expect(aimAt(askOf(placing), 'zone:10')).toEqual({ can: null, refusal: { code: 'no-queue', params: { zone: 10 } } })
  })

  test('a Double Action that nobody has is not put under anybody', () => {
    expect(aimAt(askOf(placing, { double: true }), 'zone:6')).toMatchObject({ texts: ['place W 6'] })
  })

  test('the next free space of each line that can be chosen is marked', () => {
    const marks = marksOf(askOf(placing)).map(({ at, price }) => [at, price])
    expect(marks).toEqual([
      ['queue:1:1', 6],
      ['queue:2:1', undefined],
      ['queue:3:1', undefined],
      ['queue:6:1', undefined],
      ['queue:7:1', undefined],
      ['queue:8:1', undefined],
      ['queue:9:1', marks.find(([at]) => at === 'queue:9:1')?.[1]],
    ])
  })
})

const port = tableUntil((view) => view.pending?.kind === 'port')

describe('sailing', () => {
  test('from port a far space is one chain: out of port, and step by step', () => {
    const ask = askOf(port)
    const boat = ask.view.pending?.voyages?.[0]
    const far = boat?.reach.find(({ path }) => path.length === 2)
    expect(aimAt(ask, `sea:${far?.space}`)).toEqual({
      can: 'do',
      texts: [`depart ${boat?.zodiac}`, ...(far?.path ?? []).map((space) => `step ${space}`)],
      price: 0,
      zodiac: boat?.zodiac,
      course: ['port', ...(far?.path ?? [])],
    })
  })

  test('T43 without a map a dig site is out of reach, and says so', () => {
    const ask = askOf(port)
    const site = ask.view.sites.find(({ cubes }) => !cubes.includes(ask.seat))?.number ?? 0
    expect(aimAt(ask, `sea:s${site}.1`)).toEqual({ can: null, refusal: { code: 'no-map', params: { number: site } } })
  })

  test('a voyage from port must leave it', () => {
    expect(aimAt(askOf(port), 'sea:port')).toEqual({ can: null, refusal: { code: 'must-leave-port', params: {} } })
  })

  test('an empty berth of the store buys a Zodiac at the price of this meeple', () => {
    const ask = askOf(port)
    const worker = ask.view.pending?.meeple?.sort !== 'B'
    expect(aimAt(ask, 'store:1')).toEqual({ can: 'do', texts: ['buy-zodiac'], price: worker ? 6 : 4 })
  })

  test('a tour is a trip of its own; what lacks the gear says so', () => {
    const ask = askOf(port)
    const zodiac = ask.view.pending?.voyages?.[0]?.zodiac
    expect(aimAt(ask, 'sea:lagoon-tour')).toMatchObject({ can: 'do', texts: [`lagoon lagoon-tour ${zodiac}`] })
    expect(aimAt(ask, 'sea:lagoon-lobster-a')).toMatchObject({ can: null, refusal: { code: 'lagoon-gear' } })
  })

  const voyage = tableUntil((view) => view.pending?.kind === 'voyage')
  test('every chain that is offered is legal to its end', () => {
    for (const at of [port, voyage]) {
      const ask = askOf(at)
      for (const { at: spot } of marksOf(ask)) {
        const aim = aimAt(ask, spot)
        if (aim?.can !== 'do') continue
        const state = game.clone(at.state)
        const chance = new ChanceFrom(fastSource(1))
        for (const text of aim.texts) {
          const action = game.notation.parse(text)
          expect(action === null ? text : game.refusal(state, at.seat, action)).toBeNull()
          if (action !== null) game.apply(state, at.seat, action, chance)
        }
      }
    }
  })
})
