import { expect, test } from 'vitest'
import { parseBeside } from './beside.ts'

test('chairs beside me are kept by table', () => {
  expect(parseBeside('{"abc":[1,2]}')).toEqual({ abc: [1, 2] })
  expect(parseBeside(null)).toEqual({})
})

test.each(['null', '5', '"x"', '[]', '[null]', '{'])('what can’t be chairs is nobody beside me: %s', (stored) => {
  expect(parseBeside(stored)).toEqual({})
})

test('a table whose chairs can’t be read does not take the others along', () => {
  expect(parseBeside('{"a":null,"b":5,"c":{},"d":[3]}')).toEqual({ d: [3] })
})
