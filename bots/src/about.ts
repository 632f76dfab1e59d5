/** What there is to know of bots without any of them. */
export { botLevels, levelNamed, thinkingTime, USUAL_LEVEL, type Level } from './levels.ts'
export { strengthsOf, type Result, type Strength } from './strength/strength.ts'
export { BOT_NAMES } from './characters/names.ts'
export { characterIn, characterOf, charactersOf, shownCharacter } from './characters/characters.ts'
export type { Character } from './characters/character.ts'
