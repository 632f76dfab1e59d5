import { library } from '@fathom/engine/library'
import type { TableReading } from '@fathom/protocol'
import { MemoryJournals } from '../../local/journals.ts'
import { LocalTables } from '../../local/localTables.ts'
import { judged, preparedOf, sentence, shown, type Lesson, type LessonWords, type Position, type Scene, type Step } from '../lesson.ts' // prettier-ignore

/** The most words that a learner reads before doing something. */
const MOST = 40

type Answered<T> = Promise<{ ok: true; value: T } | { ok: false; problem: unknown }>

async function valueOf<T>(asked: Answered<T>): Promise<T> {
  const answer = await asked
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  return answer.value
}

/** A page's tables; bots think as on the page, but always the same. */
function newTables(): LocalTables {
  let secrets = 0
  return new LocalTables({
    journals: new MemoryJournals(),
    library,
    think: async ({ game, level, state, seat }) => {
      const entry = await library.load(game.game)
      if (entry === null) throw new Error(`no game ${game.game}`)
      return library.choose(entry, { level, name: '' }, state, seat, 1, { mayGoOn: () => false })
    },
    hint: () => Promise.resolve([]),
    alone: (_table, work) => work(),
    announce: () => {},
    now: () => 1_800_000_000_000,
    secret: (digits) => (++secrets).toString(16).padStart(digits, '0'),
  })
}

function claim(isSo: boolean, words: string): void {
  if (!isSo) throw new Error(words)
}

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Plays a scene with right moves, and tries two wrong ones at every step. */
class Run {
  private readonly tables: LocalTables
  private readonly table: string
  private readonly scene: Scene
  private readonly words: LessonWords
  private unread: number

  constructor(tables: LocalTables, table: string, scene: Scene, words: LessonWords, unread: number) {
    this.tables = tables
    this.table = table
    this.scene = scene
    this.words = words
    this.unread = unread
  }

  /** @returns how many words the learner has read since doing something */
  async play(): Promise<number> {
    for (const [index, step] of this.scene.steps.entries()) {
      const at = positionOf(await this.settled())
      const words = sentence(this.words, step.say, at)
      this.unread += countWords(words)
      claim(this.unread <= MOST, `${this.unread} words to read before something is done: ${words}`)
      if (step.do === 'move') await this.move(step)
      else if (step.do === 'end') await this.end(this.scene.steps[index - 1])
      else if (step.do === 'play') await this.playOn(step)
      if (step.do !== 'look') this.unread = 0
    }
    return this.unread
  }

  private async move(step: Extract<Step, { do: 'move' }>): Promise<void> {
    for (const wrong of step.wrong) await this.tryWrong(step, wrong)
    const first = positionOf(await this.settled())
    claim(
      shown(step, first)[0] === step.plays[0],
      `${step.say}: the lesson would do ${shown(step, first).join(', ')}; legal: ${first.legal.join(', ')}`,
    )
    for (const action of step.plays) {
      const at = positionOf(await this.settled())
      if (step.until?.(at) === true) break
      claim(judged(step, undefined, [action], at) === null, `${step.say}: ${action} is not accepted`)
      await this.act(action, step.ends === true)
    }
    claim(step.until?.(positionOf(await this.settled())) !== false, `${step.say} is not over`)
  }

  /** The lesson says why not, or else the game does; either way nothing has happened. */
  private async tryWrong(step: Step, action: string): Promise<void> {
    const before = await this.settled()
    const at = positionOf(before)
    const key = at.legal.includes(action) ? judged(step, undefined, [action], at) : null
    if (key !== null) {
      const words = sentence(this.words, key, at)
      claim(countWords(words) <= MOST, `too long: ${words}`)
      return
    }
    const { refusals } = await valueOf(this.tables.why(this.table, 'en', [[action]], false))
    claim((refusals[0]?.message ?? '') !== '', `${step.say}: nobody says why not "${action}"`)
  }

  private async end(before: Step | undefined): Promise<void> {
    const { draft, version } = await this.settled()
    claim(draft.canEndTurn, `no turn to end after ${before?.say ?? 'nothing'}`)
    await valueOf(this.tables.command(this.table, 'en', { do: 'end-turn', version }))
  }

  private async playOn(step: Extract<Step, { do: 'play' }>): Promise<void> {
    for (;;) {
      const table = await this.settled()
      const { status, legal, draft } = table
      if (status === 'finished' || step.until?.(positionOf(table)) === true) return
      if (draft.canEndTurn) await valueOf(this.tables.command(this.table, 'en', { do: 'end-turn', version: null }))
      else await this.act(legal[0] ?? '', true)
    }
  }

  private async act(action: string, endTurn: boolean): Promise<void> {
    await valueOf(this.tables.command(this.table, 'en', { do: 'act', actions: [action], version: null, endTurn }))
  }

  /** The table once the learner is asked, or the game is over. */
  private async settled(): Promise<TableReading> {
    for (let tries = 0; tries < 5_000; tries++) {
      const table = await valueOf(this.tables.read(this.table, 'en'))
      const isAsked = table.waitingFor.includes(0) && (table.legal.length > 0 || table.draft.canEndTurn)
      if (isAsked || table.status === 'finished') return table
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    throw new Error('the learner is never asked')
  }
}

function positionOf({ view, you, legal, status }: TableReading): Position {
  return { view, you: you ?? 0, legal, isOver: status === 'finished' }
}

/** What the learner sees of a scene where it begins, or where these lines lead from its beginning. */
export async function beginningOf(game: string, scene: Scene, lines = scene.lines): Promise<Position> {
  const tables = newTables()
  const table = await valueOf(tables.prepare(preparedOf(game, { ...scene, lines }), 'Ana', 'en'))
  return positionOf(await valueOf(tables.read(table, 'en')))
}

/** Plays a lesson through; throws where it does not fit the rules, says too much, or a wrong move is not answered. */
export async function playThrough(lesson: Lesson, words: LessonWords): Promise<void> {
  const tables = newTables()
  let unread = 0
  for (const scene of lesson.scenes) {
    const table = await valueOf(tables.prepare(preparedOf(lesson.game, scene), 'Ana', 'en'))
    await valueOf(tables.listen(table, { since: 0, language: 'en', pace: 0 }, () => {}))
    unread = await new Run(tables, table, scene, words, unread).play()
  }
}
