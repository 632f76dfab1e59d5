import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { lastLine, run, temporaryFolder, type Ran } from './testing/run.ts'

const folder = temporaryFolder()
const good = join(folder, 'silver-and-gold-3-1.txt')
let text = ''
let faulty: Ran

beforeAll(async () => {
  await run('sim', ['--game', 'silver-and-gold', '--seats', '2', '--games', '1', '--seed', '3', '--out', folder])
  text = readFileSync(good, 'utf8')
  faulty = await run('verify', [good, ...FAULTS.map(([name, change]) => changed(name, change))])
})

function fileOf(name: string): string {
  return join(folder, `${name.replaceAll(' ', '-')}.txt`)
}

/** A copy of the good record with one thing changed. */
function changed(name: string, change: (text: string) => string): string {
  const file = fileOf(name)
  const now = change(text)
  expect(now).not.toBe(text)
  writeFileSync(file, now)
  return file
}

/** The row of the record with this number, changed. */
function withRow(number: number, change: (row: string) => string): (text: string) => string {
  return (whole) =>
    whole
      .split('\n')
      .map((row) => (row.startsWith(`${number} `) ? change(row) : row))
      .join('\n')
}

/** What can be wrong with a record, and what is said of it. */
const FAULTS: readonly [string, (whole: string) => string, RegExp][] = [
  [
    'an action twice',
    withRow(9, (row) => row.replace(/ .*/, ' G keep O01 O02')),
    /Action 9 .* is not legal \(wrong-phase\): \S/,
  ],
  [
    'no action at all',
    withRow(9, (row) => row.replace(/ .*/, ' G dance')),
    /Action 9 \("dance"\): the game knows no such action/,
  ],
  [
    'a foreign seed',
    (whole) => whole.replace(/^seed .*/m, 'seed 99'),
    /The set-up: a number .* does not come from the seed/,
  ],
  [
    'a changed draw',
    withRow(0, (row) => row.replace(/\[\d+/, '[46')),
    /The set-up: a number .* does not come from the seed/,
  ],
  ['a missing draw', withRow(0, (row) => row.replace(/ \d+\]/, ']')), /The set-up: .*draw \d+ is missing/],
  [
    'a draw too many',
    withRow(5, (row) => `${row.replace(/ \[.*/, '')} [1 2 3 4 5 6 7 8 9]`),
    /Action 5.* don't fit: \d+ draws too many/,
  ],
  [
    'another score',
    (whole) => whole.replace(/^score G \d+/m, 'score G 999'),
    /The outcome is another one: recorded "rounds 999/,
  ],
  [
    'an end too soon',
    (whole) => whole.replace(/\n[^\n]*\n\nend/, '\n\nend'),
    /after its last action the game is not over/,
  ],
  [
    'another rules version',
    (whole) => whole.replace(/^rules 1$/m, 'rules 2'),
    /version 2 of the rules; here is version 1/,
  ],
  ['another game', (whole) => whole.replace(/^game .*/m, 'game chess'), /game that is not here: "chess"/],
  [
    'a row that means nothing',
    (whole) => whole.replace(/^rules/m, 'rulez'),
    /Line 3 can't be read: this line means nothing in a record/,
  ],
  [
    'a missing row',
    (whole) => whole.replace(/^12 .*\n/m, ''),
    /can't be read: the number of the action is not the next one \("13 /,
  ],
  [
    'too few seats',
    (whole) => whole.replace(/^seat W .*\n/m, ''),
    /can't be read: no such seat|can't be read: scores|not played with 1/,
  ],
  [
    'an option that is not there',
    (whole) => whole.replace(/^option .*/m, 'option colour red'),
    /the game has no such option/,
  ],
  ['an empty file', () => '', /not a record/],
  ['a picture', () => '\u0000\u0001PNG', /not a record/],
]

describe('verify', () => {
  it('says nothing of a good record but that it is verified', async () => {
    expect(await run('verify', [good])).toEqual({ status: 0, stdout: '1 verified, 0 failed\n', stderr: '' })
  })

  it('takes a record with remarks', async () => {
    const file = changed('remarked', (whole) => `${whole}\n# note 3 the wrong island\n# whatever else\n`)
    expect((await run('verify', [file])).stdout).toBe('1 verified, 0 failed\n')
  })

  it('takes a game that is not over', async () => {
    const file = changed('running', (whole) => `${whole.split('\n').slice(0, 30).join('\n')}\n`)
    expect((await run('verify', [file])).stdout).toBe('1 verified, 0 failed\n')
  })

  it('takes a record with an unrevealed seed, and says that the draws are not checked', async () => {
    const file = changed('no-seed', (whole) => whole.replace(/^seed .*\n/m, ''))
    const { stdout, status } = await run('verify', [file])
    expect(stdout).toBe(`${file}: The seed is not revealed: draws not checked.\n1 verified, 0 failed\n`)
    expect(status).toBe(0)
  })

  it.each(FAULTS)('fails on %s and says where and why', (name, _, sentence) => {
    const said = faulty.stdout.split('\n').filter((line) => line.startsWith(`${fileOf(name)}: `))
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(sentence)
  })

  it('fails on nothing else, and says so in its last line and its exit code', async () => {
    expect(lastLine(faulty.stdout)).toBe(`1 verified, ${FAULTS.length} failed`)
    expect(faulty.stdout.trimEnd().split('\n')).toHaveLength(FAULTS.length + 1)
    expect(faulty.stderr).toBe('')
    expect(faulty.status).toBe(1)
  })

  it("counts what it can't read as failed and goes on", async () => {
    const { stdout, status } = await run('verify', [join(folder, 'nowhere.txt'), folder, good])
    expect(status).toBe(1)
    expect(stdout).toContain("nowhere.txt: It can't be read (ENOENT).")
    expect(stdout).toContain(`${folder}: It can't be read (EISDIR).`)
    expect(lastLine(stdout)).toBe('1 verified, 2 failed')
  })

  it('says in French what is asked for in French, the rules included', async () => {
    const [twice, , foreign] = FAULTS.map(([name]) => fileOf(name))
    const { stdout, status } = await run('verify', ['--language', 'fr', good, twice ?? '', foreign ?? '', folder])
    expect(status).toBe(1)
    expect(stdout).toMatch(/L’action 9 .* n’est pas permise \(wrong-phase\)\u202f: [^(]*é/)
    expect(stdout).toContain('La mise en place\u202f: un nombre donné par le hasard ne vient pas de la graine.')
    expect(stdout).toContain('Le fichier ne se lit pas (EISDIR).')
    expect(lastLine(stdout)).toBe('1 relevé vérifié, 3 refusés')
  })

  it('wants at least one file', async () => {
    const { stderr, status } = await run('verify', [])
    expect(status).toBe(2)
    expect(stderr).toContain('Say at least one FILE.')
  })
})
