import type { Language } from '@fathom/kernel'
import type { ChoiceReading, HelpReading, LogReading, ScoreHistory, TableReading, WhyReading } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'
import { answerOf, first, parsed, told } from './answers.ts'
import type { Hint, HintQuestion } from './hint.ts'
import type { LocalHost } from './localHost.ts'
import { PRESENT, readerIn } from './persons.ts'
import type { Looker } from './looker.ts'
import { Sandboxes } from './sandboxes.ts'

/** What can be asked of the tables of this device without changing any. */
export abstract class AskedLocalTables extends Sandboxes {
  protected abstract override readonly host: LocalHost
  protected abstract override readonly parts: Sandboxes['parts'] & { hint(question: HintQuestion): Promise<Hint> }

  /** The table as it stands, or as it stood after entry `at`. */
  read(table: string, language: Language, at?: number, looker?: Looker | null): Promise<Answer<TableReading>> {
    const reader = readerIn(language, looker)
    return answerOf(async () => {
      if (at === undefined) {
        const { snapshots } = await this.host.ask('read', { table, readers: [reader], present: PRESENT })
        return parsed(first(snapshots).table)
      }
      return parsed(told(await this.host.ask('readAt', { table, reader, n: at, present: PRESENT })).reading)
    })
  }

  log(table: string, language: Language, since: number, looker?: Looker | null): Promise<Answer<LogReading>> {
    const reader = readerIn(language, looker)
    return answerOf(async () => parsed(await this.host.ask('log', { table, reader, since })))
  }

  scores(table: string, language: Language, looker?: Looker | null): Promise<Answer<ScoreHistory>> {
    const reader = readerIn(language, looker)
    return answerOf(async () => parsed(await this.host.ask('scores', { table, reader })))
  }

  /** Why I may not take actions, or chains of them, now. @param asksFinal which of them can't be undone is asked, too */
  why(
    table: string,
    language: Language,
    actions: readonly (readonly string[])[],
    asksFinal: boolean,
    looker?: Looker | null,
  ): Promise<Answer<WhyReading>> {
    const reader = readerIn(language, looker)
    return answerOf(async () => parsed(told(await this.host.ask('why', { table, reader, actions, asksFinal })).reading))
  }

  /** What each of my choices brings for certain, and what a newcomer may want to know now. */
  help(table: string, language: Language, looker?: Looker | null): Promise<Answer<HelpReading>> {
    const reader = readerIn(language, looker)
    return answerOf(async () => parsed(told(await this.host.ask('help', { table, reader })).reading))
  }

  /** The first choice after entry `at` of a finished game, beside what a Mate would have considered from what that seat could know. */
  choice(table: string, language: Language, at: number, looker?: Looker | null): Promise<Answer<ChoiceReading>> {
    const reader = readerIn(language, looker)
    return answerOf(async () => {
      const { seat, taken, state, game, character } = told(
        await this.host.ask('choice', { table, reader, n: at }),
      ).choice
      const found = await this.parts.hint({ state, game, seat, taken, character })
      return { seat, taken, choices: found as ChoiceReading['choices'] }
    })
  }

  components(table: string): Promise<Answer<unknown>> {
    return answerOf(async () => JSON.parse((await this.host.ask('components', { table })).json) as unknown)
  }
}
