import { GAME_IDS } from '@fathom/catalog'
import { fastChance, type Seat } from '@fathom/kernel'
import type { ErrorBody, TableReading, WhyReading } from '@fathom/protocol'
import { expect, it, test } from 'vitest'
import type { TableReader } from './readers.ts'
import type { TableRequest } from './requests.ts'
import { Engine } from './engine.ts'
import { library } from './library.ts'
import { createdWith } from './testing/created.ts'

const PEOPLE = [
  { id: 'ana', name: 'Ana' },
  { id: 'bo', name: 'Bo' },
]
/** Actions of one random game; and how many of those met before are asked about at each of its positions. */
const STEPS = 120
const ASKED = 24

async function tableOf(game: string, chairs = PEOPLE) {
  const engine = new Engine(library)
  const usual = await createdWith(game, PEOPLE)
  const open = PEOPLE.slice(chairs.length).map(() => ({ kind: 'open' }) as const)
  const created = { ...usual, chairs: [...usual.chairs.slice(0, chairs.length), ...open] }
  await engine.create({ table: 't', at: 0, created, readers: [], present: [] })
  const reader = (person: string | null): TableReader => ({ person, language: 'en' })
  const read = (person: string | null): TableReading => {
    const [snapshot] = engine.read({ table: 't', readers: [reader(person)], present: [] })?.snapshots ?? []
    return JSON.parse(snapshot?.table ?? 'null') as TableReading
  }
  const act = (seat: Seat, actions: string[], endTurn: boolean) => {
    const request: TableRequest = { as: 'person', person: PEOPLE[seat] ?? { id: 'cy', name: 'Cy' }, command: { do: 'act', actions, version: null, endTurn } } // prettier-ignore
    return engine.execute({ table: 't', at: 0, request, readers: [], subscriptions: [], present: [], language: 'en' })
  }
  const end = (seat: Seat) => {
    const request: TableRequest = { as: 'person', person: PEOPLE[seat] ?? { id: 'cy', name: 'Cy' }, command: { do: 'end-turn', version: null } } // prettier-ignore
    return engine.execute({ table: 't', at: 0, request, readers: [], subscriptions: [], present: [], language: 'en' })
  }
  const why = (person: string | null, actions: readonly (string | string[])[]) => engine.why({ table: 't', reader: reader(person), actions, asksFinal: true }) // prettier-ignore
  return { read, act, end, why }
}

it.each(GAME_IDS)(
  '%s: what is said of an action is what doing it would say, null exactly for what is legal, final for what no undo leads back from',
  async (game) => {
    const { read, act, end, why } = await tableOf(game)
    const chance = fastChance(7)
    const met = ['', 'nonsense']
    let refusals = 0
    let finals = 0
    for (let step = 0; step < STEPS; step++) {
      const tables = PEOPLE.map(({ id }) => read(id))
      if (tables[0]?.status === 'finished') break
      for (const [seat, { legal, version }] of tables.entries()) {
        const actions = [...new Set([...legal, ...Array.from({ length: ASKED }, () => chance.pick(met))])]
        const answer = why(PEOPLE[seat]?.id ?? '', actions)
        if (answer?.ok !== true) throw new Error('refused')
        const said = JSON.parse(answer.reading) as WhyReading
        expect(said.version).toBe(version)
        expect(actions.filter((_, index) => said.refusals[index] === null).toSorted()).toEqual(legal.toSorted())
        for (const [index, action] of actions.entries()) {
          const refusal = said.refusals[index] ?? null
          if (refusal === null) continue
          refusals++
          expect(bodyOf(act(seat, [action], false))).toEqual(refusal)
        }
      }
      const seat = tables.findIndex(({ legal }) => legal.length > 0)
      const { legal = [] } = tables[seat] ?? {}
      const chosen = chance.pick(legal)
      met.push(chosen, chance.pick(legal))
      const answer = why(PEOPLE[seat]?.id ?? '', [chosen])
      const isFinal = answer?.ok === true && (JSON.parse(answer.reading) as WhyReading).final?.[0]
      const done = act(seat, [chosen], false)
      // No undo leads back from what is a line of the record.
      expect(done?.ok === true && done.entries.some(({ kind }) => kind === 'done')).toBe(isFinal)
      finals += isFinal === true ? 1 : 0
      if (read(PEOPLE[seat]?.id ?? '').draft.canEndTurn) must(end(seat))
    }
    // In the other two, what draws passes the move on, and so waits for End turn.
    expect(finals > 0).toBe(game === 'artifacts-inc' || game === 'thesauros')
    expect(refusals).toBeGreaterThan(500)
  },
)

it.each(GAME_IDS)('%s: what is said of a chain is what doing it would say', async (game) => {
  const { read, act, end, why } = await tableOf(game)
  const chance = fastChance(11)
  const met = ['nonsense']
  let refusals = 0
  for (let step = 0; step < STEPS; step++) {
    const tables = PEOPLE.map(({ id }) => read(id))
    if (tables[0]?.status === 'finished') break
    const seat = tables.findIndex(({ legal, draft }) => legal.length > 0 || draft.canEndTurn)
    const { legal = [] } = tables[seat] ?? {}
    // A chain that a draw has cut off may leave a step that waits for End turn.
    if (legal.length === 0) {
      must(end(seat))
      continue
    }
    const first = chance.pick(legal)
    met.push(...legal.slice(0, 8))
    const chains = Array.from({ length: ASKED }, () => [first, chance.pick(met), chance.pick(met)])
    const answer = why(PEOPLE[seat]?.id ?? '', chains)
    if (answer?.ok !== true) throw new Error('refused')
    const said = JSON.parse(answer.reading) as WhyReading
    for (const [index, refusal] of said.refusals.entries()) {
      if (refusal === null) continue
      refusals++
      expect(bodyOf(act(seat, chains[index] ?? [], false))).toEqual(refusal)
    }
    const free = said.refusals.indexOf(null)
    expect(act(seat, chains[free] ?? [first], true)).toMatchObject({ ok: true })
  }
  expect(refusals).toBeGreaterThan(500)
})

/** @throws if it is refused */
function must(result: { readonly ok: boolean } | null): void {
  if (result?.ok !== true) throw new Error(`refused: ${JSON.stringify(result)}`)
}

function bodyOf(result: ReturnType<Awaited<ReturnType<typeof tableOf>>['act']>): ErrorBody | null {
  if (result === null || result.ok) return null
  return { code: result.refusal.code, message: result.message, params: result.refusal.params as ErrorBody['params'] }
}

test('it is for who has a seat, in a game that is on', async () => {
  const { why } = await tableOf('silver-and-gold')
  expect(why(null, ['x'])).toMatchObject({ ok: false, refusal: { code: 'not-seated' } })
  expect(why('cy', ['x'])).toMatchObject({ ok: false, refusal: { code: 'not-seated' } })
  const open = await tableOf('silver-and-gold', PEOPLE.slice(0, 1))
  expect(open.why('ana', ['x'])).toMatchObject({ ok: false, refusal: { code: 'table-not-started' } })
})
