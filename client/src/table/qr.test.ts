import { expect, test } from 'vitest'
import { squaresPath } from './qr.ts'

test('neighbours in a row are drawn as one, to the end of the row', () => {
  expect(
    squaresPath([
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ]),
  ).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z')
})
