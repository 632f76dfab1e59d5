/** Sample cards for looking at: every action and ability, long names in both languages, and a few that no set has yet. */
import type {
  Ability,
  Action,
  AssetKind,
  CardLetter,
  CardSide,
  Cost,
  Slot,
} from '../src/games/artifacts-inc/art/index.ts'

export interface Sample {
  readonly id: string
  readonly name: string
  readonly french: string
  readonly letter: CardLetter
  readonly kind: AssetKind
  readonly cost: Cost
  readonly sides: readonly [CardSide, CardSide]
}

const any = [1, 2, 3, 4, 5, 6]
const slot = (faces: readonly number[], action: Action): Slot => ({ faces, action })
const gain = (artifact: 'fossil' | 'scroll' | 'gem' | 'statue', n: number): Action => ({ kind: 'gain', artifact, n })
const side = (reputation: number, works: readonly (Slot | Ability)[] = [], dice = 0): CardSide => ({
  reputation,
  dice,
  slots: works.filter((work) => 'faces' in work),
  abilities: works.filter((work): work is Ability => !('faces' in work)),
})
const card = (
  id: string,
  letter: CardLetter,
  kind: AssetKind,
  [name, french]: readonly [string, string],
  [dollars, scrolls]: readonly [number, number],
  one: CardSide,
  two: CardSide,
): Sample => ({ id, name, french, letter, kind, cost: { dollars, scrolls }, sides: [one, two] })
const pair = (letter: CardLetter, kind: AssetKind) => {
  return (
    id: string,
    names: readonly [string, string],
    cost: readonly [number, number],
    reputation: readonly [number, number],
    works: readonly [readonly (Slot | Ability)[], readonly (Slot | Ability)[]],
    dice: readonly [number, number] = [0, 0],
  ): Sample =>
    card(id, letter, kind, names, cost, side(reputation[0], works[0], dice[0]), side(reputation[1], works[1], dice[1]))
}

const [a, b, c, d, e] = [
  pair('A', 'expedition'),
  pair('B', 'equipment'),
  pair('C', 'office'),
  pair('D', 'crew'),
  pair('E', 'landmark'),
]
const not2 = [1, 3, 4, 5, 6]
const from = (face: number): number[] => any.filter((each) => each >= face)
const upTo = (face: number): number[] => any.filter((each) => each <= face)
const both = (make: (level: number) => readonly (Slot | Ability)[]) => [make(1), make(2)] as const

export const samples: readonly Sample[] = [
  pair('S', 'crew')('adventurers', ['Adventurers', 'Aventuriers'], [9, 0], [0, 1], [[], []], [3, 4]),
  pair('S', 'expedition')('s-canyon', ['Canyon Expedition', 'Expédition au canyon'], [5, 0], [0, 1], both((n) => [slot(not2, gain('fossil', n))])), // prettier-ignore
  pair('S', 'expedition')('s-desert', ['Desert Expedition', 'Expédition au désert'], [6, 0], [0, 1], both((n) => [slot(from(5 - n), gain('scroll', n))])), // prettier-ignore
  pair('S', 'office')(
    'headquarters',
    ['Headquarters', 'Quartier général'],
    [5, 0],
    [0, 1],
    [
      [slot(any, { kind: 'buy', less: 0 })],
      [slot(any, { kind: 'buy', less: 1 }), slot([5, 6], { kind: 'buy', less: 1 })],
    ],
  ),
  a('canyon', ['Canyon Expedition', 'Expédition au canyon'], [3, 0], [1, 2], both((n) => [slot([1], gain('fossil', n)), slot(from(3), gain('fossil', n))])), // prettier-ignore
  a('desert', ['Desert Expedition', 'Expédition au désert'], [4, 0], [1, 3], both((n) => [slot([1, 2], gain('scroll', n)), slot(from(4), gain('scroll', n))])), // prettier-ignore
  a('mountain', ['Mountain Expedition', 'Expédition en montagne'], [6, 0], [1, 2], both((n) => [slot(from(4), gain('gem', n))])), // prettier-ignore
  a('rainforest', ['Rainforest Expedition', 'Expédition en forêt vierge'], [7, 0], [1, 3], both((n) => [slot(upTo(n + 1), gain('statue', n))])), // prettier-ignore
  b(
    'diving-suit',
    ['Diving Suit', 'Scaphandre'],
    [6, 0],
    [2, 3],
    both((n) => [{ kind: 'diveBonus', n: n === 1 ? 3 : 8 }]),
  ),
  b('mule-train', ['Mule Train', 'Caravane de mules'], [4, 0], [1, 3], both((n) => [{ kind: 'cashOnUse', event: 'adjacentExpedition', n }])), // prettier-ignore
  b(
    'survey-kit',
    ['Surveying Kit', 'Matériel d’arpentage'],
    [3, 0],
    [1, 2],
    both((n) => [{ kind: 'dieShift', n }]),
  ),
  b('seaplane', ['Seaplane', 'Hydravion'], [4, 0], [1, 2], both((n) => [slot(n === 1 ? from(3) : any, { kind: 'gainNear', n })])), // prettier-ignore
  b('salvage-barge', ['Salvage Barge', 'Barge de renflouage'], [5, 0], [1, 3], both((n) => [{ kind: 'cashOnUse', event: 'dive', n: n * 2 + 1 }])), // prettier-ignore
  c('auction-room', ['Auction Room', 'Salle des ventes'], [5, 0], [1, 2], both((n) => [slot(any, { kind: 'sellAny', bonus: n * 2 + 1 })])), // prettier-ignore
  c('lecture-circuit', ['Lecture Circuit', 'Tournée de conférences'], [5, 0], [1, 2], both((n) => [slot(upTo(n + 2), { kind: 'money', n: n * 2 })])), // prettier-ignore
  c('purchasing-bureau', ['Purchasing Bureau', 'Bureau des achats'], [6, 0], [1, 3], both((n) => [slot(upTo(n * 3), { kind: 'buy', less: n + 1 })])), // prettier-ignore
  c('curators-study', ['Curator’s Study', 'Cabinet du conservateur'], [4, 1], [1, 3], both((n) => [slot(any, { kind: 'fillOrder', artifact: 'any', bonus: 2 * n })])), // prettier-ignore
  c('workshop', ['Restoration Workshop', 'Atelier de restauration'], [4, 0], [1, 2], both((n) => [{ kind: 'discount', on: 'upgrade', n: n + 1 }])), // prettier-ignore
  c('trustees-room', ['Trustees’ Room', 'Salon des mécènes'], [8, 0], [1, 3], both((n) => [{ kind: 'repPerMuseum', orders: 4 - n, n: 1 }])), // prettier-ignore
  c('press-bureau', ['Press Bureau', 'Agence de presse'], [7, 0], [1, 2], both((n) => [{ kind: 'repPerAdjacent', filter: { kind: 'expedition' }, n }])), // prettier-ignore
  c('ceramics-gallery', ['Ceramics Gallery', 'Galerie des céramiques'], [6, 0], [1, 2], both((n) => [{ kind: 'repPerFind', find: 'pottery', n }])), // prettier-ignore
  c('coin-cabinet', ['Coin Cabinet', 'Cabinet des médailles'], [6, 0], [1, 2], both((n) => [{ kind: 'repPerFind', find: 'doubloons', n }])), // prettier-ignore
  c('drowned-city', ['Drowned City Diorama', 'Diorama de la cité noyée'], [6, 0], [1, 2], both((n) => [{ kind: 'repPerFind', find: 'sunkencity', n }])), // prettier-ignore
  d('sponge-diver', ['Sponge Diver', 'Pêcheuse d’éponges'], [10, 0], [1, 4], both((n) => [{ kind: 'diveBonus', n: n * 3 - 2 }]), [1, 1]), // prettier-ignore
  d('bush-pilot', ['Bush Pilot', 'Pilote de brousse'], [10, 0], [1, 4], both((n) => [slot(from(7 - n), { kind: 'gainNear', n })]), [1, 1]), // prettier-ignore
  d('epigraphist', ['Epigraphist', 'Épigraphiste'], [10, 1], [1, 5], both((n) => [{ kind: 'cashOnUse', event: 'museum', n: n * 2 - 1 }]), [1, 1]), // prettier-ignore
  d('card-sharp', ['Card Sharp', 'Joueuse de poker'], [10, 0], [1, 4], both((n) => [{ kind: 'reroll', n: n * 2 - 1 }]), [1, 1]), // prettier-ignore
  d('twin-scouts', ['Twin Scouts', 'Éclaireurs jumeaux'], [9, 0], [1, 3], [[], []], [1, 2]),
  e('explorers-club', ['Explorers’ Club', 'Club des explorateurs'], [12, 0], [3, 6], both((n) => [{ kind: 'repPerAdjacent', filter: { kind: 'crew' }, n }])), // prettier-ignore
  e('tower', ['Midtown Tower', 'Tour de Midtown'], [16, 0], [5, 10], [[], []]),
  e('expo-pavilion', ['Exposition Pavilion', 'Pavillon de l’Exposition'], [10, 1], [2, 3], both((n) => [{ kind: 'repPerMuseum', orders: 1, n }])), // prettier-ignore
  e(
    'maritime-hall',
    ['Maritime Hall', 'Palais maritime'],
    [12, 0],
    [3, 5],
    [
      [{ kind: 'repPerAdjacent', filter: { kind: 'equipment' }, n: 1 }],
      [
        { kind: 'repPerAdjacent', filter: { kind: 'equipment' }, n: 1 },
        { kind: 'repPerFind', find: 'any', n: 1 },
      ],
    ],
  ),
  e('university-chair', ['University Chair', 'Chaire d’université'], [13, 0], [3, 7], both(() => [{ kind: 'repPerAdjacent', filter: { level: 2 }, n: 1 }])), // prettier-ignore
]

/** Cards that somebody might transcribe: as full as it gets, and sorts of work that the kind has not had. */
export const others: readonly Sample[] = [
  a('x1', ['Transcontinental Railway Expedition Company', 'Compagnie transcontinentale des expéditions ferroviaires'], [14, 2], [3, 12], both((n) => [slot([2, 4, 6], gain('gem', n)), slot([1, 3, 5], gain('statue', n + 1)), slot([2, 3, 4], { kind: 'money', n }), { kind: 'dieShift', n }, { kind: 'diveBonus', n }]), [1, 2]), // prettier-ignore
  a(
    'x2',
    ['Guided Tour', 'Visite guidée'],
    [3, 0],
    [1, 2],
    both((n) => [slot(any, { kind: 'money', n: 3 * n })]),
  ),
  b('x3', ['Travel Library', 'Bibliothèque de voyage'], [3, 0], [1, 2], both((n) => [slot([6], gain('scroll', n)), { kind: 'discount', on: 'new', n }])), // prettier-ignore
  b(
    'x4',
    ['Field Camera', 'Chambre photographique'],
    [3, 0],
    [1, 2],
    both((n) => [slot(from(4), { kind: 'money', n })]),
  ),
  b(
    'x5',
    ['Lucky Compass', 'Boussole porte-bonheur'],
    [3, 0],
    [1, 2],
    both((n) => [{ kind: 'reroll', n }]),
  ),
  c(
    'x6',
    ['Observatory', 'Observatoire'],
    [3, 0],
    [1, 2],
    both((n) => [{ kind: 'dieShift', n }]),
  ),
  c(
    'x7',
    ['Shop', 'Boutique'],
    [3, 0],
    [1, 2],
    both((n) => [{ kind: 'discount', on: 'new', n }]),
  ),
  d(
    'x8',
    ['Dealer', 'Marchand'],
    [3, 0],
    [1, 2],
    both((n) => [slot(any, { kind: 'sellAny', bonus: n })]),
    [1, 1],
  ),
  d('x9', ['Reporter', 'Reporter'], [3, 0], [1, 2], both((n) => [{ kind: 'repPerAdjacent', filter: { kind: 'office' }, n }]), [1, 1]), // prettier-ignore
  d(
    'x10',
    ['Banker', 'Banquière'],
    [3, 0],
    [1, 2],
    both((n) => [{ kind: 'discount', on: 'new', n }]),
    [1, 1],
  ),
  d('x11', ['Curator', 'Conservatrice'], [3, 0], [1, 2], both((n) => [slot(any, { kind: 'fillOrder', artifact: 'any', bonus: n })])), // prettier-ignore
  d(
    'x12',
    ['Fossil Hunter', 'Chasseuse de fossiles'],
    [3, 0],
    [1, 2],
    both((n) => [slot(any, gain('fossil', n))]),
    [1, 1],
  ),
  e(
    'x13',
    ['Grand Library', 'Grande bibliothèque'],
    [3, 0],
    [1, 2],
    both((n) => [slot(any, { kind: 'money', n })]),
  ),
]
