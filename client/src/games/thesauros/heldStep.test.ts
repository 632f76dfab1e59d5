import { beforeAll, expect, test } from 'vitest'
import { ChanceFrom, fastSource, fillOptions, type Seat } from '@fathom/kernel'
import { components, makeSet, makeThesauros, type Event, type View } from '@fathom/thesauros'
import type { TableContext } from '../page.ts'
import { createHeldStep } from './heldStep.ts'
import { openTableSet } from './tableSet.ts'
import { loadMessages, messages } from './text/index.ts'

const game = makeThesauros(makeSet(components))

interface Step {
  readonly seat: Seat
  readonly text: string
  /** What the seat sees when it has done it. */
  readonly after: View
}

/** A game of three by chance, step by step. */
function* stepsOf(seed: number): Generator<Step> {
  const chance = new ChanceFrom(fastSource(seed))
  const filled = fillOptions(game.options, {})
  const state = game.setup(filled.ok ? filled.value : {}, 3, chance)
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const legal = game.legal(state, seat)
    const action = legal[chance.below(legal.length)]
    if (action === undefined) return
    game.apply(state, seat, action, chance)
    yield { seat, text: game.notation.make(action), after: game.view(state, seat) }
  }
}

/** What the page says of a step that waits for End turn and stands in the view. */
function heldSentence({ text, after }: Step, before: readonly string[] = []): string {
  const context = {
    legal: () => [],
    draft: () => ({ actions: before, held: text, heldInView: true, canEndTurn: true }),
    isPresent: () => true,
  }
  const tableSet = openTableSet(null)
  return (
    createHeldStep({
      context: context as unknown as TableContext<View, Event>,
      tableSet,
      chosen: new Map(),
      view: () => after,
      game: () => tableSet.text(),
    })()?.sentence ?? ''
  )
}

beforeAll(async () => loadMessages('en'))

test('through a whole game the note of a placement names its own meeple and line, whatever was placed before', () => {
  let placements = 0
  for (const step of stepsOf(11)) {
    const [verb, sort = '', zone = ''] = step.text.split(' ')
    if (verb !== 'place') continue
    placements++
    const { sorts, zones } = messages()
    const said = heldSentence(step).toLowerCase()
    expect(said).toContain(sorts[sort as keyof typeof sorts].toLowerCase())
    // The last placement of all may be told as it is chosen: by then the lines are being played.
    const named = zones.filter((name) => name !== '' && said.includes(name.toLowerCase()))
    expect(named, said).toEqual([zones[Number(zone)]])
  }
  expect(placements).toBeGreaterThan(40)
})

test('a step that the view does not show yet is told as well, and one that only ends something is not', () => {
  const tableSet = openTableSet(null)
  const said = (actions: readonly string[], held: string | null): string | undefined =>
    createHeldStep({
      context: {
        draft: () => ({ actions, held, heldInView: false, canEndTurn: true }),
        isPresent: () => true,
      } as unknown as TableContext<View, Event>,
      tableSet,
      chosen: new Map([['buy 2', 'Buy map 2 for $3']]),
      view: () => ({}) as View,
      game: () => tableSet.text(),
    })()?.sentence
  expect(said([], 'buy 2')).toBe('Buy map 2 for $3')
  expect(said(['buy 2'], null)).toBe('Buy map 2 for $3')
  expect(said([], 'done')).toBe('')
  expect(said([], null)).toBeUndefined()
})

test('an envelope that goes with a meeple is told with it', () => {
  const step = [...stepsOf(11)].find(({ text }) => text.startsWith('place'))!
  expect(heldSentence(step)).not.toContain('envelope')
  expect(heldSentence(step, ['envelope'])).toMatch(/, with the envelope$/)
})
