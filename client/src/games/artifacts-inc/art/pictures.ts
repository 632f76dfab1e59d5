import { seedOf } from '../../../art/random.ts'
import type { CrewSort } from './scenes/crew.tsx'
import type { EquipmentSort } from './scenes/equipment.tsx'
import type { LandmarkSort } from './scenes/landmarks.tsx'
import type { OfficeSort } from './scenes/offices.tsx'
import type { Ability, Action, Artifact, AssetKind, CardLetter, CardSide } from './types.ts'

/** What a card is drawn from. Any card of the vocabulary has a picture: nothing asks for its name. */
export interface Subject {
  readonly id: string
  readonly letter: CardLetter
  readonly kind: AssetKind
  readonly side: CardSide
}

/**
 * A card's main work, that its picture shows: what its first slot does, else its first ability; null for a card of
 * neither.
 */
export function mainWork(side: CardSide): Action | Ability | null {
  return side.slots[0]?.action ?? side.abilities[0] ?? null
}

/** The artifact that a card finds, if it finds one. */
export function artifactOf(side: CardSide): Artifact | null {
  for (const slot of side.slots) if (slot.action.kind === 'gain') return slot.action.artifact
  return null
}

/**
 * Two coins that fall the same for a card for ever: whether its picture is turned round, and whether there are people
 * in it.
 */
export function variety(id: string): { readonly mirrored: boolean; readonly peopled: boolean } {
  const seed = seedOf(id)
  return { mirrored: ((seed >>> 7) & 1) === 1, peopled: ((seed >>> 13) & 1) === 1 }
}

export function equipmentSort(side: CardSide): EquipmentSort {
  const work = mainWork(side)
  switch (work?.kind) {
    case 'diveBonus':
      return 'suit'
    case 'cashOnUse':
      return { adjacentExpedition: 'mules', museum: 'crate', dive: 'barge' }[work.event] as EquipmentSort
    case 'fillOrder':
    case 'sellAny':
    case 'repPerMuseum':
    case 'repPerFind':
      return 'crate'
    case 'dieShift':
      return 'theodolite'
    case 'gainNear':
    case 'repPerAdjacent':
      return 'seaplane'
    case 'money':
      return 'camera'
    case 'reroll':
      return 'compass'
    case 'buy':
    case 'discount':
      return 'truck'
    case 'gain':
      return 'spade'
    case undefined:
      return 'trunk'
  }
}

/** Where a company has its desk, the first office is its headquarters. */
export function officeSort(subject: Subject): OfficeSort {
  const work = mainWork(subject.side)
  if (subject.letter === 'S') return 'headquarters'
  switch (work?.kind) {
    case 'buy':
      return 'purchasing'
    case 'money':
      return 'lecture'
    case 'sellAny':
      return 'auction'
    case 'fillOrder':
      return 'study'
    case 'discount':
      return work.on === 'upgrade' ? 'workshop' : 'shop'
    case 'repPerMuseum':
      return 'boardroom'
    case 'repPerAdjacent':
      return 'press'
    case 'repPerFind':
      return { pottery: 'ceramics', doubloons: 'coins', sunkencity: 'diorama', any: 'finds' }[work.find] as OfficeSort
    case 'cashOnUse':
      return 'till'
    default:
      return 'library'
  }
}

export function crewSort(subject: Subject): CrewSort {
  const work = mainWork(subject.side)
  switch (work?.kind) {
    case 'diveBonus':
      return 'diver'
    case 'gainNear':
      return 'pilot'
    case 'reroll':
      return 'gambler'
    case 'sellAny':
      return 'merchant'
    case 'buy':
    case 'discount':
    case 'money':
      return 'banker'
    case 'fillOrder':
    case 'repPerMuseum':
      return 'curator'
    case 'repPerAdjacent':
    case 'repPerFind':
      return 'reporter'
    case 'dieShift':
      return 'surveyor'
    case 'gain':
      return 'digger'
    case 'cashOnUse':
      return { adjacentExpedition: 'surveyor', museum: 'scholar', dive: 'diver' }[work.event] as CrewSort
    case undefined:
      return subject.side.dice > 2 ? 'party' : 'pair'
  }
}

export function landmarkSort(side: CardSide): LandmarkSort {
  const work = mainWork(side)
  switch (work?.kind) {
    case undefined:
      return 'tower'
    case 'repPerMuseum':
    case 'fillOrder':
      return 'pavilion'
    case 'repPerFind':
    case 'diveBonus':
      return 'hall'
    case 'repPerAdjacent':
      if ('level' in work.filter) return 'university'
      return work.filter.kind === 'equipment' ? 'hall' : work.filter.kind === 'office' ? 'library' : 'club'
    default:
      return 'library'
  }
}
