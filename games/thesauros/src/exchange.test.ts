import { describe, expect, test } from 'vitest'
import { pushExchange, SUPPLY_BIT, zodiacBit } from './exchange.ts'
import { playOf, run } from './flow.ts'
import { holderOf, own } from './state.ts'
import { GAME_DATA, Scene, SET } from './testing/scene.ts'
import type { Meeple } from './types.ts'

function item(id: string): number {
  const kind = SET.items.ids.indexOf(id)
  if (kind < 0) throw new Error(`no item ${id}`)
  return kind
}

/** Green's own Zodiac and the yellow one are in reach of the supply, with these items. */
function exchangeOf(
  items: Readonly<Record<'supply' | 'green' | 'yellow', readonly string[]>>,
  swaps: 'none' | 'crews' | Meeple = 'none',
): Scene {
  const scene = new Scene(2)
  const { state } = scene
  state.items.fill(0)
  own(state, 'zodiacOwner')[4] = 0
  const holders = { supply: 0, green: holderOf(0), yellow: holderOf(4) }
  for (const [holder, ids] of Object.entries(items)) {
    for (const id of ids) {
      const place = (holders[holder as keyof typeof holders] ?? 0) * SET.items.kinds + item(id)
      state.items[place] = (state.items[place] ?? 0) + 1
    }
  }
  const play = playOf(GAME_DATA, state, scene.chance)
  pushExchange(play, 0, SUPPLY_BIT | zodiacBit(0) | zodiacBit(4), swaps)
  run(play)
  return scene
}

describe('exchange', () => {
  test('items go where they are wanted, and stay where an exchange has brought them', () => {
    const scene = exchangeOf({ supply: ['mask'], green: [], yellow: [] })
    expect(scene.legal()).toEqual(['done', 'move mask supply green', 'move mask supply yellow'])
    scene.act('move mask supply green')
    expect(scene.toAct).toEqual([])
  })

  test('what was brought cannot be given away again', () => {
    const scene = exchangeOf({ supply: ['mask', 'tank'], green: [], yellow: [] }).act('move mask supply green')
    expect(scene.refused('move mask green yellow')?.code).toBe('item-moved-already')
    expect(scene.refused('move mask supply yellow')?.code).toBe('item-not-there')
    expect(scene.refused('move tank supply pink')?.code).toBe('not-in-reach')
  })

  test('a Zodiac has room for two extra engines', () => {
    const scene = exchangeOf({ supply: ['booster', 'mask'], green: ['booster', 'booster'], yellow: [] })
    expect(scene.refused('move booster supply green')).toEqual({
      code: 'no-room-for-engine',
      params: { item: 'booster', zodiac: 'green', most: 2 },
    })
  })

  test('engines of two full Zodiacs change places: the one too many goes back first', () => {
    const scene = exchangeOf({
      supply: [],
      green: ['booster', 'booster'],
      yellow: ['medium-engine', 'super-engine'],
    }).act('move booster green yellow')
    expect(scene.legal()).toEqual([
      'move medium-engine yellow green',
      'move medium-engine yellow supply',
      'move super-engine yellow green',
      'move super-engine yellow supply',
    ])
    expect(scene.refused('done')?.code).toBe('one-engine-too-many')
    scene.act('move medium-engine yellow green', 'done')
    expect(scene.toAct).toEqual([])
  })

  test('crews of two Zodiacs swap where that is allowed', () => {
    const scene = exchangeOf({ supply: ['mask'], green: [], yellow: [] })
    expect(scene.refused('crews green yellow')?.code).toBe('crews-stay')
    expect(exchangeOf({ supply: ['mask'], green: [], yellow: [] }, 'crews').refused('crews green yellow')?.code).toBe(
      'nobody-aboard',
    )
  })
})
