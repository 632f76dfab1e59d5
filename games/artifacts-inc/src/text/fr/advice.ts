import type { AdviceTexts } from '../parts.ts'
import { count, dollars } from './words.ts'

export const ADVICE: AdviceTexts = {
  'any-order': () =>
    'Des cartes voisines pourront s’aider, et aucune ne bougera plus. Pour une première partie, tout ordre convient.',
  'to-go': ({ have, need }) =>
    `Dernière manche à ${Number(need)} de réputation ; vous en avez ${Number(have)}. Cartes et plongées en rapportent ; à la fin, la majorité par musée.`,
  'dive-in-reach': ({ number, sum }) =>
    `Plongée possible : la trouvaille du dessus demande ${Number(number)}, vos dés totalisent ${Number(sum)}.`,
  'dice-unused': ({ dice }) =>
    `${count(Number(dice), 'dé peut', 'dés peuvent')} encore être ${Number(dice) < 2 ? 'placé' : 'placés'}. Un dé inutilisé est perdu.`,
  'cannot-buy': ({ money }) =>
    `Avec ${dollars(Number(money))}, vous ne pouvez rien payer de ce qui est en vente : le dé est perdu.`,
  'die-spent': () => 'Il y a quelque chose que vous pourriez acheter. Le dé est perdu dans tous les cas.',
  'sale-brings': ({ money }) =>
    `Tout vendre rapporte ${dollars(Number(money))}. Un musée paie souvent mieux ce qui est du même type.`,
  'card-brings': ({ reputation }) => `Au moins ${Number(reputation)} de réputation, où que vous la posiez.`,
  'ends-soon': () => 'Cela déclenche la fin : la manche se termine, puis les majorités comptent.',
}
