import { readArguments, readLanguage, type Command, UsageError, usage } from '../arguments.ts'
import { TEXTS } from '../text/index.ts'
import { checkFile } from './check.ts'

const USAGE = 'usage: npm run -s verify -- FILE... [--language en|fr]'

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: { language: { type: 'string', default: 'en' } },
  })
  const language = readLanguage('--language', values.language)
  if (positionals.length === 0) throw new UsageError(usage().whichRecords)
  let failed = 0
  for (const file of positionals) {
    const { passed, sentence } = await checkFile(file, language)
    if (!passed) failed++
    if (sentence !== '') console.log(`${file}: ${sentence}`)
  }
  console.log(TEXTS[language].verify.total(positionals.length - failed, failed))
  return failed === 0 ? 0 : 1
}

export const command: Command = { usage: USAGE, run: main }
