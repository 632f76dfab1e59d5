import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { NotTerse } from './terse.ts'
import { TerseReader } from './terseReader.ts'
import { TerseWriter } from './terseWriter.ts'

const RUNS = process.env.FATHOM_LONG === '1' ? 50_000 : 3_000

const read = (text: string, seat: number | null = null): unknown => {
  const reader = new TerseReader(text)
  const value = reader.value(seat)
  expect(reader.isAtEnd).toBe(true)
  return value
}

const { json: tricky } = fc.letrec((tie) => ({
  scalar: fc.oneof(
    fc.constantFrom<unknown>(null, true, false, 0, -1, 2.5, 1e300, '', 'a', 'null', 'place 5 T1', 'place 5 B1', 'x|y', '5', '{', 'é', '\ud800', 'a!b', '=0'), // prettier-ignore
    fc.string({ unit: 'grapheme' }),
  ),
  list: fc.array(tie('json'), { maxLength: 6 }),
  object: fc.dictionary(
    fc.constantFrom('type', 'seat', 'a', '0', 'a.b', '', '$set', '__proto__', 'constructor', 'b c'),
    tie('json'),
    { maxKeys: 4, noNullPrototype: true },
  ),
  json: fc.oneof({ maxDepth: 4, withCrossShrink: true }, tie('scalar'), tie('list'), tie('object')),
}))

test('every value comes back as it was, whoever is spoken of', () => {
  fc.assert(
    fc.property(fc.oneof(tricky, fc.jsonValue()), fc.constantFrom(null, 0, 2), (value, seat) => {
      const json = JSON.stringify(value)
      expect(JSON.stringify(read(new TerseWriter().write(JSON.parse(json), seat), seat))).toBe(json)
    }),
    { numRuns: RUNS },
  )
})

test('names that were learned from a value are known as if it had been read', () => {
  fc.assert(
    fc.property(tricky, tricky, fc.constantFrom(null, 0, 2), (first, second, seat) => {
      const [known, value] = [first, second].map((each) => JSON.parse(JSON.stringify(each)) as unknown)
      const writer = new TerseWriter()
      writer.write(known, seat)
      const reader = new TerseReader(writer.write(value, seat))
      reader.learn(known)
      expect(JSON.stringify(reader.value(seat))).toBe(JSON.stringify(value))
    }),
    { numRuns: RUNS },
  )
})

test.each([
  [{ phase: 'buy', view: { players: { 1: { gold: 3 } } } }, '{phase:buy,view.players.1.gold:3}'],
  [[{ type: 'dug', seat: 1, box: 'a1' }, { type: 'paid', seat: 0 }, { type: 'over' }], '[dug!{box:a1},paid!0{},over{}]'], // prettier-ignore
  [['place 5 T1', 'place 5 B2', 'place 6 B2'], '[=0place 5 T1|8B2|66 B2]'],
  [[{ x: 1, y: 2 }, { x: 3, y: { a: 1 } }, { x: 1, z: 2 }, { x: 3, y: 4 }], '[{x:1,y:2},(3,{a:1}),{x:1,z:2},{x:3,y:4}]'], // prettier-ignore
  [[{ type: 'dug', seat: 1, box: 'a1' }, { type: 'dug', seat: 1, box: 'b1' }, { type: 'dug', seat: 0, box: 'b1' }], '[dug!{box:a1},dug!(b1),dug!0(b1)]'], // prettier-ignore
  [{ a: null, b: true, c: [false, 'null', 'true'] }, '{a:*,b:+,c[~,null,true]}'],
  [[3, 1, 'place 5 T1', 'place 5 B2'], '[3,1,=0place 5 T1|8B2]'],
  [{ prompt: 'Your turn, Ana', legal: [] }, '{prompt:"Your turn, Ana",legal[]}'],
])('%j', (value, text) => {
  expect(new TerseWriter().write(value, 1)).toBe(text)
  expect(read(text, 1)).toEqual(value)
})

test.each(['', '{', '[1', '{a}', '{a:}', '"', '!', '[1 2]', '{a.:1}', '(1,2)'])('%s is refused', (text) => {
  expect(() => new TerseReader(text).value()).toThrow(NotTerse)
})
