import { expect, test } from 'vitest'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { earWords, MOST_LINES, MOST_NAMES, type Tellers } from './ear.ts'

const silent: Tellers = {
  where: () => undefined,
  mine: () => undefined,
  changed: () => [],
  glowing: () => [],
  asked: () => '',
}
const table = en.table

test('the keys ask the game first', () => {
  const ask: Tellers = { ...silent, where: () => 'The T fits in 3 places.', mine: () => '5 coins.' }
  expect(earWords('G', ask, table)).toBe('The T fits in 3 places.')
  expect(earWords('I', ask, table)).toBe('5 coins.')
})

test('without words of the game, what glows is named, each name once', () => {
  const ask: Tellers = { ...silent, glowing: () => ['Zone 1.', 'Zone 2', 'Zone 1.', ''] }
  expect(earWords('G', ask, table)).toBe('2 can be done: Zone 1; Zone 2.')
  expect(earWords('G', { ...silent, glowing: () => ['Zone 9'] }, fr.table)).toMatch(
    /^Une seule chose possible\s: Zone 9\.$/,
  )
})

test('where nothing glows, what is asked is said', () => {
  const asked = 'Your turn is complete: end it, or undo.'
  expect(earWords('G', { ...silent, asked: () => asked }, table)).toBe(asked)
  expect(earWords('G', silent, table)).toBe(table.nothingToDo)
})

test('more names than one can hear are counted', () => {
  const names = Array.from({ length: MOST_NAMES + 3 }, (_, index) => `Space ${index + 1}`)
  const said = earWords('G', { ...silent, glowing: () => names }, table)
  expect(said).toContain(`Space ${MOST_NAMES}; and 3 more.`)
  expect(said).not.toContain(`Space ${MOST_NAMES + 1}`)
})

test('what changed is the end of the log', () => {
  const lines = Array.from({ length: MOST_LINES + 2 }, (_, index) => `Line ${index + 1}.`)
  const said = earWords('N', { ...silent, changed: () => lines }, table) ?? ''
  expect(said.startsWith('Line 3. ')).toBe(true)
  expect(said.endsWith(`Line ${MOST_LINES + 2}.`)).toBe(true)
})

test('nothing is said as such', () => {
  expect(earWords('G', silent, table)).toBe('There is nothing that you can do now.')
  expect(earWords('I', silent, table)).toBe('There is nothing that you can do now.')
  expect(earWords('N', silent, table)).toBe('Nothing has happened since your last turn.')
  expect(earWords('N', silent, fr.table)).toBe('Rien ne s’est passé depuis votre dernier tour.')
})

test('other keys ask for nothing', () => {
  expect(earWords('E', silent, table)).toBeNull()
  expect(earWords('A', silent, table)).toBeNull()
})
