// The game's words, from the bottom up: what cards can say and what players do, what is seen, what has happened.
export * from './vocabulary.ts'
export type * from './views.ts'
export type * from './events.ts'
