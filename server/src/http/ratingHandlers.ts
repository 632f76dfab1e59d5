import type { GameLibrary } from '@fathom/engine'
import type { GameText, Language } from '@fathom/kernel'
import type { Opponent, PlayedGame, Profile, ProfileGame, RatingChanges, Standings } from '@fathom/protocol'
import { apiError } from '../apiError.ts'
import type { TableHost } from '../host/tableHost.ts'
import type { Accounts } from '../people/accounts.ts'
import { may } from '../people/may.ts'
import { ratingFrom } from '../ratings/model.ts'
import type { HistoryFilter, KeptChange, KeptDuel, KeptGame, KeptOpponent, KeptProfile } from '../store/resultStore.ts'
import type { Store, StoredGuest } from '../store/store.ts'
import type { Handlers } from './handler.ts'
import type { RATINGS } from './routes/ratings.ts'

interface RatingParts {
  readonly store: Store
  readonly host: Pick<TableHost, 'metadata'>
  readonly accounts: Pick<Accounts, 'has' | 'canBeMade'>
  readonly library: Pick<GameLibrary, 'ids' | 'load'>
}

type Words = Pick<GameText, 'name' | 'sources'>

/** How many games a page has. */
const PAGE = 20

/** How strong people are, and the games that they have finished. */
export function ratingHandlers({ store, host, accounts, library }: RatingParts): Pick<Handlers, keyof typeof RATINGS> {
  const { results } = store

  /** @throws ApiError `no-such-person`, for a guest who is somebody else as well: who looks for names finds none */
  const personOf = async (id: string, reader: StoredGuest | null): Promise<StoredGuest> => {
    const person = await store.guest(id)
    const hasAccount = person !== null && (await accounts.has(id))
    const refused = may.readProfile({ isMe: id === reader?.id, hasAccount })
    if (person === null || refused !== null) throw apiError(refused ?? 'no-such-person')
    return person
  }

  /** What a game and its sources of points are called. */
  const wordsOf = async (game: string, language: Language): Promise<Words> => {
    const found = library.ids.includes(game) ? await library.load(game) : null
    return found?.texts[language] ?? { name: game, sources: {} }
  }

  return {
    async standings({ id, guest }): Promise<Standings> {
      if (!library.ids.includes(id)) throw apiError('unknown-game', { game: id })
      const accountsOnly = await accounts.canBeMade()
      const people = await results.standings(id, { accountsOnly })
      return {
        accountsOnly,
        people: people.map(({ person, name, emblem, rating, hasPage }, index) => ({
          id: hasPage ? person : null,
          name,
          emblem,
          place: rating.isProvisional ? null : index + 1,
          rating: { ...rating },
          isMe: person === guest?.id,
        })),
        mine: guest === null ? null : { ...(await results.ratingOf(guest.id, id)) },
      }
    },

    async ratingChanges({ id }): Promise<RatingChanges> {
      const { status } = await host.metadata(id)
      const kept = await results.changes(id)
      if (kept === null) {
        if (status !== 'finished') throw apiError('not-finished')
        return { rated: false, seats: [] }
      }
      return { rated: kept.rated, seats: kept.seats.map(changeOf) }
    },

    async profile({ id, guest, language }): Promise<Profile> {
      const { name, emblem } = await personOf(id, guest)
      const kept = await results.profile(id, guest?.id ?? null)
      const isMe = id === guest?.id
      const games = new Set([...kept.games, ...kept.ratings].map(({ game }) => game))
      const words = new Map<string, Words>()
      for (const game of games) words.set(game, await wordsOf(game, language))
      return {
        id,
        name,
        emblem,
        isMe,
        games: [...words].map(([game, its]) => profileGame(game, kept, its)),
        opponents: kept.opponents.map((each) => opponentOf(each, kept.duels, (game) => words.get(game)?.name ?? game)),
      }
    },

    async playedGames({ id, guest, query }) {
      await personOf(id, guest)
      const [endedAt = '', table = ''] = (query.after ?? '').split('-')
      const flag = (text: string | undefined) => (text === undefined ? null : text === '1')
      const filter: HistoryFilter = {
        game: query.game ?? null,
        won: flag(query.won),
        rated: flag(query.rated),
        against: query.with ?? null,
        after: query.after === undefined ? null : { endedAt: Number(endedAt), table },
      }
      const games = await results.games(id, guest?.id ?? null, filter, PAGE + 1)
      const last = games.length > PAGE ? games[PAGE - 1] : undefined
      const next = last === undefined ? null : `${last.endedAt}-${last.table}`
      return { games: games.slice(0, PAGE).map((game) => playedGame(game, id === guest?.id)), next }
    },
  }
}

function changeOf({ before_mu, before_sigma, after_mu, after_sigma, nth }: KeptChange) {
  if (before_mu === null || before_sigma === null || after_mu === null || after_sigma === null) return null
  const games = nth ?? 1
  return {
    before: { ...ratingFrom({ mu: before_mu, sigma: before_sigma }, games - 1) },
    after: { ...ratingFrom({ mu: after_mu, sigma: after_sigma }, games) },
  }
}

function profileGame(game: string, { games, sources, course, ratings }: KeptProfile, words: Words): ProfileGame {
  const counts = games.find((each) => each.game === game)
  const rating = ratings.find((each) => each.game === game)
  return {
    game,
    name: words.name,
    rating: rating === undefined ? null : { ...ratingFrom(rating, rating.games) },
    played: counts?.played ?? 0,
    won: counts?.won ?? 0,
    gaveUp: counts?.gaveUp ?? 0,
    mean: counts?.mean ?? null,
    best: counts?.best ?? null,
    sources: sources
      .filter((each) => each.game === game)
      .map(({ source, mine, others }) => ({
        name: words.sources[source] ?? source,
        mean: mine / Math.max(1, counts?.scored ?? 0),
        others,
      })),
    course: course
      .filter((each) => each.game === game)
      .map(({ table, at, ...skill }) => {
        const { elo, margin } = ratingFrom(skill, 0)
        return { table, at, elo, margin }
      }),
  }
}

function opponentOf(
  { key, person, level, name, hasPage, played, ahead, behind }: KeptOpponent,
  duels: readonly KeptDuel[],
  nameOf: (game: string) => string,
): Opponent {
  const games = duels
    .filter((duel) => duel.key === key)
    .map(({ game, played: count, won, lost }) => ({ game, name: nameOf(game), played: count, won, lost }))
  return { id: hasPage === 1 ? person : null, key, level, name, played, ahead, behind, games }
}

function playedGame({ rated, oneDevice, seats, before, after, ...game }: KeptGame, isMine: boolean): PlayedGame {
  return {
    table: game.table,
    game: game.game,
    endedAt: game.endedAt,
    rated: rated === 1,
    oneDevice: oneDevice === 1,
    end: game.end,
    seat: game.seat,
    seats: seats.map(({ name, level, total, rank, gaveUp }) => ({
      name,
      isBot: level !== null,
      total,
      rank,
      gaveUp: gaveUp === 1,
    })),
    moved: !isMine || before === null || after === null ? null : Math.round(after) - Math.round(before),
  }
}
