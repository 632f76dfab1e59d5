import { expect, it } from 'vitest'
import type { BotTask } from '../threads/botThread.ts'
import { BotScheduler, type BotJob } from './botScheduler.ts'

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

function job(table: string, seat: number, milliseconds = 1000): BotJob {
  const thinker = `${table}${seat}`
  const game = { game: 'toy', rulesVersion: 1 }
  return { table, thinker, game, level: 'x', state: {}, seat, sample: 1, milliseconds }
}

it('gives a thread one job at a time; tables take turns, and who needs no time goes first', async () => {
  const thread = new HeldThread()
  const scheduler = new BotScheduler([thread])
  for (const each of [job('a', 0), job('a', 1), job('a', 2), job('b', 0), job('c', 0, 0)]) {
    void scheduler.think(each).action
  }
  expect(thread.thinkers).toEqual(['a0'])
  for (let count = 0; count < 5; count++) await thread.answer()
  expect(thread.thinkers).toEqual(['a0', 'c0', 'a1', 'b0', 'a2'])
})

it('shortens everybody’s time by the tables that wait, down to some milliseconds', async () => {
  const thread = new HeldThread()
  const scheduler = new BotScheduler([thread])
  for (const table of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) void scheduler.think(job(table, 0)).action
  for (let count = 0; count < 8; count++) await thread.answer()
  expect(thread.tasks.map(({ milliseconds }) => milliseconds)).toEqual([
    1000,
    1000 / 7,
    1000 / 6,
    200,
    250,
    1000 / 3,
    500,
    1000,
  ])
  const many = Array.from({ length: 200 }, (_, index) => `t${index}`)
  for (const table of many) void scheduler.think(job(table, 0)).action
  await thread.answer()
  expect(thread.tasks.at(-1)?.milliseconds).toBe(10)
  for (let count = 0; count < 200; count++) await thread.answer()
  void scheduler.think(job('a', 0, 4)).action
  void scheduler.think(job('b', 0, 4)).action
  expect(thread.tasks.at(-1)?.milliseconds).toBe(4)
})

it('tells the thread when an answer is not wanted any more', async () => {
  const thread = new HeldThread()
  const { action, stop } = new BotScheduler([thread]).think(job('a', 0))
  expect(thread.tasks[0]?.stop[0]).toBe(0)
  stop()
  expect(thread.tasks[0]?.stop[0]).toBe(1)
  await thread.answer()
  expect(await action).toBe('done')
})

it('passes a failure on, and goes on', async () => {
  let fails = true
  const thread = { run: () => (fails ? Promise.reject(new Error('dead')) : Promise.resolve('done')) }
  const scheduler = new BotScheduler([thread])
  await expect(scheduler.think(job('a', 0)).action).rejects.toThrow('dead')
  fails = false
  expect(await scheduler.think(job('a', 0)).action).toBe('done')
})
