import * as v from 'valibot'
import { Emblem } from './emblems.ts'
import { TableId } from './common.ts'

/** How strong somebody is at a game, on the scale of the bots' Elo. */
export const Rating = v.object({
  elo: v.number(),
  /** The true strength is within so many points in 95 of 100 cases. */
  margin: v.number(),
  /** Too little is known yet for a place in a ranking. */
  isProvisional: v.boolean(),
  /** The rated games it is made of; 0: it is what anybody begins with. */
  games: v.number(),
})
export type Rating = v.InferOutput<typeof Rating>

/** The ranking of a game. */
export const Standings = v.object({
  /** Accounts only: who is a guest is not listed. */
  accountsOnly: v.boolean(),
  people: v.array(
    v.object({
      /** By which their page is found; null: they have none. */
      id: v.nullable(v.string()),
      name: v.string(),
      emblem: v.nullable(Emblem),
      /** Null: provisional. */
      place: v.nullable(v.number()),
      rating: Rating,
      isMe: v.boolean(),
    }),
  ),
  /** Mine; null: I am nobody. */
  mine: v.nullable(Rating),
})
export type Standings = v.InferOutput<typeof Standings>

/** How the ratings of those who sat at a finished table moved. */
export const RatingChanges = v.object({
  rated: v.boolean(),
  /** By seat; null for bots, and where nothing counted. */
  seats: v.array(v.nullable(v.object({ before: Rating, after: Rating }))),
})
export type RatingChanges = v.InferOutput<typeof RatingChanges>

/** Somebody I have played with: a person, or the bots of a level. */
const Opponent = v.object({
  /** A person's page; null: a bot, or somebody without one. */
  id: v.nullable(v.string()),
  /** What the games are filtered by to find those with them. */
  key: v.string(),
  /** A bot's level; null: a person. */
  level: v.nullable(v.string()),
  name: v.string(),
  played: v.number(),
  /** Games in which who the page is about came before them, and after them. */
  ahead: v.number(),
  behind: v.number(),
  /** The same by game, those played most first; `won` and `lost`: that the one, or the other, has won. */
  games: v.array(
    v.object({
      game: v.string(),
      /** In the caller's language. */
      name: v.string(),
      played: v.number(),
      won: v.number(),
      lost: v.number(),
    }),
  ),
})
export type Opponent = v.InferOutput<typeof Opponent>

export const ProfileGame = v.object({
  game: v.string(),
  /** In the caller's language, as the names of the sources. */
  name: v.string(),
  /** Null: no rated game yet. */
  rating: v.nullable(Rating),
  played: v.number(),
  won: v.number(),
  gaveUp: v.number(),
  /** Of the games that were played to their end; null: there is none. */
  mean: v.nullable(v.number()),
  best: v.nullable(v.number()),
  /** Points a game by source, those that bring most first; `others`: what the other seats of the same games have. */
  sources: v.array(v.object({ name: v.string(), mean: v.number(), others: v.number() })),
  /** After each of the last rated games, in order; of others nothing is told. */
  course: v.array(v.object({ table: TableId, at: v.number(), elo: v.number(), margin: v.number() })),
})
export type ProfileGame = v.InferOutput<typeof ProfileGame>

/** Somebody's page: of others, what finished games tell that were open to all, or where I sat as well. */
export const Profile = v.object({
  id: v.string(),
  name: v.string(),
  emblem: v.nullable(Emblem),
  isMe: v.boolean(),
  games: v.array(ProfileGame),
  /** Mine: those I have played with most. Of others: me alone. */
  opponents: v.array(Opponent),
})
export type Profile = v.InferOutput<typeof Profile>

/** A finished game of somebody. */
export const PlayedGame = v.object({
  table: TableId,
  game: v.string(),
  endedAt: v.number(),
  rated: v.boolean(),
  /** It was played on one device: it counts nowhere. */
  oneDevice: v.boolean(),
  /** A code of the game's, `lost-on-time` or `given-up`. */
  end: v.string(),
  /** The seat of whom the page is about. */
  seat: v.number(),
  seats: v.array(
    v.object({
      name: v.string(),
      isBot: v.boolean(),
      total: v.number(),
      rank: v.number(),
      /** A bot played on for them at the end. */
      gaveUp: v.boolean(),
    }),
  ),
  /** By how much the rating moved; null: it did not count, or is not mine to know. */
  moved: v.nullable(v.number()),
})
export type PlayedGame = v.InferOutput<typeof PlayedGame>

/** Last finished first. */
export const PlayedGames = v.object({
  games: v.array(PlayedGame),
  /** For the next page; null: this is the last. */
  next: v.nullable(v.string()),
})
export type PlayedGames = v.InferOutput<typeof PlayedGames>
