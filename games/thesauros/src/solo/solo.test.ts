import { describe, expect, test } from 'vitest'
import { push } from '../stack.ts'
import { AT_ZODIAC, holderOf, own } from '../state.ts'
import { room } from '../testing/riches.ts'
import { Scene, SET } from '../testing/scene.ts'
import { IN_SALARIES, IN_SETUP, REPUTATION, RIVAL } from '../types.ts'
import type { TrophyView } from '../views.ts'
import { view } from '../view/view.ts'
import { outcome } from '../score/outcome.ts'

const card = (id: string): number => SET.items.ids.indexOf(id)

/** The end of a quadrimester with so many rooms open, so many points apart from the bonus, and no money. */
function ended(quadrimester: number, rooms: number, points: number, options = {}): Scene {
  const scene = new Scene(1, options).money(0, { HR: 0, RD: 0, GE: 0, ME: 0, SF: 0 })
  scene.state.quadrimester = quadrimester
  scene.state.phase = IN_SALARIES
  let shown = 0
  scene.look.board.rooms.slice(0, rooms).forEach(({ values }, index) => {
    room(scene, index + 1, 0, ...values.map(() => [0, 3] as const))
    for (const value of values) shown += value
  })
  scene.state.tally[0] = points - shown
  scene.state.reputation[0] = points - shown
  return scene.begin('calendar')
}

/** Total, and whether that wins. */
function result(scene: Scene): [number, boolean | undefined] {
  return [outcome(scene.look).scores[0]?.total ?? 0, view(scene.look, 0).solo?.isWon]
}

const trophy = (scene: Scene, id: string): TrophyView | undefined =>
  view(scene.look, 0).solo?.trophies.find((each) => each.id === id)

describe('solo', () => {
  test('T88 the rival has the cards of spaces 1 and 3, and a copy of each; later those of 5, 7 and 9', () => {
    const { state } = new Scene(1)
    const [first = -1, second = -1, third = -1] = state.cards
    expect(first).toBe(card('mask'))
    expect([first, second, third].map((each) => state.patents[each])).toEqual([RIVAL, -1, RIVAL])
    expect(state.copies[first]).toBe(2)
    expect(state.copies[third]).toBe((SET.technologies.copies[0]?.[third] ?? 0) - 1)
  })

  test('T88 royalties for the rival’s patents go to the bank; the boss pays $2 less on the whole', () => {
    const scene = new Scene(1)
    scene.queue(2, [0, 'W'], [0, 'B'])
    scene.resolve(2)
    expect(scene.refused('patent mask')).not.toBeNull()
    scene.act('item mask')
    expect(scene.accounts(0)[1]).toBe(20 - 1 - 1)
    scene.act('item mask')
    expect(scene.accounts(0)[1]).toBe(18)
    expect(scene.state.copies[card('mask')]).toBe(0)
  })

  test('two hats of different kinds are chosen before the first budget', () => {
    const scene = new Scene(1)
    scene.state.phase = IN_SETUP
    scene.state.quadrimester = 0
    own(scene.state, 'hatsLeft').fill(0)
    push(scene.state, 'calendar', -1)
    push(scene.state, 'solo-hats', 0)
    expect(scene.legal()).toEqual(['hat 2', 'hat 3', 'hat 7', 'hat 8'])
    scene.act('hat 7')
    expect(scene.refused('hat 7')?.code).toBe('hat-chosen-already')
    scene.act('hat 2')
    expect(scene.state.hatsLeft).toEqual([0, 1, 0, 1, 0])
    expect(scene.legal().at(0)).toBe('budget HR 0')
  })

  test.each([
    [6, 30],
    [7, 20],
    [8, 10],
    [9, 0],
  ])('a museum that is full by the end of quadrimester %i brings %i points', (quadrimester, bonus) => {
    const scene = ended(quadrimester, 3, 40)
    expect(outcome(scene.look).scores[0]?.sources['soloBonus']).toBe(bonus)
    expect(outcome(scene.look).scores[0]?.total).toBe(40 + bonus)
    expect(scene.state.end).toBe('museum-full')
  })

  test('earlier than in quadrimester 6 it brings as much as then', () => {
    expect(outcome(ended(4, 3, 40).look).scores[0]?.total).toBe(70)
  })

  test.each([
    [{}, true],
    [{ soloThreshold: '80' }, false],
  ])('T89 full in quadrimester 7, 58 points and the bonus: %j', (options, isWon) => {
    expect(result(ended(7, 3, 58, options))).toEqual([78, isWon])
  })

  test('T89 exactly 70 is no win, 71 is one, two rooms never are', () => {
    expect(result(ended(9, 3, 70))).toEqual([70, false])
    expect(result(ended(9, 3, 71))).toEqual([71, true])
    expect(result(ended(9, 2, 95))).toEqual([95, false])
  })

  test('a goal reached is the first place, a goal missed the second', () => {
    expect(outcome(ended(9, 3, 71).look).ranks).toEqual([1])
    expect(outcome(ended(9, 3, 70).look).ranks).toEqual([2])
  })

  test('influence brings nothing', () => {
    expect(outcome(ended(9, 0, 30).look).scores[0]?.sources['influence']).toBe(0)
  })
})

describe('T90 trophies', () => {
  test.each([
    [79, null],
    [80, 'bronze'],
    [92, 'silver'],
    [100, 'gold'],
  ])('Boss of the Year: %i points, %s', (points, medal) => {
    expect(trophy(ended(9, 3, points), 'boss')).toEqual({ id: 'boss', value: points, steps: [80, 90, 100], medal })
  })

  test.each([
    [6, 'gold'],
    [7, 'silver'],
    [8, 'bronze'],
    [9, null],
  ])('Indiana Jones: full in quadrimester %i, %s, R22 even without a win', (quadrimester, medal) => {
    const scene = ended(quadrimester, 3, 20)
    expect(view(scene.look, 0).solo?.isWon).toBe(false)
    expect(trophy(scene, 'museum')).toEqual({ id: 'museum', value: quadrimester, steps: [8, 7, 6], medal })
  })

  test('no museum, no Indiana Jones', () => {
    expect(trophy(ended(9, 2, 95), 'museum')).toEqual({ id: 'museum', value: null, steps: [8, 7, 6], medal: null })
  })

  test('King of Advertising: ads in all nine quadrimesters are 24 points, gold', () => {
    const scene = ended(9, 3, 90)
    const points = [0, 1, 2, 3, 4, 4, 4, 4, 4].map((place) => SET.data.advertising[place] ?? 0)
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(24)
    scene.state.tally[REPUTATION.indexOf('advertising')] = 24
    expect(trophy(scene, 'advertising')).toEqual({
      id: 'advertising',
      value: 24,
      steps: [14, 20, 24],
      medal: 'gold',
    })
  })

  test.each([
    ['EN', 'silver', [50, 75, 100]],
    ['FR', 'bronze', [70, 80, 90]],
  ])(
    'King of the Fishermen: $76 by the %s text is %s; only the English one has advertising',
    (soloTrophies, medal, steps) => {
      const scene = ended(9, 3, 90, { soloTrophies })
      own(scene.state, 'fishing')[0] = 76
      expect(trophy(scene, 'fishing')).toEqual({ id: 'fishing', value: 76, steps, medal })
      expect(trophy(scene, 'advertising') !== undefined).toBe(soloTrophies === 'EN')
    },
  )

  test('without a win there are none but Indiana Jones', () => {
    const scene = ended(9, 3, 70)
    own(scene.state, 'fishing')[0] = 200
    expect(['boss', 'fishing', 'advertising'].map((id) => trophy(scene, id)?.medal)).toEqual([null, null, null])
  })

  test('mussels count as fishing, the boss’s bonus as well', () => {
    const scene = new Scene(1)
    scene.queue(6, [0, 'W'], [0, 'B'])
    scene.resolve(6).act('fish', 'take HR 1', 'fish', 'take HR 3')
    expect(scene.state.fishing[0]).toBe(4)
  })

  test.each([
    ['lobster', 8],
    ['coastal', 5],
    ['tour', 0],
  ])('of the lagoon, %s counts $%i', (kind, counted) => {
    const scene = new Scene(1)
    const { sea } = scene.look.board
    for (const item of ['lobster-pot', 'harpoon']) scene.state.items[holderOf(0) * SET.items.kinds + card(item)] = 1
    scene.queue(7, [0, 'W'])
    scene.resolve(7).act(`lagoon ${sea.ids[sea.kind.findIndex((each) => each === kind)]} green`)
    expect(scene.state.fishing[0]).toBe(counted)
    expect(scene.told('received')).toEqual([])
    scene.act(scene.legal().at(-1) ?? '')
  })

  test('a move to open-sea fishing counts $2', () => {
    const scene = new Scene(1)
    const { sea } = scene.look.board
    const fishing = sea.kind.indexOf('fishing')
    scene.state.crew[0] = scene.meeple(0, 'W')
    scene.state.at[scene.state.crew[0] ?? 0] = AT_ZODIAC
    const beside = sea.beside[fishing]?.find((space) => sea.kind[space] === 'water') ?? 0
    scene.state.zodiacAt[0] = beside
    scene.begin('high-seas').act('sail green', `step ${sea.ids[fishing]}`, 'done')
    expect(scene.state.fishing[0]).toBe(2)
  })

  test('games of several have no solo goal', () => {
    expect(view(new Scene(2).look, 0).solo).toBeNull()
  })
})
