import type { Services } from './services.ts'
import { hashSeed } from '@fathom/kernel'
import { randomInt } from 'node:crypto'
import { apiError } from '../apiError.ts'
import type { PersonCommand } from '@fathom/engine'
import type { Chair } from '@fathom/table'
import { botNames, foreignSet, gameInfo, newTable } from '@fathom/engine'
import { newSeed } from '../guests.ts'
import type { TableHost } from '../host/tableHost.ts'
import { newId } from '../ids.ts'
import { may } from '../people/may.ts'
import { likedSeat, personOf } from '../people/sitting.ts'
import type { Store, StoredGuest } from '../store/store.ts'
import { Ready, type HandlerRequest, type Handlers } from './handler.ts'
import { doneText, isSeated, mustPlayOneAlone, reader, readSet, ready, unlessRefused } from './answers.ts' // prettier-ignore
import { keepRecord } from './records.ts'
import { rematch } from './rematch.ts'
import { lobbyOf } from './lists.ts'
import { besideHandlers } from './besideHandlers.ts'
import { companyHandlers } from './companyHandlers.ts'
import { houseHandlers } from './houseHandlers.ts'
import { noticeHandlers } from './noticeHandlers.ts'
import { peopleHandlers } from './peopleHandlers.ts'
import { ratingHandlers } from './ratingHandlers.ts'
import { remarkHandlers } from './remarkHandlers.ts'
import type { RouteParts } from './addRoutes.ts'
import { apiText } from './openapi.ts'
import { talkHandlers } from './talkHandlers.ts'
import { serverNow } from '../serverTime.ts'

type Seated =
  | 'join'
  | 'seatBot'
  | 'vote'
  | 'takeBack'
  | 'pause'
  | 'answerPause'
  | 'askEnd'
  | 'answerEnd'
  | 'answerTakeBack'
  | 'leave'
  | 'close'
  | 'act'
  | 'undo'
  | 'redo'
  | 'endTurn'

export function makeHandlers(services: Services & Pick<RouteParts, 'underway'>): Handlers {
  const { store, host, guests, library, quotas, rests, plans, hints, blocks, groups, restraints } = services

  const ask = async (request: HandlerRequest<Seated>, command: PersonCommand): Promise<Ready> => {
    const { id, guest, language, query } = request
    const wanted = query.brief ? null : reader(guest, language)
    return doneText(await host.execute(id, { as: 'person', person: personOf(guest), command }, language, wanted))
  }

  /** What holds for somebody who sits down. */
  const sittingDown = async ({ id }: StoredGuest) => ({ rest: await rests.of(id), apart: [...blocks.apartFrom(id)] })

  /** Refuses who may not look at a table. */
  const mustWatch = async (table: string, guest: StoredGuest | null): Promise<void> => {
    const refused = may.watch(await host.metadata(table), guest?.id ?? null, blocks)
    if (refused !== null) throw apiError(refused)
  }

  /** Refuses whom the host has shown out of a table. */
  const mustComeIn = async (table: string, { id }: StoredGuest): Promise<void> => {
    const refused = may.comeIn(await host.metadata(table), id, blocks)
    if (refused !== null) throw apiError(refused)
  }

  /** Refuses who has no chair at the table, a left one included. */
  const mustHaveChair = async (table: string, { id }: { readonly id: string }): Promise<void> => {
    const { chairs } = await host.metadata(table)
    if (!chairs.some((chair) => chair.kind === 'person' && chair.person.id === id)) throw apiError('not-seated')
  }

  return {
    ...noticeHandlers(services.notices, services.gate),
    ...peopleHandlers(services),
    ...talkHandlers(services.talk),
    ...remarkHandlers(services),
    ...companyHandlers(services),
    ...besideHandlers(services),
    ...ratingHandlers(services),
    ...houseHandlers(services),
    async createGuest({ body, cookies, language, device }) {
      const { guest, token } = await guests.create(body.name, body.language ?? language, device)
      cookies.set(token)
      return { guest: { ...guest }, token }
    },
    async me({ guest, session, cookies }) {
      // A page asks when it opens: whoever comes now and then stays who they are.
      if (guests.sessions.isForAnotherDay(session)) cookies.renew()
      return { ...guest, standing: await services.moderation.standing(guest.id) }
    },
    async changeMe({ guest, body }) {
      // A name is read by everybody.
      if (body.name !== undefined && body.name !== guest.name) await restraints.mustWrite(guest.id)
      return { ...(await guests.change(guest, body)) }
    },

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
        store.addSeed({ hash: seedHash, seed, owner: guest.id, origin, at: serverNow() }),
      )
      return { seedHash }
    },
    async createTable({ guest, body, language, address }) {
      await restraints.mustSit(guest.id)
      const table = newId()
      const { group } = body
      const kind = body.seats.some((seat) => seat.kind === 'open') ? 'open' : 'running'
      return quotas.withRoom({ guest: guest.id, address }, kind, async (origin) => {
        const created = unlessRefused(
          await newTable(
            library,
            group === undefined ? body : { ...body, visibility: 'private' },
            { ...guest, rest: await rests.of(guest.id) },
            randomInt(1000),
          ),
        )
        const { components, game } = created
        await mustPlayOneAlone(store, created, guest)
        if (body.components !== undefined && components !== undefined) {
          const { builtIn } = await readSet(host, { table, game, components, language })
          // Others read its names.
          if (!builtIn) await restraints.mustWrite(guest.id)
        }
        if (group !== undefined) await groups.mustBelong(guest, group)
        const seed = await seedFor(store, guest, body.seedHash)
        if (group !== undefined) await groups.own(guest, group, table)
        await store.own(table, guest.id, origin)
        const snapshot = await host.create(table, { ...created, seed }, reader(guest, language))
        if (group !== undefined && kind === 'open') await groups.tell(guest, group, table)
        return ready(snapshot)
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
    keepRecord: (request) => keepRecord(services, request),
    branch: async ({ id, guest, language, query }) =>
      new Ready(await host.sandbox(id, reader(guest, language), query.at, query.sample)),
    async choice({ id, guest, language, query, address }) {
      await mustWatch(id, guest)
      return hints.lookBack(id, reader(guest, language), query.at, guest?.id ?? address)
    },
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
      await restraints.mustSit(request.guest.id)
      await mustComeIn(request.id, request.guest)
      await groups.mustSitAt(request.id, request.guest.id, () => isSeated(host, request.id, request.guest))
      return ask(request, {
        do: 'join',
        seat,
        liked: likedSeat(request.guest),
        nonce,
        ...(await sittingDown(request.guest)),
      })
    },
    async seatBot(request) {
      const { game, chairs, rated } = await host.metadata(request.id)
      const { seat, level: wanted } = request.body
      const level = wanted === undefined ? library.usualLevel(game) : library.levelNamed(game, wanted)
      if (level === null) throw apiError('unknown-bot-level', { level: wanted ?? '', allowed: library.levels(game) })
      const taken = chairs.flatMap((chair) => (chair.kind === 'open' ? [] : [chair.kind === 'bot' ? chair.name : chair.person.name])) // prettier-ignore
      const [name = ''] = botNames(1, taken, randomInt(1000))
      const full = chairs.map((chair, index): Chair => (index === seat ? { kind: 'bot', level, name } : chair))
      if (rated && chairs[seat]?.kind === 'open')
        await mustPlayOneAlone(store, { rated, chairs: full, game }, request.guest)
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
    async takeBack(request) {
      await restraints.mustWrite(request.guest.id)
      return ask(request, { do: 'take-back', reason: request.body.reason })
    },
    answerTakeBack: (request) => ask(request, { do: 'answer-take-back', agrees: request.body.agrees }),
    pause: (request) => ask(request, { do: 'pause' }),
    answerPause: (request) => ask(request, { do: 'answer-pause', agrees: request.body.agrees }),
    askEnd: (request) => ask(request, { do: 'ask-end' }),
    answerEnd: (request) => ask(request, { do: 'answer-end', agrees: request.body.agrees }),
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
    rematch: (request) => rematch(services, request),

    why: async ({ id, guest, language, body }) =>
      new Ready(await host.why(id, reader(guest, language), body.actions, body.final)),

    hint: ({ id, guest, language }) => hints.give(id, personOf(guest), reader(guest, language)),
    help: async ({ id, guest, language }) => new Ready(await host.help(id, reader(guest, language))),

    // A connection that is to become a WebSocket never comes here; see socket/.
    socket: () => Promise.reject(apiError('upgrade-required')),
    openapi: () => Promise.resolve(new Ready(apiText())),
  }
}

/** @throws ApiError `not-seated` for somebody without a seat there */
async function mustSit(host: TableHost, table: string, guest: StoredGuest): Promise<void> {
  if (!(await isSeated(host, table, guest))) throw apiError('not-seated')
}

async function seedFor(store: Store, guest: StoredGuest, hash: string | undefined): Promise<string> {
  if (hash === undefined) return newSeed()
  const seed = await store.takeSeed(hash, guest.id)
  if (seed === null) throw apiError('unknown-seed')
  return seed
}
