import { ok, refuse, type Result } from './result.ts'
import { makeOptionValue, parseOptionValue, type Options, type OptionSpec, type OptionValue } from './options.ts'
import { parseSeatLetter, seatLetter, type Seat } from './seat.ts'

/** Where the numbers of a record were drawn from. */
export const DRAW_METHODS = ['hmac-sha256', 'xoroshiro128plus'] as const
export type DrawMethod = (typeof DRAW_METHODS)[number]

/** Who sat at a seat. */
export interface RecordSeat {
  readonly kind: 'person' | 'bot'
  /** A bot's level, empty for a person. */
  readonly level: string
  readonly name: string
  /** What the seat added to the seed (hex), or `-`. */
  readonly nonce: string
}

/** One action with what chance gave it. */
export interface RecordLine {
  readonly seat: Seat
  /** The action's notation. */
  readonly action: string
  readonly draws: readonly number[]
}

/** How a finished game ended. */
export interface RecordEnd {
  readonly reason: string
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
}

/**
 * A game as it was played: the truth of which every state is a fold. Human-readable as text (`makeRecord`), one line an action.
 */
export interface GameRecord {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Options
  readonly seats: readonly RecordSeat[]
  readonly drawMethod: DrawMethod
  /** SHA-256 of the seed in hex, published when the table started; empty where it has no meaning. */
  readonly seedHash: string
  /** The seed (64 hex digits, or a whole number for `xoroshiro128plus`), empty until it is revealed. */
  readonly seed: string
  /** ISO time, empty if unknown. */
  readonly startedAt: string
  readonly setupDraws: readonly number[]
  readonly lines: readonly RecordLine[]
  /** Null while the game runs. */
  readonly end: RecordEnd | null
}

const FIRST_LINE = 'fathom record 1'

/** The text of a record: a header of `key value` lines, a blank line, numbered actions, the end. */
export function makeRecord(record: GameRecord): string {
  const header = [
    FIRST_LINE,
    `game ${record.game}`,
    `rules ${record.rulesVersion}`,
    ...Object.entries(record.options).map(([id, value]) => `option ${id} ${makeOptionValue(value)}`),
    ...record.seats.map(
      (seat, index) =>
        `seat ${seatLetter(index)} ${seat.kind} ${seat.level || '-'} ${seat.nonce} ${oneLine(seat.name)}`,
    ),
    `draws ${record.drawMethod}`,
    ...(record.seedHash ? [`seed-hash ${record.seedHash}`] : []),
    ...(record.seed ? [`seed ${record.seed}`] : []),
    ...(record.startedAt ? [`started ${record.startedAt}`] : []),
  ]
  const lines = [
    `0 setup${makeDraws(record.setupDraws)}`,
    ...record.lines.map(
      (line, index) => `${index + 1} ${seatLetter(line.seat)} ${line.action}${makeDraws(line.draws)}`,
    ),
  ]
  const end = record.end
  const ending = end
    ? [
        '',
        `end ${end.reason}`,
        ...end.totals.map((total, seat) => `score ${seatLetter(seat)} ${total} rank ${end.ranks[seat] ?? 0}`),
      ]
    : []
  return [...header, '', ...lines, ...ending, ''].join('\n')
}

function makeDraws(draws: readonly number[]): string {
  return draws.length > 0 ? ` [${draws.join(' ')}]` : ''
}

/** A name as it may stand in a record: one line, no control characters. */
function oneLine(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/**
 * Reads a record's text. The options' types are the game's business, so it is asked for them.
 * @param text the whole file; line ends may be CR LF
 * @param optionsOf the options of a game, or null if there is no such game
 * @returns the record; refused: `not-a-record`, `unknown-game {game}`, `record-line {line, why, text}` where `why` is a code
 */
export function parseRecord(
  text: string,
  optionsOf: (game: string) => readonly OptionSpec[] | null,
): Result<GameRecord> {
  const rows = text.split(/\r?\n/)
  if (rows[0]?.trim() !== FIRST_LINE) return refuse('not-a-record')
  const draft = new RecordDraft(optionsOf)
  for (const [index, row] of rows.entries()) {
    if (index === 0 || row.trim() === '') continue
    const why = draft.read(row)
    if (why === 'unknown-game') return refuse('unknown-game', { game: draft.game })
    if (why !== null) return refuse('record-line', { line: index + 1, why, text: row.slice(0, 200) })
  }
  const missing = draft.missing()
  if (missing !== null) return refuse('record-line', { line: rows.length, why: missing, text: '' })
  return ok(draft.record())
}

/** A record while it is read, line by line. */
class RecordDraft {
  game = ''
  private readonly optionsOf: (game: string) => readonly OptionSpec[] | null
  private specs: readonly OptionSpec[] = []
  private rulesVersion = 0
  private readonly options: Record<string, OptionValue> = {}
  private readonly seats: RecordSeat[] = []
  private drawMethod: DrawMethod | null = null
  private seedHash = ''
  private seed = ''
  private startedAt = ''
  private setupDraws: readonly number[] | null = null
  private readonly lines: RecordLine[] = []
  private end: { reason: string; totals: number[]; ranks: number[] } | null = null

  constructor(optionsOf: (game: string) => readonly OptionSpec[] | null) {
    this.optionsOf = optionsOf
  }

  /** Takes one row in; returns why it can't, or null. */
  read(row: string): string | null {
    const [key = ''] = row.split(' ', 1)
    const rest = row.slice(key.length + 1)
    if (/^\d+$/.test(key)) return this.readLine(Number(key), rest)
    if (this.setupDraws !== null && key !== 'end' && key !== 'score') return 'header-after-actions'
    return this.readHeader(key, rest) ?? this.unfittingSeed()
  }

  private readHeader(key: string, rest: string): string | null {
    switch (key) {
      case 'game':
        return this.readGame(rest)
      case 'rules':
        this.rulesVersion = Number(rest)
        return Number.isInteger(this.rulesVersion) && this.rulesVersion > 0 ? null : 'bad-rules-version'
      case 'option':
        return this.readOption(rest)
      case 'seat':
        return this.readSeat(rest)
      case 'draws':
        this.drawMethod = DRAW_METHODS.find((method) => method === rest) ?? null
        return this.drawMethod === null ? 'unknown-draw-method' : null
      case 'seed-hash':
        this.seedHash = rest
        return /^[0-9a-f]{64}$/.test(rest) ? null : 'bad-seed-hash'
      case 'seed':
        this.seed = rest
        return /^([0-9a-f]{64}|\d{1,15})$/.test(rest) ? null : 'bad-seed'
      case 'started':
        this.startedAt = rest
        return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(rest) ? null : 'bad-time'
      case 'end':
        if (this.setupDraws === null) return 'end-before-actions'
        if (this.end !== null || !/^[a-z0-9-]+$/.test(rest)) return 'bad-end'
        this.end = { reason: rest, totals: [], ranks: [] }
        return null
      case 'score':
        return this.readScore(rest)
      default:
        return 'unknown-line'
    }
  }

  /** A secret seed of 64 hex digits has a hash and draws by HMAC; a whole number draws by the fast generator. */
  private unfittingSeed(): string | null {
    if (this.drawMethod === null) return null
    const isSecret = this.drawMethod === 'hmac-sha256'
    if (!isSecret && this.seedHash !== '') return 'seed-does-not-fit-draws'
    return this.seed !== '' && (this.seed.length === 64) !== isSecret ? 'seed-does-not-fit-draws' : null
  }

  /** What a whole record still lacks, or null. */
  missing(): string | null {
    if (this.game === '') return 'no-game'
    if (this.rulesVersion === 0) return 'no-rules-version'
    if (this.seats.length === 0) return 'no-seats'
    if (this.drawMethod === null) return 'no-draw-method'
    if (this.setupDraws === null) return 'no-setup'
    if (this.end !== null && this.end.totals.length !== this.seats.length) return 'no-scores'
    return null
  }

  record(): GameRecord {
    return {
      game: this.game,
      rulesVersion: this.rulesVersion,
      options: this.options,
      seats: this.seats,
      drawMethod: this.drawMethod ?? 'hmac-sha256',
      seedHash: this.seedHash,
      seed: this.seed,
      startedAt: this.startedAt,
      setupDraws: this.setupDraws ?? [],
      lines: this.lines,
      end: this.end,
    }
  }

  private readGame(game: string): string | null {
    this.game = game.slice(0, 80)
    const specs = this.optionsOf(game)
    if (specs === null) return 'unknown-game'
    this.specs = specs
    return null
  }

  private readOption(rest: string): string | null {
    const [id = '', text = ''] = rest.split(' ')
    const spec = this.specs.find((each) => each.id === id)
    if (spec === undefined) return 'unknown-option'
    const value = parseOptionValue(spec, text)
    if (value === null) return 'bad-option-value'
    this.options[id] = value
    return null
  }

  private readSeat(rest: string): string | null {
    const [letter = '', kind, level = '', nonce = '', ...name] = rest.split(' ')
    if (parseSeatLetter(letter) !== this.seats.length) return 'seats-out-of-order'
    if (kind !== 'person' && kind !== 'bot') return 'bad-seat'
    if (!/^(-|[0-9a-f]{1,128})$/.test(nonce)) return 'bad-nonce'
    this.seats.push({ kind, level: level === '-' ? '' : level, nonce, name: name.join(' ') })
    return null
  }

  private readLine(number: number, rest: string): string | null {
    const parts = /^(.*?)(?: \[(\d+(?: \d+)*)\])?$/.exec(rest)
    const draws = parts?.[2] === undefined ? [] : parts[2].split(' ').map(Number)
    const body = parts?.[1] ?? ''
    if (this.end !== null) return 'action-after-end'
    if (number === 0) {
      if (body !== 'setup' || this.setupDraws !== null) return 'bad-setup-line'
      this.setupDraws = draws
      return null
    }
    if (this.setupDraws === null || number !== this.lines.length + 1) return 'wrong-line-number'
    const seat = parseSeatLetter(body.slice(0, 1))
    if (seat === null || seat >= this.seats.length || body[1] !== ' ') return 'no-such-seat'
    this.lines.push({ seat, action: body.slice(2), draws })
    return null
  }

  private readScore(rest: string): string | null {
    const parts = /^([A-Z]) (-?\d+) rank (\d+)$/.exec(rest)
    if (this.end === null || parts === null) return 'bad-score'
    if (parseSeatLetter(parts[1] ?? '') !== this.end.totals.length) return 'bad-score'
    this.end.totals.push(Number(parts[2]))
    this.end.ranks.push(Number(parts[3]))
    return null
  }
}
