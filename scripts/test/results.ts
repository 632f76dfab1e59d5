/** Turns what a check or a test runner left behind into numbers and reasons. Nothing that went wrong counts as nothing. */

export interface Result {
  passed: number
  failed: number
  /** One line each, why something failed. */
  reasons: string[]
}

/** How a child process ended; `report` is the JSON that it wrote, null when it wrote none. */
export interface Ending {
  /** Null when a signal ended it. */
  code: number | null
  /** Why it was stopped or could not start; null when it ended by itself. */
  trouble: string | null
  report: string | null
}

/** A check that has only one answer. */
export function readCheck({ code, trouble }: Ending): Result {
  if (code === 0 && !trouble) return { passed: 1, failed: 0, reasons: [] }
  return { passed: 0, failed: 1, reasons: [endedHow(code, trouble)] }
}

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  /** Left out, as the machine has not what they need. */
  numPendingTests?: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** What only runs where there is a PostgreSQL is the one thing that a newcomer's machine need not have. */
const NO_POSTGRES = 'none answers here, or its programs are missing'

/** What vitest's JSON report says. A file that fails beyond its tests (it does not load, say) counts as one more. */
export function readUnitTests(ending: Ending): Result {
  const report = parse(ending.report) as UnitReport | null
  if (!report) return crashed(ending)
  const reasons = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (file.status === 'failed' && failed.length === 0) return [`${file.name}: ${firstLine(file.message)}`]
    return failed.map((test) => `${file.name}: ${test.fullName}`)
  })
  const { numPassedTests: passed, numPendingTests: leftOut = 0 } = report
  const failed = reasons.length
  if (leftOut > 0) reasons.push(`${leftOut} left out, with all that runs on PostgreSQL too: ${NO_POSTGRES}`)
  return settle({ passed, failed, reasons }, ending)
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message: string }[]
}

/** What Playwright's JSON report says. A test that needed its second try (there is one where CI is set) has passed, and is told. */
export function readBrowserTests(ending: Ending): Result {
  const report = parse(ending.report) as BrowserReport | null
  if (!report) return crashed(ending)
  const { expected, unexpected, flaky } = report.stats
  const reasons = report.errors.map((error) => firstLine(error.message))
  if (unexpected > 0) reasons.push(`${unexpected} failed: see above`)
  if (flaky > 0) reasons.push(`${flaky} passed at the second try only, which wants looking into: see above`)
  return settle({ passed: expected + flaky, failed: unexpected + report.errors.length, reasons }, ending)
}

/** A runner that reports an error without naming a failed test, or that ran no test, has failed, too. */
function settle(result: Result, { code, trouble }: Ending): Result {
  if (result.failed > 0) return trouble ? { ...result, reasons: [...result.reasons, trouble] } : result
  if (code !== 0 || trouble) return { ...result, failed: 1, reasons: [endedHow(code, trouble)] }
  if (result.passed === 0) return { ...result, failed: 1, reasons: ['it ran no test'] }
  return result
}

function crashed({ code, trouble }: Ending): Result {
  return { passed: 0, failed: 1, reasons: [`it left no readable report: ${endedHow(code, trouble)}`] }
}

function endedHow(code: number | null, trouble: string | null): string {
  return trouble ?? (code === null ? 'a signal ended it' : `it ended with exit code ${code}`)
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '') ?? 'no reason given'
}
