import { expect, test } from 'vitest'
import { builtIn, trustComponents } from './builtIn.ts'
import { components } from './components.ts'

test('a set that is trusted is read like one that is checked: what its file leaves out is filled', () => {
  expect(trustComponents(builtIn)).toEqual(components)
})
