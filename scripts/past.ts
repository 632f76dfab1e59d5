/**
 * `npm run past -- --game ID`: keeps the rules of a game as they stand now in `games/<id>/past/<rulesVersion>.mjs`, so that its
 * tables and records go on under them when the rules have changed (CONTRIBUTING.md, "Change a rule").
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { GAME_IDS, loadGame } from '@fathom/catalog'
import { bundleGame } from './past/bundle.ts'
import { sealed } from './past/seal.ts'

const TYPES = `import type { PastRules } from '@fathom/kernel'\n\nexport declare const rules: PastRules\n`

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values } = parseArgs({ options: { game: { type: 'string', default: '' } } })
const entry = await loadGame(values.game)
if (entry === null) {
  console.error(`Which game? Say --game with one of ${GAME_IDS.join(', ')}.`)
  process.exitCode = 2
} else {
  const { id, rulesVersion } = entry.game.meta
  const folder = join(root, 'games', id, 'past')
  const text = sealed(id, rulesVersion, await bundleGame(root, id))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${rulesVersion}.mjs`), text)
  writeFileSync(join(folder, `${rulesVersion}.d.mts`), TYPES)
  console.log(`games/${id}/past/${rulesVersion}.mjs: ${Math.round(text.length / 1024)} KB`)
}
