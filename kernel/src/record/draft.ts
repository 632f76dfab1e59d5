import { parseOptionValue, type OptionSpec, type OptionValue } from '../options.ts'
import { parseSeatLetter } from '../seat.ts'
import { readDraws } from './draws.ts'
import { oneLine } from './oneLine.ts'
import { SetDraft } from './setDraft.ts'
import {
  BOUNDS_LINE,
  DRAW_METHODS,
  type DrawMethod,
  type GameRecord,
  type RecordLine,
  type RecordSeat,
  type RecordHint,
  type RecordTakeBack,
} from './types.ts'

/** A record while it is read, line by line. */
export class RecordDraft {
  game = ''
  private readonly optionsOf: (game: string) => readonly OptionSpec[] | null
  private readonly mostTakeBacks: number
  private specs: readonly OptionSpec[] = []
  private rulesVersion = 0
  private readonly options: Record<string, OptionValue> = {}
  private readonly components = new SetDraft()
  private readonly seats: RecordSeat[] = []
  private drawMethod: DrawMethod | null = null
  private seedHash = ''
  private seed = ''
  private startedAt = ''
  private hasBounds = false
  private setupDraws: readonly number[] | null = null
  private setupBounds: readonly number[] | undefined
  private readonly lines: RecordLine[] = []
  private readonly takeBacks: RecordTakeBack[] = []
  private readonly hints: RecordHint[] = []
  private end: { reason: string; totals: number[]; ranks: number[] } | null = null

  constructor(optionsOf: (game: string) => readonly OptionSpec[] | null, mostTakeBacks: number) {
    this.optionsOf = optionsOf
    this.mostTakeBacks = mostTakeBacks
  }

  /** Takes one row in; returns why it can't, or null. */
  read(row: string): string | null {
    const [key = ''] = row.split(' ', 1)
    const rest = row.slice(key.length + 1)
    if (/^\d+$/.test(key)) return this.readLine(Number(key), rest)
    if (key === 'take-back') return this.readTakeBack(rest)
    if (key === 'hint') return this.readHint(rest)
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
      case 'components':
      case 'components-digest':
      case 'components-data':
        return this.components.read(key, rest)
      case 'seat':
        return this.readSeat(rest)
      case 'draws':
        this.drawMethod = DRAW_METHODS.find((method) => method === rest) ?? null
        return this.drawMethod === null ? 'unknown-draw-method' : null
      case 'bounds':
        this.hasBounds = true
        return `${key} ${rest}` === BOUNDS_LINE ? null : 'unknown-bounds'
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
    const ofSet = this.components.missing()
    if (ofSet !== null) return ofSet
    if (this.drawMethod === null) return 'no-draw-method'
    if (this.setupDraws === null) return 'no-setup'
    if (this.end !== null && this.end.totals.length !== this.seats.length) return 'no-scores'
    return null
  }

  record(): GameRecord {
    const components = this.components.set()
    return {
      game: this.game,
      rulesVersion: this.rulesVersion,
      options: this.options,
      ...(components === null ? {} : { components }),
      seats: this.seats,
      drawMethod: this.drawMethod ?? 'hmac-sha256',
      seedHash: this.seedHash,
      seed: this.seed,
      startedAt: this.startedAt,
      setupDraws: this.setupDraws ?? [],
      ...(this.setupBounds === undefined ? {} : { setupBounds: this.setupBounds }),
      lines: this.lines,
      ...(this.takeBacks.length === 0 ? {} : { takeBacks: this.takeBacks }),
      ...(this.hints.length === 0 ? {} : { hints: this.hints }),
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
    this.seats.push({ kind, level: level === '-' ? '' : level, nonce, name: oneLine(name.join(' ')) })
    return null
  }

  private readLine(number: number, rest: string): string | null {
    if (this.end !== null) return 'action-after-end'
    const read = readDraws(rest, this.hasBounds)
    if (read === null) return 'bad-bounds'
    const { body, ...drawn } = read
    if (number === 0) {
      if (body !== 'setup' || this.setupDraws !== null) return 'bad-setup-line'
      this.setupDraws = drawn.draws
      this.setupBounds = drawn.bounds
      return null
    }
    if (this.setupDraws === null || number !== this.lines.length + 1) return 'wrong-line-number'
    const seat = parseSeatLetter(body.slice(0, 1))
    if (seat === null || seat >= this.seats.length || body[1] !== ' ') return 'no-such-seat'
    this.lines.push({ seat, action: body.slice(2), ...drawn })
    return null
  }

  private readTakeBack(rest: string): string | null {
    const parts = /^([A-Z]) (\d{1,9}) (.+)$/.exec(rest)
    const seat = parseSeatLetter(parts?.[1] ?? '')
    const to = Number(parts?.[2])
    if (parts === null || seat === null || this.end !== null) return 'bad-take-back'
    if (seat >= this.seats.length) return 'no-such-seat'
    if (to >= this.lines.length) return 'bad-take-back'
    if (this.takeBacks.length >= this.mostTakeBacks) return 'too-many-take-backs'
    this.takeBacks.push({ seat, reason: parts[3] ?? '', after: this.lines.length, to })
    return null
  }

  private readHint(letter: string): string | null {
    const seat = parseSeatLetter(letter)
    if (seat === null || this.setupDraws === null || this.end !== null) return 'bad-hint'
    if (seat >= this.seats.length) return 'no-such-seat'
    if (this.hints.length >= this.mostHints) return 'too-many-hints'
    this.hints.push({ seat, after: this.lines.length })
    return null
  }

  /** A seat is given one hint at each position that the game comes to. */
  private get mostHints(): number {
    return this.seats.length * (1 + this.lines.length + this.takeBacks.length)
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
