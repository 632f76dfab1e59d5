import type { Codec, GameTexts, Language } from '@fathom/kernel'
import {
  boardOf,
  builtIn as ours,
  lexicon,
  makeBook,
  makeSet,
  trustComponents,
  type Action,
  type Components,
  type Event,
  type Lexicon,
  type ThesaurosSet,
  type View,
} from '@fathom/thesauros'
import { tongue } from './tongues/index.ts'

export type Board = ReturnType<typeof boardOf>

/** A component set to look things up in, with its notation and its words. */
export interface Book {
  readonly set: ThesaurosSet
  readonly notation: Codec<Action>
  readonly texts: GameTexts<Action, View, Event>
  /** The board that so many players use. */
  board(players: number): Board
  names(language: Language): Lexicon
}

const builtIn = once(() => openSet(trustComponents(ours)))
/** Books are asked for often, and a set's data stays the same as long as its table is open. */
const opened = new WeakMap<object, Book>()

/**
 * The set that a table plays with.
 * @param data as `TableContext.components`: checked by the server; null: the set that comes with the game
 */
export function openBook(data: unknown): Book {
  if (typeof data !== 'object' || data === null) return builtIn()
  const known = opened.get(data)
  if (known !== undefined) return known
  const book = openSet(trustComponents(data))
  opened.set(data, book)
  return book
}

function openSet(data: Components): Book {
  const set = makeSet(data)
  const byLanguage = <T>(make: (language: Language) => T): ((language: Language) => T) => {
    const made = { en: once(() => make('en')), fr: once(() => make('fr')) }
    return (language) => made[language]()
  }
  return {
    set,
    notation: makeBook(set).notation,
    texts: textsOf(set),
    board: (players) => boardOf(set, players),
    names: byLanguage((language) => lexicon(set, language)),
  }
}

/** Each language's words are made when they are first asked for, which is after it has been loaded. */
function textsOf(set: ThesaurosSet): Book['texts'] {
  const english = once(() => tongue('en').makeGameText(set))
  const french = once(() => tongue('fr').makeGameText(set))
  return {
    get en() {
      return english()
    },
    get fr() {
      return french()
    },
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}
