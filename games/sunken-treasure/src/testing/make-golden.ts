import { writeFileSync } from 'node:fs'
import {
  ChanceFrom,
  fastSource,
  hashSeed,
  liveSource,
  makeRecord,
  recordingChance,
  type GameRecord,
  type NumberSource,
  type RecordLine,
} from '@fathom/kernel'
import { sunkenTreasure as game } from '../game.ts'
import { choose } from './tastes.ts'
import { WAYS, type Way } from './ways.ts'

// Writes golden/*.txt: for each way the game of the first seed in which it happens. The same files every time.
// Run from the root: node games/sunken-treasure/src/testing/make-golden.ts

const SEARCHED = 20_000

/** The game of a seed, or null if what it is to be recorded for does not happen in it. */
function play(way: Way, number: number): GameRecord | null {
  const seed = way.live ? hashSeed(number.toString(16).padStart(64, '0')) : String(number)
  const nonces = Array.from({ length: way.seats }, (_, seat) => (way.live && seat > 0 ? `c0ffee0${seat}` : '-'))
  const stream = fastSource(way.live ? 0 : number)
  const sourceOf = (line: number): NumberSource => (way.live ? liveSource(seed, nonces, line) : stream)
  const dice = new ChanceFrom(fastSource(number + 7_000_000))

  const setting = recordingChance(sourceOf(0))
  const state = game.setup(way.options, way.seats, setting.chance)
  const lines: RecordLine[] = []
  let happened = false
  while (state.phase !== 'over') {
    const seat = state.active
    const action = choose(state, way.taste, dice)
    const { chance, tape } = recordingChance(sourceOf(lines.length + 1))
    const events = game.apply(state, seat, action, chance)
    lines.push({ seat, action: game.notation.make(action), draws: tape.draws })
    happened ||= way.happens({ seat, action, events, state })
  }
  const outcome = game.outcome(state)
  if (!happened || !way.ends(outcome)) return null
  return {
    game: game.meta.id,
    rulesVersion: game.meta.rulesVersion,
    options: way.options,
    seats: nonces.map((nonce, seat) =>
      way.live && seat > 0
        ? { kind: 'person', level: '', nonce, name: ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'][seat] ?? '' }
        : { kind: 'bot', level: 'golden', nonce, name: 'Purposeful player' },
    ),
    drawMethod: way.live ? 'hmac-sha256' : 'xoroshiro128plus',
    seedHash: way.live ? hashSeed(seed) : '',
    seed,
    startedAt: '',
    setupDraws: setting.tape.draws,
    lines,
    end: { reason: outcome.end ?? '', totals: outcome.scores.map((score) => score.total), ranks: outcome.ranks },
  }
}

function search(way: Way): GameRecord {
  for (let number = 1; number <= SEARCHED; number++) {
    const record = play(way, number)
    if (record !== null) return record
  }
  throw new Error(`${way.name} happens in none of ${SEARCHED} games`)
}

for (const way of WAYS) {
  const record = search(way)
  writeFileSync(new URL(`../../golden/${way.name}.txt`, import.meta.url), makeRecord(record))
  process.stdout.write(
    `${way.name}: seed ${record.seed}, ${record.lines.length} actions, ${record.end?.totals.join(' ')}\n`,
  )
}
