import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { limitedAs, originOf, parseTrustedProxies } from './origin.ts'

function origin(trusted: string, remoteAddress: string, headers: Record<string, string>) {
  const trust = parseTrustedProxies(trusted)
  if (trust === null) throw new Error(`${trusted} is not read`)
  return originOf({ socket: { remoteAddress }, headers } as unknown as IncomingMessage, trust)
}

describe('the address', () => {
  const forged = { 'x-forwarded-for': '9.9.9.9, 8.8.8.8, 7.7.7.7' }
  test.each([
    ['0', '10.0.0.1', '10.0.0.1'],
    ['1', '10.0.0.1', '7.7.7.7'],
    ['2', '10.0.0.1', '8.8.8.8'],
    ['5', '10.0.0.1', '9.9.9.9'],
    ['10.0.0.0/8', '10.0.0.1', '7.7.7.7'],
    ['10.0.0.0/8, 7.7.7.7', '10.0.0.1', '8.8.8.8'],
    ['10.0.0.0/8', '11.0.0.1', '11.0.0.1'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', '7.7.7.7'],
    ['::1, fd00::/8', 'fd00::7', '7.7.7.7'],
  ])('trusting %s, heard from %s: %s', (trusted, remote, address) => {
    expect(origin(trusted, remote, forged).address).toBe(address)
  })

  test.each([
    ['1.2.3.4:5678', '1.2.3.4'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['unknown', '10.0.0.1'],
    ['', '10.0.0.1'],
  ])('as a proxy writes it: %j is %s', (written, address) => {
    expect(origin('1', '10.0.0.1', { 'x-forwarded-for': written }).address).toBe(address)
  })
})

test('host and protocol are the outermost trusted proxy’s', () => {
  const headers = { host: 'inside', 'x-forwarded-host': 'evil, play.example', 'x-forwarded-proto': 'https' }
  expect(origin('1', '10.0.0.1', headers)).toMatchObject({ host: 'play.example', isSecure: true })
  expect(origin('0', '10.0.0.1', headers)).toMatchObject({ host: 'inside', isSecure: false })
  expect(origin('127.0.0.1', '10.0.0.1', headers)).toMatchObject({ host: 'inside', isSecure: false })
})

test.each(['yes', '-1', '11', '1.5', '10.0.0.0/33', '10.0.0.1/', '10.0.0.1/8/8', '10.0.0.1,', 'localhost'])(
  '%j trusts nobody that can be named',
  (text) => expect(parseTrustedProxies(text)).toBeNull(),
)

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('limits count %s as %s', (address, counted) => expect(limitedAs(address)).toBe(counted))
