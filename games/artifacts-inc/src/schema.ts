import * as v from 'valibot'
import { DISCOUNTS, CASH_EVENTS, type Ability, type SlotAction } from './types.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))
/** Ids are words of the notation, so they are plain. */
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.maxLength(40))
const letter = v.pipe(v.string(), v.regex(/^[A-Z]$/))
/** One line for people. */
const line = v.pipe(v.string(), v.regex(/^\S[^\n\r]*$/), v.maxLength(80))
const localized = v.strictObject({ en: line, fr: line })
const known = v.optional(v.array(line))
const faces = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
  v.minLength(1),
  v.maxLength(6),
)

const slotAction: v.GenericSchema<SlotAction> = v.variant('kind', [
  v.strictObject({ kind: v.literal('gain'), artifact: id, n: positive }),
  v.strictObject({ kind: v.literal('gainNear'), n: positive }),
  v.strictObject({ kind: v.literal('money'), n: positive }),
  v.strictObject({ kind: v.literal('buy'), less: whole }),
  v.strictObject({ kind: v.literal('sellAny'), bonus: whole }),
  v.strictObject({ kind: v.literal('fillOrder'), museum: id, bonus: whole }),
])

const ability: v.GenericSchema<Ability> = v.variant('kind', [
  v.strictObject({ kind: v.literal('repPerFind'), find: id, n: positive }),
  v.strictObject({
    kind: v.literal('repPerAdjacent'),
    filter: v.union([v.strictObject({ kind: id }), v.strictObject({ level: v.picklist([1, 2]) })]),
    n: positive,
  }),
  v.strictObject({ kind: v.literal('repPerMuseum'), orders: positive, n: positive }),
  v.strictObject({ kind: v.literal('cashOnUse'), event: v.picklist(CASH_EVENTS), n: positive }),
  v.strictObject({ kind: v.literal('dieShift'), n: positive }),
  v.strictObject({ kind: v.literal('discount'), on: v.picklist(DISCOUNTS), n: positive }),
  v.strictObject({ kind: v.literal('diveBonus'), n: positive }),
  v.strictObject({ kind: v.literal('reroll'), n: positive }),
])

const side = v.strictObject({
  reputation: whole,
  dice: whole,
  /** At most five: their faces are kept as six bits each. */
  slots: v.pipe(v.array(v.strictObject({ faces, action: slotAction })), v.maxLength(5)),
  abilities: v.array(ability),
})

const orders = v.pipe(v.array(positive), v.minLength(1), v.maxLength(12))

/** What a component set must look like; what this can't say is in `problems.ts`. */
export const SCHEMA = v.strictObject({
  game: v.literal('artifacts-inc'),
  format: v.literal(1),
  /** What people call the set. */
  name: localized,
  /** Where the values come from: see the game's README. */
  provenance: v.picklist(['rulebook', 'transcribed', 'reconstructed']),
  artifacts: v.pipe(
    v.array(v.strictObject({ id, name: localized, plural: localized })),
    v.minLength(1),
    v.maxLength(6),
  ),
  finds: v.pipe(v.array(v.strictObject({ id, name: localized })), v.minLength(1), v.maxLength(8)),
  kinds: v.pipe(v.array(v.strictObject({ id, name: localized })), v.minLength(1), v.maxLength(12)),
  /** start: each player's own cards. row: some beside their pile are for sale. pile: only the top card is. */
  letters: v.array(v.strictObject({ id: letter, name: localized, shows: v.picklist(['start', 'row', 'pile']) })),
  board: v.strictObject({
    endReputation: positive,
    maxDice: v.pipe(positive, v.maxValue(12)),
    /** In turn order. */
    startMoney: v.strictTuple([whole, whole, whole, whole]),
    rowVisible: v.pipe(positive, v.maxValue(8)),
    /** For each underwater card. */
    diveReputation: whole,
    /** Dollars an artifact, and for every type beyond the first. */
    sale: v.strictObject({ perArtifact: whole, perExtraType: whole }),
  }),
  museums: v.pipe(
    v.array(
      v.strictObject({
        id,
        artifact: id,
        name: localized,
        faces,
        /** Dollars for every order besides $1 an artifact. */
        bonus: whole,
        /** Reputation in the end. */
        majority: whole,
        /** Sizes of the boxes with so many players, in the order in which later ones break ties. */
        orders: v.strictObject({ '2': orders, '3-4': orders }),
        known,
      }),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
  privateCollectors: v.strictObject({
    id,
    name: localized,
    faces,
    action: v.strictObject({ kind: v.literal('sellAny'), bonus: whole }),
    known,
  }),
  guideWork: v.strictObject({
    id,
    name: localized,
    faces,
    action: v.strictObject({ kind: v.literal('money'), n: positive }),
    known,
  }),
  /** The top card first. */
  underwater: v.pipe(v.array(v.strictObject({ id, number: positive, find: id })), v.maxLength(40)),
  cards: v.pipe(
    v.array(
      v.strictObject({
        id,
        name: localized,
        letter,
        kind: id,
        copies: v.pipe(positive, v.maxValue(20)),
        cost: v.strictObject({ dollars: positive, scrolls: whole }),
        level1: side,
        level2: side,
        known,
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
})

/** All components of the game as data: what a file holds that somebody may replace. */
export type ComponentSet = v.InferOutput<typeof SCHEMA>
