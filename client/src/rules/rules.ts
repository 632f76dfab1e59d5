/** A paragraph of a game's rules, in our own words. */
export interface Paragraph {
  readonly title: string
  readonly text: string
  /** Other words by which somebody may look for it: what lies on the table, and what people call it. */
  readonly words: string
}

/** The rules of a game in one language, in the order in which they are read. */
export type RulesText<Id extends string> = Readonly<Record<Id, Paragraph>>

/** Where each thing that is refused is told of. */
export type RulesOf<Code extends string, Id extends string> = Readonly<Record<Code, Id>>
