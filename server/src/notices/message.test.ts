import { expect, test } from 'vitest'
import type { DueNotice } from '../store/noticeStore.ts'
import { messageOf } from './message.ts'

type Told = Parameters<typeof messageOf>[0][number]

function notice(id: number, kind: DueNotice['kind'], table: string, prompt: string): Told {
  const listed = { game: 'toy', prompts: { en: [prompt], fr: [`${prompt} (fr)`] } } as unknown as DueNotice['listed']
  return { id, kind, table, seat: 0, listed }
}

const say = (notices: readonly Told[], language: 'en' | 'fr' = 'en') =>
  messageOf(notices, language, 'https://games.example', () => 'Toy')

test('of one table the most that there is to tell is told, with the way there', () => {
  const notices = [notice(1, 'started', 't1', 'Place a meeple.'), notice(2, 'your-turn', 't1', 'Place a meeple.')]
  const line = 'Your turn in Toy: Place a meeple.'
  expect(say(notices)).toEqual({ id: '1-2', title: line, text: line, link: 'https://games.example/table/t1' })
  expect(say(notices, 'fr').text).toBe('À vous de jouer à Toy : Place a meeple. (fr)')
})

test('several tables are a line each, and the link leads to all of them', () => {
  const { title, text, link } = say([notice(1, 'your-turn', 't1', 'One.'), notice(2, 'ended', 't2', 'Ada has won.')])
  expect([title, link]).toEqual(['News from 2 tables', 'https://games.example/'])
  expect(text).toBe('Toy is over: Ada has won.\nYour turn in Toy: One.')
})

test('what would be too long is counted', () => {
  const many = Array.from({ length: 10 }, (_, index) => notice(index, 'your-turn', `t${index}`, 'x'.repeat(1000)))
  const lines = say(many).text.split('\n')
  expect(lines).toHaveLength(9)
  expect([lines[0]?.length, lines.at(-1)]).toEqual([300 + 'Your turn in Toy: '.length, 'and 2 more tables'])
})

test('new open tables are told as the lobby lists them, several in one message', () => {
  const opened = (id: number, table: string): Told => {
    const seats = [
      { kind: 'person', name: 'Ana' },
      { kind: 'bot', name: 'Marlow' },
      { kind: 'open', name: '' },
    ] as const
    const listed = { game: 'toy', seats, timeControl: { bank: 86_400 } } as unknown as DueNotice['listed']
    return { id, kind: 'opened', table, seat: -1, listed }
  }
  const line = 'New open table: Toy, with Ana and Marlow, by turns'
  expect(say([opened(1, 't1')])).toEqual({ id: '1', title: line, text: line, link: 'https://games.example/table/t1' })
  const { title, text, link } = say([opened(1, 't1'), opened(2, 't2'), opened(3, 't3')])
  expect([title, text, link]).toEqual(['3 new open tables', [line, line, line].join('\n'), 'https://games.example/'])
  expect(say([opened(1, 't1'), opened(2, 't2')], 'fr').title).toBe('2 nouvelles tables ouvertes')
  expect(say([opened(1, 't1'), notice(2, 'your-turn', 't2', 'One.')]).title).toBe('News from 2 tables')
})

test('a name is never a link, and reads as it was written', () => {
  const said = (name: string) => {
    const listed = { game: 'toy', seats: [{ kind: 'person', name }], timeControl: null, prompts: { en: [`${name} has won.`] } } as unknown as DueNotice['listed'] // prettier-ignore
    const kinds = ['opened', 'invited', 'ended'] as const
    return kinds.map((kind) => say([{ id: 1, kind, table: 't1', seat: 0, listed }]).text)
  }
  const told = (name: string) => [
    `New open table: Toy, with ${name}, no clock`,
    `You are asked to a table of Toy, with ${name}`,
    `Toy is over: ${name} has won.`,
  ]
  for (const [name, shown] of [
    ['https://evil.example/x', 'https: //evil. example/x'],
    ['www.evil.example', 'www. evil. example'],
    ['evil.example', 'evil. example'],
    ['ana@evil.example', 'ana@evil. example'],
    ['пример.рф', 'пример. рф'],
    ['💩.la', '💩. la'],
    ['//evil.example', '//evil. example'],
    ['WWW.7.example', 'WWW. 7. example'],
    ['ftp://7', 'ftp: //7'],
    ['J.R.', 'J.R.'],
    ['J.R. Ewing', 'J.R. Ewing'],
    ['Ana 2.0', 'Ana 2.0'],
    ['Well...', 'Well...'],
  ] as const)
    expect(said(name)).toEqual(told(shown))
})
