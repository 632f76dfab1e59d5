/** What `npm test` runs, in two lanes beside one another: tests often wait, for a server or a page, and leave a processor idle. */
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
  /** Name of the step of its lane without which this one makes no sense. */
  needs?: string
  /** Lanes run beside one another, the steps of a lane one after the other. */
  lane: 'code' | 'page'
}

/** The steps for the project in `root`; their reports go into `folder`. `isLong`: with those that take minutes and change seldom. */
export function steps(root: string, folder: string, { isLong }: { isLong: boolean }): Step[] {
  return [...usualSteps(root, folder), ...(isLong ? LONG_STEPS : [])]
}

const LONG_STEPS: readonly Step[] = [
  { name: 'image', command: ['node', 'scripts/docker/build.ts'], read: readCheck, lane: 'code' },
]

function usualSteps(root: string, folder: string): Step[] {
  const unitReport = join(folder, 'unit.json')
  const browserReport = join(folder, 'browser.json')
  return [
    { name: 'type check', command: ['tsc', '-p', '.'], read: readCheck, lane: 'code' },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '.'], read: readCheck, lane: 'code' },
    { name: 'unused', command: ['knip', '--no-progress'], read: readCheck, lane: 'code' },
    { name: 'format', command: ['oxfmt', '--check'], read: readCheck, lane: 'code' },
    { name: 'arrows', command: ['node', 'scripts/arrows.ts'], read: readCheck, lane: 'code' },
    {
      name: 'unit tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      reportFile: unitReport,
      read: readUnitTests,
      times: (report) => unitTimes(report, root),
      lane: 'code',
    },
    // It is there before the unit tests begin, as the checks take longer: their servers look through the page's folder.
    { name: 'page build', command: ['vite', 'build', 'client'], read: readCheck, lane: 'page' },
    {
      name: 'browser tests',
      command: ['playwright', 'test', '-c', 'e2e', '--reporter=list,json'],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
      reportFile: browserReport,
      read: readBrowserTests,
      times: (report) => browserTimes(report, 'e2e/src'),
      needs: 'page build',
      lane: 'page',
    },
  ]
}
