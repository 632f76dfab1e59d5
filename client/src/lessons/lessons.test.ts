import { expect, test } from 'vitest'
import { artifactsIncLesson } from '../games/artifacts-inc/lessons/lesson.ts'
import { en as artifactsEn } from '../games/artifacts-inc/lessons/text/en.ts'
import { fr as artifactsFr } from '../games/artifacts-inc/lessons/text/fr.ts'
import { silverAndGoldLesson } from '../games/silver-and-gold/lessons/lesson.ts'
import { en as silverEn } from '../games/silver-and-gold/lessons/text/en.ts'
import { fr as silverFr } from '../games/silver-and-gold/lessons/text/fr.ts'
import { en as thesaurosEn } from '../games/thesauros/lessons/text/en.ts'
import { fr as thesaurosFr } from '../games/thesauros/lessons/text/fr.ts'
import { sellingLesson } from '../games/thesauros/lessons/selling.ts'
import { soloLesson } from '../games/thesauros/lessons/solo.ts'
import { standardLesson } from '../games/thesauros/lessons/standard.ts'
import { voyageLesson } from '../games/thesauros/lessons/voyage.ts'
import { yearLesson } from '../games/thesauros/lessons/year.ts'
import { isLearnable } from './learnable.ts'
import { sunkenTreasureLesson } from '../games/sunken-treasure/lessons/lesson.ts'
import { en as sunkenEn } from '../games/sunken-treasure/lessons/text/en.ts'
import { fr as sunkenFr } from '../games/sunken-treasure/lessons/text/fr.ts'
import type { Lesson, LessonWords } from './lesson.ts'
import { GAMES } from './lessons.ts'
import { playThrough } from './testing/play.ts'

const lessons = [
  { lesson: artifactsIncLesson, en: artifactsEn, fr: artifactsFr },
  { lesson: silverAndGoldLesson, en: silverEn, fr: silverFr },
  { lesson: sunkenTreasureLesson, en: sunkenEn, fr: sunkenFr },
  { lesson: yearLesson, en: thesaurosEn.year, fr: thesaurosFr.year },
  { lesson: voyageLesson, en: thesaurosEn.voyage, fr: thesaurosFr.voyage },
  { lesson: sellingLesson, en: thesaurosEn.selling, fr: thesaurosFr.selling },
  { lesson: standardLesson, en: thesaurosEn.standard, fr: thesaurosFr.standard },
  { lesson: soloLesson, en: thesaurosEn.solo, fr: thesaurosFr.solo },
] as unknown as readonly { lesson: Lesson; en: LessonWords; fr: LessonWords }[]

const runs = lessons.flatMap(({ lesson, en, fr }) => [
  { name: `${lesson.game}, ${lesson.id} in English`, lesson, words: en },
  { name: `${lesson.game}, ${lesson.id} in French`, lesson, words: fr },
])

test.each(runs)('$name: right moves lead through, two wrong ones at every step are answered', async (run) => {
  await playThrough(run.lesson, run.words)
  expect(run.words.title).not.toBe('')
})

test('the lobby offers to teach the games that have lessons, and no others', () => {
  expect(GAMES.toSorted()).toEqual([...new Set(lessons.map(({ lesson }) => lesson.game))].toSorted())
  expect(GAMES.filter((game) => !isLearnable(game))).toEqual([])
  expect(isLearnable('chess')).toBe(false)
})
