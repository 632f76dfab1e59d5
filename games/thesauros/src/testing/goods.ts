import { components } from '../components.ts'
import type { Event } from '../events.ts'
import type { SortId } from '../types.ts'
import type { Estate } from './estate.ts'

/**
 * What changes hands beside money from account to account: people, patents, maps, sharks and treasures.
 * @param actor what sort of meeple acts
 */
export function bookGoods(event: Event, estates: readonly Estate[], actor: SortId): void {
  const of = (seat: number): Estate => estates[seat] as Estate
  switch (event.type) {
    case 'hired':
      of(event.seat).workers++
      return
    case 'mercenary-hired':
      of(event.seat).mercenaries++
      return
    case 'mercenary-acts':
    case 'mercenary-discarded':
      of(event.seat).mercenaries--
      return
    case 'patented':
      of(event.seat).patents.add(event.card)
      return
    case 'patent-stolen':
      if (event.from !== null) of(event.from).patents.delete(event.card)
      of(event.seat).patents.add(event.card)
      return
    case 'item-bought':
      if (event.owner !== null && event.owner !== event.seat) of(event.owner).due += royaltyOf(event.card)
      return
    case 'map-gained':
      of(event.seat).maps.set(event.number, (of(event.seat).maps.get(event.number) ?? 0) + 1)
      return
    case 'mine-exploded':
      of(event.seat).sharks += event.sharks
      return
    case 'lifted':
      of(event.seat).home.push(event.value)
      return
    case 'shark-met':
      return fight(event, of(event.seat))
    case 'found':
      return find(event, of(event.seat))
    case 'sold':
      return sell(event, of(event.seat), actor === 'B' || actor === 'H8')
    default:
  }
}

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>

function royaltyOf(id: string): number {
  return components.technologies.find((card) => card.id === id)?.royalty ?? Number.NaN
}

function fight({ roll, bonus, needed, killed }: Told<'shark-met'>, estate: Estate): void {
  const kills = roll === null ? needed - bonus <= 1 : roll + bonus >= needed
  if (kills !== killed) throw new Error(`a roll of ${roll} + ${bonus} against ${needed}`)
  if (killed) estate.sharks++
}

function find({ found }: Told<'found'>, estate: Estate): void {
  const tile = components.foundItems.find(({ id }) => id === found)
  if (tile?.kind === 'treasure') estate.home.push(tile.treasure)
  if (tile?.kind === 'valuable') estate.due += tile.money
}

function sell({ value, room }: Told<'sold'>, estate: Estate, isSkilled: boolean): void {
  const place = estate.home.indexOf(value)
  if (place < 0) throw new Error(`a $${value} treasure is sold that is not there`)
  estate.home.splice(place, 1)
  estate.due += value + (isSkilled ? components.money.museumBonus : 0)
  if (room === null) estate.stored++
}
