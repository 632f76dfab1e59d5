import { expect, it } from 'vitest'
import { start } from './testing/run.ts'

const GAME = ['--game', 'silver-and-gold']

it.each([
  ['sim', [...GAME, '--games', '1'], '', 0, /^silver-and-gold, 4 seats, seed 1/],
  ['arena', ['--game', 'sunken-treasure', '--games', '2'], '', 0, /^sunken-treasure, 2 seats, seed 1/],
  ['play', ['silver-and-gold', '--language', 'fr'], 'quitte\n', 0, /Vous avez quitté la partie\.\n$/],
  ['components', ['print', ...GAME], '', 0, /^\{\n  "[^]*\}\n$/],
  ['verify', ['nowhere.txt'], '', 1, /^nowhere\.txt: It can't be read \(ENOENT\)\.\n0 verified, 1 failed\n$/],
] as const)(
  '%s is a program: it has its arguments, says what it finds, and ends so',
  (name, args, input, status, says) => {
    const ran = start(name, args, input)
    expect(ran).toMatchObject({ status, stderr: '' })
    expect(ran.stdout).toMatch(says)
  },
)

it.each(['sim', 'arena', 'train', 'verify', 'play', 'components'] as const)(
  '%s that can’t be carried out says why and how where errors go, and ends with 2',
  (name) => {
    const { status, stdout, stderr } = start(name, ['--fast'])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(new RegExp(`^Unknown option '--fast'\\nusage: npm run -s ${name} -- `))
  },
)
