import { beforeAll, expect, test } from 'vitest'
import type { DepthView, View } from '@fathom/thesauros'
import { noDive } from './noDive.ts'
import { loadMessages } from './text/index.ts'

beforeAll(async () => loadMessages('en'))

const far: DepthView = { what: 'out-of-reach' }
const free: DepthView = { what: 'nothing' }
const silver = { what: 'treasure', value: 7, access: 'hidden' } as const

/** What is said of a column that may be sailed to. */
function said(...depths: readonly DepthView[]): string {
  const dives = [{ space: 's4.2', number: 4, column: 2, depths }]
  return noDive({ pending: { voyages: [{ dives }] } } as unknown as View, 's4.2')
}

test('before somebody sails there it is told that nobody could dive, and why', () => {
  expect(said(far, far, far, far)).toBe('no dive: a shark, and neither weapon nor cage aboard')
  expect(said(free, { ...silver, cost: null }, far, far)).toBe('no dive: nothing within reach')
  expect(said(free, { ...silver, cost: 1 }, far, far)).toBe('')
  expect(noDive({ pending: null }, 's4.2')).toBe('')
})
