import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './src/browser.ts'

// What `npm run build` makes of the server, as it does of the page.
process.env['FATHOM_PACKED'] ??= fileURLToPath(new URL('../dist/server', import.meta.url))

const long = process.env.FATHOM_LONG === '1'

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  // A whole game against three bots on a busy machine of two cores takes its time; the long suite plays many.
  timeout: long ? 600_000 : 180_000,
  expect: { timeout: 15_000 },
  // A browser and the server that it plays on keep more than one processor busy.
  workers: Math.max(2, availableParallelism() - 1),
  fullyParallel: false,
  // A gate on a busy machine may try twice, and tells which tests needed it; nobody else may: what passes only sometimes has found something.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Painting what moves is most of the work of a browser without a graphics card. `withMotion` in fixtures.ts is for who needs it.
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping the page costs every context all of its files; `offline.spec.ts` is for that.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // A trace keeps the page's every state, which takes longer than the test itself: it is kept of a second try. `--trace on` for more.
    trace: 'on-first-retry',
    launchOptions: await findBrowser(),
  },
})
