import { spokenLesson, type GameLessons } from '../../../lessons/spokenLesson.ts'
import { catalogueOf } from '../../../text/load.ts'
import { sellingLesson } from './selling.ts'
import { soloLesson } from './solo.ts'
import { standardLesson } from './standard.ts'
import { voyageLesson } from './voyage.ts'
import { yearLesson } from './year.ts'

const words = catalogueOf({
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
})

/** What is learnt of Thesauros, chapter by chapter. */
export const lessons: GameLessons = {
  lessons: [
    spokenLesson(yearLesson, () => words.messages().year),
    spokenLesson(voyageLesson, () => words.messages().voyage),
    spokenLesson(sellingLesson, () => words.messages().selling),
    spokenLesson(standardLesson, () => words.messages().standard),
    spokenLesson(soloLesson, () => words.messages().solo),
  ],
  speak: words.load,
}
