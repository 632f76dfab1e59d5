import { writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { botFor, newMemory, thinkingTime, type Memory } from '@fathom/bots'
import { ChanceFrom, fastSource, makeRecord, type Seat } from '@fathom/kernel'
import { choicesOf, matching, named, wordsOf, type Choice } from './choices.ts'
import { Speaker, type Setting } from './speaker.ts'
import { parseCommand, type Command } from './commands.ts'

/** The bots' numbers come from another seed than the draws. */
const BOT_SEED = 0x5eed

/** A person's game against bots, line by line. */
export class TerminalGame {
  private readonly setting: Setting
  private readonly speaker: Speaker
  private readonly thoughts: ChanceFrom
  /** What each bot remembers, by seat. */
  private readonly memories: readonly Memory[]
  /** The bot that acted last, and how often in a row. */
  private lastBot: { readonly seat: Seat; readonly actions: number } | null = null
  /** Own turns end without asking. */
  private isQuick = false
  /** Nothing more is to be read: quit, Ctrl-C, or the end of the input. */
  private hasLeft = false
  /** The whole board was said last, so the person's own part need not be repeated. */
  private hasBoardJustBeenSaid = false

  constructor(setting: Setting) {
    this.setting = setting
    this.speaker = new Speaker(setting)
    this.thoughts = new ChanceFrom(fastSource((setting.session.start.seed ^ BOT_SEED) >>> 0))
    this.memories = setting.session.start.seats.map(() => newMemory())
  }

  /** Plays until the game is over or the person leaves. */
  async play(): Promise<void> {
    const { session, seat } = this.setting
    this.speaker.board()
    this.hasBoardJustBeenSaid = true
    while (!this.hasLeft) {
      const acting = session.start.game.toAct(session.state)
      if (acting.length === 0) return this.afterwards()
      if (acting.includes(seat)) await this.ownAction()
      else this.letBotAct(acting[0] as Seat)
    }
  }

  /** Bots act only when the person has nothing to do, so that a draft can be taken back until they do. */
  private letBotAct(seat: Seat): void {
    const { session } = this.setting
    const { game, seats } = session.start
    const level = seats[seat]?.level ?? ''
    const bot = botFor(game.meta.id, level)
    if (bot === null) throw new Error(`seat ${seat} has no bot`)
    const before = this.lastBot?.seat === seat ? this.lastBot.actions : 0
    this.lastBot = { seat, actions: before + 1 }
    const end = performance.now() + thinkingTime(level, before)
    const pace = { mayGoOn: () => performance.now() < end, memory: this.memories[seat] as Memory }
    this.speaker.events(session.actAsBot(seat, bot, this.thoughts, pace))
  }

  /** Asks until the person has acted, taken something back, or left. */
  private async ownAction(): Promise<void> {
    this.lastBot = null
    const { session, seat } = this.setting
    const choices = this.announce()
    for (;;) {
      const line = await this.read()
      if (line === null) return
      if (line === '') continue
      const command = parseCommand(this.setting.words, line)
      if (command !== null) {
        const undone = this.obey(command.command, command.rest, choices)
        if (undone || this.hasLeft) return
        continue
      }
      const choice = this.choiceFor(line, choices)
      if (choice === null) continue
      this.speaker.events(session.act(seat, choice.action))
      return this.endOfTurn()
    }
  }

  /** Says what is to be decided and how. */
  private announce(): readonly Choice[] {
    const { session, seat, text } = this.setting
    const { game } = session.start
    this.speaker.say('')
    if (!this.hasBoardJustBeenSaid) this.speaker.own()
    this.hasBoardJustBeenSaid = false
    this.speaker.prompt()
    const view = game.view(session.state, seat)
    const choices = choicesOf(game, text, view, game.legal(session.state, seat))
    this.speaker.choices(choices)
    return choices
  }

  /** After an action that leaves nothing else to do: the last moment to take it back. */
  private async endOfTurn(): Promise<void> {
    const { session, seat, words } = this.setting
    const isDone = !session.start.game.toAct(session.state).includes(seat)
    if (isDone && session.undoable > 0 && !this.isQuick) await this.untilEnter(words.endTurn)
  }

  /** The game is over: the record can still be saved. */
  private async afterwards(): Promise<void> {
    this.speaker.end()
    await this.untilEnter(this.setting.words.over)
    this.speaker.say(this.setting.words.thanks)
  }

  /** Says a sentence and obeys commands until an empty line, an undo, or the person leaves. */
  private async untilEnter(sentence: string): Promise<void> {
    this.speaker.say(sentence)
    for (;;) {
      const line = await this.read()
      if (line === null || line === '') return
      const command = parseCommand(this.setting.words, line)
      if (command === null) this.speaker.say(sentence)
      else if (this.obey(command.command, command.rest, []) || this.hasLeft) return
    }
  }

  /** The next line; null if there is none, which is said. */
  private async read(): Promise<string | null> {
    const { terminal, words } = this.setting
    const line = await terminal.ask()
    if (line !== null) return line
    this.hasLeft = true
    this.speaker.say(terminal.interrupted ? words.stopped : words.endOfInput)
    return null
  }

  /** Does what a command says. @returns true if an action was taken back */
  private obey(command: Command, rest: string, choices: readonly Choice[]): boolean {
    const { words } = this.setting
    const commands: Readonly<Record<Command, () => void>> = {
      help: () => words.help.forEach((line) => this.speaker.say(line)),
      board: () => this.speaker.board(),
      own: () => this.speaker.own(),
      list: () => this.speaker.list(rest === '' ? choices : matching(choices, wordsOf(rest)), rest),
      scores: () => this.speaker.scores(),
      undo: () => {},
      quick: () => {
        this.isQuick = !this.isQuick
        this.speaker.say(words.quick(this.isQuick))
      },
      save: () => (rest === '' ? this.speaker.say(words.saveWhere) : this.save(rest)),
      quit: () => {
        this.hasLeft = rest === '' || this.save(rest)
        if (this.hasLeft) this.speaker.say(words.stopped)
      },
    }
    commands[command]()
    return command === 'undo' && this.undo()
  }

  private undo(): boolean {
    const { session, words } = this.setting
    const undone = session.undo()
    this.speaker.say(undone ? words.undone : words.nothingToUndo)
    return undone
  }

  /** Writes the record; says where, or why not. */
  private save(file: string): boolean {
    const { session, words } = this.setting
    try {
      writeFileSync(file, makeRecord(session.record()))
      this.speaker.say(words.saved(file))
      return true
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
      this.speaker.say(words.notSaved(file, code))
      return false
    }
  }

  /** What a line means: a choice by number or action; else says why not, or what it finds. */
  private choiceFor(line: string, choices: readonly Choice[]): Choice | null {
    const { session, seat, text, words } = this.setting
    const { game } = session.start
    const choice = named(choices, line)
    if (choice !== null) return choice
    if (/^\d+$/.test(line)) {
      this.speaker.say(words.noNumber(choices.length))
      return null
    }
    const action = game.notation.parse(line)
    const refusal = action === null ? null : game.refusal(session.state, seat, action)
    if (refusal !== null) this.speaker.say(text.refusal(refusal))
    else this.speaker.list(matching(choices, wordsOf(line)), line)
    return null
  }
}
