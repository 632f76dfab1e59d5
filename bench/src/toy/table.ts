import { fixedEntry } from '@fathom/catalog'
import { fastChance, refuse, type GameText, type NumberSource } from '@fathom/kernel'
import { Engine } from '@fathom/engine'
import { TableHost } from '@fathom/server/host'
import type { Entry } from '@fathom/table'
import type { Sent } from './boardgameMaster.ts'
import { toyGame } from './game.ts'
import { PLAYERS } from './numbers.ts'

const WORDS: GameText = {
  name: 'Toy',
  tagline: '',
  points: String,
  options: {},
  modes: {},
  sources: {},
  ends: {},
  tieBreaks: {},
  prompt: (_view, seat) => `Player ${seat + 1} takes a free space.`,
  action: String,
  event: () => null,
  refusal: ({ code }) => code,
  board: () => [],
}
const TEXTS = { en: WORDS, fr: WORDS }
const ENTRY = fixedEntry({ game: toyGame, texts: TEXTS, components: null }, () => refuse('no-component-sets'))
/** Who sits at the table, by seat. */
export const PEOPLE = Array.from({ length: PLAYERS }, (_, seat) => ({ id: `person${seat}`, name: `Person ${seat}` }))
const TABLE = 'toy'

/** Keeps a journal and what lists need as text, as the database does. */
class Memory {
  private readonly texts: string[] = []
  summary = ''

  append(_table: string, entries: readonly Entry[], summary: unknown): Promise<'ok'> {
    for (const entry of entries) this.texts.push(JSON.stringify(entry))
    this.summary = JSON.stringify(summary)
    return Promise.resolve('ok')
  }
  heads(): Promise<never[]> {
    return Promise.resolve([])
  }
  load(): Promise<Entry[]> {
    return Promise.resolve(this.texts.map((text) => JSON.parse(text) as Entry))
  }
  async journal(): Promise<{ entries: Entry[]; before: string; end: string }> {
    return { entries: await this.load(), before: '', end: '' }
  }
}

/** A server's engine and its host of tables in this thread, with a store in memory. */
function openHost(): TableHost {
  const engine = new Engine({
    ids: [TABLE],
    load: (id) => Promise.resolve(id === TABLE ? ENTRY : null),
    levels: () => [],
    strengths: () => [],
    levelNamed: () => null,
    usualLevel: () => '',
    thinkingTime: () => 0,
  })
  const call = (name: keyof Engine, args: never) => (engine[name] as (args: never) => Promise<never>)(args)
  return new TableHost(new Memory(), { call }, () => {})
}

/**
 * One whole game of the toy at a table of the server, just as it does it when four pages are open, only without threads, network and disk:
 * every move is checked, appended as text, told to all four, and answered.
 * @param hear what is pushed to a seat
 * @returns the table as each seat may see it in the end, as JSON
 */
export async function playTable(
  choose: NumberSource,
  sent: Sent,
  hear: (seat: number, push: string) => void = () => {},
): Promise<string[]> {
  const host = openHost()
  const chairs = PEOPLE.map((person) => ({ kind: 'person' as const, person, nonce: '00' }))
  const looksOn = { person: null, language: 'en' } as const
  await host.create(TABLE, { kind: 'created', game: TABLE, rulesVersion: 1, options: {}, chairs, visibility: 'private', seed: '07'.repeat(32) }, looksOn) // prettier-ignore
  for (const [seat, { id }] of PEOPLE.entries()) {
    const send = (push: string): void => {
      sent.characters += push.length
      hear(seat, push)
    }
    await host.enter(TABLE, {
      person: id,
      language: 'en',
      pace: null,
      changes: 'terse',
      since: 0,
      knows: false,
      send,
      end: () => {},
    })
  }
  sent.characters = 0
  // What is free and whose turn it is; which cards were drawn makes no difference to that.
  const mirror = toyGame.setup({}, PLAYERS, fastChance(0))
  for (;;) {
    const [seat] = toyGame.toAct(mirror)
    if (seat === undefined) break
    const legal = toyGame.legal(mirror, seat)
    const space = legal[choose(legal.length)] as number
    toyGame.apply(mirror, seat, space, fastChance(0))
    const actions = [toyGame.notation.make(space)]
    const command = { do: 'act', actions, version: null, endTurn: true } as const
    const person = PEOPLE[seat] as (typeof PEOPLE)[number]
    const { version } = await host.execute(TABLE, { as: 'person', person, command }, 'en', null)
    sent.characters += JSON.stringify({ version }).length
  }
  return Promise.all(PEOPLE.map(async ({ id }) => (await host.read(TABLE, { person: id, language: 'en' })).table))
}
