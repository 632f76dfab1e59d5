import { expect, it } from 'vitest'
import { linesOfText } from './lettering.ts'

it('words are put in lines that fit', () => {
  expect(linesOfText('one two three', 7)).toEqual(['one two', 'three'])
  expect(linesOfText('', 7)).toEqual([''])
})
it('a word too long for a line is cut', () => {
  expect(linesOfText('Bartholomew', 5)).toEqual(['Bart…'])
})
