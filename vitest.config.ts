import { defineConfig } from 'vitest/config'

const long = process.env.FATHOM_LONG === '1'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    // Property tests play hundreds of games; the long suite plays thousands.
    testTimeout: long ? 1_800_000 : 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
    allowOnly: false, // a forgotten `.only` would hide every other test
    passWithNoTests: false,
  },
})
