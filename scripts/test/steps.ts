/** What `npm test` runs, in this order: the quick and sharp first, the browser last. */
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
}

/** The steps for the project in `root`; their reports go into `folder`. */
export function steps(root: string, folder: string): Step[] {
  const unitReport = join(folder, 'unit.json')
  const browserReport = join(folder, 'browser.json')
  return [
    { name: 'type check', command: ['tsc', '-p', '.'], read: readCheck },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '.'], read: readCheck },
    { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'], read: readCheck },
    { name: 'arrows', command: ['node', 'scripts/arrows.ts'], read: readCheck },
    {
      name: 'unit tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      reportFile: unitReport,
      read: readUnitTests,
      times: (report) => unitTimes(report, root),
    },
    { name: 'page build', command: ['vite', 'build', 'client'], read: readCheck },
    {
      name: 'browser tests',
      command: ['playwright', 'test', '-c', 'e2e', '--reporter=list,json'],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
      reportFile: browserReport,
      read: readBrowserTests,
      times: (report) => browserTimes(report, 'e2e/src'),
      needs: 'page build',
    },
  ]
}
