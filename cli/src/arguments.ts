import { parseArgs, type ParseArgsConfig } from 'node:util'
import { botLevels, levelNamed, type Level } from '@fathom/bots'
import { GAME_IDS, loadGame, type CatalogEntry } from '@fathom/catalog'
import {
  fillOptions,
  LANGUAGES,
  parseOptionValue,
  type AnyGame,
  type Language,
  type Options,
  type OptionValue,
} from '@fathom/kernel'
import { languageIn, TEXTS } from './text/index.ts'
import type { CliText } from './text/types.ts'

/** One of the programs: what there is to say on its command line, and what it does. */
export interface Command {
  readonly usage: string
  /** @returns the exit code; throws a UsageError */
  run(args: readonly string[]): Promise<number>
}

let language: Language = 'en'

/** What is said of a command line, in the language that it asks for. */
export function usage(): CliText['usage'] {
  return TEXTS[language].usage
}

/** A command that can't be carried out as it was given: one sentence for whoever typed it. */
export class UsageError extends Error {}

/** The largest seed: the generator takes 32 bits. */
export const MAX_SEED = 0xffff_ffff

/** `parseArgs` whose complaints are UsageErrors. */
export function readArguments<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const [sentence = ''] = message.split(/\.\s/)
    throw new UsageError(usage().badArgument(code, sentence, /'([^' ]*)/.exec(message)?.[1] ?? ''))
  }
}

/** Runs a command, one at a time. @returns the exit code: the command's, or 2 after a UsageError and its sentence */
export async function runCommand(command: Command, args: readonly string[]): Promise<number> {
  language = languageIn(args)
  try {
    return await command.run(args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n${command.usage}`)
    return 2
  }
}

/** A whole number from `min` to `max`; anything else is a UsageError. */
export function readWhole(name: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new UsageError(usage().wholeNumber(name, min, max, text))
  }
  return number
}

/** A language that there is. */
export function readLanguage(name: string, text: string): Language {
  const language = LANGUAGES.find((each) => each === text)
  if (language === undefined) throw new UsageError(usage().oneOf(name, LANGUAGES, text))
  return language
}

/** A game of the catalog; any other id is a UsageError. */
export async function readGame(id: string): Promise<CatalogEntry> {
  const entry = await loadGame(id)
  if (entry === null) throw new UsageError(usage().noGame(id, GAME_IDS.join(', ')))
  return entry
}

/** The seat counts that a game is played with under these options: those of the mode that they are, if they are one. */
export function seatCountsOf(game: AnyGame, options: Options): readonly number[] {
  const isSame = (filled: Options) => game.options.every(({ id }) => filled[id] === options[id])
  const mode = game.meta.modes.find(({ options: asked }) => {
    const filled = fillOptions(game.options, asked)
    return filled.ok && isSame(filled.value)
  })
  return mode?.seats ?? game.meta.seats
}

/** One of the seat counts that a game is played with; `fallback` if nothing was said. */
export function readSeats(
  game: AnyGame,
  text: string | undefined,
  fallback: number,
  counts: readonly number[] = game.meta.seats,
): number {
  if (text === undefined) return fallback
  const seats = counts.find((each) => String(each) === text)
  if (seats === undefined) {
    throw new UsageError(usage().seats(game.meta.id, counts !== game.meta.seats, counts.join(', '), text))
  }
  return seats
}

/** A level that the game's bots have; what it was called before is understood. */
export function readLevel(game: AnyGame, name: string): Level {
  const levels = botLevels(game.meta.id)
  const level = levelNamed(name)
  if (level === null || !levels.includes(level)) {
    throw new UsageError(usage().noLevel(name, game.meta.id, levels.join(', ')))
  }
  return level
}

/** A full set of options from `option=value` texts; `mode=ID` stands for the options of one of the game's modes. */
export function readOptions(game: AnyGame, texts: readonly string[]): Options {
  const asked: Record<string, OptionValue> = {}
  for (const text of texts) {
    const [id = '', value] = text.split(/=(.*)/s)
    const spec = game.options.find((each) => each.id === id)
    if (spec === undefined && id === 'mode') {
      Object.assign(asked, optionsOfMode(game, value))
      continue
    }
    if (spec === undefined) {
      const known = game.options.map((each) => each.id)
      throw new UsageError(usage().noOption(game.meta.id, id, known))
    }
    if (value === undefined) throw new UsageError(usage().noValue(text))
    const parsed = parseOptionValue(spec, value)
    if (parsed === null) throw new UsageError(usage().badValue(id, value, allowed(spec)))
    asked[id] = parsed
  }
  const filled = fillOptions(game.options, asked)
  if (!filled.ok) throw new UsageError(usage().badOptions(filled.refusal.code))
  return filled.value
}

function optionsOfMode(game: AnyGame, id: string | undefined): Options {
  const mode = game.meta.modes.find((each) => each.id === id)
  if (mode !== undefined) return mode.options
  const known = game.meta.modes.map((each) => each.id).join(', ')
  throw new UsageError(usage().noMode(game.meta.id, id ?? '', known))
}

function allowed(spec: AnyGame['options'][number]): string {
  if (spec.kind === 'switch') return usage().onOrOff
  return spec.kind === 'choice' ? spec.choices.join(', ') : usage().whole(spec.min, spec.max)
}
