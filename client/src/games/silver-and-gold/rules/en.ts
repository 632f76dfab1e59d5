import type { RulesText } from '../../../rules/rules.ts'
import type { ParagraphId } from './ids.ts'

export const en: RulesText<ParagraphId> = {
  aim: {
    title: 'What it is about',
    text: 'Everybody explores two islands at a time by crossing off their boxes. Finished islands, coins, trophies and palms are points; whoever has most after four rounds wins.',
    words: 'goal win points',
  },
  keep: {
    title: 'The beginning',
    text: 'You are dealt four islands and keep two; the others go back. All choose at the same time. Small islands are finished sooner, large ones bring more.',
    words: 'start deal chart card choose two four',
  },
  pattern: {
    title: 'Crossing off the pattern',
    text: 'Each turn one pattern is revealed, the same for all. You cross it off on one of your islands, turned and mirrored as you like. It lies whole on that island and only on boxes that are free; it never reaches over to the other one.',
    words: 'expedition shape turn mirror rotate fit box',
  },
  single: {
    title: 'A single box instead',
    text: 'If the pattern does not fit, or you do not want it, cross off any one box. You cross something off each turn as long as a box is free.',
    words: 'one box pass skip cannot',
  },
  coin: {
    title: 'Coins and trophies',
    text: 'A coin box fills a coin of your score card, worth 1 point. Each row of four coins wins the highest trophy that is left; if two complete a row in the same turn, the turn order decides. After the twelfth, coins bring nothing.',
    words: 'gold money row trophy cup',
  },
  palm: {
    title: 'Palms',
    text: 'A palm counts at once: 1 point, and 1 more for each palm printed on the islands of the display now. You have four palm boxes; a fifth palm is worth nothing.',
    words: 'tree display',
  },
  x: {
    title: 'The red X',
    text: 'Whoever crosses off a red X crosses off one more box at once, anywhere on their two islands. If that is a red X too, another one follows. It is lost only when no box is left.',
    words: 'cross bonus extra red',
  },
  finish: {
    title: 'A finished island',
    text: 'An island without a free box gives as many points as it has boxes and is set aside. In turn order, everybody who has finished one takes another: one of the display, or the unseen top of the deck. On the very last turn nothing is taken.',
    words: 'complete display deck take new card replace',
  },
  seal: {
    title: 'Seals',
    text: 'Some islands carry a seal with a colour. Finished, it brings its points for each finished island of that colour, those of before and of later, itself included where it has the colour.',
    words: 'stamp colour bonus grey green orange purple',
  },
  rounds: {
    title: 'Rounds and turns',
    text: 'Four rounds of seven turns. All choose at the same time and unseen; when the last one has ended their turn, all is shown. After a round the patterns are shuffled: one of the eight does not come in a round.',
    words: 'turn round simultaneous wait shuffle patterns',
  },
  end: {
    title: 'The end',
    text: 'After the fourth round points are added: finished islands, seals, coins, trophies, palms. An unfinished island brings nothing but its coins and palms. Ties go to more finished grey islands, then green, orange and purple ones.',
    words: 'score tie winner finish game over',
  },
}
