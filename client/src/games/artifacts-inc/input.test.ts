import { fastChance, fillOptions, type Chance } from '@fathom/kernel'
import { artifactsInc, type Action, type View } from '@fathom/artifacts-inc'
import { describe, expect, it } from 'vitest'
import { openTableSet } from './tableSet.ts'
import { choicesOf } from './choices.ts'
import { aimAt, NOTHING_HELD, rerollTexts, saleTexts, useOfDie, type Aim, type Held } from './input.ts'
import { placeName, spotKey, spotOf, type Spot } from './spots.ts'

const { make, parse } = artifactsInc.notation
type State = ReturnType<typeof artifactsInc.setup>
const tableSet = openTableSet(null)

function begin(seats: number, seed: number, options: Record<string, boolean> = {}): State {
  const filled = fillOptions(artifactsInc.options, options)
  if (!filled.ok) throw new Error(filled.refusal.code)
  return artifactsInc.setup(filled.value, seats, fastChance(seed))
}

type Look = (state: State, view: View, legal: readonly Action[]) => void

/** Plays a game in which people dig, buy, dive and fill orders, and shows every position to its active seat. */
function everyPosition(
  seats: number,
  seed: number,
  steps: number,
  look: Look,
  options: Record<string, boolean> = {},
): void {
  const chance = fastChance(seed)
  const state = begin(seats, seed, options)
  for (let step = 0; step < steps && state.phase !== 'over'; step++) {
    const legal = artifactsInc.legal(state, state.active)
    look(state, artifactsInc.view(state, state.active), legal)
    artifactsInc.apply(state, state.active, pick(legal, chance), chance)
  }
}

/** Something with an effect, most of the time; never the end of a turn while dice are left. */
function pick(legal: readonly Action[], chance: Chance): Action {
  const doing = legal.filter((action) => action.do !== 'end' && action.do !== 'decline')
  return chance.pick(doing.length > 0 ? doing : legal)
}

/** What one holds and points at to mean an action; null for those that are buttons or forms. */
function gestureFor(view: View, action: Action): { spot: Spot; held: Held } | null {
  switch (action.do) {
    case 'lay':
      return { spot: { on: 'start', card: idOf(action.card) }, held: NOTHING_HELD }
    case 'place': {
      const spot: Spot = { on: 'slot', place: placeName(action.row, action.column), slot: action.slot }
      return { spot, held: { ...NOTHING_HELD, die: action.die } }
    }
    case 'visit': {
      const ids = [...view.museums.map(({ id }) => id), view.collectors.id, view.guideWork.id]
      return { spot: { on: 'public', id: ids[action.place] ?? '' }, held: { ...NOTHING_HELD, die: action.die } }
    }
    case 'order':
      return {
        spot: { on: 'box', museum: view.museums[action.museum]?.id ?? '', box: action.box },
        held: NOTHING_HELD,
      }
    case 'put':
      return { spot: { on: 'free', place: placeName(action.row, action.column) }, held: NOTHING_HELD }
    case 'upgrade':
      return { spot: { on: 'card', place: placeName(action.row, action.column) }, held: NOTHING_HELD }
    default:
      return null
  }
}

const idOf = (card: number): string => tableSet.set.cards[card]?.id ?? ''
const textsOf = (aim: Aim | null): readonly string[] =>
  aim !== null && aim.can !== null && 'texts' in aim ? aim.texts : []

/** Does a chain on a copy; the refusal of its first action that is not legal. */
function tryChain(state: State, texts: readonly string[]): unknown {
  const copy = artifactsInc.clone(state)
  for (const text of texts) {
    const action = parse(text)
    if (action === null) return text
    const refused = artifactsInc.refusal(copy, copy.active, action)
    if (refused !== null) return refused
    artifactsInc.apply(copy, copy.active, action, fastChance(7))
  }
  return null
}

/** The code with which the game refuses a chain. */
function refusedBy(state: State, texts: readonly string[]): string | null {
  const refused = tryChain(state, texts)
  return typeof refused === 'object' && refused !== null && 'code' in refused ? String(refused.code) : null
}

/** Every chain once: most hands mean the same by most spots. */
function each(chains: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(chains.map((texts) => [texts.join('\n'), texts])).values()]
}

/** Every spot that there is in a position. */
function allSpots(view: View, seat: number): Spot[] {
  const cards = view.players[seat]?.cards ?? []
  return [
    ...cards.flatMap(({ row, column, slots }): Spot[] => {
      const place = placeName(row, column)
      return [{ on: 'card', place }, ...slots.map((_, slot): Spot => ({ on: 'slot', place, slot }))]
    }),
    ...(view.players[seat]?.freePlaces ?? []).map(({ row, column }): Spot => ({
      on: 'free',
      place: placeName(row, column),
    })),
    ...view.museums.flatMap(({ id, boxes }): Spot[] => [
      { on: 'public', id },
      ...boxes.map((_, box): Spot => ({ on: 'box', museum: id, box })),
    ]),
    { on: 'public', id: view.collectors.id },
    { on: 'public', id: view.guideWork.id },
    { on: 'dive' },
    ...view.market.flatMap(({ letter, cards: offers }) =>
      offers.flatMap((offer, index): Spot[] =>
        offer === null ? [] : [{ on: 'market', letter, index, card: offer.card }],
      ),
    ),
  ]
}

describe('what is pointed at', () => {
  it.each([2, 3, 4])('reaches every legal action of games of %i that is not a button or a form', (seats) => {
    let reached = 0
    const missed: string[][] = []
    for (let seed = 1; seed <= 4; seed++) {
      everyPosition(seats, seed, 500, (state, view, legal) => {
        const choices = choicesOf(legal.map(make))
        for (const action of legal) {
          const gesture = gestureFor(view, action)
          if (gesture === null) continue
          const texts = textsOf(aimAt(view, state.active, choices, gesture.held, gesture.spot))
          if (texts.join('\n') !== make(action)) missed.push([make(action), ...texts])
          reached++
        }
      })
    }
    expect(missed).toEqual([])
    expect(reached).toBeGreaterThan(4000)
  })

  it('sends only chains that the engine takes, whatever die or card is in hand', () => {
    for (let seed = 11; seed <= 14; seed++) {
      everyPosition(3, seed, 260, (state, view, legal) => {
        const choices = choicesOf(legal.map(make))
        const hands: Held[] = [
          NOTHING_HELD,
          ...[1, 2, 3, 4, 5, 6].map((die) => ({ ...NOTHING_HELD, die })),
          ...[...choices.buys.keys()].map((card) => ({ ...NOTHING_HELD, card })),
        ]
        const spots = allSpots(view, state.active)
        const chains = hands.flatMap((held) =>
          spots.map((spot) => textsOf(aimAt(view, state.active, choices, held, spot))),
        )
        expect(each(chains).filter((texts) => tryChain(state, texts) !== null)).toEqual([])
      })
    }
  })

  it('that can’t be done is a chain that the game refuses', () => {
    const codes = new Set<string>()
    const others: unknown[] = []
    for (let seed = 21; seed <= 26; seed++) {
      everyPosition(2, seed, 400, (state, view, legal) => {
        const choices = choicesOf(legal.map(make))
        const chains: (readonly string[])[] = []
        for (const { spot, held, meant } of meantSpots(view, state.active)) {
          const aim = aimAt(view, state.active, choices, held, spot)
          if (aim?.can !== null) continue
          if (meant !== null && JSON.stringify(aim.meant) !== JSON.stringify([[meant]])) others.push([meant, aim.meant])
          chains.push(...aim.meant)
        }
        for (const texts of each(chains)) codes.add(refusedBy(state, texts) ?? 'not refused')
      })
    }
    expect(others).toEqual([])
    expect([...codes].sort()).toEqual([
      'already-upgraded',
      'box-taken',
      'die-does-not-fit',
      'no-adjacent-expedition',
      'no-order-possible',
      'no-such-die',
      'not-enough-artifacts',
      'not-enough-money',
      'not-enough-scrolls',
      'nothing-to-sell',
      'one-dive-a-turn',
      'other-museum',
      'slot-taken',
      'too-deep',
    ])
  })
})

interface Meant {
  readonly spot: Spot
  readonly held: Held
  /** The one action that is meant; null where it may be any of several, or a chain. */
  readonly meant: string | null
}

/** Spots with what they would mean in the phase, for each die that one may hold. */
function meantSpots(view: View, seat: number): Meant[] {
  const spots = allSpots(view, seat)
  const hold = (die: number): Held => ({ ...NOTHING_HELD, die })
  const dice = [1, 2, 3, 4, 5, 6]
  return spots.flatMap((spot): Meant[] => {
    if (view.phase === 'act') {
      // With empty hands any die may be meant.
      if (spot.on === 'slot' || spot.on === 'public') {
        const any = dice.map((die) => ({ spot, held: hold(die), meant: `place ${die} ${spot.on === 'slot' ? `${spot.place}.${spot.slot + 1}` : spot.id}` })) // prettier-ignore
        return [{ spot, held: NOTHING_HELD, meant: null }, ...any]
      }
      if (spot.on === 'box') return dice.map((die) => ({ spot, held: hold(die), meant: null }))
      if (spot.on === 'dive') return dice.map((die) => ({ spot, held: hold(die), meant: `dive ${die}` }))
    }
    if (view.phase === 'order' && spot.on === 'box') {
      return [{ spot, held: NOTHING_HELD, meant: `order ${spot.museum} ${spot.box + 1}` }]
    }
    if (view.phase !== 'buy') return []
    if (spot.on === 'market') return [{ spot, held: NOTHING_HELD, meant: `buy ${spot.card}` }]
    return spot.on === 'card' ? [{ spot, held: NOTHING_HELD, meant: `upgrade ${spot.place}` }] : []
  })
}

describe('a dive', () => {
  it('takes the dice with the smallest sum that is enough when none is picked up', () => {
    let dives = 0
    everyPosition(2, 5, 400, (state, view, legal) => {
      if (view.phase !== 'act') return
      const choices = choicesOf(legal.map(make))
      const aim = aimAt(view, state.active, choices, NOTHING_HELD, { on: 'dive' })
      if (aim?.can !== 'dive') return
      dives++
      expect(tryChain(state, aim.texts)).toBeNull()
      expect(aim.texts).toEqual(aim.dice.map((die) => `dive ${die}`))
    })
    expect(dives).toBeGreaterThan(10)
  })

  it('gathers dice that are not enough yet, and goes with the one that is', () => {
    const state = begin(2, 1)
    const view = withDice(artifactsInc.view(state, state.active), [1, 1, 3])
    const choices = choicesOf(['dive 1', 'dive 3', 'end'])
    const first = aimAt(view, state.active, choices, { ...NOTHING_HELD, die: 1 }, { on: 'dive' })
    expect(first).toEqual({ can: 'gather', dice: [1] })
    const second = aimAt(view, state.active, choices, { ...NOTHING_HELD, die: 1, diving: [1] }, { on: 'dive' })
    expect(second).toEqual({ can: 'dive', dice: [1, 1], texts: ['dive 1', 'dive 1'] })
  })
})

describe('of equal dice', () => {
  const uses = (held: Partial<Held>) =>
    [2, 3, 3, 3].map((_, index) => useOfDie([2, 3, 3, 3], { ...NOTHING_HELD, ...held }, index))

  it('the one that was picked up is in the hand, and without one the first that is not gathered', () => {
    expect(uses({ die: 3, dieAt: 2 })).toEqual([null, null, 'picked', null])
    expect(uses({ die: 3 })).toEqual([null, 'picked', null, null])
    expect(uses({ die: 3, diving: [3] })).toEqual([null, 'dive', 'picked', null])
  })

  it('others are gathered for a dive than the one in the hand', () => {
    expect(uses({ die: 3, dieAt: 1, diving: [3] })).toEqual([null, 'picked', 'dive', null])
    expect(uses({ diving: [3, 2] })).toEqual(['dive', 'dive', null, null])
  })
})

function withDice(view: View, dice: number[]): View {
  const turn = { dice, rolled: dice, mayReroll: 0, rerolling: [], diving: [], dived: null, pending: null }
  return { ...view, phase: 'act', turn }
}

describe('a sale', () => {
  it('is one chain that ends with done, unless everything is sold', () => {
    const choices = choicesOf(['sell fossil', 'sell gem'])
    expect(saleTexts(choices, { fossil: 2, gem: 1 }, { fossil: 1, gem: 1 })).toEqual([
      'sell fossil',
      'sell gem',
      'done',
    ])
    expect(saleTexts(choices, { fossil: 2, gem: 1 }, { fossil: 2, gem: 1 })).toEqual([
      'sell fossil',
      'sell fossil',
      'sell gem',
    ])
  })

  it('that has begun ends without selling more', () => {
    expect(saleTexts(choicesOf(['sell gem', 'done']), { gem: 1 }, {})).toEqual(['done'])
  })
})

describe('a reroll', () => {
  it('says that these are all when more dice would be allowed', () => {
    const choices = choicesOf(['reroll 2', 'reroll 5'])
    expect(rerollTexts(choices, [2], 3, 4)).toEqual(['reroll 2', 'roll'])
    expect(rerollTexts(choices, [2, 5, 5], 3, 4)).toEqual(['reroll 2', 'reroll 5', 'reroll 5'])
    expect(rerollTexts(choices, [2, 5], 3, 2)).toEqual(['reroll 2', 'reroll 5'])
  })
})

describe('the name of a spot', () => {
  it('is read back as it was written', () => {
    const spots: Spot[] = [
      { on: 'die', index: 3 },
      { on: 'slot', place: 'B-1', slot: 1 },
      { on: 'card', place: 'T2' },
      { on: 'free', place: 'B10' },
      { on: 'public', id: 'museum-gems' },
      { on: 'box', museum: 'museum-gems', box: 8 },
      { on: 'dive' },
      { on: 'market', letter: 'A', index: 2, card: 'mountain' },
      { on: 'start', card: 's-canyon' },
    ]
    expect(spots.map((spot) => spotOf(spotKey(spot)))).toEqual(spots)
    expect(spotOf('elsewhere')).toBeNull()
  })
})
