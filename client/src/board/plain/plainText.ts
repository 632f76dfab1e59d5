import type { GameEvent, GameText, Names } from '@fathom/kernel'
import { plainName } from './listed.ts'
import { words } from './text.ts'

/**
 * The words for a game of which this page knows none: what its notation, its events and its view say by themselves.
 * @param sources the keys of its scores, as far as they are known
 */
export function plainText(name: string, sources: readonly string[]): GameText {
  return {
    name,
    tagline: '',
    points: String,
    options: {},
    modes: {},
    sources: Object.fromEntries(sources.map((source) => [source, plainName(source)])),
    ends: {},
    tieBreaks: {},
    prompt: () => '',
    action: String,
    event: eventWords,
    refusal: ({ code }) => plainName(code),
    board: () => [],
  }
}

/** "Vasco: sounded 4." */
function eventWords(event: GameEvent, names: Names): string {
  const { type, seat, ...more } = event as GameEvent & Readonly<Record<string, unknown>>
  const values = Object.values(more).filter((value) => typeof value === 'string' || typeof value === 'number')
  return words().event(typeof seat === 'number' ? names.of(seat) : '', [plainName(type), ...values].join(' '))
}
