import { fastChance, fillOptions, type Chance, type Seat } from '@fathom/kernel'
import { expect, test } from 'vitest'
import { makeThesauros } from '../game.ts'
import type { State } from '../state.ts'
import { SET } from '../testing/scene.ts'
import type { VoyageView } from '../views.ts'

const game = makeThesauros(SET)

function does(state: State, seat: Seat, text: string, chance: Chance): boolean {
  const action = game.notation.parse(text)
  if (action === null || game.refusal(state, seat, action) !== null) return false
  game.apply(state, seat, action, chance)
  return true
}

/** Goes every way that the view shows to a seat, and stops there. @returns those that lead nowhere */
function deadEnds(state: State, seat: Seat, first: (voyage: VoyageView) => string | null): string[] {
  const dead: string[] = []
  for (const voyage of game.view(state, seat).pending?.voyages ?? []) {
    for (const { space, path } of voyage.reach) {
      const copy = game.clone(state)
      const chance = fastChance(5)
      const begin = first(voyage)
      const steps = path.map((each) => `step ${each}`)
      const way = begin === null ? steps : [begin, ...steps]
      const goesOn = way.every((text) => does(copy, seat, text, chance))
      const pending = game.view(copy, seat).pending
      const isUnderWay = pending?.kind === 'voyage' && pending.zodiac === voyage.zodiac
      if (!goesOn || (isUnderWay && !does(copy, seat, 'done', chance))) dead.push(`${voyage.zodiac} to ${space}`)
    }
  }
  return dead
}

const FIRST = {
  voyage: () => null,
  sea: ({ zodiac }: VoyageView) => `sail ${zodiac}`,
  port: ({ zodiac }: VoyageView) => `depart ${zodiac}`,
} as const

function isFirst(kind: string | undefined): kind is keyof typeof FIRST {
  return kind !== undefined && kind in FIRST
}

/** Verbs that a random player here likes better or worse than others. */
const TASTE: Readonly<Record<string, number>> = { refuse: 0, skip: 0, depart: 30, sail: 20, step: 5, done: 1, buy: 4 }

test.each([
  [1, 10],
  [2, 11],
  [3, 12],
  [4, 13],
])('with %i players every way that is shown can be gone to its end', (seats, seed) => {
  const filled = fillOptions(game.options, {})
  if (!filled.ok) throw new Error(filled.refusal.code)
  const chance = fastChance(seed)
  const state = game.setup(filled.value, seats, chance)
  const dead: string[] = []
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const kind = game.view(state, seat).pending?.kind
    if (isFirst(kind)) dead.push(...deadEnds(state, seat, FIRST[kind]))
    const bag = game
      .legal(state, seat)
      .flatMap((action) => Array.from({ length: 1 + (TASTE[action.do] ?? 2) }, () => action))
    game.apply(state, seat, chance.pick(bag), chance)
  }
  expect(dead).toEqual([])
})
