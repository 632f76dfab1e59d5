import type { AdviceTexts } from '../parts.ts'
import { count, dollars } from './words.ts'

export const ADVICE: AdviceTexts = {
  'any-order': () =>
    'Cards that touch may help each other later, and none ever moves. In a first game any order will do.',
  'to-go': ({ have, need }) =>
    `At ${Number(need)} reputation comes the last round; you have ${Number(have)}. Cards and dives bring some now, most cubes in a museum at the end.`,
  'dive-in-reach': ({ number, sum }) =>
    `You could dive: the top find needs ${Number(number)}, your dice make ${Number(sum)} together.`,
  'dice-unused': ({ dice }) => `${count(Number(dice), 'die', 'dice')} could still be placed. Unused dice are lost.`,
  'cannot-buy': ({ money }) => `With ${dollars(Number(money))} you can pay nothing that is on offer: the die is spent.`,
  'die-spent': () => 'There is something you could buy. The die is spent either way.',
  'sale-brings': ({ money }) =>
    `Selling all brings ${dollars(Number(money))}. A museum often pays more for artifacts of one type.`,
  'card-brings': ({ reputation }) => `At least ${Number(reputation)} reputation, wherever you lay it.`,
  'ends-soon': () => 'This brings the end about: the round is played out, then majorities count.',
}
