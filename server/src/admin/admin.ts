import { resolve } from 'node:path'
import { LANGUAGES, type Language } from '@fathom/kernel'
import { readTyped, valueOf, wrongOption, type Typed } from './arguments.ts'
import { COMMANDS, type Command } from './commands.ts'
import { AdminError } from './data.ts'
import { shown } from './shown.ts'
import { ADMIN_TEXTS, type AdminText } from './text/index.ts'
import { DEFAULTS } from '../config.ts'
import { StartError } from '../startError.ts'
import { loadLibrary } from '../threads/loadLibrary.ts'

/** Where lines for the operator go: what was asked for, and what went wrong. */
interface Output {
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
}

/** `--lang`, else what the terminal speaks, else English. */
function languageOf(asked: string | undefined, { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const spoken = asked ?? (LC_ALL || LC_MESSAGES || LANG || '')
  return LANGUAGES.find((language) => spoken.startsWith(language)) ?? 'en'
}

/** `npm run -s admin -- COMMAND`: what an operator does with a data folder, or with a database of PostgreSQL (`DATABASE_URL`). @returns the exit code */
export async function admin(args: string[], env: NodeJS.ProcessEnv, output: Output): Promise<number> {
  const say = (line: string) => output.say(shownLines(line))
  const complain = (line: string) => output.complain(shownLines(line))
  const line = readTyped(args)
  const language = languageOf(valueOf(line, 'lang'), env)
  const text = ADMIN_TEXTS[language]
  const [name = '', ...given] = line.words
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  const isHelp = valueOf(line, 'help') !== undefined
  const wrong = command === undefined ? text.unknownCommand(name) : wrongWith(command, line, text)
  if (command === undefined || wrong !== null || isHelp) {
    if (wrong !== null && name !== '' && !isHelp) complain(wrong)
    complain(text.usage)
    return isHelp ? 0 : 2
  }
  const data = valueOf(line, 'data')
  const folder = resolve(data ?? (env['FATHOM_DATA'] || DEFAULTS.data))
  const to = valueOf(line, 'to') ?? env['DATABASE_URL'] ?? ''
  // Who names a folder means that one.
  const database = data === undefined ? (env['DATABASE_URL']?.trim() ?? '') : ''
  if (database !== '' && command.isOfFolder) {
    complain(text.ofFolder(name))
    return 1
  }
  const isRelease = valueOf(line, 'release') !== undefined
  const library = await loadLibrary(DEFAULTS.library)
  try {
    return await command.run({
      folder,
      database,
      isRelease,
      argument: given[0] ?? '',
      value: given[1] ?? '',
      to,
      library,
      text,
      language,
      say,
    })
  } catch (error) {
    const isClear = error instanceof AdminError || error instanceof StartError
    const message = error instanceof Error ? error.message : String(error)
    complain(isClear ? message : text.failed(message))
    return 1
  }
}

/** Why a command can't be carried out as it was typed; null: it can. */
function wrongWith(command: Command, line: Typed, text: AdminText): string | null {
  const [name = '', ...given] = line.words
  const wrong = wrongOption(line, name, command.options ?? [], text)
  if (wrong !== null) return wrong
  const tooMuch = given[command.most]
  if (tooMuch !== undefined) return text.tooMuch(tooMuch, name)
  return given.length < command.least ? text.wrongArguments(name) : null
}

/** Whatever a command says, names and reasons of others may be in it. Its own sentences may have several lines. */
function shownLines(lines: string): string {
  return lines.split('\n').map(shown).join('\n')
}
