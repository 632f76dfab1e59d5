import { fastSource, recordingChance, SPECTATOR, type Viewer } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { seesBack } from './backs.ts'
import { artifactsInc as game } from './game.ts'
import { act, actionOf, scene, type Scene } from './testing/scene.ts'

const CLOSED: Scene = {
  options: { openBacks: false },
  dice: [1, 4],
  cards: [{ B1: 'diving-suit' }, { B1: 'tower' }],
  offer: ['canyon'],
}

/** Who of three seats and those who look on may look at a card's level 2 side. */
function seers(state: ReturnType<typeof scene>, card: string): Viewer[] {
  const viewers: Viewer[] = [0, 1, 2, SPECTATOR]
  return viewers.filter((viewer) => seesBack(game.view(state, viewer), viewer, card))
}

describe('level 2 sides, with openBacks off', () => {
  test('EN, Asset Action: Buy: cards on offer are looked at after the die is on Buy, by who put it there', () => {
    const state = scene(CLOSED)
    expect(seers(state, 'canyon')).toEqual([])
    act(state, 'place 1 T4.1')
    expect(seers(state, 'canyon')).toEqual([0])
  })

  test('EN, Side Note: Card Rows: the buyer looks at the bought card while placing it', () => {
    const state = scene(CLOSED)
    act(state, 'place 1 T4.1', 'buy canyon')
    expect(state.phase).toBe('put')
    expect(seers(state, 'canyon')).toEqual([0])
    // Of the cards still on offer nobody looks at one any more, unless somebody has another copy of it.
    const offered = game.view(state, 0).market.flatMap(({ cards }) => cards.flatMap((offer) => offer?.card ?? []))
    const known = ['canyon', 'diving-suit', 'tower']
    expect(offered.filter((card) => !known.includes(card) && seers(state, card).length > 0)).toEqual([])
  })

  test('own cards always, those of others never', () => {
    const state = scene(CLOSED)
    expect(seers(state, 'diving-suit')).toEqual([0])
    expect(seers(state, 'tower')).toEqual([1])
    act(state, 'place 1 T4.1')
    expect(seers(state, 'tower')).toEqual([1])
  })

  test('EN, Side Note: Card Rows: starting cards are looked at before they are laid', () => {
    const state = game.setup({ grid2x4: false, openBacks: false }, 3, recordingChance(fastSource(1)).chance)
    expect(seers(state, 'headquarters')).toEqual([0, 1, 2])
  })

  test('open, everybody looks at everything', () => {
    const state = scene({ ...CLOSED, options: {} })
    expect(['canyon', 'diving-suit', 'tower'].map((card) => seers(state, card).length)).toEqual([4, 4, 4])
  })
})

describe('looking at backs by the Buy action', () => {
  const crossed = (openBacks: boolean, text: string, ...before: string[]): boolean => {
    const state = scene({ ...CLOSED, options: { openBacks } })
    act(state, ...before)
    const { chance, tape } = recordingChance(fastSource(1))
    game.apply(state, 0, actionOf(text), chance)
    expect(tape.draws).toEqual([])
    return tape.crossed
  }

  test('EN, Asset Action: Buy: only after the die is placed, so with openBacks off that die can’t be taken back', () => {
    expect(crossed(false, 'place 1 T4.1')).toBe(true)
    expect(crossed(true, 'place 1 T4.1')).toBe(false)
  })

  test('what follows the look, and every other die, can be taken back as ever', () => {
    expect(crossed(false, 'place 4 T1.1')).toBe(false)
    expect(crossed(false, 'buy canyon', 'place 1 T4.1')).toBe(false)
    expect(crossed(false, 'decline', 'place 1 T4.1')).toBe(false)
  })
})
