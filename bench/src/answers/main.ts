/**
 * `npm run -s bench:answers [-- --json] [--seconds n] [--game id] [--thinkers n]`: how long a person's actions take to be acknowledged while
 * bots of the highest level think at other tables. The server is a process of its own, as a self-hoster runs it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { fastSource, type NumberSource } from '@fathom/kernel'
import { ServerProcess } from '@fathom/e2e/server'
import type { TableReading } from '@fathom/protocol'
import { percentile } from '../paint/rows.ts'
import { isMine, Person } from './person.ts'

/** The most that the slowest one in a hundred may take, in milliseconds. */
const GOAL = 50
/** Between two actions of the person whose answers are timed, in milliseconds: a quick player. */
const HASTE = 100

/** Sits with a bot of the highest level and answers at once, so that the bot thinks nearly always. Counts how often it was seen thinking. */
async function feed(url: string, game: string, choose: NumberSource, isOver: () => boolean): Promise<[number, number]> {
  const person = await Person.arrives(url)
  let table = await person.sits(game, ['admiral'])
  let [looks, thinking] = [0, 0]
  while (!isOver()) {
    if (table.status === 'finished') table = await person.sits(game, ['admiral'])
    else if (!isMine(table)) await pause(25)
    else if (table.draft.canEndTurn) table = await person.endTurn()
    else table = await person.act(table.legal[choose(table.legal.length)] ?? '', true)
    table = await person.read()
    looks++
    if (table.status === 'playing' && !isMine(table)) thinking++
  }
  return [looks, thinking]
}

/** Plays, takes back and plays on for so long; how long each answer took, in milliseconds. */
async function play(url: string, seconds: number, choose: NumberSource): Promise<number[]> {
  const person = await Person.arrives(url)
  const game = 'silver-and-gold'
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  let table = await person.sits(game, ['deckhand'])
  while (performance.now() < end) {
    await pause(HASTE)
    if (table.status === 'finished') table = await person.sits(game, ['deckhand'])
    else if (!isMine(table)) table = await person.read()
    else {
      const started = performance.now()
      table = await step(person, table, choose)
      times.push(performance.now() - started)
    }
  }
  return times
}

function step(person: Person, { draft, legal }: TableReading, choose: NumberSource): Promise<TableReading> {
  if (draft.canUndo && choose(3) === 0) return person.undo()
  if (draft.canEndTurn) return person.endTurn()
  return person.act(legal[choose(legal.length)] ?? '', false)
}

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    seconds: { type: 'string' },
    game: { type: 'string' },
    thinkers: { type: 'string' },
  },
})
const game = values.game ?? 'thesauros'
const thinkers = Number(values.thinkers ?? '4')
const server = new ServerProcess()
await server.start()
try {
  let isOver = false
  const fed = Array.from({ length: thinkers }, (_, index) => feed(server.url, game, fastSource(index), () => isOver))
  await pause(2000)
  const times = await play(server.url, Number(values.seconds ?? '30'), fastSource(99))
  isOver = true
  const looks = await Promise.all(fed)
  const [seen, thinking] = looks.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0])
  const result = {
    thinkers,
    game,
    /** Part of the time that each of them was thinking. */
    thinking: seen === 0 ? 0 : thinking / seen,
    answers: times.length,
    median: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    worst: percentile(times, 1),
    goal: GOAL,
  }
  const ms = (time: number): string => `${time.toFixed(1)} ms`
  console.log(
    values.json
      ? JSON.stringify(result, null, 2)
      : `${result.answers} answers while ${thinkers} Admirals at ${game} think (${Math.round(result.thinking * 100)} % of the time each): ` +
          `median ${ms(result.median)}, p99 ${ms(result.p99)} (goal ${GOAL} ms, ${result.p99 <= GOAL ? 'met' : 'MISSED'}), worst ${ms(result.worst)}`,
  )
  if (result.p99 > GOAL) process.exitCode = 1
} finally {
  await server.stop()
}
