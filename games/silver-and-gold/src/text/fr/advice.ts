import type { CardId } from '../../types.ts'
import { symbolsOf, type AdviceTexts } from '../parts.ts'
import { count, island, list } from './words.ts'

export const ADVICE: AdviceTexts = {
  'first-islands': () =>
    'Pour une première partie, deux îles quelconques conviennent : une petite est vite terminée, une grande rapporte plus. Une île ne rapporte ses points qu’une fois terminée.',
  'new-island': ({ turns }) =>
    `Il reste ${count(Number(turns), 'tour', 'tours')} pour la terminer. Inachevée, elle ne rapporte que ses pièces et ses palmiers.`,
  'turns-left': ({ turns }) =>
    `${Number(turns) === 1 ? 'C’est le dernier tour.' : `Il reste ${Number(turns)} tours, celui-ci compris.`} À la fin, une île inachevée ne rapporte que ses pièces et ses palmiers.`,
  'palms-worth': ({ points }) =>
    `Un palmier coché maintenant vaut ${count(Number(points), 'point', 'points')} : 1, et 1 par palmier de l’étalage.`,
  'can-finish': ({ card, points, withX }) =>
    `Vous pouvez terminer ${island(String(card))} à ce tour${withX === true ? ', aussi grâce à un X rouge' : ''} : ${count(Number(points), 'point', 'points')} à la fin du tour, sceaux compris.`,
  finishes: ({ card, points }) =>
    `Termine ${island(String(card))} : ${count(Number(points), 'point', 'points')} à la fin du tour, sceaux compris.`,
  'x-finishes': ({ card, points }) =>
    `Son X rouge peut ensuite terminer ${island(String(card))} : ${count(Number(points), 'point', 'points')} à la fin du tour, sceaux compris.`,
  'can-fill-row': ({ points }) =>
    `Vous pouvez compléter une rangée de pièces à ce tour. Le plus haut trophée restant : ${count(Number(points), 'point', 'points')}.`,
  'fills-row': ({ points }) =>
    `Complète une rangée de pièces : un trophée de ${count(Number(points), 'point', 'points')}, si personne ne le prend avant vous.`,
  'coins-lost': ({ coins }) =>
    `${count(Number(coins), 'pièce ne rapporte', 'pièces ne rapportent')} rien : vos cases de pièces sont pleines.`,
  'palms-lost': ({ palms }) =>
    `${count(Number(palms), 'palmier ne rapporte', 'palmiers ne rapportent')} rien : vos cases de palmiers sont pleines.`,
  'one-of-many': ({ boxes }) => `C’est une case sans symbole. Le motif en cocherait ${Number(boxes)}.`,
  island: ({ card, boxes, seals }) =>
    `${island(String(card))} : ${Number(boxes)} cases, ${printed(String(card))}${Number(seals) > 0 ? ` ; par les sceaux elle en rapporterait ${Number(seals)} de plus à présent` : ''}.`,
}

/** What is printed on an island: that it has as many boxes as points, the prompt tells. */
function printed(card: CardId): string {
  const { coins, palms, xs } = symbolsOf(card)
  const symbols = [
    ...(coins > 0 ? [count(coins, 'pièce')] : []),
    ...(palms > 0 ? [count(palms, 'palmier')] : []),
    ...(xs > 0 ? [`${xs} X ${xs === 1 ? 'rouge' : 'rouges'}`] : []),
  ]
  return symbols.length === 0 ? 'toutes sans symbole' : `dont ${list(symbols)}`
}
