import type { GameEvent, GameText, GameView, Names, Seat } from '@fathom/kernel'
import { FEW, groupsOf, type Choice } from './choices.ts'
import type { Session } from './session.ts'
import type { Terminal } from './terminal.ts'
import type { PlayText } from '../text/types.ts'

/** Who plays and in which words. */
export interface Setting {
  readonly session: Session
  readonly terminal: Terminal
  /** The game's words. */
  readonly text: GameText
  /** The terminal's words. */
  readonly words: PlayText
  /** The person's seat; bots have the others. */
  readonly seat: Seat
}

/** Says what there is to say of a game: the position, the choices, what happened, the score. Plain lines, good to be read aloud. */
export class Speaker {
  private readonly setting: Setting
  private readonly names: Names

  constructor(setting: Setting) {
    this.setting = setting
    const { seats } = setting.session.start
    this.names = { reader: setting.seat, of: (seat) => seats[seat]?.name ?? '' }
  }

  say(line: string): void {
    this.setting.terminal.say(line)
  }

  /** What happened, as far as the person may know. */
  events(events: readonly GameEvent[]): void {
    const { session, seat, text } = this.setting
    for (const event of events) {
      const seen = session.start.game.redact(event, seat)
      const sentence = seen === null ? null : text.event(seen, this.names)
      if (sentence !== null) this.say(sentence)
    }
  }

  board(): void {
    for (const line of this.boardLines()) this.say(line)
  }

  /** The part of the board that begins with the person's name, up to the next empty line. */
  own(): void {
    const lines = this.boardLines()
    const name = this.names.of(this.setting.seat)
    const first = lines.findIndex((line, index) => lines[index - 1] === '' && line.startsWith(name))
    const own = lines.slice(Math.max(0, first))
    const length = first < 0 ? -1 : own.indexOf('')
    for (const line of length < 0 ? own : own.slice(0, length)) this.say(line)
  }

  prompt(): void {
    const { seat, text } = this.setting
    this.say(text.prompt(this.view(), seat, this.names))
  }

  /** A few choices one by one, many in groups. */
  choices(choices: readonly Choice[]): void {
    const { words } = this.setting
    if (choices.length <= FEW) for (const choice of choices) this.choice(choice)
    else {
      this.say(words.choices(choices.length))
      for (const { name, first, last } of groupsOf(choices)) {
        this.say(words.group(name, first.number, last.number, first.text))
      }
    }
    this.say(words.chooseHow)
  }

  /** All of these choices, found by what was typed. */
  list(choices: readonly Choice[], typed: string): void {
    const { words } = this.setting
    if (choices.length > 0) this.say(words.choices(choices.length))
    else this.say(typed === '' ? words.noChoices : words.noMatch(typed))
    for (const choice of choices) this.choice(choice)
  }

  /** Everybody's points by source, the best first. */
  scores(): void {
    const totals = this.view().scores.map(({ total }) => total)
    this.places(totals.map((total) => totals.filter((other) => other > total).length + 1))
  }

  /** How the game ended. */
  end(): void {
    const { session, text } = this.setting
    const { end, ranks, tieBreak } = session.start.game.outcome(session.state)
    this.say('')
    this.say(text.ends[end ?? ''] ?? '')
    this.places(ranks)
    if (tieBreak !== null) this.say(text.tieBreaks[tieBreak] ?? '')
  }

  private places(ranks: readonly number[]): void {
    const { text, words } = this.setting
    const { scores } = this.view()
    const seats = ranks.map((rank, seat) => ({ rank, seat })).toSorted((a, b) => a.rank - b.rank)
    for (const { rank, seat } of seats) {
      const score = scores[seat]
      const sources = Object.entries(text.sources).map(([id, name]) => `${name} ${score?.sources[id] ?? 0}`)
      this.say(words.place(rank, this.names.of(seat), text.points(score?.total ?? 0), sources.join(', ')))
    }
  }

  private choice({ number, text, notation }: Choice): void {
    this.say(`${number}. ${text} [${notation}]`)
  }

  private boardLines(): readonly string[] {
    return this.setting.text.board(this.view(), this.names)
  }

  private view(): GameView {
    const { session, seat } = this.setting
    return session.start.game.view(session.state, seat)
  }
}
