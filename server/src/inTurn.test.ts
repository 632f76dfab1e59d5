import { expect, test } from 'vitest'
import { doInTurn } from './inTurn.ts'
import { makeLog } from './log.ts'

/** Does three steps of which the second fails; the server stops when it is asked as often as told. */
async function doThree(stopsAfter: number) {
  const done: string[] = []
  const said: string[] = []
  const log = makeLog('info', { write: (line) => void said.push((JSON.parse(line) as { msg: string }).msg) })
  let asked = 0
  const fail = (): never => {
    done.push('two')
    throw new Error('the store is closed')
  }
  await doInTurn(
    [
      ['one was not done', () => done.push('one')],
      ['two was not done', fail],
      ['three was not done', async () => void done.push(await Promise.resolve('three'))],
    ],
    log,
    () => ++asked > stopsAfter,
  )
  return { done, said }
}

test('a step that fails is told of and keeps no other away', async () => {
  expect(await doThree(Infinity)).toEqual({ done: ['one', 'two', 'three'], said: ['two was not done'] })
})

test('what a stop interrupts is no failure, and nothing begins after it', async () => {
  // Asked before the first step, before the second, and when that has failed.
  expect(await doThree(2)).toEqual({ done: ['one', 'two'], said: [] })
  expect(await doThree(1)).toEqual({ done: ['one'], said: [] })
})
