import { expect, test } from 'vitest'
import { Progress } from './progress.ts'

function record(isTTY: boolean) {
  let time = 0
  const said: string[] = []
  const progress = new Progress({ isTTY, write: (text: string) => said.push(text) }, () => time)
  return { progress, said, after: (milliseconds: number) => (time += milliseconds) }
}

function build(isTTY: boolean) {
  const { progress, said, after } = record(isTTY)
  progress.stage('reading')
  for (let file = 0; file < 5; file++) {
    after(60)
    progress.step()
  }
  progress.stage('writing')
  after(2700)
  return { seconds: progress.end(), said }
}

test('a log gets a plain line for every stage', () => {
  expect(build(false)).toEqual({ seconds: 3, said: ['  reading ...\n', '  writing ...\n'] })
})

test('a terminal gets a line for every stage that counts, ten times a second at most', () => {
  const line = (text: string) => `\r\u001B[K  ${text}`
  expect(build(true)).toEqual({
    seconds: 3,
    said: [
      line('reading ... 0 s'),
      line('reading ... 2 files, 0 s'),
      line('reading ... 4 files, 0 s'),
      line('reading ... 5 files, 0 s'),
      '\n',
      line('writing ... 0 s'),
      line('writing ... 3 s'),
      '\n',
    ],
  })
})
