import { GAME_IDS, loadGame, type CatalogEntry } from '@fathom/catalog'
import { readArguments, runCommand, UsageError } from './arguments.ts'
import { checkFile } from './verify/check.ts'

const USAGE = 'usage: npm run -s verify -- FILE...'

async function main(): Promise<number> {
  const { positionals } = readArguments({ allowPositionals: true, options: {} })
  if (positionals.length === 0) throw new UsageError('Which records? Say at least one FILE.')
  const games = new Map<string, CatalogEntry>()
  for (const id of GAME_IDS) {
    const entry = await loadGame(id)
    if (entry !== null) games.set(id, entry)
  }
  let failed = 0
  for (const file of positionals) {
    const { passed, sentence } = checkFile(file, games)
    if (!passed) failed++
    if (sentence !== '') console.log(`${file}: ${sentence}`)
  }
  console.log(`${positionals.length - failed} verified, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

await runCommand(USAGE, main)
