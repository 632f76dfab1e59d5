import { expect, test } from 'vitest'
import { seatedAt } from './company.ts'
import { ME } from './persons.ts'

test('who sets a table for several at one device is called there as the others read', () => {
  const mine = { kind: 'person', person: { id: ME, name: 'Larus' }, nonce: '-' } as const
  const names = seatedAt([mine, { kind: 'open' }], ['Ana', 'Bo']).map((chair) => 'person' in chair && chair.person.name)
  expect(names).toEqual(['Ana', 'Bo'])
})
