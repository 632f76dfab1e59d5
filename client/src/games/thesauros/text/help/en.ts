import type { Help } from '../../../page.ts'

/** The rules in short, in our own words, and what the keys do. */
export const help: Help = {
  rules: [
    'Up to four companies look for treasure round one island, for three years of three quadrimesters. Reputation wins; it comes from treasures shown in the museum, patents, advertising and much more.',
    'Each year begins with a budget: all your money is shared out over five accounts, and each pays for some zones only. Moving money later costs a fee; the slush fund is secret and pays bribes.',
    'In a quadrimester everybody first places meeples in the waiting lines of the town, one by one. Then the zones are played from 1 to 10, each line from the front. The boss and specialists pay $2 less.',
    'A map lets you sail to a dig site. Who brings the first map chooses its tile. Each quadrimester your Zodiacs at sea move (two spaces are free) and dive, level by level, as deep as the gear allows; sharks are fought with a die.',
    'Treasures are sold to rooms of the museum that have a sponsor. A full room opens: its sponsor gains reputation, and the exhibits count for their sellers at the end.',
    'When all rooms are open, or after the ninth quadrimester, points are added up: exhibits, patents, sharks, maps, money, and the turn order of each year.',
  ],
  keys: [
    ['1–9, 0', 'go to a zone; again to place there'],
    ['B W M', 'take the boss, a worker, the mercenary'],
    ['L', 'envelope first'],
    ['D', 'on a Double Action'],
    ['T', 'next thing that can be done'],
    ['Arrows', 'go from thing to thing'],
    ['Enter', 'do it'],
    ['Z', 'a building or site from near, and back'],
    ['Escape', 'put back what you hold'],
    ['U', 'undo'],
    ['E', 'end the turn'],
  ],
}
