import { expect, it } from 'vitest'
import { deflated } from './deflated.ts'

/** Sixteen lines of a log, about as Thesauros has them. */
function lines(): string {
  const line = (n: number): unknown => [
    {
      n,
      kind: 'done',
      seat: n % 3,
      action: `place W ${n % 10}`,
      at: 1_795_000_000_000 + n * 5311,
      draws: [(n * 7) % 11],
    },
    [{ type: 'placed', seat: n % 3, sort: 'W', zone: n % 10, space: n % 4 }],
    [11],
  ]
  return JSON.stringify(Array.from({ length: 16 }, (_, n) => line(n)))
}

it('gives back every text as it was, whatever its letters', () => {
  for (const text of ['', 'x', 'Île aux Épaves : 3 $', '宝 \u{1f3f4}‍☠️ \u2028', lines(), lines().repeat(40)])
    expect(deflated.unpack(deflated.pack(text))).toBe(text)
})

it('keeps old lines in a fourth of their letters, or less', () => {
  expect(deflated.pack(lines()).length).toBeLessThan(lines().length / 4)
})
