import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const long = process.env.FATHOM_LONG === '1'

/** Files whose tests take longest. They begin first: one that begins last keeps the other processors waiting. */
const SLOW = ['contract', 'start', 'crash', 'update', 'cluster', 'tracing', 'unrulyBus', 'clockBack', 'clocks', 'load', 'worlds', 'notices', 'botPage', 'arena', 'admin', 'limits', 'kill', 'secrets', 'chain', 'main', 'slowClients', 'past', 'sets', 'fuzz', 'neighbours', 'sim', 'peeking', 'eager'] // prettier-ignore

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = SLOW.indexOf(basename(moduleId, '.test.ts'))
      return at < 0 ? SLOW.length : at
    }
    return usual.toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Node runs the files as it runs the programs. With Vite's own modules, where every call from file to file goes through a getter, the
    // rules of a game take twice as long.
    experimental: { viteModuleRunner: false },
    maxWorkers: '100%', // else one processor is left idle, of two
    sequence: { sequencer: SlowFirst },
    // Property tests play hundreds of games; the long suite plays thousands.
    testTimeout: long ? 1_800_000 : 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
    allowOnly: false, // a forgotten `.only` would hide every other test
    passWithNoTests: false,
    globalSetup: 'scripts/test/packServers.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{kernel,protocol,games/*,catalog,bots,table,engine,client}/src/**/*.test.ts'],
          // They have no storage and no state of their own, nor has what is tested of the page: files can follow one another in the same process.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'whole', include: ['{server,cli,bench,e2e}/src/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
    ],
  },
})
