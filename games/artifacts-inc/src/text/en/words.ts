import { english, type Names, type Param, type Seat } from '@fathom/kernel'
import type { Die, Id, Price, Row, Side, SlotAction, Ability } from '../../types.ts'
import { held, kindOfFaces, rowAndColumn, type Lexicon } from '../parts.ts'

export const { count, list } = english
export const dollars = (number: number): string => `$${number}`
export const diceList = (dice: readonly (Die | string)[]): string => (dice.length > 0 ? dice.join(', ') : 'none')
export const aDie = (die: Die): string => `a ${die}`

/** "You take" or "Ada takes", with the verb in the right form. */
export function does(seat: Seat, names: Names, you: string, they: string): string {
  return names.reader === seat ? `You ${you}` : `${names.of(seat)} ${they}`
}

/** `column 2`; nobody counts below 1: a card put to the left of the first ones is `1 left of column 1`. */
function inColumn(column: number): string {
  return column > 0 ? `column ${column}` : `${1 - column} left of column 1`
}

/** `top row, column 2`: as the page calls a card's place. */
export function where(row: Row, column: number): string {
  return `${row} row, ${inColumn(column)}`
}

/** The same within a sentence: `in the top row, column 2`. */
export function inPlace(row: Row, column: number): string {
  return `in the ${where(row, column)}`
}

/** `where`, of a place in notation. */
export function namedPlace(name: Param | undefined): string {
  const { row, column } = rowAndColumn(name)
  return where(row, column)
}

/** `inPlace`, of a place in notation. */
export function inNamedPlace(name: Param | undefined): string {
  const { row, column } = rowAndColumn(name)
  return inPlace(row, column)
}

/** A museum within a sentence: `the Museum of Gems`; a name that has its article keeps it. */
export function theMuseum(words: Lexicon, id: Param | undefined): string {
  const name = words.card(id)
  return /^(the|an?|our) /i.test(name) ? name : `the ${name}`
}

/** Artifacts counted by type: `2 Gems and 1 Scroll`. */
export function artifacts(words: Lexicon, counts: Readonly<Record<Id, number>>, none = 'nothing'): string {
  const parts = held(counts).map(([id, number]) => `${number} ${words.artifact(id, number)}`)
  return parts.length > 0 ? list(parts) : none
}

export function priceText(words: Lexicon, { dollars: money, scrolls }: Price): string {
  return scrolls > 0 ? `${dollars(money)} and ${scrolls} ${words.artifact('scroll', scrolls)}` : dollars(money)
}

export function facesText(faces: readonly Die[]): string {
  const kind = kindOfFaces(faces)
  switch (kind.is) {
    case 'any':
      return 'Any die'
    case 'exactly':
      return `Exactly ${kind.face}`
    case 'most':
      return `${kind.face} or less`
    case 'least':
      return `${kind.face} or more`
    case 'not':
      return `Not a ${kind.face}`
    case 'list':
      return list(kind.faces.map(String), 'or')
  }
}

const plus = (bonus: number): string => (bonus > 0 ? `, and $${bonus} more` : '')

/** What a slot's action does, without an end. */
export function slotText(words: Lexicon, action: SlotAction): string {
  switch (action.kind) {
    case 'gain':
      return `gain ${action.n} ${words.artifact(action.artifact, action.n)}`
    case 'gainNear':
      return `gain ${count(action.n, 'artifact')} as an expedition beside it would`
    case 'money':
      return `take ${dollars(action.n)}`
    case 'buy':
      return `buy or upgrade${action.less > 0 ? ` for $${action.less} less` : ''}`
    case 'sellAny':
      return `sell any artifacts${plus(action.bonus)}`
    case 'fillOrder': {
      const museum = action.museum === 'any' ? 'any museum' : theMuseum(words, action.museum)
      return `fill an order of ${museum}${plus(action.bonus)}`
    }
  }
}

function abilityText(words: Lexicon, ability: Ability): string {
  switch (ability.kind) {
    case 'repPerFind': {
      const what = ability.find === 'any' ? 'underwater' : words.find(ability.find)
      return `+${ability.n} reputation for each ${what} find of yours`
    }
    case 'repPerAdjacent': {
      const what =
        'kind' in ability.filter ? words.kind(ability.filter.kind).toLowerCase() : `level ${ability.filter.level}`
      return `+${ability.n} reputation for each ${what} card beside it`
    }
    case 'repPerMuseum': {
      const cubes = ability.orders === 1 ? 'a cube' : `${ability.orders} cubes or more`
      return `+${ability.n} reputation for each museum with ${cubes} of yours`
    }
    case 'cashOnUse':
      return {
        adjacentExpedition: `$${ability.n} for every die on an expedition beside it`,
        museum: `$${ability.n} for every museum order you fill`,
        dive: `$${ability.n} for every dive of yours`,
      }[ability.event]
    case 'dieShift':
      return `On cards beside it a die counts as up to ${ability.n} higher or lower`
    case 'discount': {
      const what = { new: 'New cards', upgrade: 'Upgrades', any: 'New cards and upgrades' }[ability.on]
      return `${what} cost you $${ability.n} less`
    }
    case 'diveBonus':
      return `+${ability.n} to the sum of your dive`
    case 'reroll':
      return `Once a turn, before placing, reroll ${ability.n === 1 ? '1 die' : `up to ${ability.n} dice`}`
  }
}

/** A side of a card in lines: its dice, its slots, its abilities. */
export function sideLines(words: Lexicon, side: Side): string[] {
  const lines = [
    ...(side.dice > 0 ? [`${side.dice === 1 ? 'Hat' : 'Hats'}: ${count(side.dice, 'die', 'dice')} to roll.`] : []),
    ...side.slots.map(({ faces, action }) => `${facesText(faces)}: ${slotText(words, action)}.`),
    ...side.abilities.map((ability) => `${abilityText(words, ability)}.`),
  ]
  return lines.length > 0 ? lines : ['No action and no ability: its reputation is all.']
}
