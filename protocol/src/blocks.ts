import * as v from 'valibot'
import { SeatNumber } from './common.ts'

/** Somebody whom I keep away from me: we don't sit down at a table together, and neither watches the other play. */
export const Block = v.object({ id: v.string(), name: v.string(), at: v.number() })
export type Block = v.InferOutput<typeof Block>

/** Whom I keep away from me, the last first. Nobody is told that they are on somebody's list. */
export const BlockList = v.object({ blocks: v.array(Block) })
export type BlockList = v.InferOutput<typeof BlockList>

/** The person with that seat at the table. */
export const SeatedPerson = v.object({ seat: SeatNumber })
export type SeatedPerson = v.InferInput<typeof SeatedPerson>

/** Those who look on at my table, as far as I may know them. */
const Onlooker = v.object({
  /** At this table alone, or of their being shown out. */
  id: v.string(),
  /** Null: they do not show it. */
  name: v.nullable(v.string()),
})
export const OnlookerList = v.object({ onlookers: v.array(Onlooker), shownOut: v.array(Onlooker) })
export type OnlookerList = v.InferOutput<typeof OnlookerList>

export const OneOnlooker = v.object({ onlooker: v.pipe(v.string(), v.maxLength(40)) })
export type OneOnlooker = v.InferInput<typeof OneOnlooker>
