import { expect, test } from 'vitest'
import { browserTimes, slowest, unitTimes } from './times.ts'

test('a file of unit tests takes from its first test to its last', () => {
  const report = { testResults: [{ name: '/here/kernel/src/a.test.ts', startTime: 1000, endTime: 3500 }] }
  expect(unitTimes(JSON.stringify(report), '/here')).toEqual([{ file: 'kernel/src/a.test.ts', seconds: 2.5 }])
})

test('a file of browser tests takes as long as all tries of its tests together', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
  const inner = { file: 'a.spec.ts', specs: [spec(500)] }
  const report = { suites: [{ file: 'a.spec.ts', specs: [spec(1000, 2000)], suites: [inner] }] }
  expect(browserTimes(JSON.stringify(report), 'e2e/src')).toEqual([{ file: 'e2e/src/a.spec.ts', seconds: 3.5 }])
})

test('a report that is not there or broken tells of no file', () => {
  expect([unitTimes(null, '/here'), unitTimes('{"test', '/here'), browserTimes(null, 'e2e')]).toEqual([[], [], []])
})

test('the slowest come first, and no more than asked for', () => {
  const times = [1, 30, 2].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }))
  expect(slowest(times, 2)).toEqual(['   30.0 s  30.test.ts', '    2.0 s  2.test.ts'])
})
