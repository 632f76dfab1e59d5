import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '@fathom/kernel'
import { COMMANDS } from './commands.ts'
import { AdminError } from './data.ts'
import { shown } from './shown.ts'
import { ADMIN_TEXTS } from './text/index.ts'
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

/** `npm run -s admin -- COMMAND`: what an operator does with a data folder. @returns the exit code */
export async function admin(args: string[], env: NodeJS.ProcessEnv, output: Output): Promise<number> {
  const say = (line: string) => output.say(shownLines(line))
  const complain = (line: string) => output.complain(shownLines(line))
  const options = {
    data: { type: 'string' },
    lang: { type: 'string' },
    to: { type: 'string' },
    help: { type: 'boolean' },
  } as const
  const { values, positionals } = parseArgs({ args, options, strict: false, allowPositionals: true })
  const language = languageOf(typeof values.lang === 'string' ? values.lang : undefined, env)
  const text = ADMIN_TEXTS[language]
  const [name = '', ...given] = positionals.filter((word, index) => index === 0 || word !== '')
  const isKnown = Object.hasOwn(COMMANDS, name)
  const command = isKnown ? COMMANDS[name] : undefined
  if (command === undefined || given.length < command.least || given.length > command.most) {
    if (name !== '') complain(isKnown ? text.wrongArguments(name) : text.unknownCommand(name))
    complain(text.usage)
    return values.help === true ? 0 : 2
  }
  const folder = resolve(typeof values.data === 'string' ? values.data : env['FATHOM_DATA'] || DEFAULTS.data)
  const to = typeof values.to === 'string' ? values.to : (env['DATABASE_URL'] ?? '')
  const library = await loadLibrary(DEFAULTS.library)
  try {
    return await command.run({
      folder,
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

/** Whatever a command says, names and reasons of others may be in it. Its own sentences may have several lines. */
function shownLines(lines: string): string {
  return lines.split('\n').map(shown).join('\n')
}
