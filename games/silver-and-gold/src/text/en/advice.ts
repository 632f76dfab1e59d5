import type { CardId } from '../../types.ts'
import { symbolsOf, type AdviceTexts } from '../parts.ts'
import { count, island, list } from './words.ts'

export const ADVICE: AdviceTexts = {
  'first-islands': () =>
    'For a first game any two will do: a small island is soon finished, a large one brings more. An island’s points count only once it is finished.',
  'new-island': ({ turns }) =>
    `It has ${count(Number(turns), 'turn')} left to be finished. Unfinished, it brings nothing but its coins and palms.`,
  'turns-left': ({ turns }) =>
    `${Number(turns) === 1 ? 'This is the last turn.' : `${Number(turns)} turns are left, this one included.`} In the end, unfinished islands bring nothing but their coins and palms.`,
  'palms-worth': ({ points }) =>
    `A palm crossed off now is worth ${count(Number(points), 'point')}: 1, and 1 for each palm on the display.`,
  'can-finish': ({ card, points, withX }) =>
    `You can finish ${island(String(card))} this turn${withX === true ? ', also with a red X' : ''}: ${count(Number(points), 'point')} at the end of the turn, seals included.`,
  finishes: ({ card, points }) =>
    `Finishes ${island(String(card))}: ${count(Number(points), 'point')} at the end of the turn, seals included.`,
  'x-finishes': ({ card, points }) =>
    `Its red X can then finish ${island(String(card))}: ${count(Number(points), 'point')} at the end of the turn, seals included.`,
  'can-fill-row': ({ points }) =>
    `You can complete a row of coins this turn. The highest trophy left: ${count(Number(points), 'point')}.`,
  'fills-row': ({ points }) =>
    `Completes a row of coins: a trophy of ${count(Number(points), 'point')}, if nobody takes it before you.`,
  'coins-lost': ({ coins }) =>
    `${count(Number(coins), 'coin brings', 'coins bring')} nothing: your coin boxes are full.`,
  'palms-lost': ({ palms }) =>
    `${count(Number(palms), 'palm brings', 'palms bring')} nothing: your palm boxes are full.`,
  'one-of-many': ({ boxes }) => `This is one plain box. The pattern would cross off ${Number(boxes)}.`,
  island: ({ card, boxes, seals }) =>
    `${island(String(card))}: ${Number(boxes)} boxes, ${printed(String(card))}${Number(seals) > 0 ? `; by seals it would bring ${Number(seals)} more as things stand` : ''}.`,
}

/** What is printed on an island: that it has as many boxes as points, the prompt tells. */
function printed(card: CardId): string {
  const { coins, palms, xs } = symbolsOf(card)
  const symbols = [
    ...(coins > 0 ? [count(coins, 'coin')] : []),
    ...(palms > 0 ? [count(palms, 'palm')] : []),
    ...(xs > 0 ? [`${xs} red X`] : []),
  ]
  return symbols.length === 0 ? 'all of them plain' : `on them ${list(symbols)}`
}
