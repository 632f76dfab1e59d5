import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isIgnored } from './context.ts'
import { imitate, type Step } from './imitate.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'imitate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function shell({ command, folder, environment }: Step): void {
  const { status } = spawnSync('sh', ['-c', command], { cwd: folder, env: { ...process.env, ...environment } })
  if (status !== 0) throw new Error(`${command}: ${status}`)
}

const DOCKERFILE = `
# two stages
FROM image AS first
WORKDIR /house
COPY . .
RUN mkdir made && cp brick made/wall

FROM image
ENV COLOUR=red PLACE=/data
WORKDIR /house
COPY --from=first /house/made walls
RUN mkdir /data && chown node:node /data && \\
  echo "$COLOUR" > /data/colour
USER node
CMD ["node", "walls/wall"]
`

test('every step is done in order, in the folder that stands for the image', () => {
  const [context, target] = [newFolder(), newFolder()]
  writeFileSync(join(context, 'brick'), 'brick')
  const done: string[] = []
  const run = (step: Step) => {
    done.push(`${step.stage}: ${step.command}`)
    shell(step)
  }
  expect(imitate(DOCKERFILE, context, target, run)).toEqual({
    folder: join(target, '1', 'house'),
    environment: { COLOUR: 'red', PLACE: join(target, '1', 'data') },
    command: ['node', 'walls/wall'],
  })
  const data = join(target, '1', 'data')
  expect(done).toEqual([
    'first: mkdir made && cp brick made/wall',
    `1: mkdir ${data} && chown "$(id -u):$(id -g)" ${data} && echo "$COLOUR" > ${join(data, 'colour')}`,
  ])
  expect(readFileSync(join(target, '1', 'house', 'walls', 'wall'), 'utf8')).toBe('brick')
  expect(readFileSync(join(data, 'colour'), 'utf8')).toBe('red\n')
})

test.each([
  ['FROM a\nRUN false', 'false: 1'],
  ['FROM a\nCOPY none .', 'COPY none .: none is not there'],
  ['FROM a\nCOPY --from=b x .', 'COPY --from=b x . is not known here'],
  ['FROM a\nADD x .', 'ADD is not known here'],
  ['', 'a Dockerfile has a stage'],
])('what can’t be done ends it: %j', (text, message) => {
  const context = newFolder()
  mkdirSync(join(context, 'x'))
  expect(() => imitate(text, context, newFolder(), shell)).toThrow(message)
})

test('what is ignored stays out, with all that is in it', () => {
  const patterns = ['.git', '**/dist', '**/*.test.ts', 'data', '*.log']
  const paths = ['.git/config', 'dist/a', 'client/dist/a.js', 'a/b.test.ts', 'data/x', 'own.log']
  expect(paths.filter((path) => !isIgnored(path, patterns))).toEqual([])
  const kept = ['.gitignore', 'games/a/src/data/b.json', 'a/own.log', 'client/distance.ts', 'a/b_test.ts']
  expect(kept.filter((path) => isIgnored(path, patterns))).toEqual([])
})
