import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startArchiving } from './archiving.ts'
import { readConfig } from './config.ts'
import { makeLog } from './log.ts'
import type { ArchiveTimes, Store } from './store/store.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 10, 22)

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

/** Starts archiving with a store that notes what it is asked. */
function start(days: ArchiveTimes, archive: () => Promise<number> = () => Promise.resolve(0)) {
  const asked: { readonly times: ArchiveTimes; readonly except: readonly string[] }[] = []
  const lines: string[] = []
  const purged: number[] = []
  let rooms = Array.from({ length: 23 }, (_, n) => ({ table: `t${n}`, room: 'players' }))
  const forgotten: number[] = []
  const talk = {
    silentRooms: (before: number) => Promise.resolve((purged.push(before), rooms)),
    forgetRooms({ length }: typeof rooms) {
      rooms = rooms.slice(length)
      return Promise.resolve(forgotten.push(length))
    },
  }
  const shownOut: number[] = []
  const company = { purgeShownOut: (before: number) => Promise.resolve(shownOut.push(before)) }
  const store = {
    talk,
    company,
    archive: (times: ArchiveTimes, except: readonly string[]) => {
      asked.push({ times, except })
      return archive()
    },
  } as unknown as Store
  const log = makeLog('info', { write: (line) => void lines.push(line) })
  const people = { tablesWithPeople: () => ['t7'] } as unknown as Parameters<typeof startArchiving>[1]
  return { asked, lines, purged, forgotten, shownOut, stop: startArchiving(store, people, { ...days, talk: 365 }, log) }
}

test('archives at the start and every hour: what is older than its days, never where they are 0, never where people are', async () => {
  const { asked, purged, forgotten, shownOut, stop } = start({ open: 7, abandoned: 90, finished: 0 })
  const timesAt = (now: number) => ({ open: now - 7 * DAY, abandoned: now - 90 * DAY, finished: 0 })
  expect(asked).toEqual([{ times: timesAt(NOW), except: ['t7'] }])
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  // Talk is forgotten after a year, a few rooms at a time.
  expect(forgotten).toEqual([10, 10, 3])
  expect(purged).toEqual([NOW, NOW + HOUR, NOW + 2 * HOUR].map((now) => now - 365 * DAY))
  expect(asked.map(({ times }) => times)).toEqual([timesAt(NOW), timesAt(NOW + HOUR), timesAt(NOW + 2 * HOUR)])
  expect(shownOut).toEqual([NOW, NOW + HOUR, NOW + 2 * HOUR].map((now) => now - 30 * DAY))
  stop()
  await vi.advanceTimersByTimeAsync(5 * HOUR)
  expect(asked).toHaveLength(3)
})

test('says how many it archived, and goes on after it could not', async () => {
  let count = 0
  const { asked, lines, stop } = start({ open: 1, abandoned: 1, finished: 1 }, () =>
    ++count === 1 ? Promise.reject(new Error('the disk is full')) : Promise.resolve(3),
  )
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(asked).toHaveLength(2)
  expect(lines.map((line) => (JSON.parse(line) as { msg: string; count?: number }).msg)).toEqual([
    'nothing was archived',
    'tables were archived',
  ])
  expect(lines[1]).toContain('"count":3')
  stop()
})

test('what a stop interrupts is no failure', async () => {
  const { lines, stop } = start({ open: 1, abandoned: 1, finished: 1 }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    throw new Error('the store is closed')
  })
  stop()
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(lines).toEqual([])
})

test('the days are settings', () => {
  expect(readConfig({}).archive).toEqual({ open: 7, abandoned: 90, finished: 0 })
  const set = { FATHOM_ARCHIVE_OPEN_DAYS: '1', FATHOM_ARCHIVE_ABANDONED_DAYS: '0', FATHOM_ARCHIVE_FINISHED_DAYS: '30' }
  expect([readConfig({}).talkDays, readConfig({ FATHOM_TALK_DAYS: '0' }).talkDays]).toEqual([365, 0])
  expect(readConfig(set).archive).toEqual({ open: 1, abandoned: 0, finished: 30 })
})
