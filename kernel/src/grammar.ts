import type { Seat } from './seat.ts'
import type { Language, Names } from './text.ts'

/** How a language counts and lists: what the sentences of every game, the server and the terminal have in common. */
export interface Grammar {
  /** "1 box", "2 boxes"; `many` is `one` with an s unless it is said. None is singular in French, plural in English. */
  count(number: number, one: string, many?: string): string
  /** "a, b and c"; `last` in place of "and". */
  list(items: readonly string[], last?: string): string
  /** Who won, by the places of the seats, as the middle of a sentence: "you win", "Ada and Ben share the win". */
  winners(ranks: readonly number[], names: Names): string
}

export const english: Grammar = {
  count: (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`,
  list: (items, last = 'and') => joined(items, last),
  winners(ranks, names) {
    const first = winnersOf(ranks)
    const [only] = first
    if (first.length === 1 && only !== undefined) return only === names.reader ? 'you win' : `${names.of(only)} wins`
    return `${english.list(first.map((seat) => (seat === names.reader ? 'you' : names.of(seat))))} share the win`
  },
}

export const french: Grammar = {
  count: (number, one, many = `${one}s`) => `${number} ${number < 2 ? one : many}`,
  list: (items, last = 'et') => joined(items, last),
  winners(ranks, names) {
    const first = winnersOf(ranks)
    const [only] = first
    if (first.length === 1 && only !== undefined) {
      return only === names.reader ? 'vous gagnez' : `${names.of(only)} gagne`
    }
    return `victoire partagée entre ${french.list(first.map((seat) => (seat === names.reader ? 'vous' : names.of(seat))))}`
  },
}

const ELIDED = /^[aeiouhàâäéèêëîïôöùûüœæ]/i

/** What is somebody's, in French: « de Bo », « d’Ada ». */
export function frenchOf(name: string): string {
  return ELIDED.test(name) ? `d’${name}` : `de ${name}`
}

export const GRAMMAR: Readonly<Record<Language, Grammar>> = { en: english, fr: french }

/** A sentence's beginning: its first letter as a capital. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** Seats with the first place. */
export function winnersOf(ranks: readonly number[]): readonly Seat[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
}

function joined(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`
}
