import { describe, expect, it } from 'vitest'
import { parseRoute, tablePath } from './routes.ts'

describe('the page of a path', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/past', { page: 'past' }],
    ['/tell-me', { page: 'tell-me' }],
    ['/me', { page: 'me' }],
    ['/ranking', { page: 'ranking', game: null }],
    ['/ranking/silver-and-gold', { page: 'ranking', game: 'silver-and-gold' }],
    ['/people/me', { page: 'person', id: 'me' }],
    ['/people/x5x0bm9tdd06c9gw', { page: 'person', id: 'x5x0bm9tdd06c9gw' }],
    ['/people/', { page: 'nowhere' }],
    ['/friends', { page: 'friends' }],
    ['/table/x5x0bm9tdd06c9gw', { page: 'table', id: 'x5x0bm9tdd06c9gw' }],
    ['/table/here-0a1b2c3d4e5f', { page: 'table', id: 'here-0a1b2c3d4e5f' }],
    ['/table/x5x0bm9tdd06c9gw/', { page: 'table', id: 'x5x0bm9tdd06c9gw' }],
    ['/table/short', { page: 'nowhere' }],
    ['/table/UPPERCASE1', { page: 'nowhere' }],
    ['/table/x5x0bm9tdd06c9gw/more', { page: 'nowhere' }],
    ['/elsewhere', { page: 'nowhere' }],
  ])('%s', (path, route) => expect(parseRoute(path)).toEqual(route))
  it('of a table leads back to it', () => {
    expect(parseRoute(tablePath('abcdef123'))).toEqual({ page: 'table', id: 'abcdef123' })
  })
})
