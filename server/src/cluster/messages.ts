import { TalkRoom } from '@fathom/protocol'
import * as v from 'valibot'

const ROOM = v.object({
  people: v.pipe(
    v.array(v.object({ person: v.string(), name: v.nullable(v.string()), pace: v.nullable(v.number()) })),
    v.readonly(),
  ),
  strangers: v.number(),
})

const MESSAGE = v.variant('kind', [
  /** A journal reaches so far now; null: what was written before was changed. */
  v.object({ kind: v.literal('table'), table: v.string(), n: v.nullable(v.number()) }),
  /** Whose page is open at a table, there; `asks`: who has others there is to say so. */
  v.object({ kind: v.literal('room'), table: v.string(), room: ROOM, asks: v.boolean() }),
  v.object({ kind: v.literal('talk'), table: v.string(), room: TalkRoom, n: v.number() }),
  v.object({ kind: v.literal('sessions-ended'), ids: v.pipe(v.array(v.string()), v.readonly()) }),
  v.object({ kind: v.literal('person-changed'), person: v.string() }),
  v.object({ kind: v.literal('blocks-changed') }),
  v.object({ kind: v.literal('passer'), person: v.string(), isWished: v.boolean() }),
  v.object({ kind: v.literal('plan'), table: v.string(), person: v.string(), isAtOnce: v.boolean() }),
  /** How a person stands with the house has changed: their open pages ask. */
  v.object({ kind: v.literal('standing'), person: v.string() }),
  /** What was said there within so many milliseconds may have been lost: whoever hears this looks at everything anew. The store takes whole ones only, and an earlier Fathom says parts. */
  v.object({ kind: v.literal('resync'), ms: v.pipe(v.number(), v.transform(Math.ceil)) }),
  v.object({ kind: v.literal('alive') }),
  v.object({ kind: v.literal('bye') }),
])

/** What processes that share a database tell each other. All of it is a hint: whoever misses one finds out by asking the database. */
export type Message = v.InferOutput<typeof MESSAGE>

/** Of what it says how it is, where only the last word counts; null: of nothing, as what is asked anew is so whenever it is asked. */
export function stateOf(message: Message): string | null {
  switch (message.kind) {
    case 'room':
      return `room ${message.table}`
    case 'passer':
      return `passer ${message.person}`
    case 'plan':
      return `plan ${message.table} ${message.person}`
    default:
      return null
  }
}

/** `n`: which of its sender's texts it is; those of an earlier Fathom have none. */
const ENVELOPE = v.object({ from: v.string(), n: v.optional(v.number()), messages: v.array(v.unknown()) })

export interface Envelope {
  readonly from: string
  readonly n?: number | undefined
  readonly messages: readonly Message[]
}

/** What a text says. Null for what is none; of its messages those that are understood, as a later Fathom may say more. */
export function parseEnvelope(text: string): Envelope | null {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  const envelope = v.safeParse(ENVELOPE, read)
  if (!envelope.success) return null
  const messages = envelope.output.messages.flatMap((message) => {
    const parsed = v.safeParse(MESSAGE, message)
    return parsed.success ? [parsed.output] : []
  })
  return { from: envelope.output.from, n: envelope.output.n, messages }
}
