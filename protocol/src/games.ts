import { PROVENANCES } from '@fathom/kernel'
import * as v from 'valibot'

export const OptionValue = v.union([v.string(), v.number(), v.boolean()])
export const Options = v.record(v.string(), OptionValue)

const OptionSpec = v.union([
  v.object({ id: v.string(), kind: v.literal('switch'), default: v.boolean() }),
  v.object({ id: v.string(), kind: v.literal('choice'), choices: v.array(v.string()), default: v.string() }),
  v.object({ id: v.string(), kind: v.literal('number'), min: v.number(), max: v.number(), default: v.number() }),
])

const OptionText = v.object({
  label: v.string(),
  help: v.string(),
  /** Options of one heading belong together. */
  group: v.optional(v.string()),
  choices: v.optional(v.record(v.string(), v.string())),
})

/** A component set by its name, in the caller's language. */
export const ComponentsReading = v.object({
  name: v.string(),
  /** Where its values come from: the rulebook, the printed components as an owner typed them in, or a reconstruction. */
  provenance: v.picklist(PROVENANCES),
  /** It comes with the game. */
  builtIn: v.boolean(),
})
export type ComponentsReading = v.InferOutput<typeof ComponentsReading>

/** A file's content that may be a component set. */
export const CheckComponents = v.object({ components: v.unknown() })
export type CheckComponents = v.InferInput<typeof CheckComponents>

/** A game as the lobby offers it; names and labels in the caller's language. */
export const GameInfo = v.object({
  id: v.string(),
  name: v.string(),
  tagline: v.string(),
  seats: v.array(v.number()),
  minutes: v.number(),
  provenance: v.picklist(PROVENANCES),
  /** The set that comes with the game, if tables may play with others; null: its components are fixed. */
  components: v.nullable(ComponentsReading),
  modes: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      /** What it is like, in a sentence; may be empty. */
      help: v.string(),
      options: Options,
      seats: v.array(v.number()),
      /** The id of the mode that this one varies by some switches. */
      editionOf: v.nullable(v.string()),
      /** The one to begin with. */
      isForNewcomers: v.boolean(),
    }),
  ),
  options: v.array(v.object({ spec: OptionSpec, text: OptionText })),
  /** The weakest first. */
  botLevels: v.array(v.string()),
  /** How strong the levels have proved in games of two: Elo by Mate's 1500, and its 95 % interval. A level that was not measured is missing. */
  strengths: v.array(
    v.object({ level: v.string(), elo: v.number(), from: v.number(), to: v.number(), games: v.number() }),
  ),
  /** What bots like besides winning, from the second level on, and who of them does: a bot is like that wherever its name sits down. */
  characters: v.array(v.object({ name: v.string(), bots: v.array(v.string()) })),
  /** The one to begin with; it also stands in for people who leave. */
  usualLevel: v.string(),
})
export type GameInfo = v.InferOutput<typeof GameInfo>

export const GameList = v.object({ games: v.array(GameInfo) })
export type GameList = v.InferOutput<typeof GameList>
