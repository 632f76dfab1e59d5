import type { ThesaurosSet } from '../../set.ts'
import { count, dollars } from './words.ts'

/** What an item does, in sentences made from its data; nothing for a code that is no item's. */
export function itemLines(set: ThesaurosSet, item: number): string[] {
  const { dive, engine, reveal, free, kill, aim, cage, coastal, lobster, island, maps, useCost } = set.items
  const at = (table: readonly number[]): number => table[item] ?? 0
  const cost = at(useCost)
  const each = cost === 0 ? 'for nothing' : `for ${dollars(cost)} each`
  const aimed = at(aim) > 0 ? `, and adds ${at(aim)} to the die` : ''
  return [
    ...(at(dive) > 0 ? [`Dives to level ${at(dive)}.`] : []),
    ...(at(engine) > 0
      ? [
          `Up to ${count(at(engine), 'more space', 'more spaces')} a move, ${cost === 0 ? 'for nothing' : `for ${dollars(cost)}`}.`,
        ]
      : []),
    ...(at(reveal) > 0 ? [`Detects hidden treasures to level ${at(reveal)}, ${each}.`] : []),
    ...(at(free) > 0 ? [`Frees buried treasures to level ${at(free)}, ${each}.`] : []),
    ...(at(kill) > 0 ? [`Kills sharks with a ${at(kill)} or more${aimed}.`] : []),
    ...(at(cage) > 0 ? [`Alone: sharks are ignored; with a weapon +${at(cage)} to the die.`] : []),
    ...(at(coastal) > 0 ? [`Coastal fishing: ${dollars(at(coastal))}.`] : []),
    ...(at(lobster) > 0 ? [`Lobsters: ${dollars(at(lobster))}.`] : []),
    ...(at(island) > 0 ? ['Lets a Zodiac search the island.'] : []),
    ...(at(maps) > 0 ? [`Each copy bought brings ${count(at(maps), 'satellite map')}.`] : []),
  ]
}
