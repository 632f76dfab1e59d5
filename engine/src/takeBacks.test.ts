import { GAME_IDS, loadGame } from '@fathom/catalog'
import { fastSource, fillOptions, SPECTATOR, type AnyGame, type NumberSource, type Viewer } from '@fathom/kernel'
import { decide, evolve, isTurnComplete, legalNow, openTable, waitingFor, type Entry, type Table } from '@fathom/table'
import { describe, expect, test } from 'vitest'

const NAMES = ['ana', 'bo', 'cy']

async function tableOf(id: string, seed: number): Promise<Table> {
  const found = await loadGame(id)
  if (found === null) throw new Error(`no ${id}`)
  const names = found.game.meta.seats.includes(3) ? NAMES : NAMES.slice(0, 2)
  const options = fillOptions(found.game.options, {})
  if (!options.ok) throw new Error(options.refusal.code)
  const created: Entry = {
    n: 1,
    at: 0,
    kind: 'created',
    game: id,
    rulesVersion: found.game.meta.rulesVersion,
    options: options.value,
    ...(found.set === null ? {} : { components: { digest: found.set.digest, data: found.set.data } }),
    chairs: names.map((name) => ({ kind: 'person' as const, person: { id: name, name }, nonce: '-' })),
    visibility: 'private',
    seed: seed.toString(16).padStart(64, '7'),
  }
  const table = openTable('t', found.game, created, found.set)
  tell(table, { do: 'start' })
  return table
}

/** Does it and gives the code of the refusal, if it is one. */
function tell(table: Table, command: Parameters<typeof decide>[1]): string | null {
  const decided = decide(table, command)
  if (!decided.ok) return decided.refusal.code
  for (const body of decided.value) evolve(table, { ...body, n: table.version + 1, at: 0 })
  return null
}

function step(table: Table, random: NumberSource): void {
  const waiting = waitingFor(table)
  const seat = waiting[random(Math.max(1, waiting.length))]
  if (seat === undefined) return
  if (isTurnComplete(table, seat)) return void tell(table, { do: 'end-turn', seat, version: null })
  const legal = legalNow(table, seat)
  const action = table.game.notation.make(legal[random(legal.length)])
  tell(table, { do: 'act', seat, actions: [action], version: null, endTurn: true })
}

const ask = (table: Table, seat: number) =>
  tell(table, { do: 'take-back', person: { id: NAMES[seat] ?? '', name: '' }, reason: 'why' })

function agree(table: Table, asker: number): void {
  for (const [seat, name] of NAMES.slice(0, table.chairs.length).entries()) {
    if (seat !== asker) tell(table, { do: 'answer-take-back', person: { id: name, name }, agrees: true })
  }
}

/** What everybody knows of the position, as one text. */
function known(game: AnyGame, table: Table): string {
  const viewers: readonly Viewer[] = [SPECTATOR, ...table.chairs.keys()]
  return JSON.stringify(viewers.map((viewer) => game.view(table.state, viewer)))
}

describe.each(GAME_IDS)('%s', (id) => {
  test('a take-back is granted to where it stood, or refused where hidden things came to light', async () => {
    const codes = new Set<string>()
    for (let seed = 1; seed <= 3; seed++) {
      const table = await tableOf(id, seed)
      const random = fastSource(seed)
      const before = new Map([[0, known(table.game, table)]])
      for (let steps = 0; steps < 60 && table.status === 'playing'; steps++) {
        step(table, random)
        before.set(table.path.lines().at(-1) ?? 0, known(table.game, table))
        if (steps % 4 !== 3 || table.status !== 'playing') continue
        const asker = random(table.chairs.length)
        codes.add(ask(table, asker) ?? 'granted')
        agree(table, asker)
        expect(table.takeBack).toBeNull()
        expect(known(table.game, table)).toBe(before.get(table.path.lines().at(-1) ?? 0))
      }
    }
    expect([...codes].filter((code) => !['granted', 'nothing-to-take-back', 'take-back-shows'].includes(code))).toEqual([]) // prettier-ignore
    expect(codes).toContain('granted')
  })
})

/** Everybody does something once, until nobody has to act as before. */
async function playedOn(id: string, until: (table: Table) => boolean): Promise<Table> {
  const table = await tableOf(id, 5)
  const random = fastSource(5)
  for (let steps = 0; steps < 400 && !until(table); steps++) step(table, random)
  return table
}

test('Silver & Gold: the islands that were kept have come to light, crosses on them have not', async () => {
  const phase = (table: Table) => (table.state as { phase: string }).phase
  const kept = await playedOn('silver-and-gold', (table) => phase(table) !== 'keep')
  expect(ask(kept, 0)).toBe('take-back-shows')
  const crossed = await playedOn('silver-and-gold', (table) => (table.state as { turn: number }).turn > 1)
  expect(ask(crossed, 0)).toBeNull()
})

test('Sunken Treasure: cards that went into a hand unseen are not given back', async () => {
  const drew = (table: Table) => [...table.log].some(({ events }) => events.some(({ type }) => type === 'drew'))
  const table = await playedOn('sunken-treasure', drew)
  const { seat } = [...table.lines].at(-1) ?? { seat: 0 }
  expect(ask(table, seat)).toBe('take-back-shows')
})
