import { fastChance, fillOptions, type Chance } from '@fathom/kernel'
import {
  columnOf,
  COLORS,
  colorName,
  rowOf,
  sunkenTreasure,
  tokenId,
  type Action,
  type State,
  type View,
} from '@fathom/sunken-treasure'
import { describe, expect, it } from 'vitest'
import { choicesOf } from './choices.ts'
import { aimAt, chosenRow, nameOf, readyRows, spaceUnderShip, type Aim, type Spot } from './input.ts'

const { make, parse } = sunkenTreasure.notation

function begin(seats: number, seed: number, options: Record<string, boolean> = {}): State {
  const filled = fillOptions(sunkenTreasure.options, options)
  if (!filled.ok) throw new Error(filled.refusal.code)
  return sunkenTreasure.setup(filled.value, seats, fastChance(seed))
}

/** Plays a game in which people collect whenever they can, and shows every position to its active seat. */
function everyPosition(
  seats: number,
  seed: number,
  options: Record<string, boolean>,
  look: (state: State, view: View, legal: readonly Action[]) => void,
): void {
  const chance = fastChance(seed)
  const state = begin(seats, seed, options)
  for (let step = 0; step < 260 && state.phase !== 'over'; step++) {
    const legal = sunkenTreasure.legal(state, state.active)
    look(state, sunkenTreasure.view(state, state.active), legal)
    sunkenTreasure.apply(state, state.active, pick(legal, chance), chance)
  }
}

function pick(legal: readonly Action[], chance: Chance): Action {
  const collects = legal.filter((action) => action.do === 'collect')
  const sails = legal.filter((action) => action.do === 'sail' && action.to < 7)
  if (collects.length > 0 && chance.below(4) > 0) return chance.pick(collects)
  return chance.pick(sails.length > 0 ? sails : legal)
}

/** Where one points to mean an action; null for those that are buttons. */
function spotFor(view: View, action: Action): Spot | null {
  switch (action.do) {
    case 'place':
      return { on: 'space', column: columnOf(action.space), row: 2 }
    case 'sail':
      return action.to > 6 ? { on: 'dock', place: 7 } : { on: 'space', column: action.to, row: 1 }
    case 'move':
      return { on: 'space', column: columnOf(action.to), row: rowOf(action.to) }
    case 'collect':
      return tileSpot(view, tokenId(action.token))
    case 'pay':
    case 'trade':
      return { on: 'card', color: colorName(action.color) }
    case 'end':
    case 'pass':
      return null
  }
}

function tileSpot(view: View, token: string): Spot {
  const space = view.spaces.find(({ tokens }) => tokens.some((each) => each.token === token))
  if (space === undefined) throw new Error(`no ${token}`)
  const lies = space.tokens.find((each) => each.token === token)
  return { on: 'tile', token: lies?.token ?? 'jade-bell', column: space.column, row: space.row }
}

function textsOf(aim: Aim | null): string[] {
  if (aim === null || aim.can === null || aim.can === 'choose' || aim.can === 'picked') return []
  return aim.can === 'collect' ? aim.ways.map(({ text }) => text) : [aim.text]
}

describe('what is pointed at', () => {
  it.each([
    [2, {}],
    [3, { sameActionForAll: true }],
    [4, {}],
    [5, { placedDoublesAreJokers: false }],
  ])('reaches every legal action of games of %i', (seats, options) => {
    let reached = 0
    const missed: object[] = []
    for (let seed = 1; seed <= 4; seed++) {
      everyPosition(seats, seed, options, (state, view, legal) => {
        const choices = choicesOf(legal.map(make))
        for (const action of legal) {
          const spot = spotFor(view, action)
          if (spot === null) continue
          const row = action.do === 'move' ? rowOf(action.from) : null
          const chosen = chosenRow(view, choices, row)
          const texts = textsOf(aimAt(view, state.active, choices, chosen, spot))
          const isChosen = row === null || chosen === row
          if (!isChosen || !texts.includes(make(action))) missed.push({ action: make(action), chosen, texts })
          reached++
        }
      })
    }
    expect(missed).toEqual([])
    expect(reached).toBeGreaterThan(1000)
  })

  it('sends no other boat to a tile beside a boat that could collect', () => {
    let looked = 0
    const moved: string[] = []
    everyPosition(3, 2, {}, (state, view, legal) => {
      if (view.phase !== 'act') return
      const choices = choicesOf(legal.map(make))
      const rows = [...readyRows(view), ...(view.turn?.collecting === null ? [] : [view.turn?.collecting ?? 0])]
      for (const { column, row, tokens } of view.spaces) {
        if (!rows.includes(row) || spaceUnderShip(view, row) !== `c${column}r${row}`) continue
        for (const { token } of tokens) {
          for (const chosen of [null, ...rows].map((picked) => chosenRow(view, choices, picked))) {
            const aim = aimAt(view, state.active, choices, chosen, { on: 'tile', token, column, row })
            if (aim?.can === 'move') moved.push(`${aim.text} for ${token}`)
            looked++
          }
        }
      }
    })
    expect(moved).toEqual([])
    expect(looked).toBeGreaterThan(100)
  })

  it('never does what the engine refuses, and else asks about something that it does refuse', () => {
    const codes = new Set<string>()
    const wrong: string[] = []
    for (const sameActionForAll of [false, true]) {
      for (let seed = 1; seed <= 6; seed++) {
        everyPosition(3, seed, { sameActionForAll }, (state, view, legal) => {
          const texts = legal.map(make)
          const choices = choicesOf(texts)
          const chosen = chosenRow(view, choices, null)
          const refused = new Set<string>()
          for (const { spot, meant } of allSpots(view, state.active, chosen)) {
            const aim = aimAt(view, state.active, choices, chosen, spot)
            const done = textsOf(aim)
            wrong.push(...done.filter((text) => !texts.includes(text)))
            if (aim?.can !== null) continue
            if (meant !== null && aim.meant !== meant) wrong.push(`${aim.meant} for ${meant}`)
            refused.add(aim.meant)
          }
          for (const text of refused) {
            const action = parse(text)
            if (action === null) throw new Error(text)
            codes.add(sunkenTreasure.refusal(state, state.active, action)?.code ?? `legal: ${text}`)
          }
        })
      }
    }
    expect(wrong).toEqual([])
    expect([...codes].sort()).toEqual([
      'already-acted',
      'cannot-pay',
      'laid-this-turn',
      'must-sail-right',
      'no-bathyscaphe-there',
      'no-boat-in-space',
      'no-boats-on-the-surface',
      'no-card-of-color',
      'not-under-your-ship',
      'same-action-for-all',
      'second-row-only',
      'too-far',
      'wrong-phase',
    ])
  })
})

/** Everything one may point at, with the action that it would mean; null where a refusal has no single action to compare with. */
function allSpots(view: View, seat: number, chosen: number | null): { spot: Spot; meant: string | null }[] {
  const spots: { spot: Spot; meant: string | null }[] = []
  const from = chosen === null ? null : spaceUnderShip(view, chosen)
  for (let column = 1; column <= 6; column++) {
    for (let row = 1; row <= 5; row++) {
      const name = `c${column}r${row}`
      const meant = {
        place: `place ${name}`,
        sail: `sail ${column}`,
        act: from === null ? null : `move ${from} ${name}`,
      }
      const here = view.phase === 'place' || view.phase === 'sail' || view.phase === 'act' ? meant[view.phase] : null
      spots.push({ spot: { on: 'space', column, row }, meant: here })
    }
  }
  if (view.phase === 'act') {
    for (const { tokens } of view.spaces) {
      for (const { token, joker } of tokens) {
        const spot = tileSpot(view, token)
        // Where the chosen boat may go, a tile that can't be had stands for its space.
        spots.push({ spot, meant: joker ? null : `collect ${token}` })
      }
    }
  }
  for (const color of COLORS) spots.push({ spot: { on: 'card', color }, meant: null })
  spots.push({ spot: { on: 'dock', place: 0 }, meant: null }, { spot: { on: 'ship', seat, place: 0 }, meant: null })
  return spots
}

describe('the boat that a click moves', () => {
  it('is the one picked while it may act, else the first from the top that collects, else the first', () => {
    let below = 0
    everyPosition(2, 3, {}, (_, view, legal) => {
      if (view.phase !== 'act') return
      const choices = choicesOf(legal.map(make))
      const rows = readyRows(view)
      const tokensAt = (at: number) => view.spaces.find(({ column, row }) => nameOf(column, row) === spaceUnderShip(view, at))?.tokens ?? [] // prettier-ignore
      const collecting = rows.filter((row) => tokensAt(row).some(({ token }) => choices.collects.has(token)))
      const usual = collecting[0] ?? rows[0] ?? null
      if (usual !== (rows[0] ?? null)) below++
      expect(chosenRow(view, choices, null)).toBe(usual)
      for (const row of rows) expect(chosenRow(view, choices, row)).toBe(row)
      expect(chosenRow(view, choices, 1)).toBe(usual)
    })
    expect(below).toBeGreaterThan(0)
  })

  it('stays picked after a second click, and no move is asked for', () => {
    let clicked = 0
    everyPosition(2, 3, {}, (state, view, legal) => {
      const choices = choicesOf(legal.map(make))
      const row = chosenRow(view, choices, null)
      if (view.phase !== 'act' || row === null) return
      const column = view.players[state.active]?.ship ?? 0
      const boat: Spot = { on: 'boat', seat: state.active, column, row }
      expect(aimAt(view, state.active, choices, row, boat)).toEqual({ can: 'picked' })
      expect(aimAt(view, state.active, choices, row, { on: 'space', column, row })).toEqual({ can: 'picked' })
      clicked++
    })
    expect(clicked).toBeGreaterThan(20)
  })

  it('can be chosen by a click on another one', () => {
    let chosen = 0
    everyPosition(2, 3, {}, (state, view, legal) => {
      const rows = readyRows(view)
      const [first, second] = rows
      if (view.phase !== 'act' || first === undefined || second === undefined) return
      const column = view.players[state.active]?.ship ?? 0
      const spot: Spot = { on: 'boat', seat: state.active, column, row: second }
      expect(aimAt(view, state.active, choicesOf(legal.map(make)), first, spot)).toEqual({ can: 'choose', row: second })
      chosen++
    })
    expect(chosen).toBeGreaterThan(0)
  })
})

describe('the legal actions, sorted out', () => {
  it('put a card and jokers for the same tile together', () => {
    const choices = choicesOf(['collect jade-bell', 'collect jade-bell by plum-mussel', 'end'])
    expect(choices.collects.get('jade-bell')).toEqual([
      { joker: null, text: 'collect jade-bell' },
      { joker: 'plum-mussel', text: 'collect jade-bell by plum-mussel' },
    ])
    expect(choices.end).toBe('end')
    expect(choices.pass).toBeNull()
  })
})
