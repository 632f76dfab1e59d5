import { GAME_IDS } from '@fathom/catalog'
import { fastChance } from '@fathom/kernel'
import type { Push, TableReading } from '@fathom/protocol'
import { expect, it } from 'vitest'
import type { Subscription } from './readers.ts'
import type { TableRequest } from './requests.ts'
import { Engine } from './engine.ts'
import { library } from './library.ts'
import { createdWith } from './testing/created.ts'

const PEOPLE = ['ana', 'bo', 'cy'].map((id) => ({ id, name: id }))
/** Who is told, the spectator last. */
const READERS = [...PEOPLE.map(({ id }) => id), null]
/** Turns of each game, most of them of one step. */
const TURNS = 60

async function tableOf(game: string, seed: number) {
  const engine = new Engine(library)
  const created = await createdWith(game, PEOPLE, seed.toString(16).padStart(64, '5'))
  await engine.create({ table: 't', at: 0, created, readers: [], present: [] })
  const readers = READERS.map((person) => ({ person, language: 'en' as const }))
  /** Everything that each may see, as it would be sent: the reading and the log. */
  const everything = () =>
    readers.map((reader) => {
      const [snapshot] = engine.read({ table: 't', readers: [reader], present: [] })?.snapshots ?? []
      return [snapshot?.table ?? '', engine.log({ table: 't', reader, since: 0 }) ?? '']
    })
  const readings = () => everything().map(([table = '']) => JSON.parse(table) as TableReading)
  const does = (seat: number, command: Extract<TableRequest, { as: 'person' }>['command']) => {
    const subscriptions = readers.map((reader, index): Subscription => ({ ...reader, since: readings()[index]?.version ?? 0, changes: 'json', knows: true })) // prettier-ignore
    const person = PEOPLE[seat] ?? { id: '', name: '' }
    const request: TableRequest = { as: 'person', person, command }
    const result = engine.execute({ table: 't', at: 0, request, readers: [], subscriptions, present: [], language: 'en' }) // prettier-ignore
    if (result?.ok !== true) throw new Error(`refused: ${JSON.stringify(result)}`)
    return result
  }
  return { everything, readings, does }
}

/** What a turn's last step did, where it was held. */
interface HeldTurn {
  readonly inView: boolean
  readonly viewChanged: boolean
  readonly patchHasView: boolean
  /** Indices of `READERS`. */
  readonly pushedTo: readonly number[]
  /** What anybody else but the seat may see and read in the log is what it was, byte for byte. */
  readonly othersSame: boolean
}

async function heldTurns(game: string): Promise<{ seat: number; turn: HeldTurn }[]> {
  const chance = fastChance(11)
  const found: { seat: number; turn: HeldTurn }[] = []
  for (let table = 1; table <= 3; table++) {
    const { everything, readings, does } = await tableOf(game, table)
    for (let turn = 0; turn < TURNS; turn++) {
      const seat = readings().findIndex(({ legal }) => legal.length > 0)
      if (seat < 0) break
      const before = everything()
      const { legal = [], view } = readings()[seat] ?? {}
      const result = does(seat, { do: 'act', actions: [chance.pick(legal)], version: null, endTurn: false })
      const own = readings()[seat] as TableReading
      if (result.entries.at(-1)?.kind === 'held') {
        const { patch } = JSON.parse(result.pushes[seat]?.push ?? '{}') as Extract<Push, { type: 'change' }>
        const without = (all: string[][]) => JSON.stringify(all.filter((_, index) => index !== seat))
        const observed: HeldTurn = {
          inView: own.draft.heldInView,
          viewChanged: JSON.stringify(own.view) !== JSON.stringify(view),
          patchHasView: 'view' in patch,
          pushedTo: result.pushes.flatMap((push, index) => (push === null ? [] : [index])),
          othersSame: without(everything()) === without(before),
        }
        found.push({ seat, turn: observed })
      }
      if (own.draft.canEndTurn) does(seat, { do: 'end-turn', version: null })
    }
  }
  return found
}

/** How many held steps there are in those turns: with the view changed, and apart from it. Silver & Gold draws whenever the move passes on. */
const COUNTS: Readonly<Record<string, readonly [number, number]>> = {
  'silver-and-gold': [0, 8],
  'sunken-treasure': [111, 11],
  'artifacts-inc': [6, 37],
  thesauros: [89, 0],
}

it.each(GAME_IDS)('%s: a held step is in its seat’s view, and nobody else is told or shown anything', async (game) => {
  const turns = await heldTurns(game)
  for (const { seat, turn } of turns) {
    const { inView } = turn
    expect(turn).toEqual({ inView, viewChanged: inView, patchHasView: inView, pushedTo: [seat], othersSame: true })
  }
  const shown = turns.filter(({ turn }) => turn.inView).length
  expect([shown, turns.length - shown]).toEqual(COUNTS[game])
})
