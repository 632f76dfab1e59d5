import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BURST, createVoice, LONGEST, otherThan } from './speaking.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listened() {
  const heard: string[] = []
  const voice = createVoice({
    polite: (words) => void heard.push(words),
    urgent: (words) => void heard.push(`! ${words}`),
  })
  return { ...voice, heard }
}

test('what comes at once is said as one, the question last', () => {
  const { say, ask, heard } = listened()
  ask('Your turn.')
  say('Ana dives.')
  say('')
  say('Ana takes a vase.')
  vi.advanceTimersByTime(BURST - 1)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual(['! ', 'Ana dives. Ana takes a vase. Your turn.'])
})

test('of two questions the later one is asked', () => {
  const { ask, heard } = listened()
  ask('Choose a card.')
  ask('Choose a place.')
  vi.advanceTimersByTime(BURST)
  expect(heard).toEqual(['! ', 'Choose a place.'])
})

test('a question that holds no more is not asked', () => {
  const { say, ask, heard } = listened()
  ask('Choose a card.')
  say('Bo takes the last card.')
  ask('')
  vi.advanceTimersByTime(LONGEST)
  expect(heard).toEqual(['Bo takes the last card.'])
})

test('what is said at once while a question waits to be asked stays to be read', () => {
  const { ask, sayNow, heard } = listened()
  ask('Place a meeple.')
  sayNow('Nobody lines up there.')
  vi.advanceTimersByTime(BURST)
  expect(heard).toEqual(['! Nobody lines up there.', 'Place a meeple.'])
  // The next question asks for something else.
  ask('Choose a card.')
  vi.advanceTimersByTime(BURST)
  expect(heard.slice(2)).toEqual(['! ', 'Choose a card.'])
})

test('who goes on telling is heard all the same', () => {
  const { say, heard } = listened()
  for (let time = 0; time < LONGEST; time += 100) {
    say(`At ${time}.`)
    vi.advanceTimersByTime(100)
  }
  expect(heard).toEqual(['At 0. At 100. At 200. At 300. At 400. At 500. At 600.'])
})

test('again says what was said last, whichever way', () => {
  const { say, sayNow, repeat, heard } = listened()
  repeat()
  say('Bo passes.')
  vi.advanceTimersByTime(BURST)
  repeat()
  sayNow('It does not fit.')
  repeat()
  expect(heard).toEqual(['Bo passes.', '! Bo passes.', '! It does not fit.', '! It does not fit.'])
})

test('after a hush nothing is left to be said, or to be read', () => {
  const { say, ask, hush, repeat, heard } = listened()
  say('You keep the vase.')
  ask('Choose a card.')
  hush()
  vi.advanceTimersByTime(LONGEST)
  repeat()
  expect(heard).toEqual(['', '! '])
  say('Bo passes.')
  vi.advanceTimersByTime(BURST)
  expect(heard.at(-1)).toBe('Bo passes.')
})

test('the same words are another text, and are read again', () => {
  expect(otherThan('Yes.', 'Yes.')).toBe('Yes.\u00a0')
  expect(otherThan('Yes.\u00a0', 'Yes.')).toBe('Yes.')
  expect(otherThan('', '')).toBe('')
})
