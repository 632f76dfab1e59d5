import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A colon that is written after words of a catalogue: French has a space before it, which `labelOf` knows. */
const COLON = /\}: (?:\$\{|<\/)|\)\}: \{/

it('no colon of the page is written outside the catalogues of words', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: new URL('..', import.meta.url) })
  const others = files.filter((file) => !/(^|\/)text(\/|\.ts$)|testing\/|\.test\.ts$/.test(file))
  expect(others.length).toBeGreaterThan(300)
  const found = others.flatMap((file) =>
    readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line, index) => (COLON.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
