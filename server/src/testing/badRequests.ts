import { fastChance, type Chance } from '@fathom/kernel'
import type { TableReading } from '@fathom/protocol'

/** A request that must be refused. */
export interface BadRequest {
  readonly what: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** What the badRequests is aimed at. */
export interface Target {
  readonly id: string
  /** A seated player's token, and what they may do: that must not happen by accident. */
  readonly seated: { readonly token: string; readonly table: TableReading }
  readonly foreign: { readonly token: string }
}

const JSON_TYPE = { 'content-type': 'application/json' }
const COMMANDS = ['act', 'undo', 'end-turn'] as const
const WRONG: readonly unknown[] = [null, -1, 1.5, 1e21, '', 'x', [], {}, true, ['x'], { a: 1 }, 'é\u0000', 2 ** 53]

/** Bad requests without end, from a seed: malformed, at the wrong time, or for somebody else's seat. */
export function* badRequests(target: Target, seed: number): Generator<BadRequest, never> {
  const chance = fastChance(seed)
  const kinds = [
    malformedBody,
    wrongFields,
    foreignCommand,
    oldVersion,
    illegalAction,
    illTimed,
    nowhere,
    nobody,
    forged,
    foreignSet,
  ]
  for (;;) yield chance.pick(kinds)(target, chance)
}

function as(token: string): Record<string, string> {
  return { ...JSON_TYPE, authorization: `Bearer ${token}` }
}

function post(what: string, url: string, headers: Record<string, string>, body: unknown): BadRequest {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { what, method: 'POST', url: `/api${url}`, headers, body: text }
}

function anyText(chance: Chance, length: number): string {
  return Array.from({ length: chance.below(length) }, () => String.fromCodePoint(33 + chance.below(600))).join('')
}

function malformedBody({ id, seated }: Target, chance: Chance): BadRequest {
  const whole = JSON.stringify({ actions: ['x'], version: 1 })
  const bodies = [
    whole.slice(0, 1 + chance.below(whole.length - 1)),
    `${whole}${whole}`,
    `{"__proto__":${whole}}`,
    '['.repeat(1 + chance.below(2000)),
    `"${'x'.repeat(70_000)}"`,
    `{${anyText(chance, 40)}`,
  ]
  return post('malformed body', `/tables/${id}/act`, as(seated.token), chance.pick(bodies))
}

function wrongFields({ id, seated }: Target, chance: Chance): BadRequest {
  const wrong = chance.pick(WRONG)
  const makes: [string, unknown][] = [
    [`/tables/${id}/act`, { actions: wrong }],
    [`/tables/${id}/act`, { actions: ['hide 1'], version: chance.pick([-1, 1.5, 'x', [], {}, true]) }],
    [`/tables/${id}/act`, { actions: ['hide 1'], endTurn: chance.pick([1, 'x', [], {}, null]) }],
    [`/tables/${id}/act`, { actions: [chance.pick([null, 1, '', 'x'.repeat(201), {}])] }],
    [`/tables/${id}/act`, { actions: Array.from({ length: 65 }, () => 'hide 1') }],
    [`/tables/${id}/undo`, { version: chance.pick([-1, 1.5, 'x', [], {}, true, null]) }],
    ['/tables', { game: 'silver-and-gold', seats: wrong }],
    ['/tables', { game: wrong, seats: [{ kind: 'me' }, { kind: 'open' }] }],
    [
      '/tables',
      { game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }], options: { [anyText(chance, 20)]: 1 } },
    ],
    ['/tables', { game: 'silver-and-gold', seats: Array.from({ length: 5 }, () => ({ kind: 'open' })) }],
    ['/tables', { game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'bot', level: anyText(chance, 60) }] }],
    ['/guests', { name: chance.pick([null, 1, '', ' ', 'x'.repeat(41), 'a\u0007', [], {}]) }],
    ['/guests', { name: 'Eve', language: chance.pick(['de', '', 1, null, []]) }],
    ['/me/password', { password: chance.pick([wrong, 'short', 'x'.repeat(201)]) }],
    ['/me/passkeys', { challenge: chance.pick([wrong, 'x'.repeat(16)]), response: chance.pick([{}, null, [], 'x']) }],
    ['/sign-in/passkey', { challenge: 'x'.repeat(16), response: { id: wrong } }],
    ['/sign-in/link', { token: chance.pick([wrong, anyText(chance, 100)]) }],
    ['/me/delete', { name: chance.pick([wrong, anyText(chance, 60)]) }],
    [`/me/sessions/${chance.pick(['x', '..', '%00'])}/end`, {}],
  ]
  const [url, body] = chance.pick(makes)
  return post('wrong fields', url, as(seated.token), body)
}

/** Well-formed commands of somebody who has no seat. */
function foreignCommand({ id, seated, foreign }: Target, chance: Chance): BadRequest {
  const action = chance.pick([...seated.table.legal, 'x'])
  const command = chance.pick([...COMMANDS, 'leave', 'rematch', 'join'])
  return post(
    'foreign command',
    `/tables/${id}/${command}`,
    as(foreign.token),
    command === 'act' ? { actions: [action] } : {},
  )
}

function oldVersion({ id, seated }: Target, chance: Chance): BadRequest {
  const version = chance.below(2)
  const command = chance.pick(COMMANDS)
  const body = command === 'act' ? { actions: [chance.pick([...seated.table.legal, 'x'])], version } : { version }
  return post('old version', `/tables/${id}/${command}`, as(seated.token), body)
}

function illegalAction({ id, seated }: Target, chance: Chance): BadRequest {
  const { legal } = seated.table
  const near = chance.pick(legal.length === 0 ? ['x'] : legal)
  const at = chance.below(near.length)
  const letter = String.fromCodePoint(32 + chance.below(95))
  const texts = [
    `${near.slice(0, at)}${letter}${near.slice(at + 1)}`,
    near.slice(0, at),
    `${near} `,
    anyText(chance, 100),
  ]
  const text = chance.pick(texts)
  const action = legal.includes(text) || text === '' ? 'nonsense' : text
  return post('illegal action', `/tables/${id}/act`, as(seated.token), { actions: [action] })
}

/** Commands that do not fit how the table stands: nothing is drafted, the game runs. */
function illTimed({ id, seated }: Target, chance: Chance): BadRequest {
  const command = chance.pick(['undo', 'end-turn', 'join', 'rematch'])
  return post('ill-timed', `/tables/${id}/${command}`, as(seated.token), {})
}

function nowhere({ id, seated }: Target, chance: Chance): BadRequest {
  const urls = [
    `/tables/${encodeURIComponent(anyText(chance, 60))}x.`,
    `/tables/${id}/${encodeURIComponent(anyText(chance, 20))}x`,
    `/games/${encodeURIComponent(anyText(chance, 20))}x/components`,
    `/tables/${id}?at=${encodeURIComponent(anyText(chance, 9))}x`,
    `/tables/${id}/log?since=-${chance.below(9)}`,
    `/${encodeURIComponent(anyText(chance, 30))}x`,
    `/tables/${id}/socket`,
    `/tables/${id}/record`,
  ]
  const url = `/api${chance.pick(urls)}`
  return { what: 'nowhere', method: 'GET', url, headers: { authorization: `Bearer ${seated.token}` }, body: undefined }
}

function nobody({ id }: Target, chance: Chance): BadRequest {
  return post('nobody', `/tables/${id}/${chance.pick(COMMANDS)}`, JSON_TYPE, { actions: ['x'] })
}

function forged({ id, seated }: Target, chance: Chance): BadRequest {
  const { token: own } = seated
  // The last letter of what is written in base64 may have bits that say nothing.
  const at = chance.below(own.length - 1)
  const letter = own[at] === 'A' ? 'B' : 'A'
  const token = chance.pick([`${own.slice(0, at)}${letter}${own.slice(at + 1)}`, own.slice(0, at), `${own}A`, 'x.y'])
  return post('forged', `/tables/${id}/${chance.pick(COMMANDS)}`, as(token), {
    actions: [chance.pick([...seated.table.legal, 'x'])],
  })
}

/** What is no component set, or one for a game that has none. */
function foreignSet({ seated }: Target, chance: Chance): BadRequest {
  const deep = `${'['.repeat(chance.below(30_000))}1`
  const components = chance.pick([...WRONG, anyText(chance, 400), { cards: WRONG }, { [anyText(chance, 9)]: WRONG }])
  const game = chance.pick(['silver-and-gold', 'artifacts-inc'])
  const table = { game, seats: [{ kind: 'me' }, { kind: 'open' }], components }
  const [url, body] = chance.pick<[string, unknown]>([
    ['/tables', table],
    [`/games/${game}/components`, { components }],
    [`/games/${game}/components`, `{"components":${deep}${']'.repeat(Math.max(0, deep.length - 1))}}`],
    [`/games/${game}/components`, `{"components":${deep}}`],
    [`/games/${anyText(chance, 9).replaceAll(/[^a-z]/g, '')}x/components`, { components }],
  ])
  return post('foreign set', url, as(seated.token), body)
}
