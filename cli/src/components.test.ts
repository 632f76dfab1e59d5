import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countLists } from './components/counts.ts'
import { run, temporaryFolder } from './testing/run.ts'

const folder = temporaryFolder()
const GAME = ['--game', 'silver-and-gold']
const printed = (await run('components', ['print', ...GAME])).stdout

function fileOf(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

describe('components print', () => {
  it('writes the components of a game as JSON, ready to be changed', async () => {
    const path = new URL('../../games/silver-and-gold/src/data/components.json', import.meta.url)
    expect(JSON.parse(printed)).toEqual(JSON.parse(readFileSync(path, 'utf8')))
    expect(printed.split('\n').length).toBeGreaterThan(100)
  })
})

describe('components check', () => {
  it('says what a good file is, and how much of everything it has', async () => {
    const file = fileOf('good.json', printed)
    expect(await run('components', ['check', file, ...GAME])).toEqual({
      status: 0,
      stdout: [
        `${file}: all is well. Silver & Gold (printed values, typed in by an owner).`,
        '  expeditionCards: 6 (8 with copies), treasureCards: 47.',
        '  Tables play this game with its own components only.',
        '',
      ].join('\n'),
      stderr: '',
    })
  })

  it('says everything that is wrong, and ends with 1', async () => {
    const wrong = printed.replace('"trophies": [', '"trophies": [99, 100,')
    const file = fileOf('wrong.json', wrong)
    const { status, stdout } = await run('components', ['check', file, ...GAME])
    expect(status).toBe(1)
    expect(stdout.split('\n')).toEqual([
      `${file}: 2 things are to be put right.`,
      '  There are 8 trophies instead of 6.',
      '  The trophies are not listed from the highest to the lowest.',
      '',
    ])
  })

  it('speaks French', async () => {
    const file = fileOf('juste.json', printed)
    const { stdout } = await run('components', ['check', file, ...GAME, '--language', 'fr'])
    expect(stdout).toContain('tout va bien. Silver & Gold (valeurs imprimées, recopiées par quelqu’un qui a le jeu).')
  })

  it('looks at every file; one that is not JSON is wrong', async () => {
    const [good, bad] = [fileOf('a.json', `\uFEFF${printed}`), fileOf('b.json', '{"cards": [')]
    const { status, stdout } = await run('components', ['check', bad, good, ...GAME])
    expect(status).toBe(1)
    expect(stdout).toMatch(/b\.json: this is not JSON: \S[^]*a\.json: all is well\./)
  })

  it.each([
    ['without a command', [], 'Say check or print.'],
    ['without a file', ['check'], 'Say at least one FILE.'],
    ['for a file that says no game', ['check', fileOf('none.json', '{}')], 'does not say which game it is for'],
    ['for an unknown game', ['check', fileOf('one.json', '{}'), '--game', 'chess'], 'There is no game "chess"'],
    ['for no file at all', ['check', join(folder, 'nowhere.json')], "can't be read (ENOENT)"],
    ['in another language', ['check', 'x', '--language', 'de'], '--language must be en or fr'],
    ['to print no game', ['print'], 'Say --game ID.'],
  ])('is refused %s', async (_, args, sentence) => {
    const { status, stderr, stdout } = await run('components', args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(sentence)
  })
})

describe('playing with a file of components', () => {
  it.each(['sim', 'play'] as const)('is refused by %s for a game whose components are fixed', async (command) => {
    const file = fileOf('own.json', printed)
    const args = command === 'sim' ? GAME : ['silver-and-gold']
    const { status, stderr } = await run(command, [...args, '--components', file])
    expect(status).toBe(2)
    expect(stderr).toContain('silver-and-gold is played with its own components only.')
  })
})

describe('the lists of a set', () => {
  it('are counted with their copies, also one level down', async () => {
    const cards = [{ copies: 2 }, { copies: 3 }]
    expect(countLists({ name: 'x', cards, boards: { lagoon: [{}], faces: [1, 2] }, none: [] })).toEqual([
      { list: 'cards', entries: 2, pieces: 5 },
      { list: 'boards.lagoon', entries: 1, pieces: null },
    ])
    expect(countLists({ deep: { deeper: { deepest: [{}] } } })).toEqual([])
  })
})
