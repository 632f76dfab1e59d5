import type { AdviceTexts } from '../parts.ts'
import { count, island, sealText } from './words.ts'

export const ADVICE: AdviceTexts = {
  'turns-left': ({ turns }) =>
    `${Number(turns) === 1 ? 'C’est le dernier tour.' : `Il reste ${Number(turns)} tours, celui-ci compris.`} Une île inachevée ne rapporte alors que ses pièces et ses palmiers.`,
  'palms-worth': ({ points }) =>
    `Un palmier coché maintenant vaut ${count(Number(points), 'point', 'points')} : 1, et 1 par palmier de l’étalage.`,
  'single-only': () => 'Le motif ne tient sur aucune de vos îles : cochez une seule case, n’importe laquelle.',
  'can-finish': ({ card, points }) =>
    `Vous pouvez finir ${island(String(card))} à ce tour : ${count(Number(points), 'point', 'points')} à la fin du tour, sceaux compris.`,
  finishes: ({ card, points }) =>
    `Termine ${island(String(card))} : ${count(Number(points), 'point', 'points')} à la fin du tour, sceaux compris.`,
  'coins-lost': ({ coins }) =>
    `${count(Number(coins), 'pièce ne rapporte', 'pièces ne rapportent')} rien : vos cases de pièces sont pleines.`,
  'palms-lost': ({ palms }) =>
    `${count(Number(palms), 'palmier ne rapporte', 'palmiers ne rapportent')} rien : vos cases de palmiers sont pleines.`,
  'one-of-many': ({ boxes }) => `C’est une case sans symbole. Le motif en cocherait ${Number(boxes)}.`,
  island: ({ card, boxes, seals }) =>
    `${island(String(card))} : ${Number(boxes)} cases pour ${count(Number(boxes), 'point', 'points')}${sealText(String(card))}${Number(seals) > 0 ? ` ; par les sceaux elle en rapporterait ${Number(seals)} de plus à présent` : ''}.`,
}
