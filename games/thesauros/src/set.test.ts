import { describe, expect, test } from 'vitest'
import { components } from './components.ts'
import { boardOf, makeSet } from './set.ts'
import { parseSpace, PORT } from './sea/graph.ts'
import { accessOf, BURIED, cellAt, EMPTY, HIDDEN, OPEN, SHARK, treasureIn, type Tile } from './set/tiles.ts'

const set = makeSet(components)
const kind = (id: string) => set.items.ids.indexOf(id)

describe('the compiled set', () => {
  test('19 kinds of items: 15 technologies, the metal detector, three that are found', () => {
    expect([set.items.kinds, set.items.technologies, set.items.starting]).toEqual([19, 15, 15])
    expect(set.items.ids.slice(15)).toEqual([
      'metal-detector',
      'improved-spear-gun',
      'improved-medium-engine',
      'improved-basic-sonar',
    ])
    expect(set.items.names[kind('tank')]).toEqual({ en: 'Diving Tank', fr: 'Bouteille' })
    expect([set.items.dive[kind('scuba')], set.items.cage[kind('shark-cage')], set.items.kill[kind('drill')]]).toEqual([
      4, 2, 0,
    ])
  })

  test('copies by players: alone as with two', () => {
    const copies = (players: number, id: string) => set.technologies.copies[players - 1]?.[kind(id)]
    expect([1, 2, 3, 4].map((players) => copies(players, 'mask'))).toEqual([3, 3, 4, 5])
    expect([1, 2, 3, 4].map((players) => copies(players, 'satellite'))).toEqual([2, 2, 2, 3])
  })

  test('the introductory deck: green divers open, blue divers first', () => {
    const names = (cards: readonly number[]) => cards.map((card) => set.items.ids[card])
    expect(names(set.technologies.opening)).toEqual(['mask', 'booster', 'harpoon'])
    expect(names(set.technologies.early)).toEqual(['lobster-pot', 'tank', 'medium-engine', 'basic-sonar'])
  })

  test('21 dig tiles, the twelve big ones first; what their boxes hold', () => {
    expect([set.tiles.length, set.bigTiles]).toEqual([21, 12])
    expect([set.tiles[11]?.id, set.tiles[12]?.id]).toEqual(['B12', 'S01'])
    const tile = set.tiles[0] as Tile
    const box = (column: number, depth: number) => {
      const cell = cellAt(tile, column, depth)
      return [treasureIn(cell), accessOf(cell)]
    }
    expect([box(1, 1), box(2, 2), box(1, 4)]).toEqual([
      [3, OPEN],
      [5, HIDDEN],
      [9, BURIED],
    ])
    expect([cellAt(tile, 5, 3), cellAt(tile, 2, 1)]).toEqual([SHARK, EMPTY])
  })

  test('waiting lines by players', () => {
    const lines = (players: number) => [1, 2, 3, 4, 7, 8, 9].map((zone) => boardOf(set, players).lines[zone])
    expect(lines(1)).toEqual([1, 3, 2, 1, 3, 2, 1])
    expect(lines(2)).toEqual([2, 4, 3, 1, 4, 3, 2])
    expect(lines(3)).toEqual([3, 4, 3, 2, 5, 4, 3])
    expect(lines(4)).toEqual([4, 5, 4, 2, 7, 5, 4])
    expect(boardOf(set, 4).prices[9]).toEqual([6, 8, 10, 11])
    expect(boardOf(set, 3).prices[1]).toEqual([6, 8, 9])
  })

  test('rooms, hats, seaplanes and the store by players', () => {
    expect([1, 2, 3, 4].map((players) => boardOf(set, players).rooms.length)).toEqual([3, 3, 3, 4])
    expect([1, 2, 3, 4].map((players) => boardOf(set, players).hats)).toEqual([2, 1, 2, 3])
    expect([boardOf(set, 2).rental, boardOf(set, 4).rental]).toEqual([
      [0, 3],
      [0, 4, 3],
    ])
    expect([1, 2, 3, 4].map((players) => boardOf(set, players).storeSpaces)).toEqual([1, 2, 2, 2])
  })

  test('the sea: the port is space 0, ways go both ways, sites know their columns', () => {
    const { sea } = boardOf(set, 4)
    const at = (id: string) => parseSpace(sea, id) ?? -1
    expect(sea.kind[PORT]).toBe('port')
    expect(sea.beside[at('s2.5')]).toEqual([at('g4'), at('g2'), at('s2.4')])
    for (const [space, beside] of sea.beside.entries()) {
      for (const next of beside) expect(sea.beside[next]).toContain(space)
    }
    expect(sea.siteSpaces[7]).toEqual(['s7.1', 's7.2', 's7.3', 's7.4'].map(at))
    expect([sea.site[at('s7.2')], sea.column[at('s7.2')], sea.isBig[7], sea.isBig[6]]).toEqual([7, 2, false, true])
    expect([sea.single[at('f1')], sea.single[PORT], sea.single[at('w1')]]).toEqual([false, false, true])
    expect(sea.lagoon.map((space) => sea.kind[space])).toEqual(['tour', 'coastal', 'lobster', 'lobster', 'island'])
    expect(parseSpace(sea, 'atlantis')).toBeNull()
  })

  test('nobody plays with five', () => {
    expect(() => boardOf(set, 5)).toThrow(RangeError)
  })
})
