import { describe, expect, test } from 'vitest'
import { COLUMNS, SLOTS } from './board.ts'
import { perPlayerOf, SEATS } from './builtIn.ts'
import { sunkenTreasure as game } from './game.ts'

describe('what games can reach', () => {
  // A card is discarded only with a token that leaves the board, and a joker that comes onto it takes the place of a tile.
  // Each column must keep a treasure, else the game is over before.
  const mostDiscarded = SLOTS - COLUMNS

  test('with two, three or four players all cards can be discarded, with five they can’t', () => {
    const canRunOut = SEATS.filter((seats) => perPlayerOf(seats).cards * seats <= mostDiscarded)
    expect(mostDiscarded).toBe(54)
    expect(canRunOut).toEqual([2, 3, 4])
  })

  test('a game takes far more actions than people ever need before it is called endless', () => {
    expect(SEATS.map((seats) => game.meta.longest(seats))).toEqual([45052, 100779, 146616, 198585])
  })
})
