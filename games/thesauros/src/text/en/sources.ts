import type { Text } from '../parts.ts'
import { REASONS } from './words.ts'

/** Where points come from. */
export const sources: Text['sources'] = {
  ...REASONS,
  exhibits: 'Treasures on show',
  storeroom: 'Treasures in the storeroom',
  unsold: 'Treasures not sold',
  patents: 'Patents',
  sharks: 'Sharks',
  maps: 'Maps',
  collections: 'Sets of maps',
  money: 'Money',
  soloBonus: 'Museum open early',
}
