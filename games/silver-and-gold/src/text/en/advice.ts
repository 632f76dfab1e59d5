import type { AdviceTexts } from '../parts.ts'
import { count, island, sealText } from './words.ts'

export const ADVICE: AdviceTexts = {
  'turns-left': ({ turns }) =>
    `${Number(turns) === 1 ? 'This is the last turn.' : `${Number(turns)} turns are left, this one included.`} An island that is not finished then brings nothing but its coins and palms.`,
  'palms-worth': ({ points }) =>
    `A palm crossed off now is worth ${count(Number(points), 'point')}: 1, and 1 for each palm on the display.`,
  'single-only': () => 'The pattern fits on neither island: cross off any single box.',
  'can-finish': ({ card, points }) =>
    `You can finish ${island(String(card))} this turn: ${count(Number(points), 'point')} at the end of the turn, seals included.`,
  finishes: ({ card, points }) =>
    `Finishes ${island(String(card))}: ${count(Number(points), 'point')} at the end of the turn, seals included.`,
  'coins-lost': ({ coins }) =>
    `${count(Number(coins), 'coin brings', 'coins bring')} nothing: your coin boxes are full.`,
  'palms-lost': ({ palms }) =>
    `${count(Number(palms), 'palm brings', 'palms bring')} nothing: your palm boxes are full.`,
  'one-of-many': ({ boxes }) => `This is one plain box. The pattern would cross off ${Number(boxes)}.`,
  island: ({ card, boxes, seals }) =>
    `${island(String(card))}: ${Number(boxes)} boxes for ${count(Number(boxes), 'point')}${sealText(String(card))}${Number(seals) > 0 ? `; by seals it would bring ${Number(seals)} more as things stand` : ''}.`,
}
