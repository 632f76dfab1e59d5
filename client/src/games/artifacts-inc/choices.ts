import type { Die, Id } from '@fathom/artifacts-inc'
import type { PlaceName } from './spots.ts'

/** The legal actions, sorted out: the text to send by what is pointed at. */
export interface Choices {
  /** By the target as the notation names it (`T2.1`, `museum-gems`), then by die. */
  readonly places: ReadonlyMap<string, ReadonlyMap<Die, string>>
  readonly dives: ReadonlyMap<Die, string>
  readonly rerolls: ReadonlyMap<Die, string>
  readonly lays: ReadonlyMap<Id, string>
  readonly gains: ReadonlyMap<Id, string>
  /** By museum, then by box from 0. */
  readonly orders: ReadonlyMap<Id, ReadonlyMap<number, string>>
  readonly sells: ReadonlyMap<Id, string>
  readonly buys: ReadonlyMap<Id, string>
  readonly puts: ReadonlyMap<PlaceName, string>
  readonly upgrades: ReadonlyMap<PlaceName, string>
  readonly roll: string | null
  readonly done: string | null
  readonly decline: string | null
  readonly end: string | null
}

/** Sorts actions by their verbs; what the words mean stands with `Action` in the game's types. */
export function choicesOf(legal: readonly string[]): Choices {
  const places = new Map<string, Map<Die, string>>()
  const orders = new Map<Id, Map<number, string>>()
  const byDie = { dive: new Map<Die, string>(), reroll: new Map<Die, string>() }
  const byName = {
    lay: new Map<Id, string>(),
    gain: new Map<Id, string>(),
    sell: new Map<Id, string>(),
    buy: new Map<Id, string>(),
    put: new Map<PlaceName, string>(),
    upgrade: new Map<PlaceName, string>(),
  }
  for (const text of legal) {
    const [verb = '', first = '', second = ''] = text.split(' ')
    if (verb === 'place') inner(places, second).set(Number(first), text)
    else if (verb === 'order') inner(orders, first).set(Number(second) - 1, text)
    else if (verb === 'dive' || verb === 'reroll') byDie[verb].set(Number(first), text)
    else if (Object.hasOwn(byName, verb)) byName[verb as keyof typeof byName].set(first, text)
  }
  const has = (text: string): string | null => (legal.includes(text) ? text : null)
  return {
    places,
    orders,
    dives: byDie.dive,
    rerolls: byDie.reroll,
    lays: byName.lay,
    gains: byName.gain,
    sells: byName.sell,
    buys: byName.buy,
    puts: byName.put,
    upgrades: byName.upgrade,
    roll: has('roll'),
    done: has('done'),
    decline: has('decline'),
    end: has('end'),
  }
}

function inner<Key, Value>(map: Map<string, Map<Key, Value>>, name: string): Map<Key, Value> {
  const own = map.get(name) ?? new Map<Key, Value>()
  map.set(name, own)
  return own
}

/** A slot as the notation names it. */
export const slotTarget = (place: PlaceName, slot: number): string => `${place}.${slot + 1}`
export const placeText = (die: Die, target: string): string => `place ${die} ${target}`
/** What follows a purchase, and a die on a museum: those are legal only then, so they are not in the list yet. */
export const putText = (place: PlaceName): string => `put ${place}`
export const orderText = (museum: Id, box: number): string => `order ${museum} ${box + 1}`
