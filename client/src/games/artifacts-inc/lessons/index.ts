import { spokenLesson, type GameLessons } from '../../../lessons/spokenLesson.ts'
import { catalogueOf } from '../../../text/load.ts'
import { artifactsIncLesson } from './lesson.ts'

const words = catalogueOf({
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
})

/** What is learnt of Artifacts, Inc.. */
export const lessons: GameLessons = {
  lessons: [spokenLesson(artifactsIncLesson, () => words.messages())],
  speak: words.load,
}
