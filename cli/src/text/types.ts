import type { Level } from '@fathom/bots'
import type { Param, Provenance, Refusal } from '@fathom/kernel'
import type { Command } from '../play/commands.ts'

/** The words of the terminal itself; the game brings its own. */
export interface PlayText {
  /** What each command is called, the first one in the help. */
  readonly commands: Readonly<Record<Command, readonly string[]>>
  readonly levels: Readonly<Record<Level, string>>
  /** By the level's name. */
  readonly bot: (level: string) => string
  /** The name of somebody who gave none. */
  readonly player: string
  readonly welcome: (game: string, tagline: string) => string
  /** The component set, for a game that has sets, and where its values come from. */
  readonly components: (name: string, from: string) => string
  readonly seats: (names: readonly string[]) => string
  readonly forHelp: string
  readonly help: readonly string[]
  readonly choices: (count: number) => string
  readonly group: (name: string, first: number, last: number, example: string) => string
  readonly chooseHow: string
  readonly noChoices: string
  readonly noMatch: (typed: string) => string
  readonly noNumber: (last: number) => string
  readonly endTurn: string
  readonly quick: (on: boolean) => string
  readonly undone: string
  readonly nothingToUndo: string
  readonly saveWhere: string
  readonly saved: (file: string) => string
  readonly notSaved: (file: string, code: string) => string
  readonly endOfInput: string
  readonly stopped: string
  readonly over: string
  readonly place: (rank: number, name: string, points: string, sources: string) => string
  readonly thanks: string
}

/** What `components` says; what is wrong with a set the game says. */
interface ComponentsText {
  readonly provenance: Readonly<Record<Provenance, string>>
  /** A good set: its game, its name (empty: it has none) and where its values come from. */
  readonly good: (game: string, name: string, provenance: string) => string
  /** A list of the set, and how many pieces that are if each has a number of copies. */
  readonly count: (list: string, entries: number, pieces: number | null) => string
  readonly bad: (problems: number) => string
  /** `tables` does not: the game can be checked, but not played with other components. */
  readonly fixed: string
  readonly notJson: (why: string) => string
  readonly whichGame: (ids: string) => string
}

type Params = Refusal['params']

/** What `verify` says. */
export interface VerifyText {
  /** A sentence for each code of `parseRecord`, `verify` and `openRecord` but `record-line` and `record-action`. */
  readonly refusals: Readonly<Record<string, (params: Params) => string>>
  /** `why`: out of `rowReasons`, or a code that is not there. `row`: the line itself, empty if there is none. */
  readonly row: (line: string, why: string, row: string) => string
  /** Why a row of the file can't be read. */
  readonly rowReasons: Readonly<Record<string, string>>
  /** `line` 0 is the set-up; `because`: the game's own sentence, empty if it has none. */
  readonly action: (
    line: Param | undefined,
    action: string | null,
    why: string,
    detail: string,
    because: string,
  ) => string
  readonly refused: (code: string) => string
  readonly tooLarge: string
  readonly unreadable: (code: string) => string
  readonly notReplayed: (message: string) => string
  readonly seedHidden: string
  readonly total: (verified: number, failed: number) => string
}

/** What is said of a command that can't be carried out as it was typed. */
interface UsageText {
  /** What Node's parser complained of: its code, its own English sentence, and the argument that it names. */
  readonly badArgument: (code: string, sentence: string, argument: string) => string
  readonly wholeNumber: (name: string, min: number, max: number, typed: string) => string
  readonly oneOf: (name: string, known: readonly string[], typed: string) => string
  readonly noGame: (typed: string, ids: string) => string
  readonly whichGame: string
  readonly sayGame: string
  /** `isSo`: with the options that were asked for. */
  readonly seats: (game: string, isSo: boolean, counts: string, typed: string) => string
  readonly noLevel: (typed: string, game: string, levels: string) => string
  readonly noOption: (game: string, typed: string, known: readonly string[]) => string
  readonly noMode: (game: string, typed: string, known: string) => string
  readonly noValue: (typed: string) => string
  readonly badValue: (option: string, typed: string, allowed: string) => string
  readonly onOrOff: string
  readonly whole: (min: number, max: number) => string
  readonly badOptions: (code: string) => string
  readonly noName: string
  readonly whichRecords: string
  readonly whichComponents: string
  readonly checkOrPrint: string
  readonly tooLarge: (file: string) => string
  readonly unreadable: (file: string, code: string) => string
  readonly notJson: (file: string, why: string) => string
  readonly fixed: (game: string) => string
  readonly noSet: (file: string, game: string, command: string) => string
}

/** Everything that the commands for people say in one language: `play`, `verify` and `components`. */
export interface CliText {
  readonly play: PlayText
  readonly components: ComponentsText
  readonly verify: VerifyText
  readonly usage: UsageText
}

/** A parameter in a sentence; control characters of a foreign file don't reach the terminal. */
export function shown(param: Param | undefined): string {
  return String(param ?? '').replaceAll(/\p{Cc}/gu, ' ')
}
