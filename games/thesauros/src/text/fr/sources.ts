import type { Text } from '../parts.ts'
import { REASONS } from './words.ts'

/** Where points come from. */
export const sources: Text['sources'] = {
  ...REASONS,
  exhibits: 'Trésors exposés',
  storeroom: 'Trésors en réserve',
  unsold: 'Trésors invendus',
  patents: 'Brevets',
  sharks: 'Requins',
  maps: 'Cartes aux trésors',
  collections: 'Séries de cartes',
  money: 'Argent',
  soloBonus: 'Musée ouvert tôt',
}
