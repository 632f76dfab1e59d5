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
  choices: v.optional(v.record(v.string(), v.string())),
})

/** A game as the lobby offers it; names and labels in the caller's language. */
export const GameInfo = v.object({
  id: v.string(),
  name: v.string(),
  tagline: v.string(),
  seats: v.array(v.number()),
  minutes: v.number(),
  provenance: v.picklist(['rulebook', 'transcribed', 'reconstructed']),
  modes: v.array(v.object({ id: v.string(), name: v.string(), options: Options })),
  options: v.array(v.object({ spec: OptionSpec, text: OptionText })),
  botLevels: v.array(v.string()),
})
export type GameInfo = v.InferOutput<typeof GameInfo>

export const GameList = v.object({ games: v.array(GameInfo) })
export type GameList = v.InferOutput<typeof GameList>
