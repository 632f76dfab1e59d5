/** Trials that every game's bots go through; for tests alone. */
export { describePeeking } from './peeking.ts'
