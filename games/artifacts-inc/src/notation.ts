import type { Codec } from '@fathom/kernel'
import { parsePlace, placeName } from './places.ts'
import { compileRules, MOST_BOXES, type Rules } from './rules.ts'
import type { ComponentSet } from './schema.ts'
import { MOST_SLOTS } from './sides.ts'
import type { Action, Id } from './types.ts'

/** Actions as lines of text, with the ids of a set. */
export function makeNotation(rules: Rules): Codec<Action> {
  const make = (action: Action): string => lineOf(rules, action)
  return {
    make,
    // Only the one text that `make` gives is taken, so text and action are one to one.
    parse: (text) => {
      const action = read(rules, text.split(' '))
      return action !== null && make(action) === text ? action : null
    },
  }
}

/** The notation alone, for who reads and writes actions and plays none. */
export function notationOf(set: ComponentSet): Codec<Action> {
  return makeNotation(compileRules(set))
}

function lineOf(rules: Rules, action: Action): string {
  const { cards, artifacts, museums } = rules.set
  switch (action.do) {
    case 'lay':
    case 'buy':
      return `${action.do} ${cards[action.card]?.id}`
    case 'place':
      return `place ${action.die} ${placeName(action.row, action.column)}.${action.slot + 1}`
    case 'visit':
      return `place ${action.die} ${rules.publicIds[action.place]}`
    case 'dive':
    case 'reroll':
      return `${action.do} ${action.die}`
    case 'gain':
    case 'sell':
      return `${action.do} ${artifacts[action.artifact]?.id}`
    case 'order':
      return `order ${museums[action.museum]?.id} ${action.box + 1}`
    case 'put':
    case 'upgrade':
      return `${action.do} ${placeName(action.row, action.column)}`
    case 'roll':
    case 'done':
    case 'decline':
    case 'end':
      return action.do
  }
}

function read(rules: Rules, [verb, first = '', second = '']: readonly string[]): Action | null {
  switch (verb) {
    case 'lay':
    case 'buy':
      return named(rules.cardById, first, (card) => ({ do: verb, card }))
    case 'gain':
    case 'sell':
      return named(rules.artifactById, first, (artifact) => ({ do: verb, artifact }))
    case 'dive':
    case 'reroll':
      return numbered(first, 6, (die) => ({ do: verb, die }))
    case 'order':
      return named(rules.museumById, first, (museum) =>
        numbered(second, MOST_BOXES, (box) => ({ do: 'order', museum, box: box - 1 })),
      )
    case 'put':
    case 'upgrade': {
      const spot = parsePlace(first)
      return spot === null ? null : { do: verb, ...spot }
    }
    case 'place':
      return numbered(first, 6, (die) => readTarget(rules, die, second))
    case 'roll':
    case 'done':
    case 'decline':
    case 'end':
      return { do: verb }
    default:
      return null
  }
}

function readTarget(rules: Rules, die: number, target: string): Action | null {
  const place = rules.publicById.get(target)
  if (place !== undefined) return { do: 'visit', die, place }
  const [name = '', slot = ''] = target.split('.')
  const spot = parsePlace(name)
  if (spot === null) return null
  return numbered(slot, MOST_SLOTS, (number) => ({ do: 'place', die, ...spot, slot: number - 1 }))
}

function named(ids: ReadonlyMap<Id, number>, id: string, then: (index: number) => Action | null): Action | null {
  const index = ids.get(id)
  return index === undefined ? null : then(index)
}

function numbered(text: string, most: number, then: (number: number) => Action | null): Action | null {
  if (!/^\d{1,2}$/.test(text)) return null
  const number = Number(text)
  return number >= 1 && number <= most ? then(number) : null
}
