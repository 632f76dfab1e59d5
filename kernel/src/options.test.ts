import { describe, expect, test } from 'vitest'
import { fillOptions, makeOptionValue, parseOptionValue, type OptionSpec } from './options.ts'

const SPECS: readonly OptionSpec[] = [
  { id: 'aid', kind: 'switch', default: false },
  { id: 'side', kind: 'choice', choices: ['day', 'night'], default: 'day' },
  { id: 'rounds', kind: 'number', min: 1, max: 9, default: 4 },
]

describe('options', () => {
  test('what nobody asked for has its default', () => {
    expect(fillOptions(SPECS, {})).toEqual({ ok: true, value: { aid: false, side: 'day', rounds: 4 } })
    expect(fillOptions(SPECS, { aid: true, rounds: 9 })).toEqual({
      ok: true,
      value: { aid: true, side: 'day', rounds: 9 },
    })
  })

  test('an unknown option is refused by name', () => {
    expect(fillOptions(SPECS, { colour: 'red' })).toEqual({
      ok: false,
      refusal: { code: 'unknown-option', params: { option: 'colour' } },
    })
    expect(fillOptions(SPECS, { toString: 1 }).ok).toBe(false)
  })

  test.each([
    ['aid', 'yes', ['on', 'off']],
    ['aid', 1, ['on', 'off']],
    ['side', 'dusk', ['day', 'night']],
    ['side', 3, ['day', 'night']],
    ['rounds', 0, ['1-9']],
    ['rounds', 10, ['1-9']],
    ['rounds', 2.5, ['1-9']],
    ['rounds', '3', ['1-9']],
    ['rounds', null, ['1-9']],
  ])('%s can’t be %s', (option, value, allowed) => {
    expect(fillOptions(SPECS, { [option]: value })).toEqual({
      ok: false,
      refusal: { code: 'bad-option-value', params: { option, value: String(value), allowed } },
    })
  })

  test('values have a text and come back from it', () => {
    const values = [true, false, 'day', 'night', 1, 9]
    const specs = [0, 0, 1, 1, 2, 2].map((index) => SPECS[index] as OptionSpec)
    values.forEach((value, index) => {
      expect(parseOptionValue(specs[index] as OptionSpec, makeOptionValue(value))).toBe(value)
    })
    expect(parseOptionValue(SPECS[0] as OptionSpec, 'true')).toBe(true)
    expect(parseOptionValue(SPECS[0] as OptionSpec, 'perhaps')).toBeNull()
    expect(parseOptionValue(SPECS[1] as OptionSpec, 'dusk')).toBeNull()
    expect(parseOptionValue(SPECS[2] as OptionSpec, '')).toBeNull()
    expect(parseOptionValue(SPECS[2] as OptionSpec, ' ')).toBeNull()
    expect(parseOptionValue(SPECS[2] as OptionSpec, '12')).toBeNull()
  })
})
