import type { Fact } from './printedFact.ts'
import type { ComponentSet } from './schema.ts'

type Card = ComponentSet['cards'][number]
type Side = Card['level1']

/** What a set says where it has nothing of the kind. */
const NONE = '–'

/** A set is typed in with ids of one's own; English names are those of the rulebook. */
function find<T extends { readonly id: string; readonly name: { readonly en: string } }>(
  list: readonly T[],
  id: string,
  name: string,
): T | undefined {
  return list.find((each) => each.id === id) ?? list.find((each) => each.name.en === name)
}

/** What the rulebook and published reviews tell of single cards. */
export function cardFacts(set: ComponentSet): Fact[] {
  const start = set.letters.find(({ shows }) => shows === 'start')?.id
  const starting = set.cards.filter(({ letter }) => letter === start)
  const bought = set.cards.filter(({ letter }) => letter !== start)
  return [...startingFacts(set, starting), ...boughtFacts(set, bought)]
}

/** The four cards that everybody begins with (EN: Set-up 5; their first level from a published review). */
function startingFacts(set: ComponentSet, starting: readonly Card[]): Fact[] {
  const adventurers = find(starting, 'adventurers', 'Adventurers')?.level1
  const canyon = find(starting, 's-canyon', 'Canyon Expedition')?.level1
  const desert = find(starting, 's-desert', 'Desert Expedition')?.level1
  const headquarters = find(starting, 'headquarters', 'Headquarters')?.level1
  return [
    fact(adventurers?.dice, 3, 'Adventurers, dice at level 1', 'Aventuriers, dés au niveau 1'),
    ...gainFacts(set, canyon, '1 3 4 5 6', 'fossil', 'Fossil', {
      en: 'Canyon Expedition to start with',
      fr: 'Expédition au canyon de départ',
    }),
    ...gainFacts(set, desert, '4 5 6', 'scroll', 'Scroll', {
      en: 'Desert Expedition to start with',
      fr: 'Expédition au désert de départ',
    }),
    fact(
      headquarters?.slots.map(({ action }) => action.kind).join(' '),
      'buy',
      'Headquarters, actions at level 1',
      'Quartier général, actions au niveau 1',
    ),
    ...starting.map(({ id, level1 }) =>
      fact(
        level1.reputation,
        0,
        `Starting card ${id}, reputation at level 1`,
        `Carte de départ ${id}, réputation au niveau 1`,
      ),
    ),
  ]
}

/** Cards for sale: the rulebook has the Diving Suit worth one more when turned over, and Gems on a Mountain Expedition. */
function boughtFacts(set: ComponentSet, bought: readonly Card[]): Fact[] {
  const suit = find(bought, 'diving-suit', 'Diving Suit')
  const canyon = find(bought, 'canyon', 'Canyon Expedition')
  const mountain = find(bought, 'mountain', 'Mountain Expedition')
  const onOneAndThreeUp = bought.filter(({ level1 }) => facesOf(level1) === '1 / 3 4 5 6').length
  const forScrolls = bought.filter(({ cost }) => cost.scrolls > 0).length
  return [
    fact(reputations(suit), '2 3', 'Diving Suit, reputation of its levels', 'Scaphandre, réputation de ses niveaux'),
    fact(
      reputations(canyon),
      '1 2',
      'Canyon Expedition for sale, reputation of its levels',
      'Expédition au canyon en vente, réputation de ses niveaux',
    ),
    fact(
      mountain && artifactsOf(mountain.level1),
      artifactId(set, 'gem', 'Gem'),
      'Mountain Expedition, artifact found',
      'Expédition en montagne, artefact trouvé',
    ),
    atLeast(
      1,
      onOneAndThreeUp,
      'Cards for sale that take a 1 in one box and a 3 or more in another',
      'Cartes en vente qui prennent un 1 dans une case et un 3 ou plus dans une autre',
    ),
    atLeast(1, forScrolls, 'Cards for sale that cost a Scroll too', 'Cartes en vente qui coûtent aussi un parchemin'),
  ]
}

/** What the rulebook's examples show of museums (EN: Public Action: Museums, End of the Game). */
export function museumFacts(set: ComponentSet): Fact[] {
  const of = (id: string, name: string): ComponentSet['museums'][number] | undefined =>
    set.museums.find(({ artifact }) => artifact === artifactId(set, id, name))
  const fossils = of('fossil', 'Fossil')
  const gems = of('gem', 'Gem')
  return [
    fact(
      fossils?.majority,
      3,
      'Museum of Fossils, reputation of the majority',
      'Musée des fossiles, réputation de la majorité',
    ),
    fact(gems?.bonus, 3, 'Museum of Gems, bonus of an order', 'Musée des gemmes, bonus d’une commande'),
    atLeast(
      1,
      gems?.faces.filter((face) => face === 5).length ?? 0,
      'Museum of Gems, a box for a 5',
      'Musée des gemmes, case pour un 5',
    ),
    ...set.museums.flatMap(({ id, orders }) => [
      ...[1, 2].map((size) =>
        atLeast(
          2,
          orders['3-4'].filter((each) => each === size).length,
          `Museum ${id}, orders of ${size} for three or four`,
          `Musée ${id}, commandes de ${size} à trois ou quatre`,
        ),
      ),
      fact(
        orders['2'].length - new Set(orders['2']).size,
        0,
        `Museum ${id}, sizes that come twice for two`,
        `Musée ${id}, tailles en double à deux`,
      ),
    ]),
    fact(set.privateCollectors.action.bonus, 0, 'Private Collectors, bonus', 'Collectionneurs privés, bonus'),
    fact(set.guideWork.action.n, 1, 'Guide Work, dollars', 'Travail de guide, dollars'),
  ]
}

function fact(found: number | string | undefined, printed: number | string, en: string, fr: string): Fact {
  return { found: found === undefined || found === '' ? NONE : found, printed, en, fr }
}

function atLeast(printed: number, found: number, en: string, fr: string): Fact {
  return { found, printed, orMore: true, en, fr }
}

/** One box for a die, and one artifact for it. */
function gainFacts(
  set: ComponentSet,
  side: Side | undefined,
  faces: string,
  id: string,
  name: string,
  what: { readonly en: string; readonly fr: string },
): Fact[] {
  return [
    fact(side && facesOf(side), faces, `${what.en}, dice that fit`, `${what.fr}, dés qui conviennent`),
    fact(
      side && artifactsOf(side),
      artifactId(set, id, name),
      `${what.en}, artifact found`,
      `${what.fr}, artefact trouvé`,
    ),
    fact(
      side?.slots.map(({ action }) => (action.kind === 'gain' ? action.n : 0)).join(' '),
      '1',
      `${what.en}, artifacts a die`,
      `${what.fr}, artefacts par dé`,
    ),
  ]
}

const facesOf = (side: Side): string => side.slots.map(({ faces }) => faces.join(' ')).join(' / ')

const reputations = (card: Card | undefined): string | undefined =>
  card && `${card.level1.reputation} ${card.level2.reputation}`

/** The artifacts that a side's boxes give, each once. */
function artifactsOf({ slots }: Side): string {
  return [...new Set(slots.flatMap(({ action }) => (action.kind === 'gain' ? [action.artifact] : [])))].join(' ')
}

/** The set's own id of an artifact. */
function artifactId(set: ComponentSet, id: string, name: string): string {
  return find(set.artifacts, id, name)?.id ?? id
}
