/** What `npm test` runs: whatever reads the code, beside the unit tests; the browser last. */
import { join } from 'node:path'
import { type Ending, type Result, readBrowserTests, readCheck, readUnitTests } from './results.ts'
import { browserTimes, type FileTime, unitTimes } from './times.ts'

export interface Step {
  /** As the summary calls it. */
  name: string
  /** A program of node_modules/.bin, or `node` (this very one), and its arguments. */
  command: readonly [string, ...string[]]
  /** Where the program writes its JSON report, if it does. */
  reportFile?: string
  environment?: Record<string, string>
  read: (ending: Ending) => Result
  /** What each file of tests took, by its report. */
  times?: (report: string | null) => FileTime[]
  /** Name of the step without which this one makes no sense. */
  needs?: string
  /** Runs while the unit tests run, one step of this kind after the other: the unit tests often wait for servers, so there is time. */
  isBeside?: boolean
}

/** The steps for the project in `root`; their reports go into `folder`. `isLong`: with those that take minutes and change seldom. */
export function steps(root: string, folder: string, { isLong }: { isLong: boolean }): Step[] {
  return [...usualSteps(root, folder), ...(isLong ? LONG_STEPS : [])]
}

const LONG_STEPS: readonly Step[] = [{ name: 'image', command: ['node', 'scripts/docker/build.ts'], read: readCheck }]

function usualSteps(root: string, folder: string): Step[] {
  const unitReport = join(folder, 'unit.json')
  const browserReport = join(folder, 'browser.json')
  return [
    { name: 'type check', command: ['tsc', '-p', '.'], read: readCheck, isBeside: true },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '.'], read: readCheck, isBeside: true },
    { name: 'unused', command: ['knip', '--no-progress'], read: readCheck, isBeside: true },
    { name: 'format', command: ['oxfmt', '--check'], read: readCheck, isBeside: true },
    { name: 'arrows', command: ['node', 'scripts/arrows.ts'], read: readCheck, isBeside: true },
    {
      name: 'unit tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      reportFile: unitReport,
      read: readUnitTests,
      times: (report) => unitTimes(report, root),
    },
    { name: 'build', command: ['node', 'scripts/build.ts'], read: readCheck },
    {
      name: 'browser tests',
      command: ['playwright', 'test', '-c', 'e2e', '--reporter=list,json'],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
      reportFile: browserReport,
      read: readBrowserTests,
      times: (report) => browserTimes(report, 'e2e/src'),
      needs: 'build',
    },
  ]
}
