import { french, type Names, type Param, type Seat } from '@fathom/kernel'
import type { Ability, Die, Id, Price, Row, Side, SlotAction } from '../../types.ts'
import { held, kindOfFaces, rowAndColumn, type Lexicon } from '../parts.ts'

// Narrow no-break spaces stand before ; : ! ? $ and inside « » as French typography wants.

export const { count, list } = french
export const dollars = (number: number): string => `${number} $`
export const diceList = (dice: readonly (Die | string)[]): string => (dice.length > 0 ? dice.join(', ') : 'aucun')
export const aDie = (die: Die): string => `un ${die}`
/** Cards' names keep their form whatever the sentence: they stand in quotation marks. */
export const quoted = (name: string): string => `« ${name} »`

/** « Vous prenez » or « Ada prend », with the verb in the right form. */
export function does(seat: Seat, names: Names, you: string, they: string): string {
  return names.reader === seat ? `Vous ${you}` : `${names.of(seat)} ${they}`
}

/** « colonne 2 »; nobody counts below 1: a card put to the left of the first ones is « 1 à gauche de la colonne 1 ». */
function inColumn(column: number): string {
  return column > 0 ? `colonne ${column}` : `${1 - column} à gauche de la colonne 1`
}

/** « rangée du haut, colonne 2 »: as the page calls a card's place. */
export function where(row: Row, column: number): string {
  return `rangée du ${row === 'top' ? 'haut' : 'bas'}, ${inColumn(column)}`
}

/** The same within a sentence: « dans la rangée du haut, colonne 2 ». */
export function inPlace(row: Row, column: number): string {
  return `dans la ${where(row, column)}`
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

/** Artifacts counted by type: `2 gemmes et 1 parchemin`. */
export function artifacts(words: Lexicon, counts: Readonly<Record<Id, number>>, none = 'rien'): string {
  const parts = held(counts).map(([id, number]) => `${number} ${words.artifact(id, number).toLowerCase()}`)
  return parts.length > 0 ? list(parts) : none
}

export function priceText(words: Lexicon, { dollars: money, scrolls }: Price): string {
  if (scrolls === 0) return dollars(money)
  return `${dollars(money)} et ${scrolls} ${words.artifact('scroll', scrolls).toLowerCase()}`
}

export function facesText(faces: readonly Die[]): string {
  const kind = kindOfFaces(faces)
  switch (kind.is) {
    case 'any':
      return 'Tout dé'
    case 'exactly':
      return `${kind.face} exactement`
    case 'most':
      return `${kind.face} ou moins`
    case 'least':
      return `${kind.face} ou plus`
    case 'not':
      return `Tout sauf ${kind.face}`
    case 'list':
      return list(kind.faces.map(String), 'ou')
  }
}

const plus = (bonus: number): string => (bonus > 0 ? `, et ${dollars(bonus)} de plus` : '')

/** What a slot's action does, as an infinitive: it stands after the faces of a slot, and after « pour ». */
export function slotText(words: Lexicon, action: SlotAction): string {
  switch (action.kind) {
    case 'gain':
      return `gagner ${action.n} ${words.artifact(action.artifact, action.n).toLowerCase()}`
    case 'gainNear':
      return `gagner ${count(action.n, 'artefact')} comme sur une expédition voisine`
    case 'money':
      return `prendre ${dollars(action.n)}`
    case 'buy':
      return `acheter ou améliorer${action.less > 0 ? `, ${dollars(action.less)} de moins` : ''}`
    case 'sellAny':
      return `vendre des artefacts au choix${plus(action.bonus)}`
    case 'fillOrder': {
      const museum = action.museum === 'any' ? 'd’un musée au choix' : `de ${quoted(words.card(action.museum))}`
      return `honorer une commande ${museum}${plus(action.bonus)}`
    }
  }
}

function abilityText(words: Lexicon, ability: Ability): string {
  switch (ability.kind) {
    case 'repPerFind': {
      const what = ability.find === 'any' ? 'trouvaille sous-marine' : `trouvaille ${quoted(words.find(ability.find))}`
      return `+${ability.n} de réputation pour chaque ${what} que vous possédez`
    }
    case 'repPerAdjacent': {
      const what =
        'kind' in ability.filter ? quoted(words.kind(ability.filter.kind)) : `de niveau ${ability.filter.level}`
      return `+${ability.n} de réputation pour chaque carte voisine ${what}`
    }
    case 'repPerMuseum': {
      const cubes = ability.orders === 1 ? 'un cube' : `${ability.orders} cubes ou plus`
      return `+${ability.n} de réputation pour chaque musée où vous avez ${cubes}`
    }
    case 'cashOnUse':
      return {
        adjacentExpedition: `${dollars(ability.n)} pour chaque dé posé sur une expédition voisine`,
        museum: `${dollars(ability.n)} pour chaque commande de musée que vous honorez`,
        dive: `${dollars(ability.n)} pour chacune de vos plongées`,
      }[ability.event]
    case 'dieShift':
      return `Sur les cartes voisines, un dé compte jusqu’à ${ability.n} de plus ou de moins`
    case 'discount': {
      const what = {
        new: 'Les nouvelles cartes',
        upgrade: 'Les améliorations',
        any: 'Nouvelles cartes et améliorations',
      }[ability.on]
      return `${what} vous coûtent ${dollars(ability.n)} de moins`
    }
    case 'diveBonus':
      return `+${ability.n} à la somme de votre plongée`
    case 'reroll':
      return `Une fois par tour, avant de poser, relancez ${ability.n === 1 ? '1 dé' : `jusqu’à ${ability.n} dés`}`
  }
}

/** A side of a card in lines: its dice, its slots, its abilities. */
export function sideLines(words: Lexicon, side: Side): string[] {
  const lines = [
    ...(side.dice > 0 ? [`${side.dice < 2 ? 'Chapeau' : 'Chapeaux'} : ${count(side.dice, 'dé')} à lancer.`] : []),
    ...side.slots.map(({ faces, action }) => `${facesText(faces)} : ${slotText(words, action)}.`),
    ...side.abilities.map((ability) => `${abilityText(words, ability)}.`),
  ]
  return lines.length > 0 ? lines : ['Ni action ni pouvoir : sa réputation est tout.']
}
