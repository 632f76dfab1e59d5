import { GAME_IDS, type CatalogEntry } from '@fathom/catalog'
import type { Language } from '@fathom/kernel'
import { readArguments, readGame, readLanguage, type Command, UsageError, usage } from '../arguments.ts'
import { countLists } from './counts.ts'
import { readSetFile } from '../setFile.ts'
import { TEXTS } from '../text/index.ts'

const USAGE =
  'usage: npm run -s components -- check FILE... [--game ID] [--language en|fr]\n       npm run -s components -- print --game ID'

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: { game: { type: 'string' }, language: { type: 'string', default: 'en' } },
  })
  const [command, ...files] = positionals
  const language = readLanguage('--language', values.language)
  switch (command) {
    case 'check': {
      if (files.length === 0) throw new UsageError(usage().whichComponents)
      let exitCode = 0
      for (const file of files) if (!(await checkFile(file, values.game, language))) exitCode = 1
      return exitCode
    }
    case 'print':
      if (values.game === undefined || files.length > 0) throw new UsageError(usage().sayGame)
      console.log(JSON.stringify((await readGame(values.game)).components, null, 2))
      return 0
    default:
      throw new UsageError(usage().checkOrPrint)
  }
}

/** Says of one file what it is, or everything that is wrong with it. @returns true if nothing is */
async function checkFile(file: string, game: string | undefined, language: Language): Promise<boolean> {
  const text = TEXTS[language].components
  const read = readSetFile(file)
  if (!read.ok) {
    console.log(`${file}: ${text.notJson(read.why)}`)
    return false
  }
  const id = game ?? read.game
  if (id === null) throw new UsageError(text.whichGame(GAME_IDS.join(', ')))
  const { passed, lines } = check(await readGame(id), read.data, language)
  console.log([`${file}: ${lines[0] ?? ''}`, ...lines.slice(1).map((line) => `  ${line}`)].join('\n'))
  return passed
}

function check(entry: CatalogEntry, data: unknown, language: Language): { passed: boolean; lines: readonly string[] } {
  const text = TEXTS[language].components
  const checked = entry.check(data)
  if (!checked.ok) {
    const problems = checked.problems.map((problem) => shown(problem[language]))
    return { passed: false, lines: [text.bad(problems.length), ...problems] }
  }
  const name = checked.name?.[language] ?? ''
  const counts = countLists(data).map(({ list, entries, pieces }) => text.count(list, entries, pieces))
  const lines = [
    text.good(entry.texts[language].name, shown(name), text.provenance[checked.provenance]),
    ...(counts.length === 0 ? [] : [`${counts.join(', ')}.`]),
    ...(entry.sets === null ? [text.fixed] : []),
  ]
  return { passed: true, lines }
}

/** A text from a file of somebody else: its control characters must not reach the terminal. */
function shown(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ')
}

export const command: Command = { usage: USAGE, run: main }
