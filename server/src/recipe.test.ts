import { spawnSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame, type CatalogEntry } from '@fathom/catalog'
import { liveSource, makeRecord } from '@fathom/kernel'
import { decide, evolve, legalNow, openTable, recordOf, waitingFor, type Command } from '@fathom/table'
import { expect, test } from 'vitest'
import { newFolder } from './testing/serverUnderTest.ts'

// The recipe in docs/api.md by which a stranger checks the draws of a record, in two forms: the block of Python, which runs wherever there is a
// python3, and its translation below, which runs everywhere. The block's hash stands here, so that nobody changes the one without the other.

const BLOCK = /```python\n([\s\S]*?)```/.exec(readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8'))?.[1]
const BLOCK_HASH = '3eaa8e00adb0b4fc16281c8678649ea69ab2b8779c6846cc64d8cc889a32f462'
const hasPython = spawnSync('python3', ['--version']).status === 0

function* words(seed: Buffer, nonces: readonly string[], line: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = createHmac('sha256', seed)
      .update(`${nonces.join('.')}|${line}|${block}`)
      .digest()
    for (let at = 0; at < 32; at += 4) yield digest.readUInt32BE(at)
  }
}

function below(bound: number, stream: Generator<number, never>): number {
  if (bound === 1) return 0
  let word = stream.next().value
  while (word >= 2 ** 32 - (2 ** 32 % bound)) word = stream.next().value
  return word % bound
}

/** What the recipe says of a record. */
function check(text: string): string {
  const rows = text.split('\n')
  const header = new Map(rows.slice(0, rows.indexOf('')).map((row) => row.split(/ (.*)/s) as [string, string]))
  const nonces = rows.filter((row) => row.startsWith('seat ')).map((row) => row.split(' ')[4] ?? '')
  const seed = Buffer.from(header.get('seed') ?? '', 'hex')
  if (createHash('sha256').update(seed).digest('hex') !== header.get('seed-hash')) {
    return 'The seed is not the one that was promised.'
  }
  let checked = 0
  for (const row of rows) {
    const [, line = '0', draws] = /^(\d+) .* ?\[([\d/ ]+)\]$/.exec(row) ?? []
    const stream = words(seed, nonces, line)
    for (const [draw, bound] of (draws?.split(' ') ?? []).map((pair) => pair.split('/'))) {
      if (Number(draw) !== below(Number(bound), stream)) return `Line ${line}: ${draw} does not follow from the seed.`
      checked++
    }
  }
  return `${checked} draws follow from the seed.`
}

/** What the block of Python says of a record. */
function checkByPython(text: string): string {
  const folder = newFolder()
  writeFileSync(join(folder, 'draws.py'), BLOCK ?? '')
  writeFileSync(join(folder, 'record.txt'), text)
  const { stdout, stderr } = spawnSync('python3', ['draws.py', 'record.txt'], { cwd: folder, encoding: 'utf8' })
  return `${stdout}${stderr}`.trim()
}

/** What both forms of the recipe say, where both can run. */
function recipe(text: string): string {
  const says = check(text)
  const python = hasPython ? checkByPython(text) : says
  return says === python ? says : `${says} Python: ${python}`
}

/** The record of a game played at a table, as a server writes it. */
async function playedRecord(): Promise<string> {
  const { game } = (await loadGame('silver-and-gold')) as CatalogEntry
  const chairs = ['beef', '-'].map((nonce, seat) => ({
    kind: 'person' as const,
    person: { id: `p${seat}`, name: `Ada [${seat}/2]` },
    nonce,
  }))
  const { rulesVersion } = game.meta
  const seed = '5e'.repeat(32)
  const created = { kind: 'created', game: game.meta.id, rulesVersion, chairs, visibility: 'open', seed } as const
  const table = openTable('t1', game, { ...created, options: { expeditionAid: false }, n: 1, at: 1 })
  const must = (command: Command) => {
    const decided = decide(table, command)
    if (!decided.ok) throw new Error(decided.refusal.code)
    for (const body of decided.value) evolve(table, { ...body, n: table.version + 1, at: 1 })
  }
  must({ do: 'start' })
  for (let step = 0; table.status === 'playing'; step++) {
    const [seat = 0] = waitingFor(table)
    const legal = legalNow(table, seat)
    const action = legal[(step * 7) % legal.length]
    if (action === undefined) must({ do: 'end-turn', seat, version: null })
    else must({ do: 'act', seat, actions: [game.notation.make(action)], version: null, endTurn: true })
  }
  return makeRecord(recordOf(table))
}

test('the recipe draws what the kernel draws', () => {
  const seed = '0123456789abcdef'.repeat(4)
  for (const bound of [1, 2, 6, 40, 3_000_000_000]) {
    const source = liveSource(seed, ['beef', '-'], 12)
    const stream = words(Buffer.from(seed, 'hex'), ['beef', '-'], '12')
    const drawn = Array.from({ length: 40 }, () => source(bound))
    expect(Array.from({ length: 40 }, () => below(bound, stream))).toEqual(drawn)
  }
})

test('a record of a table passes, and one with another draw, bound, nonce or seed does not', async () => {
  const text = await playedRecord()
  const [, line = '', first = '', bound = ''] = /\n([1-9]\d*) .*\[(\d+)\/(\d+)/.exec(text) ?? []
  const draws = [...text.replaceAll(/^seat.*$/gm, '').matchAll(/\d+\/\d+(?=[ \]\d/]*\]\n)/g)]
  expect(draws).toHaveLength(46)
  expect(recipe(text)).toBe(`${draws.length} draws follow from the seed.`)
  const other = (Number(first) + 1) % Number(bound)
  expect(recipe(text.replace(new RegExp(`(\n${line} .*\\[)${first}/`), `$1${other}/`))).toBe(
    `Line ${line}: ${other} does not follow from the seed.`,
  )
  const draw = Number(/\n0 setup \[(\d+)\//.exec(text)?.[1])
  expect(recipe(text.replace(/(\n0 setup \[\d+)\/\d+/, '$1/1000003'))).toBe(
    `Line 0: ${draw} does not follow from the seed.`,
  )
  expect(recipe(text.replace('person - beef', 'person - bee5'))).toBe(`Line 0: ${draw} does not follow from the seed.`)
  expect(recipe(text.replace('seed 5e', 'seed 5f'))).toBe('The seed is not the one that was promised.')
})

test('the block in docs/api.md is the one that this test knows the translation of, in 30 lines at most', () => {
  expect(BLOCK?.split('\n').filter((row) => row !== '').length).toBeLessThanOrEqual(30)
  expect(
    createHash('sha256')
      .update(BLOCK ?? '')
      .digest('hex'),
  ).toBe(BLOCK_HASH)
})
