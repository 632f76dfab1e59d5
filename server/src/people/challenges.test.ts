import { expect, test } from 'vitest'
import { Challenges } from './challenges.ts'
import { relyingPartyOf } from './relyingParty.ts'

const MINUTE = 60_000

test('a challenge is taken once, by the session and for the use that it was issued for', () => {
  const challenges = new Challenges(() => 0)
  const issue = () => challenges.issue('c', 'sign-in', 'mine')
  const once = issue()
  expect([challenges.take(once, 'sign-in', 'mine'), challenges.take(once, 'sign-in', 'mine')]).toEqual(['c', null])
  expect(challenges.take(issue(), 'sign-in', 'theirs')).toBeNull()
  expect(challenges.take(issue(), 'sign-in', null)).toBeNull()
  expect(challenges.take(issue(), 'new-passkey', 'mine')).toBeNull()
  expect(challenges.take('nosuchchallenge0', 'sign-in', 'mine')).toBeNull()
})

test('it may be answered for five minutes', () => {
  let now = 0
  const challenges = new Challenges(() => now)
  const [first, second] = [challenges.issue('1', 'sign-in', null), challenges.issue('2', 'sign-in', null)]
  now = 5 * MINUTE - 1
  expect(challenges.take(first, 'sign-in', null)).toBe('1')
  now++
  expect(challenges.take(second, 'sign-in', null)).toBeNull()
})

test('those that nobody answers do not pile up', () => {
  const challenges = new Challenges(() => 0)
  const ids = Array.from({ length: 10_001 }, (_, n) => challenges.issue(`${n}`, 'sign-in', null))
  expect(challenges.take(ids[0] ?? '', 'sign-in', null)).toBeNull()
  expect(challenges.take(ids[1] ?? '', 'sign-in', null)).toBe('1')
})

test.each([
  ['https://games.example.org', { id: 'games.example.org', origin: 'https://games.example.org' }],
  ['https://games.example.org:8443', { id: 'games.example.org', origin: 'https://games.example.org:8443' }],
  ['', { id: 'localhost', origin: 'http://localhost:8080' }],
  ['http://localhost:5173', { id: 'localhost', origin: 'http://localhost:5173' }],
  ['http://games.example.org', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::7]', null],
])('passkeys of a server at "%s" are for %o', (url, party) => {
  expect(relyingPartyOf(url, 8080)).toEqual(party)
})
