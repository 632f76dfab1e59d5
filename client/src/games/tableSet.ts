import type { Codec, GameEvent, GameSentences, GameView } from '@fathom/kernel'

/** The component set that a table plays with, as its page reads it: the data, the notation and the words that go with it. */
export interface TableSetOf<Data, Action, View extends GameView, Event extends GameEvent> {
  readonly set: Data
  readonly notation: Codec<Action>
  /** The game's words in the reader's language. */
  text(): GameSentences<Action, View, Event>
}

/**
 * Reads sets, each once: they are asked for often, and a set's data stays the same as long as its table is open.
 * @param read null: the set that comes with the game
 * @returns takes `TableContext.components`, which the server has checked
 */
export function tableSets<TableSet>(read: (data: object | null) => TableSet): (data: unknown) => TableSet {
  const known = new WeakMap<object, TableSet>()
  let builtIn: { readonly set: TableSet } | null = null
  return (data) => {
    if (typeof data !== 'object' || data === null) return (builtIn ??= { set: read(null) }).set
    const found = known.get(data)
    if (found !== undefined) return found
    const set = read(data)
    known.set(data, set)
    return set
  }
}
