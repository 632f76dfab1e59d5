import { describe, expect, test } from 'vitest'
import { card, rows, small, cut, problems, type Change } from '../testing/changed.ts'

describe('a set made up from the rulebook promises more', () => {
  const cases: readonly [string, Change, string][] = [
    [
      'a patent worth more than its level',
      (data) => (card(data, 'mask').patentRP = 2),
      'mask: patentRP: 2 instead of 1.',
    ],
    [
      'an item dearer than its patent',
      (data) => (card(data, 'mask').itemCost = 3),
      'mask: the patent must cost more than an item, and a royalty at least $1.',
    ],
    [
      'a royalty of nothing',
      (data) => (card(data, 'mask').royalty = 0),
      'mask: the patent must cost more than an item, and a royalty at least $1.',
    ],
    [
      'a patent dearer than those of the next level',
      (data) => (card(data, 'tank').patentCost = 9),
      'technologies: a patent of level 1 costs more than one of level 2.',
    ],
    [
      'value that does not rise with the depth',
      (data) => {
        for (const tile of data.digTiles) {
          tile.rows = tile.rows.map((row, depth) => (depth === 3 ? row.replaceAll('9', '5') : row))
        }
      },
      'digTiles: the mean value does not rise with the depth.',
    ],
    [
      'sharks that guard the middle only',
      (data) => {
        for (const tile of data.digTiles) {
          tile.rows = ['. o3 . o3 .', 'S S . . .', 'b5 b5 h5 o5 o5', '. . . h7 o7'].map((row) =>
            tile.id.startsWith('B') ? row : row.slice(0, row.lastIndexOf(' ')),
          )
        }
      },
      'digTiles: deeper treasures are less guarded.',
    ],
    [
      'treasures that lie open at the deepest',
      (data) => {
        for (const tile of data.digTiles) {
          tile.rows = tile.rows.map((row, depth) =>
            depth === 3 ? row.replaceAll(/[hb]9/g, 'o9') : depth === 0 ? row.replaceAll('o', 'h') : row,
          )
        }
      },
      'digTiles: at the deepest, treasures are no harder to get at than at the surface.',
    ],
    ['too few masks', (data) => (card(data, 'mask').copies = [2, 2, 4, 5]), 'mask: copies with two: 2 instead of 3.'],
    [
      'too few satellites',
      (data) => (card(data, 'satellite').copies = [2, 2, 2, 2]),
      'satellite: copies: [2, 2, 2, 2] instead of [2, 2, 2, 3].',
    ],
    [
      'too few copies in all',
      (data) => {
        card(data, 'tank').copies = [2, 2, 3, 3]
        data.supply.technologyItems = 61
      },
      'technologies: copies with four: 57 instead of 58.',
    ],
    [
      'a tile without a buried treasure',
      (data) => (rows(data, 'S01')[3] = '. . h9 o9'),
      'S01: 3 open, 2 hidden and 0 buried treasures; at least 1, 1 and 1 are expected.',
    ],
    [
      'a tile that is hard to begin with',
      (data) => (rows(data, 'B01')[3] = 'S b9 . o9 h9'),
      'B01: 1 treasures for a diver with a mask and no weapon; at least 2 are expected.',
    ],
    [
      'a tile that is dear above',
      (data) =>
        (data.digTiles.find(({ id }) => id === 'S01')!.rows = ['o9 . . .', '. o9 S .', 'h3 . . S', '. . b5 o5']),
      'S01: the treasures of the upper depths are worth no less than those below.',
    ],
    [
      'other advertising',
      (data) => (data.advertising = [4, 3, 2]),
      'advertising: [4, 3, 2] instead of [4, 4, 3, 3, 2].',
    ],
    [
      'sites that are far away',
      (data) => cut(small(data).sea, 'w1 s1.1', 'g1 s2.1'),
      'boards.1-2.sea: 2 sites within 3 spaces of the port; 3 are expected.',
    ],
  ]

  test.each(cases)('%s is told in a sentence', (_, change, sentence) => {
    expect(problems(change)).toContain(sentence)
  })

  test.each(cases)('%s may be printed all the same', (_, change, sentence) => {
    const asPrinted: Change = (data) => {
      change(data)
      data.provenance = 'transcribed'
    }
    expect(problems(asPrinted)).not.toContain(sentence)
  })
})
