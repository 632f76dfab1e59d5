import { expect, test } from 'vitest'
import { Challenges } from './challenges.ts'
import { relyingPartyOf } from './relyingParty.ts'

const MINUTE = 60_000

test('a challenge is taken once, by the session and for the use that it was issued for', async () => {
  const challenges = new Challenges(undefined, () => 0)
  const issue = () => challenges.issue('c', 'sign-in', 'mine')
  const once = await issue()
  expect([await challenges.take(once, 'sign-in', 'mine'), await challenges.take(once, 'sign-in', 'mine')]).toEqual([
    'c',
    null,
  ])
  expect(await challenges.take(await issue(), 'sign-in', 'theirs')).toBeNull()
  expect(await challenges.take(await issue(), 'sign-in', null)).toBeNull()
  expect(await challenges.take(await issue(), 'new-passkey', 'mine')).toBeNull()
  expect(await challenges.take('nosuchchallenge0', 'sign-in', 'mine')).toBeNull()
})

test('it may be answered for five minutes', async () => {
  let now = 0
  const challenges = new Challenges(undefined, () => now)
  const [first, second] = [await challenges.issue('1', 'sign-in', null), await challenges.issue('2', 'sign-in', null)]
  now = 5 * MINUTE - 1
  expect(await challenges.take(first, 'sign-in', null)).toBe('1')
  now++
  expect(await challenges.take(second, 'sign-in', null)).toBeNull()
})

test('those that nobody answers do not pile up', async () => {
  const challenges = new Challenges(undefined, () => 0)
  const ids = await Promise.all(Array.from({ length: 10_001 }, (_, n) => challenges.issue(`${n}`, 'sign-in', null)))
  expect(await challenges.take(ids[0] ?? '', 'sign-in', null)).toBeNull()
  expect(await challenges.take(ids[1] ?? '', 'sign-in', null)).toBe('1')
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
