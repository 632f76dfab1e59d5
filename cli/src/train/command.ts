import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  plotOf,
  subjectOf,
  train,
  TRAINABLE,
  trainNetwork,
  type Fit,
  type NetworkTraining,
  type WeightsMatch,
  type Subject,
  type WeightsFile,
} from '@fathom/bots/train'
import type { AnyGame } from '@fathom/kernel'
import { MAX_SEED, readArguments, readGame, readOptions, readWhole, type Command, UsageError } from '../arguments.ts'
import { meet } from './meet.ts'

const USAGE =
  'usage: npm run -s train -- --game ID [--games n] [--rounds n] [--ridge r] [--seed n] [--arena n] [--out DIR] [--check]\n' +
  '       npm run -s train -- --game artifacts-inc --network [--games n] [--seed n] [--out DIR]'
const MAX_GAMES = 100_000
const MAX_ROUNDS = 9
/** Games of the arena are other ones than those that taught. */
const ARENA_APART = 1_000_003

/** The options of the command; an option that is not given is taken from the existing weights. */
interface Asked extends Pick<Fit, 'seed' | 'games' | 'rounds' | 'ridge'> {
  readonly arena: number
}

/** What the network that plays has learnt from, about; a fifth as many follow in which it plays itself. */
const NETWORK_GAMES = 15_000

const USUAL: Asked = { seed: 1, games: 300, rounds: 2, ridge: 0.1, arena: 400 }

async function main(args: readonly string[]): Promise<number> {
  const { values } = readArguments({
    args,
    options: {
      game: { type: 'string' },
      games: { type: 'string' },
      rounds: { type: 'string' },
      ridge: { type: 'string' },
      seed: { type: 'string' },
      arena: { type: 'string' },
      out: { type: 'string' },
      check: { type: 'boolean', default: false },
      network: { type: 'boolean', default: false },
    },
  })
  if (values.game === undefined) throw new UsageError('Which game? Say --game ID.')
  const { game } = await readGame(values.game)
  const out = resolve(values.out ?? folderOf(game.meta.id))
  if (!existsSync(out)) throw new UsageError(`There is no folder ${out}.`)
  if (values.network) {
    if (game.meta.id !== 'artifacts-inc') throw new UsageError('Only artifacts-inc has a network.')
    writeNetwork(out, {
      games: read('--games', values.games, 1, MAX_GAMES) ?? NETWORK_GAMES,
      seed: read('--seed', values.seed, 0, MAX_SEED) ?? USUAL.seed,
    })
    return 0
  }
  const subject = subjectOf(game.meta.id)
  if (subject === null) {
    throw new UsageError(`${game.meta.id} has no weights to fit. There are: ${TRAINABLE.join(', ')}.`)
  }
  const { fit, arena } = subject.weights
  const before: Asked = { ...USUAL, ...fit, ...(arena[0] === undefined ? {} : { arena: arena[0].games }) }
  const asked: Asked = {
    games: read('--games', values.games, 1, MAX_GAMES) ?? before.games,
    rounds: read('--rounds', values.rounds, 1, MAX_ROUNDS) ?? before.rounds,
    seed: read('--seed', values.seed, 0, MAX_SEED) ?? before.seed,
    arena: read('--arena', values.arena, 0, MAX_GAMES) ?? before.arena,
    ridge: values.ridge === undefined ? before.ridge : readRidge(values.ridge),
  }
  const { file, plot } = trained(game, subject, asked)
  // Pairs of numbers on one line, as the project's formatter has them.
  const text = `${JSON.stringify(file, null, 2).replaceAll(/\[\s+([\d.]+),\s+([\d.]+)\s+\]/g, '[$1, $2]')}\n`
  if (values.check) {
    const isSame = JSON.stringify(file) === JSON.stringify(subject.weights)
    console.log(isSame ? 'The weights are those of the file.' : 'The weights are not those of the file.')
    return isSame ? 0 : 1
  }
  writeFileSync(join(out, 'weights.json'), text)
  writeFileSync(join(out, 'weights.svg'), plot)
  console.log(summary(file))
  return 0
}

function trained(game: AnyGame, subject: Subject, asked: Asked): { file: WeightsFile; plot: string } {
  const { evaluation, weights } = subject
  const { hand } = weights
  const options = readOptions(game, [])
  const { fitted, fit, foresight } = train({ ...asked, game, options, evaluation, hand })
  const counts = game.meta.seats.filter((count) => count > 1)
  const tables = asked.arena === 0 ? [] : [...new Set([Math.min(...counts), Math.max(...counts)])]
  const arena = tables.map((seats) =>
    meet(evaluation, fitted, hand, { game, options, seats, games: asked.arena, seed: asked.seed + ARENA_APART }),
  )
  const file: WeightsFile = { game: game.meta.id, ...verdict(arena), hand, fitted, fit, arena }
  return { file, plot: plotOf(file, foresight) }
}

/** It takes long: what is done now is told meanwhile. */
function writeNetwork(out: string, training: NetworkTraining): void {
  const { network, error } = trainNetwork(training, (what) => console.error(what))
  writeFileSync(join(out, 'network.json'), `${JSON.stringify({ game: 'artifacts-inc', ...network }, null, 2)}\n`)
  console.log(`It misses by ${error.toFixed(4)} in the games that were held out.`)
}

/** The fitted weights play if they clearly win at the smallest table, and win their share at every one. */
function verdict(arena: readonly WeightsMatch[]): Pick<WeightsFile, 'used' | 'why'> {
  const [first] = arena
  if (first === undefined) return { used: 'hand', why: 'the fitted weights have not played yet' }
  const wins = first.interval[0] > first.fairShare
  const loses = arena.some(({ winShare, fairShare }) => winShare < fairShare)
  if (wins && !loses) return { used: 'fitted', why: `the fitted weights beat those made by hand: ${told(first)}` }
  return {
    used: 'hand',
    why: `the fitted weights are not clearly better than those made by hand: ${arena.map(told).join(', ')}`,
  }
}

function told({ seats, games, winShare, interval }: WeightsMatch): string {
  return `${percent(winShare)} (${percent(interval[0])} to ${percent(interval[1])}) of ${games} games with ${seats} seats`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function summary({ game, used, why, hand, fitted, fit }: WeightsFile): string {
  return [
    `${game}: ${used} weights. ${why}`,
    `${fit?.positions} positions; correlation by hand ${fit?.correlation.hand}, fitted ${fit?.correlation.fitted}`,
    ...Object.keys(hand).map((name) => `  ${name}: ${hand[name]} -> ${fitted?.[name]}`),
  ].join('\n')
}

function read(name: string, text: string | undefined, min: number, max: number): number | undefined {
  return text === undefined ? undefined : readWhole(name, text, min, max)
}

function readRidge(text: string): number {
  const ridge = Number(text)
  if (text === '' || !(ridge >= 0) || ridge > 1000) {
    throw new UsageError(`--ridge must be a number from 0 to 1000, not "${text}".`)
  }
  return ridge
}

/** Where a game's weights are. */
function folderOf(id: string): string {
  return join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'bots', 'src', id)
}

export const command: Command = { usage: USAGE, run: main }
