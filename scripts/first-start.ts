/**
 * `npm run -s test:start`: whether `npm start` serves somebody who plays, from an empty data folder. Exit code 1 and a sentence if not. The gate runs
 * it right after `npm ci`, both on the search path of a bare machine (bare.mjs).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstStart } from './bare/firstStart.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const data = mkdtempSync(join(tmpdir(), 'fathom-first-'))
const settings = { PORT: '0', HOST: '127.0.0.1', FATHOM_DATA: data, LOG_LEVEL: 'warn' }
try {
  await firstStart({
    command: ['npm', 'start'],
    folder: root,
    environment: { ...process.env, ...settings },
    tell: (line) => console.log(`first start: ${line}`),
  })
} catch (error) {
  console.log(`first start: FAILED. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  rmSync(data, { recursive: true, force: true })
}
