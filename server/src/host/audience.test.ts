import { expect, it } from 'vitest'
import type { Digest } from '../engine/calls.ts'
import { Audience, type Listener } from './audience.ts'

const chair = (id: string) => ({ kind: 'person', person: { id, name: id }, nonce: '-' }) as const
const digest = { id: 't', chairs: [chair('ana'), chair('bo')], seats: [] } as unknown as Digest
const listener = (person: string | null, pace: number | null): Listener => ({
  person,
  language: 'en',
  pace,
  since: 0,
  changes: false,
  knows: true,
  send: () => {},
})

it('bots keep to the slowest pace that anybody with a chair asks for', () => {
  const audience = new Audience()
  expect(audience.pace('t')).toBeNull()
  const ana = listener('ana', 0)
  const bo = listener('bo', 2000)
  audience.enter(listener('bo', null), digest)
  expect(audience.pace('t')).toBeNull()
  audience.enter(ana, digest)
  expect(audience.pace('t')).toBe(0)
  audience.enter(bo, digest)
  expect(audience.pace('t')).toBe(2000)
  audience.leave(bo, 't')
  expect(audience.pace('t')).toBe(0)
})

it('whoever only looks on has no say in it', () => {
  const audience = new Audience()
  audience.enter(listener('cleo', 5000), digest)
  audience.enter(listener(null, 5000), digest)
  expect(audience.pace('t')).toBeNull()
})
