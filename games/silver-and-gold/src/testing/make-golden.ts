import { writeFileSync } from 'node:fs'
import {
  fastSource,
  hashSeed,
  liveSource,
  makeRecord,
  recordingChance,
  type GameRecord,
  type NumberSource,
  type RecordLine,
} from '@fathom/kernel'
import { boxesOf } from '../actions.ts'
import { countBoxes } from '../boxes.ts'
import { cardAt } from '../cards.ts'
import { silverAndGold as game } from '../game.ts'
import { slotOf, type State } from '../state.ts'
import type { Action, BoxMask, CardIndex } from '../types.ts'
import { WAYS, type Taste, type Way } from './ways.ts'

// Writes golden/*.txt: for each way the game of the first seed in which it happens. The same files every time.
// Run from the root: node games/silver-and-gold/src/testing/make-golden.ts

const SEARCHED = 200_000

/** How much a player of this taste likes an action. */
function liking(state: State, seat: number, action: Action, taste: Taste): number {
  switch (action.do) {
    case 'keep':
      return likingCard(action.cards[0], taste) + likingCard(action.cards[1], taste)
    case 'take':
      return likingCard(action.card, taste)
    case 'take-deck':
      return 0
    default:
      return likingBoxes(state, seat, action.card, boxesOf(action), taste)
  }
}

function likingCard(card: CardIndex, taste: Taste): number {
  const { coins, palms, xs, points } = cardAt(card)
  return countBoxes(coins) * taste.coin + countBoxes(palms) * taste.palm + countBoxes(xs) * taste.x - points * 0.3
}

function likingBoxes(state: State, seat: number, card: CardIndex, boxes: BoxMask, taste: Taste): number {
  const { coins, palms, xs, boxes: island } = cardAt(card)
  const crossed = (state.crossed[slotOf(state, seat, card)] ?? 0) | boxes
  return (
    countBoxes(boxes) * taste.box +
    countBoxes(boxes & coins) * taste.coin +
    countBoxes(boxes & palms) * taste.palm +
    countBoxes(boxes & xs) * taste.x +
    (crossed === island ? taste.finish : 0)
  )
}

function choose(state: State, seat: number, taste: Taste, dice: NumberSource): Action {
  const legal = game.legal(state, seat)
  let best = legal[0] as Action
  let most = -Infinity
  for (const action of legal) {
    // A little of chance, so that seeds play differently.
    const liked = liking(state, seat, action, taste) + dice(100) / 60
    if (liked > most) [best, most] = [action, liked]
  }
  return best
}

/** The game of a seed, or null if what it is to be recorded for does not happen in it. */
function play(way: Way, number: number): GameRecord | null {
  const seed = way.live ? hashSeed(number.toString(16).padStart(64, '0')) : String(number)
  const nonces = Array.from({ length: way.seats }, (_, seat) => (way.live && seat > 0 ? `c0ffee0${seat}` : '-'))
  const stream = fastSource(way.live ? 0 : number)
  const sourceOf = (line: number): NumberSource => (way.live ? liveSource(seed, nonces, line) : stream)
  const dice = fastSource(number + 7_000_000)
  const options = { expeditionAid: way.expeditionAid }

  const setting = recordingChance(sourceOf(0))
  const state = game.setup(options, way.seats, setting.chance)
  const lines: RecordLine[] = []
  let happened = false
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[dice(acting.length)] ?? 0
    const action = choose(state, seat, way.taste, dice)
    const { chance, tape } = recordingChance(sourceOf(lines.length + 1))
    const events = game.apply(state, seat, action, chance)
    lines.push({ seat, action: game.notation.make(action), draws: tape.draws })
    happened ||= way.happens({ seat, action, events, state })
  }
  const outcome = game.outcome(state)
  if (!happened || way.ends?.(outcome) === false) return null
  return {
    game: game.meta.id,
    rulesVersion: game.meta.rulesVersion,
    options,
    seats: nonces.map((nonce, seat) =>
      way.live && seat > 0
        ? { kind: 'person', level: '', nonce, name: ['Ada', 'Bo', 'Cleo', 'Dan'][seat] ?? '' }
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
