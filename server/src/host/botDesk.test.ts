import { expect, it } from 'vitest'
import type { BotTask } from '../engine/botThread.ts'
import { BotDesk, type Thought } from './botDesk.ts'

/** A thread that answers when it is told to, and what it was given. */
class HeldThread {
  readonly tasks: BotTask[] = []
  private readonly answers: ((action: string) => void)[] = []

  run(task: unknown): Promise<string> {
    this.tasks.push(task as BotTask)
    return new Promise((resolve) => this.answers.push(resolve))
  }

  async answer(): Promise<void> {
    this.answers.shift()?.('done')
    await new Promise(setImmediate)
  }

  get thinkers(): string[] {
    return this.tasks.map(({ thinker }) => thinker)
  }
}

function thought(table: string, seat: number, milliseconds = 1000): Thought {
  const thinker = `${table}${seat}`
  return { table, thinker, game: 'toy', components: null, level: 'x', mind: {}, seat, sample: 1, milliseconds }
}

it('gives a thread one thought at a time; tables take turns, and who needs no time goes first', async () => {
  const thread = new HeldThread()
  const desk = new BotDesk([thread])
  for (const each of [thought('a', 0), thought('a', 1), thought('a', 2), thought('b', 0), thought('c', 0, 0)]) {
    void desk.think(each).action
  }
  expect(thread.thinkers).toEqual(['a0'])
  for (let count = 0; count < 5; count++) await thread.answer()
  expect(thread.thinkers).toEqual(['a0', 'c0', 'a1', 'b0', 'a2'])
})

it('shortens everybody’s time by the tables that wait, down to a fifth', async () => {
  const thread = new HeldThread()
  const desk = new BotDesk([thread])
  for (const table of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) void desk.think(thought(table, 0)).action
  for (let count = 0; count < 8; count++) await thread.answer()
  expect(thread.tasks.map(({ milliseconds }) => milliseconds)).toEqual([1000, 200, 200, 200, 250, 1000 / 3, 500, 1000])
})

it('tells the thread when an answer is not wanted any more', async () => {
  const thread = new HeldThread()
  const { action, stop } = new BotDesk([thread]).think(thought('a', 0))
  expect(thread.tasks[0]?.stop[0]).toBe(0)
  stop()
  expect(thread.tasks[0]?.stop[0]).toBe(1)
  await thread.answer()
  expect(await action).toBe('done')
})

it('passes a failure on, and goes on', async () => {
  let fails = true
  const thread = { run: () => (fails ? Promise.reject(new Error('dead')) : Promise.resolve('done')) }
  const desk = new BotDesk([thread])
  await expect(desk.think(thought('a', 0)).action).rejects.toThrow('dead')
  fails = false
  expect(await desk.think(thought('a', 0)).action).toBe('done')
})
