import { expect, test } from 'vitest'
import { parseSeen } from './readSoFar.ts'

test('how far talk was read is kept by table and room', () => {
  expect(parseSeen('[["abc",{"players":3}]]')).toEqual([['abc', { players: 3 }]])
  expect(parseSeen(null)).toEqual([])
})

test.each(['null', '5', '"x"', '{"a":1}', '[null]', '[["abc"]]', '[["abc",{"players":"x"}]]', '['])(
  'what can’t be that is nothing read: %s',
  (stored) => expect(parseSeen(stored)).toEqual([]),
)

test('a table whose talk can’t be read does not take the others along', () => {
  expect(parseSeen('[null,["abc",{"onlookers":2}]]')).toEqual([['abc', { onlookers: 2 }]])
})
