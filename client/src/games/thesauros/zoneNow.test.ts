import { expect, test } from 'vitest'
import type { Event, PendingView, View } from '@fathom/thesauros'
import { zoneNow } from './zoneNow.ts'

const events = [{ type: 'zone-began', zone: 5 }] as unknown as readonly Event[]
const asked = (kind: string, zone: number | null): Pick<View, 'phase' | 'pending' | 'zodiacs'> => ({
  phase: 'resolution',
  pending: { kind, zone } as unknown as PendingView,
  zodiacs: [],
})

test('money is put away in the zone that brought it, while the table has told of an earlier one', () => {
  const museum = zoneNow(events, asked('museum', 8), 5)
  expect(museum).toBe(8)
  expect(zoneNow(events, asked('receive', null), museum)).toBe(8)
  expect(zoneNow(events, asked('pay', null), museum)).toBe(8)
})

test('what is taken back leads back to the zone that is asked', () => {
  expect(zoneNow(events, asked('sea', null), 8)).toBe(5)
  expect(zoneNow(events, { ...asked('place', null), phase: 'placement' }, 8)).toBe(0)
})

test('who is hired is placed at Recruitment, and a bribe sealed at the authorities, whatever the table has told of', () => {
  expect(zoneNow([], asked('place-recruit', null), 1)).toBe(1)
  expect(zoneNow(events, asked('bribe', null), 8)).toBe(10)
})
