import { spokenLesson, type GameLessons } from '../../../lessons/spokenLesson.ts'
import { catalogueOf } from '../../../text/load.ts'
import { sunkenTreasureLesson } from './lesson.ts'

const words = catalogueOf({
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
})

/** What is learnt of Sunken Treasure. */
export const lessons: GameLessons = {
  lessons: [spokenLesson(sunkenTreasureLesson, () => words.messages())],
  speak: words.load,
}
