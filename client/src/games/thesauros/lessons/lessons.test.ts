import { expect, test } from 'vitest'
import { ACCOUNTS, components, type View } from '@fathom/thesauros'
import type { Lesson, Move, Position, Scene } from '../../../lessons/lesson.ts'
import { beginningOf } from '../../../lessons/testing/play.ts'
import { proposedShares } from '../money/shares.ts'
import { sellingLesson } from './selling.ts'
import { soloLesson } from './solo.ts'
import { standardLesson } from './standard.ts'
import { yearLesson } from './year.ts'

type AnyLesson = Lesson<string, View>
const lessons = [yearLesson, sellingLesson, standardLesson, soloLesson] as unknown as readonly AnyLesson[]

const sceneOf = (lesson: unknown, index = 0): Scene<string, View> => {
  const scene = (lesson as AnyLesson).scenes[index]
  if (scene === undefined) throw new Error(`no scene ${index}`)
  return scene
}

/** The step in which a scene's learner shares out the year's money. */
const budgetOf = ({ steps }: Scene<string, View>): Move<string, View> | undefined =>
  steps.find((step): step is Move<string, View> => step.do === 'move' && step.say === 'budget')

const dollarsOf = (plays: readonly string[]): number[] => plays.map((play) => Number(play.split(' ')[2]))

/** A position in which this is being decided. */
function askedFor(kind: string | null): Position<View> {
  const view = { pending: kind === null ? null : { kind } }
  return { view, you: 0, legal: [], isOver: false } as unknown as Position<View>
}

/** Why the step of a sentence does not take these actions, done in one gesture; null: it does. */
function answerOf(
  scene: Scene<string, View>,
  say: string,
  together: readonly string[],
  position = askedFor(null),
): string | null {
  const step = scene.steps.find((each): each is Move<string, View> => each.do === 'move' && each.say === say)
  return together.map((action) => step?.judge?.(action, position, together) ?? null).find((why) => why !== null) ?? null
}

test('a later scene begins with the budget that the learner was led to', () => {
  const followed = lessons.flatMap(({ id, scenes }) =>
    scenes.flatMap((scene, index) => {
      const [step, next] = [budgetOf(scene), scenes[index + 1]]
      return step === undefined || next === undefined || next.seed !== scene.seed ? [] : [{ id, step, next }]
    }),
  )
  expect(followed.map(({ id }) => id)).toEqual(['selling', 'standard'])
  for (const { id, step, next } of followed)
    expect(next.lines, id).toEqual(expect.arrayContaining(step.plays.map((play) => `0 ${play}`)))
})

test.each([
  ['year', sceneOf(yearLesson), sceneOf(yearLesson).lines, null],
  ['solo', sceneOf(soloLesson), ['0 hat 8', '0 hat 3'], null],
  [
    'selling',
    sceneOf(sellingLesson, 1),
    sceneOf(sellingLesson, 1).lines.slice(0, sceneOf(sellingLesson, 1).lines.indexOf('0 bribe 2') + 1),
    [14, 12, 17, 7, 5],
  ],
])('%s: the budget that is called sound is what the page proposes', async (id, scene, lines, lastYear) => {
  const view = (await beginningOf('thesauros', scene as unknown as Scene, lines)).view as View
  const sum = view.pending?.left ?? view.players[0]?.toBudget ?? 0
  const accounts = id === 'solo' ? ACCOUNTS.slice(0, 4) : ACCOUNTS
  const pattern = lastYear ?? accounts.map((account) => components.money.suggestion[account])
  const step = budgetOf(id === 'selling' ? sceneOf(sellingLesson) : scene)
  const plays = dollarsOf(step?.plays ?? [])
  // The last account gets what is left.
  expect(plays).toEqual(proposedShares(sum, pattern).amounts.slice(0, plays.length))
})

test('an envelope that a chapter has no use for is named as the reason, not the place', () => {
  expect(answerOf(sceneOf(yearLesson), 'research', ['place W 2'])).toBeNull()
  expect(answerOf(sceneOf(yearLesson), 'research', ['envelope', 'place W 2'])).toBe('noEnvelope')
  expect(answerOf(sceneOf(standardLesson), 'recruit', ['envelope', 'place B 1'])).toBe('noEnvelope')
})

test('the envelope goes with the worker in one gesture, as the page sends it', () => {
  const scene = sceneOf(sellingLesson)
  expect(answerOf(scene, 'envelope', ['envelope', 'place W 9'])).toBeNull()
  expect(answerOf(scene, 'envelope', ['place W 9'])).toBe('theEnvelope')
  expect(answerOf(scene, 'envelope', ['envelope', 'place B 8'])).toBe('workerToNine')
})

test('a treasure for the storeroom is not told about rooms that need three', () => {
  expect(answerOf(sceneOf(yearLesson), 'sponsor', ['sell 3 store'])).toBe('roomFirst')
  expect(answerOf(sceneOf(yearLesson), 'sponsor', ['sponsor M2'])).toBe('theCabinet')
})

test('a budget that is too small is answered by its account', () => {
  expect(answerOf(sceneOf(yearLesson), 'budget', ['budget HR 4'])).toBe('littleHR')
  expect(answerOf(sceneOf(yearLesson), 'budget', ['budget HR 13', 'budget RD 0'])).toBe('littleRD')
})

test('who loads the mask before sailing, as the card says one can, may finish loading', () => {
  const year = sceneOf(yearLesson)
  const load = ['exchange', 'move mask supply green']
  expect(load.map((action) => answerOf(year, 'sail', [action]))).toEqual([null, null])
  expect(answerOf(year, 'sail', ['done'], askedFor('exchange'))).toBeNull()
  expect(answerOf(year, 'sail', ['done'], askedFor('voyage'))).toBe('toTheSite')
})

test('somebody else for the place that is meant is answered by who, not by where', () => {
  expect(answerOf(sceneOf(yearLesson), 'wages', ['place B 8'])).toBe('workerFirst')
  expect(answerOf(sceneOf(yearLesson), 'wages', ['place W 2'])).toBe('workerToEight')
})
