import { LANGUAGES, type Language } from '@fathom/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { CliText } from './types.ts'

export const TEXTS: Readonly<Record<Language, CliText>> = { en, fr }

/** The language that a command line asks for; English if none that there is. Known before the rest is read, so that complaints are in it. */
export function languageIn(args: readonly string[]): Language {
  const asked = args.flatMap((arg, index) => {
    const [name, value = args[index + 1]] = arg.split('=', 2)
    return name === '--language' ? [value] : []
  })
  return LANGUAGES.find((each) => each === asked[0]) ?? 'en'
}
