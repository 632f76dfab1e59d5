import { GAME_IDS } from '@fathom/catalog'
import { fastChance } from '@fathom/kernel'
import type { TableReading } from '@fathom/protocol'
import { expect, it } from 'vitest'
import type { TableRequest } from './requests.ts'
import { Engine } from './engine.ts'
import { library } from './library.ts'
import { createdWith } from './testing/created.ts'

const PEOPLE = [
  { id: 'ana', name: 'Ana' },
  { id: 'bo', name: 'Bo' },
]
/** Actions of one random game. */
const STEPS = 300

async function tableOf(game: string) {
  const engine = new Engine(library)
  const created = await createdWith(game, PEOPLE)
  await engine.create({ table: 't', at: 0, created, readers: [], present: [] })
  const read = (seat: number): TableReading => {
    const reader = { person: PEOPLE[seat]?.id ?? '', language: 'en' } as const
    const [snapshot] = engine.read({ table: 't', readers: [reader], present: [] })?.snapshots ?? []
    return JSON.parse(snapshot?.table ?? 'null') as TableReading
  }
  const ask = (request: TableRequest) =>
    engine.execute({ table: 't', at: 0, request, readers: [], subscriptions: [], present: [], language: 'en' })
  return { read, ask }
}

it.each(GAME_IDS)('%s: only whole turns of one choice are taken, and the game goes on', async (game) => {
  const { read, ask } = await tableOf(game)
  const chance = fastChance(3)
  const wrong: string[] = []
  let passes = 0
  for (let step = 0; step < STEPS; step++) {
    const tables = PEOPLE.map((_, seat) => read(seat))
    if (tables[0]?.status !== 'playing') break
    const seat = chance.pick(tables[0].waitingFor)
    const { legal, draft } = tables[seat] as TableReading
    const passed = ask({ as: 'pass', seat })
    if (passed?.ok === true) {
      passes++
      if (legal.length !== 1 || draft.actions.length > 0) wrong.push(`step ${step}: ${legal.join(', ')}`)
      if (passed.entries.every(({ kind }) => kind !== 'done' && kind !== 'ended')) wrong.push(`step ${step}: not ended`)
      continue
    }
    const person = PEOPLE[seat] ?? { id: '', name: '' }
    const command = draft.canEndTurn
      ? ({ do: 'end-turn', version: null } as const)
      : ({ do: 'act', actions: [chance.pick(legal)], version: null, endTurn: true } as const)
    if (ask({ as: 'person', person, command })?.ok !== true) wrong.push(`step ${step}: refused`)
  }
  // In the others a seat that is asked can mostly choose.
  expect(passes > 0).toBe(game === 'sunken-treasure' || game === 'artifacts-inc')
  expect(wrong).toEqual([])
})
