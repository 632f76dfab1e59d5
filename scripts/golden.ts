/**
 * `npm run golden -- --game ID`: plays the recorded games of a game and writes them to `games/<id>/golden/`, the same files every time
 * (CONTRIBUTING.md, "Add a game"). The game needs no entry in the catalogue yet.
 */
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

const WRITER = 'src/testing/make-golden.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const games = globSync(`*/${WRITER}`, { cwd: join(root, 'games') }).map((path) => dirname(dirname(dirname(path)))) // prettier-ignore
const { values } = parseArgs({ options: { game: { type: 'string', default: '' } } })
if (games.includes(values.game)) await import(pathToFileURL(join(root, 'games', values.game, WRITER)).href)
else {
  console.error(`Which game? Say --game with one of ${games.toSorted().join(', ')}: those with ${WRITER}.`)
  process.exitCode = 2
}
