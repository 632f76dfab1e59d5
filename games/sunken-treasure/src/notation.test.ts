import { describe, expect, test } from 'vitest'
import { notation } from './notation.ts'
import { parseSpace, spaceName, SPACE_NAMES } from './board.ts'
import { parseToken, TOKEN_IDS, tokenId, tokenNamed } from './tokens.ts'
import type { Action } from './types.ts'

const bell = tokenNamed('coral', 'bell')
const mussel = tokenNamed('plum', 'mussel')

describe('notation', () => {
  const EXAMPLES: [string, Action][] = [
    ['place c3r2', { do: 'place', space: 11 }],
    ['place c3r4', { do: 'place', space: 13 }],
    ['sail 4', { do: 'sail', to: 4 }],
    ['sail off', { do: 'sail', to: 7 }],
    ['move c1r2 c6r3', { do: 'move', from: 1, to: 27 }],
    ['move c1r2 c1r1', { do: 'move', from: 1, to: 0 }],
    ['collect coral-bell', { do: 'collect', token: bell, joker: null }],
    ['collect coral-bell by plum-mussel', { do: 'collect', token: bell, joker: mussel }],
    ['collect plum-mussel', { do: 'collect', token: mussel, joker: null }],
    // Never legal, but somebody may point there and ask why not.
    ['sail 0', { do: 'sail', to: 0 }],
    ['pay jade', { do: 'pay', color: 3 }],
    ['trade amber', { do: 'trade', color: 0 }],
    ['end', { do: 'end' }],
    ['pass', { do: 'pass' }],
  ]
  test.each(EXAMPLES)('%s', (text, action) => {
    expect(notation.parse(text)).toEqual(action)
    expect(notation.make(action)).toBe(text)
  })

  test.each([
    '',
    'place',
    'place c7r2',
    'place c1r6',
    'place c1r2 c1r3',
    'place c1r2 ',
    'Place c1r2',
    'sail -1',
    'sail 7',
    'sail',
    'move c1r2',
    'move c1r2 c1r9',
    'move c1r2  c1r3',
    'collect',
    'collect bell',
    'collect coral-shark',
    'collect coral-bell by',
    'collect coral-bell by coral-bell',
    'collect coral-bell with plum-mussel',
    'pay red',
    'trade',
    'end turn',
  ])('"%s" is no action', (text) => {
    expect(notation.parse(text)).toBeNull()
  })

  test('spaces and tokens read back, and sort by name as by number', () => {
    expect(SPACE_NAMES.map((_, space) => parseSpace(spaceName(space)))).toEqual(SPACE_NAMES.map((_, space) => space))
    expect(TOKEN_IDS.map((_, token) => parseToken(tokenId(token)))).toEqual(TOKEN_IDS.map((_, token) => token))
    expect(SPACE_NAMES.toSorted()).toEqual(SPACE_NAMES)
    expect(TOKEN_IDS.toSorted()).toEqual(TOKEN_IDS)
    expect([SPACE_NAMES.length, TOKEN_IDS.length, new Set(TOKEN_IDS).size]).toEqual([30, 65, 65])
  })
})
