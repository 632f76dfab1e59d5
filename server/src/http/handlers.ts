import { hashSeed } from '@fathom/kernel'
import type { ComponentsReading, VersionReading } from '@fathom/protocol'
import type { StoredSet } from '@fathom/table'
import { apiError } from '../apiError.ts'
import type { PersonCommand, Sight, ToReadSet } from '../engine/calls.ts'
import type { GameLibrary } from '../engine/gameLibrary.ts'
import { newSeed, type Guests } from '../guests.ts'
import type { Done, TableHost } from '../host/tableHost.ts'
import { newId } from '../ids.ts'
import type { Store, StoredGuest } from '../store/store.ts'
import { Ready, type Asked, type Handlers } from './handler.ts'
import { gameInfo, lobbyOf } from './lists.ts'
import { foreignSet, newTable, personOf, rematchOf } from './newTable.ts'
import { describeApi } from './openapi.ts'

/** Everything that handlers work with. */
export interface House {
  readonly store: Store
  readonly host: TableHost
  readonly guests: Guests
  readonly library: GameLibrary
}

type Seated = 'join' | 'leave' | 'act' | 'undo' | 'endTurn'

export function makeHandlers(house: House): Handlers {
  const { store, host, guests, library } = house

  const ask = async (asked: Asked<Seated>, command: PersonCommand): Promise<Ready> => {
    const { id, guest, language, query } = asked
    const wanted = query.brief ? null : viewer(guest, language)
    return doneText(await host.execute(id, { as: 'person', person: personOf(guest), command }, language, wanted))
  }

  return {
    async createGuest({ body, setToken, language }) {
      const { guest, token } = await guests.create(body.name, body.language ?? language)
      setToken(token)
      return { guest: { ...guest }, token }
    },
    me: ({ guest }) => Promise.resolve({ ...guest }),
    changeMe: async ({ guest, body }) => ({ ...(await guests.change(guest, body)) }),

    games: async ({ language }) => ({
      games: await Promise.all(library.ids.map((id) => gameInfo(library, id, language))),
    }),
    async components({ id }) {
      const found = await library.load(id)
      if (found === null) throw apiError('unknown-game', { game: id })
      return found.components
    },
    async checkComponents({ id, body, language }) {
      const found = await library.load(id)
      if (found === null) throw apiError('unknown-game', { game: id })
      const components = foreignSet(found.sets !== null, body.components, language)
      return readSet(host, { table: newId(), game: id, components, language })
    },

    async newSeed({ guest }) {
      const seed = newSeed()
      const seedHash = hashSeed(seed)
      await store.addSeed({ hash: seedHash, seed, owner: guest.id, at: Date.now() })
      return { seedHash }
    },
    async createTable({ guest, body, language }) {
      const takeSeed = () => seedFor(store, guest, body.seedHash)
      const table = newId()
      const read = (components: StoredSet) => readSet(host, { table, game: body.game, components, language })
      const created = await newTable(library, body, guest, takeSeed, read)
      return ready(await host.create(table, created, viewer(guest, language)))
    },
    lobby: ({ guest, language }) => lobbyOf(store, guest?.id ?? null, language),

    async table({ id, query, guest, language }) {
      if (query.at === undefined) return ready(await host.see(id, viewer(guest, language)))
      return new Ready(await host.lookBack(id, { ...viewer(guest, language), since: 0 }, query.at))
    },
    log: async ({ id, query, guest, language }) =>
      new Ready(await host.history(id, 'log', { ...viewer(guest, language), since: query.since })),
    scores: async ({ id, guest, language }) =>
      new Ready(await host.history(id, 'scores', { ...viewer(guest, language), since: 0 })),
    tableComponents: async ({ id }) => new Ready((await host.components(id)).json),
    record: async ({ id }) => new Ready(await host.record(id), 'text/plain'),

    join: (asked) => ask(asked, { do: 'join', seat: asked.body.seat ?? null, nonce: asked.body.nonce ?? null }),
    async leave(asked) {
      const { game } = await host.digest(asked.id)
      return ask(asked, { do: 'leave', standIn: library.usualLevel(game) })
    },
    act: (asked) => {
      const { actions, version, endTurn } = asked.body
      return ask(asked, { do: 'act', actions, version: version ?? null, endTurn })
    },
    undo: (asked) => ask(asked, { do: 'undo', version: asked.body.version ?? null }),
    endTurn: (asked) => ask(asked, { do: 'end-turn', version: asked.body.version ?? null }),
    rematch: (asked) => rematch(house, asked),

    // A connection that is to become a WebSocket never comes here; see socket/.
    socket: () => Promise.reject(apiError('upgrade-required')),
    openapi: () => Promise.resolve(describeApi()),
  }
}

async function rematch({ host, library }: House, { id, guest, language }: Asked<'rematch'>): Promise<Ready> {
  const who = viewer(guest, language)
  const person = personOf(guest)
  const { stored } = await host.components(id)
  const next = await host.rematch(
    id,
    (table) => ({ as: 'person', person, command: { do: 'rematch', table } }),
    who,
    async (old) => {
      const table = newId()
      await host.create(table, await rematchOf(library, old, stored, guest, newSeed()), who)
      return table
    },
  )
  const digest = await host.digest(next)
  const isSeated = digest.chairs.some((chair) => chair.kind === 'person' && chair.person.id === guest.id)
  if (isSeated || digest.status !== 'open') return ready(await host.see(next, who))
  const command = { do: 'join', seat: null, nonce: null } as const
  return doneText(await host.execute(next, { as: 'person', person, command }, language, who))
}

/** @throws ApiError with everything that is wrong with the set */
async function readSet(host: TableHost, asked: ToReadSet): Promise<ComponentsReading> {
  const read = await host.readSet(asked)
  if (!read.ok) throw apiError('bad-components', { problems: read.problems })
  return read.set
}

async function seedFor(store: Store, guest: StoredGuest, hash: string | undefined): Promise<string> {
  if (hash === undefined) return newSeed()
  const seed = await store.takeSeed(hash, guest.id)
  if (seed === null) throw apiError('unknown-seed')
  return seed
}

function viewer(guest: StoredGuest | null, language: StoredGuest['language']) {
  return { person: guest?.id ?? null, language }
}

function doneText({ version, sight }: Done): Ready {
  return sight === null ? new Ready(JSON.stringify({ version } satisfies VersionReading)) : ready(sight)
}

function ready(sight: Sight): Ready {
  return new Ready(sight.table)
}
