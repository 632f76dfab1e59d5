import { describe, expect, test } from 'vitest'
import { ChanceFrom, fastSource, fillOptions, recordingChance } from '@fathom/kernel'
import { boardOf, components, makeSet, makeThesauros, SORTS, ZODIACS, type State, type View } from '@fathom/thesauros'
import { offersOf, type Around } from '../around.ts'
import { cardDeals, mapDeals, meantCard, meantMap, meantRoom, roomDeals } from '../panels/deals.ts'
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

/** The code with which the game refuses a chain; null if it takes it, or if a draw comes before the end. */
function refusedBy({ state, seat }: { state: State; seat: number }, texts: readonly string[]): string | null {
  const copy = game.clone(state)
  for (const text of texts) {
    const action = game.notation.parse(text)
    if (action === null) return `no action: ${text}`
    const refusal = game.refusal(copy, seat, action)
    if (refusal !== null) return refusal.code
    const tape = recordingChance(fastSource(1))
    game.apply(copy, seat, action, tape.chance)
    if (tape.tape.crossed) return null
  }
  return null
}

/** Why what is meant at a spot can't be done. */
function whyNot(at: { state: State; seat: number }, spot: string): string | null {
  const aim = aimAt(askOf(at), spot)
  if (aim === null || aim.can !== null) return null
  return 'hint' in aim ? aim.hint : refusedBy(at, aim.meant)
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

  test('a meeple that is clicked comes into the pointer, and a second time goes back', () => {
    const picked = aimAt(askOf(placing), 'meeple:B')
    expect(picked).toEqual({ can: 'take', held: { ...NOTHING_HELD, sort: 'B' } })
    expect(aimAt(askOf(placing, { sort: 'B' }), 'meeple:B')).toEqual({ can: 'take', held: NOTHING_HELD })
    expect(staffOf(askOf(placing))).toEqual([
      { sort: 'B', count: 1 },
      { sort: 'W', count: 2 },
    ])
  })

  test('T40 nobody is placed in zone 4 in the first quadrimester, and never in zones 5 and 10', () => {
    expect([4, 5, 10].map((zone) => whyNot(placing, `zone:${zone}`))).toEqual(['closed-now', 'no-queue', 'no-line'])
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
    expect(whyNot(port, `sea:s${site}.1`)).toBe('no-map')
  })

  test('a voyage from port must leave it', () => {
    expect(whyNot(port, 'sea:port')).toBe('must-leave-port')
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
    expect(whyNot(port, 'sea:lagoon-lobster-a')).toBe('lagoon-gear')
  })

  test('EN L759: back through port on the way out is one step, that may not be the last', () => {
    const state = game.clone(port.state)
    const zodiac = askOf(port).view.pending?.voyages?.[0]?.zodiac ?? ''
    for (const text of [`depart ${zodiac}`, 'step w1']) {
      const action = game.notation.parse(text)
      if (action !== null) game.apply(state, port.seat, action, new ChanceFrom(fastSource(1)))
    }
    const ask = askOf({ state, seat: port.seat })
    expect(aimAt(ask, 'sea:port')).toEqual({
      can: 'do',
      texts: ['step port'],
      price: null,
      zodiac,
      course: ['w1', 'port'],
    })
    expect(marksOf(ask)).toContainEqual({ at: 'sea:port' })
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

/** Everything on the chart that can be pointed at, and my staff. */
function allSpots({ board, view }: Ask): string[] {
  const columns = view.sites.flatMap(({ number }) => (board.sea.siteSpaces[number] ?? []).map((_, index) => `column:${number}:${index + 1}`)) // prettier-ignore
  return [
    ...SORTS.map((sort) => `meeple:${sort}`),
    ...Array.from({ length: 10 }, (_, zone) => `zone:${zone + 1}`),
    'store:1',
    ...board.sea.ids.map((space) => `sea:${space}`),
    ...columns,
    ...ZODIACS.map((zodiac) => `zodiac:${zodiac}`),
  ]
}

/** What the town's things mean that nothing can be done with. */
function meantInTown({ view, seat, offers }: Ask): string[] {
  const around = { context: { you: () => seat }, view: () => view } as unknown as Around
  return [
    ...view.cards.flatMap(({ card }) => (cardDeals(offers, card).length > 0 ? [] : [meantCard(around, card)])),
    ...view.market.flatMap(({ number }) =>
      number === null || mapDeals(offers, number).length > 0 ? [] : [meantMap(around, number)],
    ),
    ...view.rooms.flatMap(({ room }, index) => (roomDeals(offers, room).length > 0 ? [] : [meantRoom(around, index)])),
  ].filter((text) => text !== null)
}

describe('what is pointed at in whole games', () => {
  test('can be done to its end, or is refused by the game', () => {
    const codes = new Set<string>()
    const broken: string[][] = []
    const refused = (at: Parameters<typeof refusedBy>[0], spot: string, texts: readonly string[]): void => {
      const code = refusedBy(at, texts) ?? 'not refused'
      expect([spot, texts, code]).not.toEqual([spot, texts, expect.stringMatching(/^no(t refused| action)/)])
      codes.add(code)
    }
    const chance = new ChanceFrom(fastSource(5))
    const filled = fillOptions(game.options, { variant: 'lawless' })
    if (!filled.ok) throw new Error(filled.refusal.code)
    const state = game.setup(filled.value, 3, chance)
    for (let step = 0; step < 3000; step++) {
      const [seat] = game.toAct(state)
      if (seat === undefined) break
      const at = { state, seat }
      const hands: Partial<Held>[] = [{}, { sort: 'M', envelope: true }, { sort: 'B', double: true }, { zodiac: chance.pick(ZODIACS) }] // prettier-ignore
      const ask = askOf(at, hands[step % hands.length])
      for (const meant of meantInTown(ask)) refused(at, 'town', [meant])
      for (const spot of step % 5 === 0 ? allSpots(ask) : []) {
        const aim = aimAt(ask, spot)
        if (aim === null || aim.can === 'take' || 'hint' in aim) continue
        if (aim.can === null) refused(at, spot, aim.meant)
        else if (refusedBy(at, aim.texts) !== null) broken.push([spot, ...aim.texts])
      }
      game.apply(state, seat, chance.pick(game.legal(state, seat)), chance)
    }
    expect(broken).toEqual([])
    expect([...codes].sort()).toEqual([
      'cannot-pay',
      'closed-now',
      'lagoon-closed',
      'lagoon-gear',
      'must-leave-port',
      'no-map',
      'no-queue',
      'no-such-meeple',
      'not-now',
      'not-own-zodiac',
      'only-the-recruit',
      'queue-full',
      'room-sponsored',
      'space-taken',
      'too-dear',
      'too-far',
      'zodiac-not-in-port',
    ])
  })
})
