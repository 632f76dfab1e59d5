import type { Entry } from '@fathom/table'
import { expect, test } from 'vitest'
import { renamed } from './renamed.ts'

const GUEST = { id: 'gil', name: 'Gil' }
const ACCOUNT = { id: 'ada', name: 'Ada' }
const OTHER = { id: 'ben', name: 'Ben' }
const FORMER = { id: 'former', name: 'A former player' }

/** A journal in which the guest has made the table and the other one sat down. */
const journal = [
  { n: 1, at: 0, kind: 'created', chairs: [{ kind: 'person', person: GUEST, nonce: '-' }, { kind: 'open' }] },
  { n: 2, at: 1, kind: 'seated', seat: 1, person: OTHER, nonce: '-' },
] as unknown as readonly Entry[]

test('what an account has brought along is known as brought along for good', () => {
  const brought = renamed(journal, GUEST.id, { ...ACCOUNT, isBrought: true })
  expect(brought[0]).toMatchObject({ chairs: [{ person: { ...ACCOUNT, isBrought: true } }, { kind: 'open' }] })
  // The account leaves for good, or takes another name.
  const [created] = renamed(brought, ACCOUNT.id, FORMER)
  expect(created).toMatchObject({ chairs: [{ person: { ...FORMER, isBrought: true } }, { kind: 'open' }] })
})

test('whoever sat there themselves is not', () => {
  const [, seated] = renamed(journal, OTHER.id, FORMER)
  expect(seated).toMatchObject({ seat: 1, person: FORMER })
  expect(seated).not.toHaveProperty('person.isBrought')
})
