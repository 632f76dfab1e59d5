/** `npm run -s admin -- COMMAND`: what an operator does with a data folder. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '@fathom/kernel'
import { COMMANDS } from './admin/commands.ts'
import { AdminError } from './admin/data.ts'
import { ADMIN_TEXTS } from './admin/text/index.ts'
import { DEFAULTS } from './config.ts'
import { StartError } from './startError.ts'
import { loadLibrary } from './threads/loadLibrary.ts'

/** `--lang`, else what the terminal speaks, else English. */
function languageOf(asked: string | undefined): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  const spoken = asked ?? (LC_ALL || LC_MESSAGES || LANG || '')
  return LANGUAGES.find((language) => spoken.startsWith(language)) ?? 'en'
}

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

async function main(args: string[]): Promise<number> {
  const options = { data: { type: 'string' }, lang: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, options, strict: false, allowPositionals: true })
  const language = languageOf(typeof values.lang === 'string' ? values.lang : undefined)
  const text = ADMIN_TEXTS[language]
  const [name = '', argument = '', ...more] = positionals
  const isKnown = Object.hasOwn(COMMANDS, name)
  const command = isKnown ? COMMANDS[name] : undefined
  if (command === undefined || command.hasArgument !== (argument !== '') || more.length > 0) {
    if (name !== '') complain(isKnown ? text.wrongArguments(name) : text.unknownCommand(name))
    complain(text.usage)
    return values.help === true ? 0 : 2
  }
  const folder = resolve(typeof values.data === 'string' ? values.data : process.env['FATHOM_DATA'] || DEFAULTS.data)
  const library = await loadLibrary(DEFAULTS.library)
  try {
    return await command.run({ folder, argument, library, text, language, say })
  } catch (error) {
    const isClear = error instanceof AdminError || error instanceof StartError
    const message = error instanceof Error ? error.message : String(error)
    complain(isClear ? message : text.failed(message))
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
