/**
 * `npm test`: every check there is, and what came of them. `npm run test:long` (`--long`) lets the
 * suites that can take longer do so (FATHOM_LONG=1). The last line is `N passed, N failed`; exit code 1 if any failed.
 */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from './test/child.ts'
import type { Result } from './test/results.ts'
import { type Step, steps } from './test/steps.ts'
import { type FileTime, slowest } from './test/times.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isLong = process.argv.includes('--long')
/** Milliseconds for one step: so many that only a step that hangs reaches them, and no slow machine. */
const limit = (isLong ? 360 : 60) * 60_000

const folder = join(root, 'node_modules', '.cache', 'fathom-test')
mkdirSync(folder, { recursive: true })
if (isLong) process.env.FATHOM_LONG = '1'

const results = new Map<string, Result & { seconds: number }>()
const times: FileTime[] = []
const all = steps(root, folder, { isLong })
const beside = runAll(all.filter(({ isBeside }) => isBeside === true))
for (const step of all.filter(({ isBeside }) => isBeside !== true)) {
  if (step.needs !== undefined) await beside
  await runAll([step])
}
await beside

console.log('\nSlowest files')
for (const line of slowest(times, 10)) console.log(`  ${line}`)

console.log('\nSummary')
for (const { name } of all) {
  const { seconds, ...result } = results.get(name) ?? { passed: 0, failed: 1, reasons: ['it was not run'], seconds: 0 }
  console.log(`  ${name.padEnd(14)} ${describe(result).padEnd(24)} ${seconds.toFixed(1).padStart(7)} s`)
  for (const reason of result.reasons) console.log(`      ${reason.replaceAll(root, '.')}`)
}
const passed = sum((result) => result.passed)
const failed = sum((result) => result.failed)
if (failed > 0) process.exitCode = 1
console.log(`${passed} passed, ${failed} failed`)

/** Runs steps one after the other. */
async function runAll(list: readonly Step[]): Promise<void> {
  for (const step of list) {
    console.log(`\n── ${step.name}: ${step.command.join(' ')}`)
    const started = performance.now()
    const result = await runStep(step)
    results.set(step.name, { ...result, seconds: (performance.now() - started) / 1000 })
    console.log(`── ${step.name}: ${describe(result)}`)
  }
}

async function runStep(step: Step): Promise<Result> {
  const needed = step.needs === undefined ? undefined : results.get(step.needs)
  if (needed && needed.failed > 0)
    return { passed: 0, failed: 1, reasons: [`not run, because the ${step.needs} failed`] }
  const ending = await runCommand(root, step, limit)
  times.push(...(step.times?.(ending.report) ?? []))
  return step.read(ending)
}

function describe({ passed: good, failed: bad }: Result): string {
  return bad > 0 ? `FAILED (${good} passed, ${bad} failed)` : `${good} passed`
}

function sum(count: (result: Result) => number): number {
  return [...results.values()].reduce((total, result) => total + count(result), 0)
}
