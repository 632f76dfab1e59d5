import type { Help } from '../../../page.ts'

/** The rules in short, in our own words, and what the keys do. */
export const help: Help = {
  rules: [
    'You have two islands. Each turn one pattern is revealed, the same for everybody; all cross it off at the same time, each on one island of their own.',
    'Turn and mirror the pattern as you like, but it must lie whole on one island, on free boxes. If it does not fit, or you do not want it, cross off any single box instead.',
    'Coin: goes onto your score card and is worth 1. Four coins fill a row and win the highest trophy that is left.',
    'Palm: scores at once 1 point and 1 more for every palm printed on the display. At most four palms count.',
    'Red X: cross off one more box anywhere on your islands, at once. If that is a red X too, another one.',
    'A finished island gives its points. Take a new one from the display or the top of the deck. Seals give extra points for every finished island of their colour.',
    'Four rounds of seven turns. An unfinished island brings nothing but its coins and palms. Most points win; ties go to more finished grey islands, then green, orange, purple.',
  ],
  keys: [
    ['Arrows', 'go from box to box'],
    ['Enter', 'cross off here'],
    ['R', 'turn the pattern (Shift+R the other way)'],
    ['F', 'mirror it'],
    ['S', 'single box or pattern'],
    ['U', 'undo'],
    ['E', 'end the turn'],
  ],
}
