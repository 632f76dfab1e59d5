import type { ComponentSet } from './schema.ts'
import type { Ability, Id, SlotAction } from './types.ts'

/** Slots a side has at most; each has six bits of faces in one number. */
export const MOST_SLOTS = 5

/** A side: `card * 2 + level - 1`. */
export type SideIndex = number
/** Faces of a side's slots, six bits each: slot 0 in the lowest, face 1 in the lowest of each. */
export type SlotFaces = number

/** What a die on a slot does, as numbers. */
export const SlotKind = { gain: 0, gainNear: 1, money: 2, buy: 3, sellAny: 4, fillOrder: 5 } as const
export type SlotKindNumber = (typeof SlotKind)[keyof typeof SlotKind]

/** Abilities that make reputation, as numbers. */
export const RepKind = { find: 0, kind: 1, level: 2, museum: 3 } as const

export interface CompiledRep {
  readonly kind: number
  /** The find or kind (-1: any), the level, or the cubes that a museum must hold. */
  readonly of: number
  readonly n: number
}

/** Per side, at [side]; per slot, at [side * MOST_SLOTS + slot]. */
export interface Sides {
  readonly sideReputation: readonly number[]
  readonly sideDice: readonly number[]
  readonly sideSlots: readonly number[]
  readonly sideFaces: readonly SlotFaces[]
  /** Faces of the slots that need an adjacent expedition, something to sell, an order to fill. */
  readonly sideNearFaces: readonly SlotFaces[]
  readonly sideSellFaces: readonly SlotFaces[]
  readonly sideOrderFaces: readonly SlotFaces[]
  readonly slotKind: readonly number[]
  readonly slotN: readonly number[]
  /** The artifact of `gain`, the museum of `fillOrder` (-1: any). */
  readonly slotOf: readonly number[]
  /** Bits of the artifacts that a side gains, if it is an expedition. */
  readonly sideGains: readonly number[]
  readonly sideIsExpedition: readonly boolean[]
  readonly sideKind: readonly number[]
  readonly sideShift: readonly number[]
  readonly sideUseCash: readonly number[]
  readonly sideMuseumCash: readonly number[]
  readonly sideDiveCash: readonly number[]
  readonly sideLessNew: readonly number[]
  readonly sideLessUpgrade: readonly number[]
  readonly sideDiveBonus: readonly number[]
  readonly sideReroll: readonly number[]
  readonly sideReps: readonly (readonly CompiledRep[])[]
}

interface Lookups {
  readonly artifactById: ReadonlyMap<Id, number>
  readonly museumById: ReadonlyMap<Id, number>
  readonly findById: ReadonlyMap<Id, number>
  readonly kindById: ReadonlyMap<Id, number>
}

/** All sides of a set's cards as flat tables. */
export function compileSides(set: ComponentSet, ids: Lookups): Sides {
  const sides = set.cards.flatMap(({ level1, level2 }) => [level1, level2])
  const kinds = set.cards.flatMap(({ kind }) => [kind, kind])
  const facesOf = (wanted: (kind: SlotAction['kind']) => boolean): SlotFaces[] =>
    sides.map(({ slots }) =>
      slots.reduce((bits, { faces, action }, slot) => (wanted(action.kind) ? bits | slotFaces(faces, slot) : bits), 0),
    )
  const sumOf = (worth: (ability: Ability) => number): number[] =>
    sides.map(({ abilities }) => abilities.reduce((sum, ability) => sum + worth(ability), 0))
  const simple = (kind: 'dieShift' | 'diveBonus' | 'reroll'): number[] =>
    sumOf((ability) => (ability.kind === kind ? ability.n : 0))
  const cash = (event: string): number[] =>
    sumOf((ability) => (ability.kind === 'cashOnUse' && ability.event === event ? ability.n : 0))
  const less = (on: string): number[] =>
    sumOf((ability) => (ability.kind === 'discount' && (ability.on === on || ability.on === 'any') ? ability.n : 0))
  return {
    sideReputation: sides.map(({ reputation }) => reputation),
    sideDice: sides.map(({ dice }) => dice),
    sideSlots: sides.map(({ slots }) => slots.length),
    sideFaces: facesOf(() => true),
    sideNearFaces: facesOf((kind) => kind === 'gainNear'),
    sideSellFaces: facesOf((kind) => kind === 'sellAny'),
    sideOrderFaces: facesOf((kind) => kind === 'fillOrder'),
    ...compileSlots(sides, ids),
    sideGains: sides.map((side, index) => (kinds[index] === 'expedition' ? gainsOf(side, ids) : 0)),
    sideIsExpedition: kinds.map((kind) => kind === 'expedition'),
    sideKind: kinds.map((kind) => ids.kindById.get(kind) as number),
    sideShift: simple('dieShift'),
    sideUseCash: cash('adjacentExpedition'),
    sideMuseumCash: cash('museum'),
    sideDiveCash: cash('dive'),
    sideLessNew: less('new'),
    sideLessUpgrade: less('upgrade'),
    sideDiveBonus: simple('diveBonus'),
    sideReroll: simple('reroll'),
    sideReps: sides.map(({ abilities }) => abilities.flatMap((ability) => compileRep(ability, ids) ?? [])),
  }
}

type SideData = ComponentSet['cards'][number]['level1']

function slotFaces(faces: readonly number[], slot: number): SlotFaces {
  return faces.reduce((bits, face) => bits | (1 << (slot * 6 + face - 1)), 0)
}

function gainsOf({ slots }: SideData, { artifactById }: Lookups): number {
  return slots.reduce(
    (bits, { action }) => (action.kind === 'gain' ? bits | (1 << (artifactById.get(action.artifact) as number)) : bits),
    0,
  )
}

function compileSlots(sides: readonly SideData[], ids: Lookups): Pick<Sides, 'slotKind' | 'slotN' | 'slotOf'> {
  const compiled = sides.flatMap(({ slots }) =>
    Array.from({ length: MOST_SLOTS }, (_, slot) => compileSlot(slots[slot]?.action, ids)),
  )
  return {
    slotKind: compiled.map(({ kind }) => kind),
    slotN: compiled.map(({ n }) => n),
    slotOf: compiled.map(({ of }) => of),
  }
}

function compileSlot(action: SlotAction | undefined, ids: Lookups): { kind: number; n: number; of: number } {
  if (action === undefined) return { kind: -1, n: 0, of: -1 }
  const kind = SlotKind[action.kind]
  switch (action.kind) {
    case 'gain':
      return { kind, n: action.n, of: ids.artifactById.get(action.artifact) as number }
    case 'gainNear':
    case 'money':
      return { kind, n: action.n, of: -1 }
    case 'buy':
      return { kind, n: action.less, of: -1 }
    case 'sellAny':
      return { kind, n: action.bonus, of: -1 }
    case 'fillOrder':
      return { kind, n: action.bonus, of: ids.museumById.get(action.museum) ?? -1 }
  }
}

function compileRep(ability: Ability, ids: Lookups): CompiledRep | null {
  switch (ability.kind) {
    case 'repPerFind':
      return { kind: RepKind.find, of: ids.findById.get(ability.find) ?? -1, n: ability.n }
    case 'repPerAdjacent':
      return 'kind' in ability.filter
        ? { kind: RepKind.kind, of: ids.kindById.get(ability.filter.kind) as number, n: ability.n }
        : { kind: RepKind.level, of: ability.filter.level, n: ability.n }
    case 'repPerMuseum':
      return { kind: RepKind.museum, of: ability.orders, n: ability.n }
    default:
      return null
  }
}
