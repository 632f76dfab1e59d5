import { expect, test } from 'vitest'
import { Underway } from './underway.ts'

/** Something that is done when somebody says so. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { ask: () => promise, end: resolve }
}

test('what a person does last waits for all else of theirs, and nothing of theirs begins meanwhile', async () => {
  const underway = new Underway()
  const [sitting, leaving, others] = [work(), work(), work()]
  const done: string[] = []
  const sat = underway.run('ada', sitting.ask).then((what) => done.push(what))
  const left = underway.last('ada', () => (done.push('leaves'), leaving.ask())).then((what) => done.push(what))
  const read = underway.run('ben', others.ask).then((what) => done.push(what))
  await expect(underway.run('ada', work().ask)).rejects.toMatchObject({ code: 'no-guest' })
  await expect(underway.last('ada', work().ask)).rejects.toMatchObject({ code: 'no-guest' })
  others.end('ben has read')
  await read
  sitting.end('ada sits')
  await sat
  leaving.end('ada has left')
  await left
  expect(done).toEqual(['ben has read', 'ada sits', 'leaves', 'ada has left'])
})

test('where it fails they are who they were', async () => {
  const underway = new Underway()
  await expect(underway.last('ada', () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
  expect(await underway.run('ada', () => Promise.resolve('plays on'))).toBe('plays on')
})
