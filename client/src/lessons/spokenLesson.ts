import type { Lesson, SpokenLesson } from './lesson.ts'

/** The lessons of a game with their words, loaded on demand. */
export interface GameLessons {
  /** In the order in which they are learnt. */
  readonly lessons: readonly SpokenLesson[]
  speak(language: 'en' | 'fr'): Promise<void>
}

/** A lesson as those hold it who do not know its game. */
export function spokenLesson<Words extends string, View>(
  lesson: Lesson<Words, View>,
  words: () => Readonly<Record<Words | 'title' | 'done', unknown>>,
): SpokenLesson {
  // The page hands a lesson the views of its own game only, as it does with the game's page.
  return { lesson, words } as unknown as SpokenLesson
}
