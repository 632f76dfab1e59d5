import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '@fathom/kernel'
import type { AdminText } from './text/index.ts'

const OPTIONS = {
  data: { type: 'string' },
  lang: { type: 'string' },
  to: { type: 'string' },
  release: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

export type OptionName = keyof typeof OPTIONS

/** Every command takes these. */
const COMMON: readonly OptionName[] = ['data', 'lang', 'help']

/** A command line. */
export interface Typed {
  /** The command, and what it is given. */
  readonly words: readonly string[]
  readonly options: readonly TypedOption[]
}

interface TypedOption {
  /** With its dashes. */
  readonly typed: string
  readonly name: string
  readonly value: string | undefined
}

/** Takes a command line apart; whether it makes sense, `wrongOption` says. */
export function readTyped(args: string[]): Typed {
  const { positionals, tokens } = parseArgs({ args, options: OPTIONS, strict: false, allowPositionals: true, tokens: true }) // prettier-ignore
  const options = tokens.flatMap((token) => {
    if (token.kind !== 'option') return []
    // `--data --lang fr`: the next option is no folder.
    const isNext = token.inlineValue === false && token.value.startsWith('-')
    return [{ typed: token.rawName, name: token.name, value: isNext ? '' : token.value }]
  })
  return { words: positionals.filter((word, index) => index === 0 || word !== ''), options }
}

/** What was given to an option; empty: it stands there without a value. */
export function valueOf({ options }: Typed, name: OptionName): string | undefined {
  const found = options.find((option) => option.name === name)
  return found === undefined ? undefined : (found.value ?? '')
}

/**
 * Why a command must not be carried out: an option that is not understood may name the very folder that was meant.
 * @param own the options that this command has beside those of all
 * @returns a sentence, null if all is well
 */
export function wrongOption(
  { options }: Typed,
  command: string,
  own: readonly OptionName[],
  text: AdminText,
): string | null {
  for (const { typed, name, value } of options) {
    const known = [...COMMON, ...own].find((each) => each === name)
    if (known === undefined) return text.unknownOption(typed, command)
    const isTwice = options.filter((other) => other.name === name).length > 1
    const takesValue = OPTIONS[known].type === 'string'
    if (takesValue && (value === undefined || value === '' || isTwice)) return text.oneValue(typed)
    if (!takesValue && value !== undefined) return text.noValue(typed)
    if (known === 'lang' && !isLanguage(value)) return text.unknownLanguage(value ?? '')
  }
  return null
}

function isLanguage(value: string | undefined): value is Language {
  return LANGUAGES.some((language) => language === value)
}
