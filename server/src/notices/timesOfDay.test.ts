import { expect, onTestFinished, test, vi } from 'vitest'
import { nextTime, quietUntil } from './timesOfDay.ts'

const at = (iso: string) => Date.parse(iso)
const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString().slice(0, 16))

const NIGHT = { from: '22:00', to: '07:00' }

test('quiet hours are meant in the time zone, before and after midnight', () => {
  expect(iso(quietUntil(at('2026-06-01T19:59:59Z'), NIGHT, 'Europe/Paris'))).toBe(null)
  expect(iso(quietUntil(at('2026-06-01T20:00:00Z'), NIGHT, 'Europe/Paris'))).toBe('2026-06-02T05:00')
  expect(iso(quietUntil(at('2026-06-02T04:59:59Z'), NIGHT, 'Europe/Paris'))).toBe('2026-06-02T05:00')
  expect(iso(quietUntil(at('2026-06-02T05:00:00Z'), NIGHT, 'Europe/Paris'))).toBe(null)
  expect(iso(quietUntil(at('2026-06-02T05:00:00Z'), NIGHT, 'America/New_York'))).toBe('2026-06-02T11:00')
  expect(iso(quietUntil(at('2026-06-02T17:00:00Z'), NIGHT, 'Asia/Kathmandu'))).toBe('2026-06-03T01:15')
})

test('hours of the day may be quiet; from and to the same, none is', () => {
  const work = { from: '09:00', to: '17:30' }
  expect(iso(quietUntil(at('2026-06-01T12:00:00Z'), work, 'UTC'))).toBe('2026-06-01T17:30')
  expect(quietUntil(at('2026-06-01T17:30:00Z'), work, 'UTC')).toBe(null)
  expect(quietUntil(at('2026-06-01T12:00:00Z'), { from: '12:00', to: '12:00' }, 'UTC')).toBe(null)
})

test('a night in which clocks are set forward or back ends at its time all the same', () => {
  // Paris, 2026: forward on March 29, back on October 25.
  expect(iso(quietUntil(at('2026-03-28T22:00:00Z'), NIGHT, 'Europe/Paris'))).toBe('2026-03-29T05:00')
  expect(iso(quietUntil(at('2026-03-27T22:00:00Z'), NIGHT, 'Europe/Paris'))).toBe('2026-03-28T06:00')
  expect(iso(quietUntil(at('2026-10-24T21:00:00Z'), NIGHT, 'Europe/Paris'))).toBe('2026-10-25T06:00')
})

test('a time that a day leaves out comes an hour later by the clock, one that it has twice comes at the first', () => {
  const night = { from: '01:00', to: '02:30' }
  expect(iso(quietUntil(at('2026-03-29T00:30:00Z'), night, 'Europe/Paris'))).toBe('2026-03-29T01:30')
  expect(iso(nextTime(at('2026-10-24T22:00:00Z'), '02:30', 'Europe/Paris'))).toBe('2026-10-25T00:30')
  expect(iso(nextTime(at('2026-10-25T00:45:00Z'), '02:30', 'Europe/Paris'))).toBe('2026-10-25T01:30')
})

test('the next time of the day is never now', () => {
  expect(iso(nextTime(at('2026-06-01T18:00:00Z'), '18:00', 'UTC'))).toBe('2026-06-02T18:00')
  expect(iso(nextTime(at('2026-06-01T17:59:59Z'), '18:00', 'UTC'))).toBe('2026-06-01T18:00')
  expect(iso(nextTime(at('2026-06-01T10:30:00Z'), '00:15', 'Pacific/Kiritimati'))).toBe('2026-06-02T10:15')
})

test('a time zone has one format, in whatever letters it is written, and no more are kept than there are zones', () => {
  let made = 0
  class Counted extends Intl.DateTimeFormat {
    constructor(...args: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...args)
      made++
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: Counted })
  onTestFinished(() => void vi.unstubAllGlobals())
  const ask = (zone: string) => quietUntil(at('2026-06-01T12:00:00Z'), NIGHT, zone)
  for (const zone of ['Pacific/Auckland', 'pacific/auckland', 'PACIFIC/Auckland']) ask(zone)
  expect(made).toBe(1)
  const pad = (n: number) => String(n).padStart(2, '0')
  for (let n = 1; n <= 700; n++) ask(`+${pad(Math.floor(n / 60))}:${pad(n % 60)}`)
  ask('+11:40')
  expect(made).toBe(701)
  ask('Pacific/Auckland')
  expect(made).toBe(702)
})
