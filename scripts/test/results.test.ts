import { expect, test } from 'vitest'
import { type Ending, readBrowserTests, readCheck, readUnitTests } from './results.ts'

const ended = (code: number | null, report: unknown = null, trouble: string | null = null): Ending => ({
  code,
  trouble,
  report: report === null ? null : JSON.stringify(report),
})

test('a check is one passed or one failed', () => {
  expect(readCheck(ended(0))).toEqual({ passed: 1, failed: 0, reasons: [] })
  expect(readCheck(ended(2))).toEqual({ passed: 0, failed: 1, reasons: ['it ended with exit code 2'] })
  expect(readCheck(ended(null))).toEqual({ passed: 0, failed: 1, reasons: ['a signal ended it'] })
  expect(readCheck(ended(null, null, 'it could not start'))).toEqual({
    passed: 0,
    failed: 1,
    reasons: ['it could not start'],
  })
})

const passing = { status: 'passed', fullName: 'a' }
const failing = { status: 'failed', fullName: 'b counts' }
const file = (name: string, status: string, message: string, assertionResults: object[]) => ({
  name,
  status,
  message,
  assertionResults,
})

test('unit tests are counted one by one', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [file('a.test.ts', 'passed', '', [passing, passing, passing])],
  }
  expect(readUnitTests(ended(0, report))).toEqual({ passed: 3, failed: 0, reasons: [] })
})

test('what the machine has no PostgreSQL for is told, and counts neither way', () => {
  const testResults = [file('a.test.ts', 'passed', '', [passing])]
  const report = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 2, testResults }
  expect(readUnitTests(ended(0, report))).toEqual({
    passed: 1,
    failed: 0,
    reasons: ['2 left out, with all that runs on PostgreSQL too: none answers here, or its programs are missing'],
  })
})

test('a failed test and a file that does not load count each', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      file('a.test.ts', 'failed', '', [passing, failing]),
      file('b.test.ts', 'failed', '\nCannot find module\nat line 1', []),
    ],
  }
  expect(readUnitTests(ended(1, report))).toEqual({
    passed: 1,
    failed: 2,
    reasons: ['a.test.ts: b counts', 'b.test.ts: Cannot find module'],
  })
})

test('an error outside of every test counts', () => {
  const report = { numPassedTests: 2, numFailedTests: 0, testResults: [file('a.test.ts', 'passed', '', [passing])] }
  expect(readUnitTests(ended(1, report))).toEqual({ passed: 2, failed: 1, reasons: ['it ended with exit code 1'] })
})

test('a suite without tests has failed', () => {
  const none = { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  expect(readUnitTests(ended(0, none))).toEqual({ passed: 0, failed: 1, reasons: ['it ran no test'] })
  const idle = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [] }
  expect(readBrowserTests(ended(0, idle))).toEqual({ passed: 0, failed: 1, reasons: ['it ran no test'] })
})

test('a suite that crashes has failed', () => {
  const crashed = {
    passed: 0,
    failed: 1,
    reasons: ['it left no readable report: it was stopped after 30 minutes'],
  }
  const stopped = ended(null, null, 'it was stopped after 30 minutes')
  expect(readUnitTests(stopped)).toEqual(crashed)
  expect(readBrowserTests(stopped)).toEqual(crashed)
  expect(readUnitTests({ ...stopped, report: '{"numPassedTests": 4' })).toEqual(crashed)
})

test('browser tests: failed ones and files that do not load count, second tries are told', () => {
  const report = { stats: { expected: 5, unexpected: 2, flaky: 1 }, errors: [{ message: 'Error: no such file\nat a' }] }
  expect(readBrowserTests(ended(1, report))).toEqual({
    passed: 6,
    failed: 3,
    reasons: [
      'Error: no such file',
      '2 failed: see above',
      '1 passed at the second try only, which wants looking into: see above',
    ],
  })
})
