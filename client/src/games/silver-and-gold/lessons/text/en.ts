import type { View } from '@fathom/silver-and-gold'
import type { LessonWords } from '../../../../lessons/lesson.ts'

export const en = {
  title: 'Your first islands',
  keep: 'Each card is an island. Cross off all its boxes and it pays the points in its corner. Small islands are quick, large ones pay more. Keep two of these four.',
  pattern:
    'Every turn shows one pattern for everybody. Lay all of it on one of your islands; you may turn and mirror it. Pick the place and cross it off.',
  end: 'Until you end the turn, you can undo it. Everybody crosses off in secret at the same time. Now end the turn; later ones in this lesson end by themselves.',
  rounds:
    'Seven of the eight pattern cards (line and small L twice) make a round, four rounds the game. Next: another game.',
  x: 'A red X gives one more box at once, anywhere. Lay this T over that of the orange island.',
  coin: 'Your extra box! A coin pays 1 point. Whoever first fills a row of four on the score card wins the best trophy, 6 points. You have three: take the coin of the green island.',
  palm: 'The trophy is yours: 6 points. Now the palm: it pays 1 point, and 1 more for each palm among the cards on display. Two lie there, so cross it off now.',
  single: 'The line fits nowhere now. Then you cross off any one box instead. Take the last box of the orange island.',
  take: 'Finished: 12 points nobody can take from you. Now take a new island, from the display or unseen from the deck. If several finish one, the one marked “takes first” chooses first.',
  seals:
    'A seal like a purple “+2” pays, once its island is finished, 2 for each purple island you have finished. Next: another game’s end.',
  last: 'Finish what you can: unfinished islands pay only coins and palms. End each turn yourself.',
  wholeFits:
    'One single box is allowed, too. But the whole pattern fits, and it crosses off more: switch “Single box” off.',
  notTheX: 'It fits there, but it misses the red X. Lay it over that of the orange island.',
  notTheCoin:
    'In a game you may. But the coin completes your row of four, and with it the trophy is yours. Take the coin.',
  notThePalm: 'That is allowed, but palms on display come and go. Cross off the palm while two lie there.',
  notTheLast: 'That box does not finish anything. The orange island lacks just one.',
  done: 'That is all of Silver & Gold. Now a whole game?',
} as const satisfies LessonWords<string, View>

type Keys = keyof typeof en
export type Words = Exclude<Keys, 'title' | 'done'>
