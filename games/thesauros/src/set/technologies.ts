import type { Components, TechnologyData } from '../schema.ts'

/** A technology card: its place in the tables, which is also the kind of its items. */
export type Technology = number

/** What the technology cards say, one entry a card; their names are those of their items. */
export interface Technologies {
  readonly count: number
  readonly level: readonly number[]
  readonly families: readonly TechnologyData['families'][]
  /** $ for the patent. */
  readonly patentCost: readonly number[]
  /** $ to the bank for an item. */
  readonly itemCost: readonly number[]
  /** $ to the owner of the patent for an item. */
  readonly royalty: readonly number[]
  /** Points of the patent at the end. */
  readonly patentRP: readonly number[]
  /** Items for sale, by players - 1 and technology. */
  readonly copies: readonly (readonly number[])[]
  /** Cards that lie open from the start in an introductory game (green divers). */
  readonly opening: readonly Technology[]
  /** Cards that come first in an introductory game (blue divers). */
  readonly early: readonly Technology[]
}

/** The tables of the technology cards of a set. */
export function makeTechnologies({ technologies }: Components): Technologies {
  const withDivers = (divers: TechnologyData['divers']) =>
    technologies.map((card, index) => (card.divers === divers ? index : -1)).filter((index) => index >= 0)
  return {
    count: technologies.length,
    level: technologies.map((card) => card.level),
    families: technologies.map((card) => card.families),
    patentCost: technologies.map((card) => card.patentCost),
    itemCost: technologies.map((card) => card.itemCost),
    royalty: technologies.map((card) => card.royalty),
    patentRP: technologies.map((card) => card.patentRP),
    copies: [0, 1, 2, 3].map((row) => technologies.map((card) => card.copies[row] ?? 0)),
    opening: withDivers('green'),
    early: withDivers('blue'),
  }
}
