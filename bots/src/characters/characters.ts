import { levelNamed, thoughtAbout, type ThoughtAbout } from '../levels.ts'
import type { Character, Shifts } from './character.ts'
import { BOT_NAMES } from './names.ts'

const character = (id: string, en: string, fr: string, shifts: Shifts): Character => ({ id, name: { en, fr }, shifts })
/** Has no favourites: plays just as its level does. */
const ALL_ROUNDER = character('all-rounder', 'all-rounder', 'sans préférence', {})

/** By game, as many in each. What each costs, and that it shows, is measured (bench/strength.md). */
const CHARACTERS: Readonly<Record<ThoughtAbout, readonly Character[]>> = {
  'silver-and-gold': [
    character('coins', 'collects coins', 'aime les pièces', {
      coins: 1.15,
      'coins on islands': 1.7,
      'trophies in sight': 1.1,
    }),
    character('palms', 'fond of palms', 'aime les palmiers', { palms: 1.2, 'palms on islands': 1.8 }),
    ALL_ROUNDER,
  ],
  'sunken-treasure': [
    character('jokers', 'collects jokers', 'aime les jokers', { jokers: 1.7 }),
    character('cards', 'saves cards', 'économise ses cartes', { 'root of cards': 1.5 }),
    ALL_ROUNDER,
  ],
  'artifacts-inc': [
    character('dives', 'loves to dive', 'aime plonger', { 'cost of a dive': 0.3, 'dives to come': 3 }),
    character('crew', 'hires a large crew', 'aime un grand équipage', { 'crew dice': 1.6 }),
    character('improving', 'improves what it has', 'améliore ce qu’il a', {
      'improved cards': 2,
      'room for improvement': 1.5,
    }),
    ALL_ROUNDER,
  ],
  thesauros: [
    character('mussels', 'fishes for mussels', 'pêche la moule', { 'plans for mussels': 1.15 }),
    character('patents', 'likes to invent', 'aime inventer', { 'plans to research': 1.3, patents: 1.2, maps: 1.1 }),
    ALL_ROUNDER,
  ],
}

/** The characters of a game's bots; none where they play at random. */
export function charactersOf(gameId: string): readonly Character[] {
  const game = thoughtAbout(gameId)
  return game === undefined ? [] : CHARACTERS[game]
}

/** The character of that id, or null. */
export function characterIn(gameId: string, id: string): Character | null {
  return charactersOf(gameId).find((each) => each.id === id) ?? null
}

/**
 * The character of a bot, which its name says: so the same name plays alike at every table, and those who sit together do not. Null: nobody of that
 * name has one, as whoever stands in for a person.
 */
export function characterOf(gameId: string, botName: string): Character | null {
  const characters = charactersOf(gameId)
  const place = BOT_NAMES.findIndex((name) => name === botName)
  return place < 0 ? null : (characters[place % characters.length] ?? null)
}

/** The same as it may be told: who plays at random has none, and who likes nothing besides winning is like any other. */
export function shownCharacter(gameId: string, level: string, botName: string): Character | null {
  const found = levelNamed(level) === 'deckhand' ? null : characterOf(gameId, botName)
  return found === ALL_ROUNDER ? null : found
}
