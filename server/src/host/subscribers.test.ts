import { expect, it } from 'vitest'
import type { TableMetadata } from '@fathom/engine'
import { Subscribers, type LiveSubscription } from './subscribers.ts'

const chair = (id: string) => ({ kind: 'person', person: { id, name: id }, nonce: '-' }) as const
const metadata = {
  id: 't',
  chairs: [chair('ana'), chair('bo')],
  seats: [],
  onlookers: { allowed: true, delay: 0 },
} as unknown as TableMetadata
const subscription = (person: string | null, pace: number | null): LiveSubscription => ({
  person,
  language: 'en',
  pace,
  since: 0,
  changes: null,
  knows: true,
  send: () => {},
  end: () => {},
})

it('bots keep to the slowest pace that anybody with a chair asks for', () => {
  const subscribers = new Subscribers()
  expect(subscribers.pace('t')).toBeNull()
  const ana = subscription('ana', 0)
  const bo = subscription('bo', 2000)
  subscribers.enter(subscription('bo', null), metadata)
  expect(subscribers.pace('t')).toBeNull()
  subscribers.enter(ana, metadata)
  expect(subscribers.pace('t')).toBe(0)
  subscribers.enter(bo, metadata)
  expect(subscribers.pace('t')).toBe(2000)
  subscribers.leave(bo, 't')
  expect(subscribers.pace('t')).toBe(0)
})

it('a spectator has no say in it', () => {
  const subscribers = new Subscribers()
  subscribers.enter(subscription('cleo', 5000), metadata)
  subscribers.enter(subscription(null, 5000), metadata)
  expect(subscribers.pace('t')).toBeNull()
})

it('whoever looks on at another process is among those at the table', () => {
  const subscribers = new Subscribers()
  subscribers.enter(subscription('ana', null), metadata)
  subscribers.setElsewhere('t', 'two', { people: [{ person: 'cleo', name: 'Cleo', pace: null }], strangers: 1 })
  expect(subscribers.pagesAt('t').map(({ person }) => person)).toEqual(['ana', 'cleo'])
})

it('however many look on, other processes are told of those who play', () => {
  const subscribers = new Subscribers()
  for (let guest = 0; guest < 60; guest++) subscribers.enter(subscription(`guest ${guest}`, null), metadata)
  subscribers.enter(subscription('bo', 2000), metadata)
  const { people, strangers } = subscribers.roomHere('t')
  expect([people[0]?.person, people.length, strangers]).toEqual(['bo', 50, 11])
})
