import type { Id, View } from '@fathom/artifacts-inc'
import type { Seat } from '@fathom/kernel'

/** What a seat has, as plain numbers: a view changes in place. */
export type Belongings = Readonly<Record<string, number>>

/** How much of something was gained, or given away if it is negative. */
export interface Change {
  readonly of: 'money' | 'artifact' | 'find' | 'reputation'
  /** Which artifact or find it is. */
  readonly id: Id
  readonly by: number
}

export function belongingsOf({ players, scores }: View, seat: Seat): Belongings {
  const { money = 0, artifacts = {}, finds = {} } = players[seat] ?? {}
  const listed = (of: string, counts: Readonly<Record<Id, number>>) =>
    Object.entries(counts).map(([id, count]) => [`${of} ${id}`, count])
  return Object.fromEntries([
    ['money ', money],
    ...listed('artifact', artifacts),
    ...listed('find', finds),
    ['reputation ', scores[seat]?.total ?? 0],
  ])
}

/** What is another number now, in the order of the purse. */
export function changesBetween(before: Belongings, now: Belongings): Change[] {
  const names = new Set([...Object.keys(now), ...Object.keys(before)])
  return [...names].flatMap((name) => {
    const [of = '', id = ''] = name.split(' ')
    const by = (now[name] ?? 0) - (before[name] ?? 0)
    return by === 0 ? [] : [{ of: of as Change['of'], id, by }]
  })
}
