import type { Options, Seat } from '@fathom/kernel'

/** The position as a step of a lesson looks at it: what the learner can see and do. */
export interface Position<View = unknown> {
  readonly view: View
  readonly you: Seat
  /** In notation. */
  readonly legal: readonly string[]
  readonly isOver: boolean
}

/** Something on the page: `spot` of the board, or a test id. Of several the first that is in sight is meant. */
export type Thing = `spot:${string}` | `id:${string}`
export type Point = Thing | readonly Thing[]

/** A sentence, or how it is made from the position. */
type Say<View = unknown> = string | ((position: Position<View>) => string)

interface Told<Words extends string, View> {
  /** Which sentence of the lesson stands on the guide's card. */
  readonly say: Words
  /** What is meant by it. */
  readonly points?: readonly Point[] | ((position: Position<View>) => readonly Point[])
}

/** The learner does something at the table. */
export interface Move<Words extends string = string, View = unknown> extends Told<Words, View> {
  readonly do: 'move'
  /**
   * Why a legal action is not what is meant here, as a sentence of the lesson; null: it teaches as well. Without it everything legal does.
   * `together`: all that the learner does in this one gesture.
   */
  judge?(action: string, position: Position<View>, together: readonly string[]): Words | null
  /** The step is over; without it one gesture is enough. */
  until?(position: Position<View>): boolean
  /** What the lesson would do, one action after the other; tests play it, and who asks is shown it. */
  readonly plays: readonly string[]
  /** What somebody may try instead: it is refused by the game, or `judge` says why not. */
  readonly wrong: readonly [string, string]
  /** The turn ends as soon as it is whole, so that there is no End turn to be thought of. */
  readonly ends?: true
}

/** The learner ends the turn; changing it before is allowed as in the move before. */
interface End<Words extends string = string, View = unknown> extends Told<Words, View> {
  readonly do: 'end'
}

/** Something to look at; goes on by a button. */
interface Look<Words extends string = string, View = unknown> extends Told<Words, View> {
  readonly do: 'look'
}

/** The learner plays on alone, to the end of the game or of what there is to be played. */
interface Play<Words extends string = string, View = unknown> extends Told<Words, View> {
  readonly do: 'play'
  until?(position: Position<View>): boolean
}

export type Step<Words extends string = string, View = unknown> =
  | Move<Words, View>
  | End<Words, View>
  | Look<Words, View>
  | Play<Words, View>

/** Some steps from one position on. */
export interface Scene<Words extends string = string, View = unknown> {
  readonly options: Options
  /** How many sit there; the learner has the first chair, bots the others. */
  readonly seats: number
  /** What all is drawn from, 64 hex digits. */
  readonly seed: string
  /** What has been played before, as "SEAT ACTION" each. */
  readonly lines: readonly string[]
  /** What the bots do next, as "SEAT ACTION" each; after that they think for themselves. */
  readonly replies: readonly string[]
  readonly steps: readonly Step<Words, View>[]
}

/** A lesson: a game shown by playing it. Its words are asked for by their keys, so a missing one does not compile. */
export interface Lesson<Words extends string = string, View = unknown> {
  readonly game: string
  /** Of the lessons of its game; as in links. */
  readonly id: string
  /** About how long it takes, in minutes. */
  readonly minutes: number
  readonly scenes: readonly Scene<Words, View>[]
}

export type LessonWords<Words extends string = string, View = unknown> = Readonly<Record<Words, Say<View>>> & {
  /** What the lesson is called, and what stands on the card when it is over. */
  readonly title: string
  readonly done: string
}

/** A lesson with its words in the reader's language. */
export interface SpokenLesson<View = unknown> {
  readonly lesson: Lesson<string, View>
  words(): LessonWords<string, View>
}

/** The level of the bots in lessons. */
const RIVAL = 'sailor'

/** The sentence of a key. */
export function sentence(words: LessonWords, key: string, position: Position): string {
  const say = words[key]
  if (say === undefined) throw new Error(`the lesson has no words for ${key}`)
  return typeof say === 'string' ? say : say(position)
}

/** Why a legal action is not what a step means, as a key of the lesson's words; null: it is accepted. `before`: the step before, for one that only ends the turn. */
export function judged(
  step: Step,
  before: Step | undefined,
  actions: readonly string[],
  position: Position,
): string | null {
  const asking = step.do === 'end' ? before : step
  if (asking === undefined || asking.do === 'play') return null
  if (asking.do !== 'move') return 'read'
  for (const action of actions) {
    const why = asking.judge?.(action, position, actions) ?? null
    if (why !== null) return why
  }
  return null
}

/** What the lesson would do now, as a chain: what is left of its own moves if that is possible, else any that it accepts; empty: nothing. */
export function shown(step: Move, position: Position): readonly string[] {
  const fits = (action: string): boolean =>
    position.legal.includes(action) && judged(step, undefined, [action], position) === null
  const own = step.plays.findIndex(fits)
  return own >= 0 ? step.plays.slice(own) : position.legal.filter(fits).slice(0, 1)
}

export function pointsOf(step: Step, position: Position): readonly Point[] {
  return typeof step.points === 'function' ? step.points(position) : (step.points ?? [])
}

/** How a scene's table is made. */
export function preparedOf(game: string, { options, seats, seed, lines, replies }: Scene, level = RIVAL) {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level }))
  const wish = {
    game,
    seats: [{ kind: 'me' as const }, ...bots],
    options,
    visibility: 'private' as const,
    timeControl: null,
  }
  return { wish, seed, lines, replies }
}

/** A fingerprint of what a scene is played by: of one that has changed nothing is gone on with. */
export function stampOf(scene: Scene): string {
  const steps = scene.steps.map((step) => [step.do, step.say, step.do === 'move' ? step.plays : []])
  const text = JSON.stringify([scene.options, scene.seats, scene.seed, scene.lines, scene.replies, steps])
  let hash = 0
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(16)
}
