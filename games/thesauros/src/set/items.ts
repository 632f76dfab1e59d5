import type { Localized } from '@fathom/kernel'
import type { Can, Components } from '../schema.ts'

/** A kind of item: its place in the tables below. Technologies come first, in the order of the data; then what a player starts with; then what is found on the island. */
export type ItemKind = number

/** What each kind of item is and can do, one number a kind; 0 where it can't. */
export interface Items {
  readonly kinds: number
  readonly ids: readonly string[]
  readonly names: readonly Localized[]
  /** Kinds below this are technologies; the kind is the technology's number. */
  readonly technologies: number
  /** The kind that players start with. */
  readonly starting: ItemKind
  /** Depth a diver reaches. */
  readonly dive: readonly number[]
  /** Spaces that an engine moves. */
  readonly engine: readonly number[]
  /** Depth down to which hidden treasures are found. */
  readonly reveal: readonly number[]
  /** Depth down to which buried treasures are freed. */
  readonly free: readonly number[]
  /** Number from which on a weapon kills. */
  readonly kill: readonly number[]
  /** What a weapon adds to the die. */
  readonly aim: readonly number[]
  /** What a cage adds to a weapon's die; a cage is any kind with a number here. */
  readonly cage: readonly number[]
  readonly coastal: readonly number[]
  readonly lobster: readonly number[]
  readonly island: readonly number[]
  /** Satellite maps that come with a copy. */
  readonly maps: readonly number[]
  /** $ for each use: of an engine a move, of detection and freeing a treasure. */
  readonly useCost: readonly number[]
}

interface ItemData {
  readonly id: string
  readonly name: Localized
  readonly can: Can
  readonly useCost: number
}

/** The tables of the items of a set. */
export function makeItems(components: Components): Items {
  const found = components.foundItems.filter((item) => item.kind === 'tech')
  const all: readonly ItemData[] = [...components.technologies, components.startingItem, ...found]
  const table = (key: keyof Can) => all.map((item) => item.can[key])
  return {
    kinds: all.length,
    ids: all.map((item) => item.id),
    names: all.map((item) => item.name),
    technologies: components.technologies.length,
    starting: components.technologies.length,
    dive: table('dive'),
    engine: table('engine'),
    reveal: table('reveal'),
    free: table('free'),
    kill: table('kill'),
    aim: table('aim'),
    cage: table('cage'),
    coastal: table('coastal'),
    lobster: table('lobster'),
    island: table('island'),
    maps: table('maps'),
    useCost: all.map((item) => item.useCost),
  }
}
