import * as fc from 'fast-check'
// The store of the page; Node would take the one for servers.
import { createStore, reconcile, unwrap } from 'solid-js/store/dist/store.js'
import { describe, expect, test } from 'vitest'
import { artifactsInc } from '@fathom/artifacts-inc'
import type { Game } from '@fathom/kernel'
import { playWalk } from '@fathom/kernel/testkit'
import { silverAndGold } from '@fathom/silver-and-gold'
import { sunkenTreasure } from '@fathom/sunken-treasure'
import { thesauros } from '@fathom/thesauros'
import { diff, patched } from '@fathom/protocol/patch'
import { unshared } from './unshared.ts'

const GAMES = [artifactsInc, silverAndGold, sunkenTreasure, thesauros] as unknown as readonly Game[]

type Held = ReturnType<typeof store>

function store(first: unknown) {
  const [stored, setStored] = createStore({ table: first })
  return {
    raw: () => unwrap(stored).table,
    /** As a session does with a push. */
    take: (next: unknown, merge = false) =>
      setStored('table', reconcile(unshared(unwrap(stored).table, next), { merge })),
  }
}

/** What is pushed is a patch; what it does not touch is shared with what the store holds. */
function push(held: Held, next: unknown, merge?: boolean): void {
  // The store would write into what the test compares with.
  const change = diff(held.raw(), structuredClone(next))
  if (change !== undefined) held.take(patched(held.raw(), change), merge)
}

describe('the table that the page holds', () => {
  test('a card laid before another that changes as well: each is itself', () => {
    const held = store({
      cards: [
        { card: 'adventurers', slots: [0] },
        { card: 'headquarters', slots: [0] },
      ],
    })
    const next = {
      cards: [
        { card: 'auction', slots: [0] },
        { card: 'adventurers', slots: [0] },
        { card: 'headquarters', slots: [3] },
      ],
    }
    push(held, next)
    expect(held.raw()).toEqual(next)
  })

  test('what stays the same stays the very same', () => {
    const held = store({ cards: [{ at: [1] }, { at: [2] }], turn: { dice: [1, 2] } })
    const { cards, turn } = held.raw() as { cards: unknown[]; turn: unknown }
    const [, second] = cards
    push(held, { cards: [{ at: [7] }, { at: [2] }], turn: { dice: [1, 2] } })
    const now = held.raw() as { cards: unknown[]; turn: unknown }
    expect(now.turn).toBe(turn)
    expect(now.cards[1]).toBe(second)
  })

  test('is what was pushed, whatever comes after whatever', () => {
    const card = fc.record({
      card: fc.constantFrom('a', 'b', 'c', 'd'),
      slots: fc.array(fc.nat(2), { maxLength: 2 }),
    })
    const seat = fc.record({ id: fc.nat(2), cards: fc.array(card, { maxLength: 4 }) })
    const table = fc.record({
      cards: fc.array(card, { maxLength: 5 }),
      seats: fc.uniqueArray(seat, { maxLength: 3, selector: ({ id }) => id }),
      turn: fc.option(card),
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(table, fc.boolean()), { minLength: 2, maxLength: 6 }), ([first, ...rest]) => {
        const held = store(structuredClone(first?.[0]))
        for (const [next, merge] of rest) {
          push(held, next, merge)
          expect(held.raw()).toEqual(next)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe.each(GAMES)('a game of $meta.id', (game) => {
  test('the page holds what the last seat may see, after every action', () => {
    const seats = game.meta.seats.at(-1) ?? 1
    const mode = game.meta.modes.find((each) => (each.seats ?? game.meta.seats).includes(seats))
    if (mode === undefined) throw new Error(`nobody plays ${game.meta.id} with ${seats}`)
    for (const seed of [1, 2]) {
      let held: Held | null = null
      playWalk(
        game,
        { mode, seats, seed },
        {
          position: ({ state }) => {
            const view = JSON.parse(JSON.stringify(game.view(state, seats - 1))) as unknown
            if (held === null) held = store(structuredClone(view))
            else push(held, view)
            expect(diff(held.raw(), view)).toBeUndefined()
          },
        },
      )
    }
  })
})
