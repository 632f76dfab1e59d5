import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { thinkingClock } from './clock.ts'
import { checkKeepable, keepReport } from './keep.ts'
import { playMatch, rotations, type Match } from './match.ts'
import { readPlayer } from './players.ts'
import { arenaText } from './report.ts'
import { Standing } from './standing.ts'
import { MAX_SEED, readArguments, readOptions, readSeats, readWhole, type Command, UsageError } from '../arguments.ts'
import { Progress } from '../progress.ts'
import { readPlayedGame } from '../setFile.ts'

const USAGE =
  'usage: npm run -s arena -- --game ID --bots a,b [--seats n] [--games n] [--seed n] [--components FILE] [--set option=value ...] [--json] [--keep]'
const MAX_GAMES = 1_000_000

async function main(args: readonly string[]): Promise<number> {
  const { values } = readArguments({
    args,
    options: {
      game: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string', default: '100' },
      bots: { type: 'string', default: 'mate,deckhand' },
      seed: { type: 'string', default: '1' },
      components: { type: 'string' },
      set: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  })
  const { game } = await readPlayedGame(values.game, values.components, 'Which game? Say --game ID.')
  const seats = readSeats(game, values.seats, Math.min(...game.meta.seats.filter((count) => count > 1)))
  if (seats < 2) throw new UsageError('Nobody meets anybody in a game of one seat.')
  const bots = values.bots.split(',').map((name) => name.trim())
  if (bots.length > seats) throw new UsageError(`${bots.length} bots don't find room at ${seats} seats.`)
  if (values.keep) checkKeepable(bots, seats)
  const games = readWhole('--games', values.games, 1, MAX_GAMES)
  const perDeal = rotations(seats, bots.length).length
  const match: Match = {
    game,
    options: readOptions(game, values.set),
    seats,
    sides: bots.map((name) => readPlayer(game, name)),
    deals: Math.ceil(games / perDeal),
    seed: readWhole('--seed', values.seed, 0, MAX_SEED),
    clock: thinkingClock,
  }
  const standing = new Standing(bots.length)
  const start = performance.now()
  const progress = new Progress(match.deals * perDeal)
  let done = 0
  let isStopped = false
  const stop = () => (isStopped = true)
  process.once('SIGINT', stop)
  const moved = (moves: number) => progress.show(done, () => `, move ${moves}${standing.soFar()}`)
  for (const met of playMatch(match, moved)) {
    standing.add(met)
    done++
    // A signal is heard between two games. Whole deals are fair to both sides.
    await setImmediate()
    if (isStopped && done % perDeal === 0) break
  }
  process.off('SIGINT', stop)
  const report = standing.report({ ...match, deals: done / perDeal }, bots, (performance.now() - start) / 1000)
  progress.clear()
  if (values.keep) keepReport(report)
  console.log(values.json ? JSON.stringify(report, null, 2) : arenaText(report))
  return 0
}

export const command: Command = { usage: USAGE, run: main }
