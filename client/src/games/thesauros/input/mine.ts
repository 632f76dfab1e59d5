import { cant, deed, type Aim, type Ask } from './ask.ts'

/** The mine over a site: laid so that the column pointed at is in its middle, or as near as the tile's edge lets it. */
export function aimMine({ offers }: Ask, site: string, column: string): Aim {
  const lefts = (offers.get('mine') ?? []).flatMap(([number, left]) => (number === site ? [Number(left)] : []))
  if (lefts.length === 0) return cant(`mine ${site} 1`)
  const wished = (column === '' ? 2 : Number(column)) - 1
  const left = Math.max(Math.min(...lefts), Math.min(Math.max(...lefts), wished))
  return deed([`mine ${site} ${left}`], null)
}

/** Every column that the mine can reach. */
export function mineMarks({ offers }: Ask): { readonly at: string }[] {
  const columns = (offers.get('mine') ?? []).flatMap(([site, left]) =>
    [0, 1, 2].map((more) => `column:${site}:${Number(left) + more}`),
  )
  return [...new Set(columns)].map((at) => ({ at }))
}
