import { randomBytes } from 'node:crypto'
import { botLevels, USUAL_LEVEL, type Level } from '@fathom/bots'
import type { Language, PlayedSet, RecordSeat } from '@fathom/kernel'
import {
  MAX_SEED,
  readArguments,
  readLanguage,
  readLevel,
  readOptions,
  readSeats,
  readWhole,
  type Command,
  seatCountsOf,
  UsageError,
  usage,
} from '../arguments.ts'
import { TerminalGame } from './game.ts'
import { Session } from './session.ts'
import { readPlayedGame } from '../setFile.ts'
import { openTerminal } from './terminal.ts'
import { TEXTS } from '../text/index.ts'

const USAGE =
  'usage: npm run -s play -- GAME [--seats n] [--level level] [--language en|fr] [--seed n] [--name NAME] [--components FILE] [--set option=value ...]'

/** Names of the bots, in the order of the seats. */
const BOT_NAMES = ['Marlow', 'Inès', 'Kofi', 'Ysolde', 'Tove'] as const
/** What a shell tells of a program ended by Ctrl-C. */
const INTERRUPTED = 130

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      level: { type: 'string' },
      language: { type: 'string', default: 'en' },
      seed: { type: 'string' },
      name: { type: 'string' },
      components: { type: 'string' },
      set: { type: 'string', multiple: true, default: [] },
    },
  })
  const [id] = positionals
  const missing = usage().whichGame
  if (positionals.length > 1) throw new UsageError(missing)
  const { game, texts, set } = await readPlayedGame(id, values.components, missing)
  const language = readLanguage('--language', values.language)
  const words = TEXTS[language].play
  const text = texts[language]
  const level = values.level === undefined ? usualLevel(game.meta.id) : readLevel(game, values.level)
  const name = oneLine(values.name ?? words.player)
  if (name === '') throw new UsageError(usage().noName)
  const person: RecordSeat = { kind: 'person', level: '', name, nonce: '-' }
  const options = readOptions(game, values.set)
  const counts = seatCountsOf(game, options)
  const count = readSeats(game, values.seats, counts[0] ?? 1, counts)
  const bots = BOT_NAMES.filter((each) => each !== name)
    .slice(0, count - 1)
    .map((each): RecordSeat => ({ kind: 'bot', level, name: each, nonce: '-' }))
  const seed = values.seed === undefined ? randomBytes(4).readUInt32BE() : readWhole('--seed', values.seed, 0, MAX_SEED)
  const session = new Session({ game, set, options, seats: [person, ...bots], seed })

  const terminal = openTerminal()
  terminal.say(words.welcome(text.name, text.tagline))
  if (set !== null) terminal.say(componentsLine(set, language))
  terminal.say(words.seats([name, ...bots.map((bot) => `${bot.name} (${words.bot(words.levels[level])})`)]))
  terminal.say(words.forHelp)
  terminal.say('')
  await new TerminalGame({ session, terminal, text, words, seat: 0 }).play()
  terminal.close()
  return terminal.interrupted ? INTERRUPTED : 0
}

/** Whose values are played with. */
function componentsLine({ info }: PlayedSet, language: Language): string {
  return TEXTS[language].play.components(info.name[language], TEXTS[language].components.provenance[info.provenance])
}

/** The usual opponent, where a game has it; else its best. */
function usualLevel(game: string): Level {
  const levels = botLevels(game)
  return levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels.at(-1) ?? 'deckhand')
}

function oneLine(name: string): string {
  return name
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 40)
}

export const command: Command = { usage: USAGE, run: main }
