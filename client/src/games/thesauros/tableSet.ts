import {
  boardOf,
  builtIn,
  lexicon,
  makeSet,
  trustComponents,
  type Action,
  type Event,
  type Lexicon,
  type ThesaurosSet,
  type View,
} from '@fathom/thesauros'
import { notationOf } from '@fathom/thesauros/notation'
import { perLanguage } from '../../text/load.ts'
import { tableSets, type TableSetOf } from '../tableSet.ts'
import { allMessages } from './text/index.ts'

export type Board = ReturnType<typeof boardOf>

/** The component set of a table, to look things up in. */
export interface TableSet extends TableSetOf<ThesaurosSet, Action, View, Event> {
  /** The board that so many players use. */
  board(players: number): Board
  /** The set's names in the reader's language. */
  names(): Lexicon
}

/** The set that a table plays with. */
export const openTableSet = tableSets((data): TableSet => {
  const set = makeSet(trustComponents(data ?? builtIn))
  return {
    set,
    notation: notationOf(set),
    text: perLanguage((language) => allMessages(language).makeGameText(set)),
    board: (players) => boardOf(set, players),
    names: perLanguage((language) => lexicon(set, language)),
  }
})
