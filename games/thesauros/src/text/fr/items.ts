import type { ThesaurosSet } from '../../set.ts'
import { count, dollars } from './words.ts'

/** What an item does, in sentences made from its data; nothing for a code that is no item's. */
export function itemLines(set: ThesaurosSet, item: number): string[] {
  const { dive, engine, reveal, free, kill, aim, cage, coastal, lobster, island, maps, useCost } = set.items
  const at = (table: readonly number[]): number => table[item] ?? 0
  const cost = at(useCost)
  const each = cost === 0 ? 'gratuitement' : `pour ${dollars(cost)} chacun`
  const aimed = at(aim) > 0 ? `, et y ajoute ${at(aim)}` : ''
  return [
    ...(at(dive) > 0 ? [`Plonge jusqu’au niveau ${at(dive)}.`] : []),
    ...(at(engine) > 0
      ? [
          `Jusqu’à ${count(at(engine), 'case')} de plus par trajet, ${cost === 0 ? 'gratuitement' : `pour ${dollars(cost)}`}.`,
        ]
      : []),
    ...(at(reveal) > 0 ? [`Détecte les trésors cachés jusqu’au niveau ${at(reveal)}, ${each}.`] : []),
    ...(at(free) > 0 ? [`Dégage les trésors enfouis jusqu’au niveau ${at(free)}, ${each}.`] : []),
    ...(at(kill) > 0 ? [`Tue les requins à partir de ${at(kill)} au dé${aimed}.`] : []),
    ...(at(cage) > 0 ? [`Seule, elle protège des requins ; avec une arme, +${at(cage)} au dé.`] : []),
    ...(at(coastal) > 0 ? [`Pêche côtière : ${dollars(at(coastal))}.`] : []),
    ...(at(lobster) > 0 ? [`Homards : ${dollars(at(lobster))}.`] : []),
    ...(at(island) > 0 ? ['Permet à un Zodiac de fouiller l’île.'] : []),
    ...(at(maps) > 0
      ? [`Chaque exemplaire acheté donne ${count(at(maps), 'carte par satellite', 'cartes par satellite')}.`]
      : []),
  ]
}
