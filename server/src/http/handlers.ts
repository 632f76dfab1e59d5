import { hashSeed, type Result } from '@fathom/kernel'
import { randomInt } from 'node:crypto'
import { toJson, type ComponentsReading, type VersionReading } from '@fathom/protocol'
import type { Person } from '@fathom/table'
import { apiError, refusedBy } from '../apiError.ts'
import type { PersonCommand, TableSnapshot, ReadSetRequest } from '@fathom/engine'
import { botNames, foreignSet, gameInfo, newTable, rematchOf, type Created, type GameLibrary } from '@fathom/engine'
import { newSeed, type Guests } from '../guests.ts'
import type { CommandResult, TableHost } from '../host/tableHost.ts'
import type { Quotas } from '../quotas.ts'
import { newId } from '../ids.ts'
import type { Plans } from '../host/plans.ts'
import type { Accounts } from '../people/accounts.ts'
import type { Blocks } from '../people/blocks.ts'
import type { DeviceLinks } from '../people/deviceLinks.ts'
import type { Log } from '../log.ts'
import type { MailLinks } from '../people/mailLinks.ts'
import { may } from '../people/may.ts'
import type { Passkeys } from '../people/passkeys.ts'
import type { NoticePeople } from '../notices/people.ts'
import type { Rests } from '../notices/rests.ts'
import type { Store, StoredGuest } from '../store/store.ts'
import { Ready, type HandlerRequest, type Handlers } from './handler.ts'
import type { Gate } from './gate.ts'
import { lobbyOf } from './lists.ts'
import { companyHandlers } from './companyHandlers.ts'
import { noticeHandlers } from './noticeHandlers.ts'
import { peopleHandlers } from './peopleHandlers.ts'
import { ratingHandlers } from './ratingHandlers.ts'
import { describeApi } from './openapi.ts'
import { talkHandlers } from './talkHandlers.ts'
import type { Talk } from '../talk/talk.ts'

/** Everything that handlers work with. */
export interface Services {
  readonly store: Store
  readonly host: TableHost
  readonly guests: Guests
  readonly library: GameLibrary
  readonly quotas: Quotas
  readonly notices: NoticePeople
  readonly plans: Plans
  readonly rests: Rests
  readonly accounts: Accounts
  readonly blocks: Blocks
  readonly passkeys: Passkeys
  readonly deviceLinks: DeviceLinks
  readonly mailLinks: MailLinks
  readonly talk: Talk
  readonly log: Log
  readonly gate: Pick<Gate, 'admitMail' | 'admitSignInAs' | 'admitSignInMail'>
}

type Seated =
  | 'join'
  | 'seatBot'
  | 'vote'
  | 'takeBack'
  | 'pause'
  | 'answerPause'
  | 'answerTakeBack'
  | 'leave'
  | 'close'
  | 'act'
  | 'undo'
  | 'redo'
  | 'endTurn'

export function makeHandlers(house: Services): Handlers {
  const { store, host, guests, library, quotas, rests, plans, blocks } = house

  const ask = async (request: HandlerRequest<Seated>, command: PersonCommand): Promise<Ready> => {
    const { id, guest, language, query } = request
    const wanted = query.brief ? null : reader(guest, language)
    return doneText(await host.execute(id, { as: 'person', person: personOf(guest), command }, language, wanted))
  }

  /** What holds for somebody who sits down. */
  const sittingDown = async ({ id }: StoredGuest) => ({ rest: await rests.of(id), apart: [...blocks.apartFrom(id)] })

  /** Refuses who may not look at a table. Nobody is looked up for who has no blocks: nearly everybody. */
  const mustWatch = async (table: string, guest: StoredGuest | null): Promise<void> => {
    if (guest === null || blocks.apartFrom(guest.id).size === 0) return
    const refused = may.watch(await host.metadata(table), guest.id, blocks)
    if (refused !== null) throw apiError(refused)
  }

  /** Refuses who has no chair at the table, a left one included. */
  const mustHaveChair = async (table: string, { id }: { readonly id: string }): Promise<void> => {
    const { chairs } = await host.metadata(table)
    if (!chairs.some((chair) => chair.kind === 'person' && chair.person.id === id)) throw apiError('not-seated')
  }

  return {
    ...noticeHandlers(house.notices, house.gate),
    ...peopleHandlers(house),
    ...talkHandlers(house.talk),
    ...companyHandlers(house),
    ...ratingHandlers(house),
    async createGuest({ body, cookies, language, device }) {
      const { guest, token } = await guests.create(body.name, body.language ?? language, device)
      cookies.set(token)
      return { guest: { ...guest }, token }
    },
    me: ({ guest, cookies }) => {
      // A page asks when it opens: whoever comes now and then stays who they are.
      cookies.renew()
      return Promise.resolve({ ...guest })
    },
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
      const components = unlessRefused(foreignSet(found.sets !== null, body.components, language))
      return readSet(host, { table: newId(), game: id, components, language })
    },

    async newSeed({ guest, address }) {
      const seed = newSeed()
      const seedHash = hashSeed(seed)
      await quotas.withRoom({ guest: guest.id, address }, 'seeds', (origin) =>
        store.addSeed({ hash: seedHash, seed, owner: guest.id, origin, at: Date.now() }),
      )
      return { seedHash }
    },
    async createTable({ guest, body, language, address }) {
      const table = newId()
      const kind = body.seats.some((seat) => seat.kind === 'open') ? 'open' : 'running'
      return quotas.withRoom({ guest: guest.id, address }, kind, async (origin) => {
        const created = unlessRefused(
          await newTable(library, body, { ...guest, rest: await rests.of(guest.id) }, randomInt(1000)),
        )
        const { components, game } = created
        await mustPlayOneAlone(store, created, guest)
        if (body.components !== undefined && components !== undefined) {
          await readSet(host, { table, game, components, language })
        }
        const seed = await seedFor(store, guest, body.seedHash)
        await store.own(table, guest.id, origin)
        return ready(await host.create(table, { ...created, seed }, reader(guest, language)))
      })
    },
    lobby: ({ guest, language }) => lobbyOf(store, blocks, guest?.id ?? null, language),

    async table({ id, query, guest, language }) {
      await mustWatch(id, guest)
      if (query.at === undefined) return ready(await host.read(id, reader(guest, language)))
      return new Ready(await host.readAt(id, reader(guest, language), query.at))
    },
    async log({ id, query, guest, language }) {
      await mustWatch(id, guest)
      return new Ready(await host.log(id, reader(guest, language), query.since))
    },
    async note({ id, guest }) {
      await mustHaveChair(id, guest)
      return { words: await store.note(id, guest.id) }
    },
    async saveNote({ id, guest, body }) {
      await mustHaveChair(id, guest)
      await store.saveNote(id, guest.id, body.words)
      return { words: body.words }
    },
    plan: ({ id, guest, language }) => plans.read(id, guest, language),
    savePlan: ({ id, guest, language, body }) => plans.save(id, guest, body, language),
    playPlan: ({ id, guest, language }) => plans.play(id, guest, language),
    async scores({ id, guest, language }) {
      await mustWatch(id, guest)
      return new Ready(await host.scores(id, reader(guest, language)))
    },
    async seen({ id, guest }) {
      await mustSit(host, id, guest)
      return { n: await store.seen(guest.id, id) }
    },
    async keepSeen({ id, guest, body }) {
      await mustSit(host, id, guest)
      await store.keepSeen(guest.id, id, body.n)
      return { n: await store.seen(guest.id, id) }
    },
    async tableComponents({ id, guest }) {
      await mustWatch(id, guest)
      return new Ready((await host.components(id)).json)
    },
    async record({ id, query, guest, language }) {
      const upTo = query.at === undefined ? undefined : { reader: reader(guest, language), n: query.at }
      return new Ready(await host.record(id, upTo), 'text/plain')
    },

    async join(request) {
      const { seat = null, nonce = null } = request.body
      return ask(request, { do: 'join', seat, nonce, ...(await sittingDown(request.guest)) })
    },
    async seatBot(request) {
      const { game, chairs } = await host.metadata(request.id)
      const { seat, level: wanted } = request.body
      const level = wanted === undefined ? library.usualLevel(game) : library.levelNamed(game, wanted)
      if (level === null) throw apiError('unknown-bot-level', { level: wanted ?? '', allowed: library.levels(game) })
      const taken = chairs.flatMap((chair) => (chair.kind === 'open' ? [] : [chair.kind === 'bot' ? chair.name : chair.person.name])) // prettier-ignore
      const [name = ''] = botNames(1, taken, randomInt(1000))
      return ask(request, { do: 'seat-bot', seat, level, name })
    },
    async vote(request) {
      const { game } = await host.metadata(request.id)
      return ask(request, { do: 'vote', against: request.body.seat, standIn: library.usualLevel(game) })
    },
    async leave(request) {
      const { game } = await host.metadata(request.id)
      return ask(request, { do: 'leave', standIn: library.usualLevel(game) })
    },
    takeBack: (request) => ask(request, { do: 'take-back', reason: request.body.reason }),
    answerTakeBack: (request) => ask(request, { do: 'answer-take-back', agrees: request.body.agrees }),
    pause: (request) => ask(request, { do: 'pause' }),
    answerPause: (request) => ask(request, { do: 'answer-pause', agrees: request.body.agrees }),
    close: (request) => ask(request, { do: 'close' }),
    act: (request) => {
      const { actions, version, endTurn } = request.body
      return ask(request, { do: 'act', actions, version: version ?? null, endTurn })
    },
    undo: (request) => {
      const { version, all } = request.body
      return ask(request, { do: 'undo', version: version ?? null, all })
    },
    redo: (request) => ask(request, { do: 'redo', version: request.body.version ?? null }),
    endTurn: (request) => ask(request, { do: 'end-turn', version: request.body.version ?? null }),
    rematch: (request) => rematch(house, request),

    why: async ({ id, guest, language, body }) =>
      new Ready(await host.why(id, reader(guest, language), body.actions, body.final)),

    // A connection that is to become a WebSocket never comes here; see socket/.
    socket: () => Promise.reject(apiError('upgrade-required')),
    openapi: () => Promise.resolve(describeApi()),
  }
}

/** @throws ApiError `not-seated` for somebody without a seat there */
async function mustSit(host: TableHost, table: string, guest: StoredGuest): Promise<void> {
  const { chairs } = await host.metadata(table)
  const sits = chairs.some((chair) => chair.kind === 'person' && chair.person.id === guest.id)
  if (!sits) throw apiError('not-seated')
}

async function rematch(
  { host, library, store, quotas, rests, blocks }: Services,
  { id, guest, language, address }: HandlerRequest<'rematch'>,
): Promise<Ready> {
  const who = reader(guest, language)
  const person = personOf(guest)
  const { foreign } = await host.components(id)
  const next = await host.rematch(
    id,
    (table) => ({ as: 'person', person, command: { do: 'rematch', table } }),
    who,
    async (old) => {
      const table = newId()
      // Today's rules may refuse a set that older rules accepted.
      if (foreign !== null) await readSet(host, { table, game: old.game, components: foreign, language })
      const isOpen = old.chairs.some((chair) => chair.kind !== 'bot' && !(chair.kind === 'person' && chair.person.id === guest.id)) // prettier-ignore
      await quotas.withRoom({ guest: guest.id, address }, isOpen ? 'open' : 'running', async (origin) => {
        const created = unlessRefused(
          await rematchOf(library, old, foreign, { ...guest, rest: await rests.of(guest.id) }),
        )
        await mustPlayOneAlone(store, created, guest)
        await store.own(table, guest.id, origin)
        await host.create(table, { ...created, seed: newSeed() }, who)
      })
      return table
    },
  )
  const metadata = await host.metadata(next)
  const refused = may.watch(metadata, guest.id, blocks)
  if (refused !== null) throw apiError(refused)
  const isSeated = metadata.chairs.some((chair) => chair.kind === 'person' && chair.person.id === guest.id)
  if (isSeated || metadata.status !== 'open') return ready(await host.read(next, who))
  const apart = [...blocks.apartFrom(guest.id)]
  const command = { do: 'join', seat: null, nonce: null, rest: await rests.of(guest.id), apart } as const
  return doneText(await host.execute(next, { as: 'person', person, command }, language, who))
}

/**
 * Against bots nobody waits for who leaves a game lying that goes badly. So there is one rated game of a kind at a time.
 * @throws ApiError `rated-game-runs`
 */
async function mustPlayOneAlone(store: Store, { rated, chairs, game }: Created, { id }: StoredGuest): Promise<void> {
  if (rated === undefined || chairs.some(({ kind }) => kind === 'open')) return
  const table = await store.results.runningAlone(id, game)
  if (table !== null) throw apiError('rated-game-runs', { table })
}

function personOf({ id, name }: StoredGuest): Person {
  return { id, name }
}

/** @throws ApiError where the wish is refused */
function unlessRefused<T>(result: Result<T>): T {
  if (!result.ok) throw refusedBy(result.refusal, null)
  return result.value
}

/** @throws ApiError with everything that is wrong with the set */
async function readSet(host: TableHost, request: ReadSetRequest): Promise<ComponentsReading> {
  const read = await host.readSet(request)
  if (!read.ok) throw apiError('bad-components', { problems: read.problems })
  return read.set
}

async function seedFor(store: Store, guest: StoredGuest, hash: string | undefined): Promise<string> {
  if (hash === undefined) return newSeed()
  const seed = await store.takeSeed(hash, guest.id)
  if (seed === null) throw apiError('unknown-seed')
  return seed
}

function reader(guest: StoredGuest | null, language: StoredGuest['language']) {
  return { person: guest?.id ?? null, language }
}

function doneText({ version, snapshot }: CommandResult): Ready {
  return snapshot === null ? new Ready(toJson<VersionReading>({ version })) : ready(snapshot)
}

function ready(snapshot: TableSnapshot): Ready {
  return new Ready(snapshot.table)
}
