import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from './play/commands.ts'
import { TEXTS } from './text/index.ts'
import { run, temporaryFolder } from './testing/run.ts'

const folder = temporaryFolder()
const START = ['silver-and-gold', '--seed', '4', '--name', 'Ann']

function play(lines: readonly string[], ...args: string[]) {
  return run('play', [...START, ...args], lines.map((line) => `${line}\n`).join(''))
}

describe('play', () => {
  it('plays a whole game to its end, with the scores by source', async () => {
    const file = join(folder, 'whole.txt')
    // Choice 1 is always there; what is typed after the end of the game keeps the record.
    const { stdout, status, stderr } = await play(
      ['quick', ...Array<string>(200).fill('1'), `quit ${file}`],
      '--seats',
      '3',
    )
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout).toContain('At the table: Ann; Marlow (bot, Mate); Inès (bot, Mate).')
    expect(stdout).toContain('All four rounds have been played.')
    expect(stdout).toMatch(
      /^1\. (Marlow|Inès): \d+ points \(Islands \d+, Seals \d+, Coins \d+, Trophies \d+, Palms \d+\)$/m,
    )
    expect(stdout).toMatch(/^3\. Ann: \d+ points? \(/m)
    expect(readFileSync(file, 'utf8')).toContain('seat G person - - Ann')
    expect((await run('verify', [file])).stdout).toBe('1 verified, 0 failed\n')
  })

  it('takes a number, an action in any order of words, and lists what other words find', async () => {
    const { stdout } = await play(['keep o04 o01', '', 'open a1', 'd1 c1 CROSS o01 d2', '', 'quit'])
    expect(stdout).toContain('You keep The Open Gate and Saffron Basin.')
    expect(stdout).toContain('1. Cross off row 1, column 1 on The Open Gate: 1 more box [box O01 a1]')
    expect(stdout).toContain('You crossed the small L on The Open Gate.')
  })

  it("tells many choices in groups, and one's own islands with them", async () => {
    const { stdout } = await play(['1', '', 'quit'])
    expect(stdout).toContain('42 choices:')
    expect(stdout).toContain('1 to 12: box O01, such as: Cross off row 1, column 1 on The Open Gate: 1 more box')
    expect(stdout).toMatch(/Ann \(you\): 0 points\..*\nThe Open Gate/)
  })

  it('says why an action is not possible', async () => {
    const { stdout } = await play(['1', '', 'cross G02 a1 a2', '999', 'nonsense', 'quit'])
    expect(stdout).toContain('is not yours. Yours: The Open Gate and Saffron Basin.')
    expect(stdout).toContain('The choices have the numbers 1 to 42.')
    expect(stdout).toContain('No choice has "nonsense".')
  })

  it('takes actions back until the turn ends, and not afterwards', async () => {
    const file = join(folder, 'undone.txt')
    const { stdout } = await play(['1', 'undo', '6', '', 'undo', `quit ${file}`])
    expect(stdout).toContain('You keep The Open Gate and Saffron Basin.')
    expect(stdout).toContain('Taken back.')
    expect(stdout).toContain('There is nothing that can be taken back.')
    const record = readFileSync(file, 'utf8')
    expect(record).toContain('1 G keep P03 S09')
    expect(record).not.toContain('keep O01 O04')
    expect((await run('verify', [file])).stdout).toBe('1 verified, 0 failed\n')
  })

  it('takes a step back within an X chain', async () => {
    const { stdout } = await play(['1', '', 'box O01 a1', 'undo', 'box O01 b1', '', 'quit'])
    expect(stdout).toContain('Your red X gives you 1 more box')
    expect(stdout).toContain('Taken back.')
    expect(stdout).toContain('You crossed row 1, column 2 on The Open Gate.')
  })

  it('knows all its commands', async () => {
    const { stdout } = await play(['help', 'board', 'own', 'list', 'scores', 'quick', 'save', 'quit'])
    for (const line of TEXTS.en.play.help) expect(stdout).toContain(line)
    expect(stdout.match(/^Trophies: 6 free/gm)).toHaveLength(2)
    expect(stdout).toContain('Your turns now end at once.')
    expect(stdout).toContain('Where to? Type save FILE.')
    expect(stdout).toContain('1. Ann: 0 points (Islands 0')
  })

  it('speaks French', async () => {
    const { stdout, status } = await play(['aide', '1', 'annule', '1', '', 'quitte'], '--language', 'fr')
    expect(status).toBe(0)
    expect(stdout).toContain('À la table\u202f: Ann\u202f; Marlow (robot, Second).')
    expect(stdout).toContain('Entrée termine votre tour')
    expect(stdout).toContain('Repris.')
    expect(stdout).toContain('Vous avez quitté la partie.')
  })

  it('deals the same game for the same seed', async () => {
    const first = await play(['1', '', '1', '', 'quit'])
    expect((await play(['1', '', '1', '', 'quit'])).stdout).toBe(first.stdout)
  })

  it("says where a record can't be written, and stays", async () => {
    const { stdout } = await play([`quit ${join(folder, 'no', 'such', 'folder.txt')}`, 'scores', 'quit'])
    expect(stdout).toContain("can't be written")
    expect(stdout).toContain('1. Ann: 0 points')
  })

  it('stops when the input ends', async () => {
    const { stdout, status } = await play(['1', ''])
    expect(status).toBe(0)
    expect(stdout.trimEnd().endsWith('The input has ended, so the game stops here.')).toBe(true)
  })

  it('stops at Ctrl-C', async () => {
    const script = fileURLToPath(new URL('play.ts', import.meta.url))
    const child = spawn(process.execPath, [script, ...START])
    let stdout = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const wasAsked = stdout.includes('Type a number')
      stdout += chunk
      if (!wasAsked && stdout.includes('Type a number')) child.kill('SIGINT')
    })
    const status = await new Promise((resolve) => child.on('close', resolve))
    expect(status).toBe(130)
    expect(stdout.trimEnd().endsWith('You have left the game.')).toBe(true)
  })
})

describe('play refuses with one sentence and exit code 2', () => {
  it.each([
    ['a missing game', [], 'Which game?'],
    ['an unknown game', ['chess'], 'There is no game "chess".'],
    ['a seat count', [...START, '--seats', '1'], 'is played with 2, 3, 4 seats'],
    ['a level', [...START, '--level', 'clever'], 'There is no bot level "clever"'],
    ['a language', [...START, '--language', 'de'], '--language must be en or fr'],
    ['a seed', ['silver-and-gold', '--seed', 'x'], '--seed must be a whole number'],
    ['an empty name', ['silver-and-gold', '--name', ' '], '--name must not be empty.'],
    ['an option', [...START, '--set', 'a=b'], 'has no option "a"'],
  ])('%s', async (_, args, sentence) => {
    const { status, stdout, stderr } = await run('play', args)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(sentence)
  })
})

describe('play refuses in French where French is asked for', () => {
  it.each([
    ['a missing game', [], 'Quel jeu\u202f? Dites un GAME.'],
    ['a seat count', [...START, '--seats', '1'], 'se joue à 2, 3, 4, pas à «\u202f1\u202f»'],
    ['an option', [...START, '--set', 'a=b'], 'n’a pas d’option «\u202fa\u202f»'],
    ['a flag', [...START, '--fast'], 'L’option --fast n’existe pas.'],
    ['a flag without its value', [...START, '--seed'], 'L’option --seed ne va pas ainsi'],
    ['a file that is not there', ['--components', 'nowhere.json'], 'nowhere.json ne se lit pas (ENOENT).'],
  ])('%s', async (_, args, sentence) => {
    const { status, stderr } = await run('play', ['--language', 'fr', ...args])
    expect(status).toBe(2)
    expect(stderr).toContain(sentence)
  })
})

describe('the commands', () => {
  it.each(['en', 'fr'] as const)('have names of their own in %s', (language) => {
    const names = COMMANDS.flatMap((command) => TEXTS[language].play.commands[command])
    expect(new Set(names).size).toBe(names.length)
  })
})
