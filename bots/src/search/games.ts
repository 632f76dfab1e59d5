import type { Settings } from './settings.ts'

/** The games that can be searched. Found by trying in the arena; none of it is exact. */
export const SEARCH_SETTINGS: Readonly<Record<string, Settings>> = {
  // Everybody crosses off their own islands: rivals are noise here. A rollout that overlooks the best crossing says less than none.
  'silver-and-gold': {
    leadScale: 10,
    scoreScale: 15,
    rivals: 0,
    temperature: 1.5,
    exploration: 0.3,
    trust: 5,
    horizon: () => 2,
    looks: Infinity,
    careless: 0,
    width: 6,
  },
  'sunken-treasure': {
    leadScale: 20,
    scoreScale: 2,
    rivals: 1,
    temperature: 2,
    exploration: 1,
    trust: 5,
    horizon: (seats) => 2 * seats,
    looks: 4,
    careless: 5,
    width: 6,
  },
  'artifacts-inc': {
    leadScale: 6,
    scoreScale: 6,
    rivals: 1,
    temperature: 0.6,
    exploration: 1,
    trust: 5,
    horizon: (seats) => seats,
    looks: 4,
    careless: 5,
    width: 6,
  },
}
