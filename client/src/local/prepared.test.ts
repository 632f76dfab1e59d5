import { expect, test } from 'vitest'
import { library } from '@fathom/engine/library'
import { MemoryJournals } from './journals.ts'
import { LocalTables } from './localTables.ts'
import { Replies, type Prepared } from './prepared.ts'

function newTables(): LocalTables {
  let secrets = 0
  return new LocalTables({
    journals: new MemoryJournals(),
    library,
    think: ({ fallback }) => Promise.resolve(fallback),
    hint: () => Promise.resolve([]),
    alone: (_table, work) => work(),
    announce: () => {},
    now: () => 1_800_000_000_000,
    secret: (digits) => (++secrets).toString(16).padStart(digits, '0'),
  })
}

const prepared: Prepared = {
  wish: {
    game: 'silver-and-gold',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'sailor' }],
    options: {},
    visibility: 'private',
    timeControl: null,
  },
  seed: '2'.padStart(64, '0'),
  lines: ['0 keep O08 G04', '1 keep P02 G09'],
  replies: ['1 cross P02 a1 a2 b2'],
}

test('a prepared table stands where its lines lead to, draws the same every time, and is in no list', async () => {
  const [first, second] = [newTables(), newTables()]
  const ids = [await first.prepare(prepared, 'Ana', 'en'), await second.prepare(prepared, 'Bo', 'en')]
  const readings = await Promise.all([
    ids[0]?.ok === true ? first.read(ids[0].value, 'en') : null,
    ids[1]?.ok === true ? second.read(ids[1].value, 'en') : null,
  ])
  const views = readings.map((reading) => (reading?.ok === true ? reading.value.view : null))
  expect(views[0]).toMatchObject({ phase: 'cross', round: 1, turn: 1, expedition: 'L3' })
  expect(views[1]).toEqual(views[0])
  expect(await first.list('en')).toEqual([])
  const lines = ids[0]?.ok === true ? await first.lines(ids[0].value) : null
  expect(lines).toEqual({ ok: true, value: prepared.lines })
})

test('lines that the rules do not allow make no table', async () => {
  await expect(newTables().prepare({ ...prepared, lines: ['0 keep O08 P01'] }, 'Ana', 'en')).rejects.toThrow(
    'keep O08 P01',
  )
})

test('bots are told what to do seat by seat, each thing once', () => {
  const replies = new Replies()
  replies.keep('t', ['1 a b', '2 c', '1 d'])
  expect([replies.next('t 1'), replies.next('t 2'), replies.next('t 1'), replies.next('t 1')]).toEqual(['a b', 'c', 'd', undefined]) // prettier-ignore
  replies.keep('t', ['1 e'])
  replies.forget('t')
  expect(replies.next('t 1')).toBeUndefined()
})
