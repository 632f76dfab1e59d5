import { expect, test } from 'vitest'
import { localeOf } from './locale.ts'

const day = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(2026, 10, 27))

test('a day is written as in the reader’s region, where the browser speaks the language of the page', () => {
  expect(day(localeOf('en', ['en-GB', 'fr']))).toBe('27 November 2026')
  expect(day(localeOf('en', ['fr', 'en-US']))).toBe('November 27, 2026')
  expect(localeOf('fr', ['en-GB', 'fr-CA'])).toBe('fr-CA')
})

test('in a browser of other languages the day comes first', () => {
  expect(day(localeOf('en', ['de-DE']))).toBe('27 November 2026')
  expect(day(localeOf('fr', []))).toBe('27 novembre 2026')
})

test('a language that is no locale, as of a Chromium without one, is passed over', () => {
  expect(localeOf('en', ['en-US@posix'])).toBe('en-GB')
  expect(localeOf('en', ['en-US@posix', 'en-US'])).toBe('en-US')
})
