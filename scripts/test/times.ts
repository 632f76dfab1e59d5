/** Where the time of a run went: what each file of tests took, out of the reports that the runners leave behind. */

export interface FileTime {
  /** Path from the project's folder, with `/`. */
  file: string
  /** By the clock; files run beside one another. */
  seconds: number
}

interface UnitReport {
  testResults: { name: string; startTime: number; endTime: number }[]
}

/** Files of vitest's JSON report; none if it can't be read. `root` is the project's folder. */
export function unitTimes(report: string | null, root: string): FileTime[] {
  const { testResults } = (parse(report) as UnitReport | null) ?? { testResults: [] }
  return testResults.map(({ name, startTime, endTime }) => ({
    file: name.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, ''),
    seconds: (endTime - startTime) / 1000,
  }))
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: { tests: { results: { duration: number }[] }[] }[]
}

/** Files of Playwright's JSON report; none if it can't be read. `folder` is where they are, from the project's folder on. */
export function browserTimes(report: string | null, folder: string): FileTime[] {
  const { suites } = (parse(report) as { suites: Suite[] } | null) ?? { suites: [] }
  return suites.map((suite) => ({ file: `${folder}/${suite.file}`, seconds: millisecondsOf(suite) / 1000 }))
}

function millisecondsOf({ suites = [], specs }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const inner = suites.reduce((sum, suite) => sum + millisecondsOf(suite), 0)
  return results.reduce((sum, { duration }) => sum + duration, inner)
}

/** The slowest, one line each, the slowest first. */
export function slowest(times: readonly FileTime[], count: number): string[] {
  return times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
