import { french, frenchOf, type Names, type Seat } from '@fathom/kernel'
import type { HolderId } from '../../events.ts'
import {
  TREASURE_VALUES,
  ZODIACS,
  type AccountId,
  type Income,
  type PhaseId,
  type Purpose,
  type ReputationId,
  type SortId,
  type ZodiacId,
  type Zone,
} from '../../types.ts'
import type { ItemCount, MeepleView } from '../../views.ts'
import type { Lexicon, Spot } from '../lexicon.ts'

// Narrow no-break spaces stand before ; : ! ? $ and inside « » as French typography wants.

export const ZONES: readonly string[] = [
  '',
  'Recrutement',
  'Recherche',
  'Marché aux puces',
  'Hydravions',
  'Haute mer',
  'Pêche aux moules',
  'Port et lagon',
  'Musée',
  'Publicité',
  'Autorités locales',
]

export const ACCOUNT_NAMES: Readonly<Record<AccountId, string>> = {
  HR: 'Ressources humaines',
  RD: 'R&D',
  GE: 'Achats généraux',
  ME: 'Frais de mission',
  SF: 'Caisse noire',
}

export const PHASE_NAMES: Readonly<Record<PhaseId, string>> = {
  setup: 'Mise en place',
  budget: 'Gestion de budgets',
  placement: 'Programmation',
  resolution: 'Résolution',
  salaries: 'Salaires',
  maintenance: 'Maintenance',
  auction: 'Enchères',
  influence: 'Influence',
  over: 'Fin',
}

export const SORT_NAMES: Readonly<Record<SortId, string>> = {
  B: 'boss',
  W: 'ouvrier',
  H2: 'spécialiste 2',
  H3: 'spécialiste 3',
  H57: 'spécialiste 5/7',
  H8: 'spécialiste 8',
  M: 'mercenaire',
}

export const ZODIAC_COLORS: Readonly<Record<ZodiacId, string>> = {
  green: 'vert',
  white: 'blanc',
  red: 'rouge',
  blue: 'bleu',
  yellow: 'jaune',
  orange: 'orange',
  violet: 'violet',
  pink: 'rose',
}

const TREASURES_OF = ['d’obsidienne', 'de bronze', 'd’argent', 'd’or'] as const

/** After « pour ». */
export const PURPOSE_NAMES: Readonly<Record<Purpose, string>> = {
  hire: 'un recrutement',
  patent: 'un brevet',
  item: 'un objet',
  prototype: 'un brevet et son premier objet',
  royalty: 'des royalties',
  map: 'une carte aux trésors',
  seaplane: 'un hydravion',
  travel: 'un trajet en mer',
  detection: 'détecter ou dégager un trésor',
  zodiac: 'un Zodiac',
  sponsor: 'financer une salle',
  advertising: 'la publicité',
  bribe: 'un pot-de-vin',
  wages: 'les salaires',
  mercenary: 'un mercenaire',
}

/** In brackets. */
export const INCOME_NAMES: Readonly<Record<Income, string>> = {
  mussels: 'moules',
  'sea-fishing': 'pêche en mer',
  coastal: 'pêche côtière',
  lobster: 'homards',
  tour: 'promenade touristique',
  valuable: 'trouvaille',
  royalty: 'royalties',
  sale: 'trésor vendu',
  refund: 'remise au-delà du prix',
}

export const REASONS: Readonly<Record<ReputationId, string>> = {
  start: 'Départ',
  hiring: 'Troisième ouvrier recruté',
  store: 'Zodiacs achetés',
  mussels: 'Moules',
  advertising: 'Publicité',
  openings: 'Salles ouvertes',
  influence: 'Influence',
  refusals: 'Actions non faites',
  wages: 'Salaires impayés',
  bribes: 'Pots-de-vin impayés',
  auctions: 'Enchères impayées',
  closings: 'Salles refermées',
  smear: 'Diffamation',
}

const SPOT_NAMES: Readonly<Record<Spot['kind'], string>> = {
  port: 'le port',
  water: 'la pleine eau',
  fishing: 'la zone de pêche',
  dig: 'le site',
  tour: 'la promenade touristique',
  coastal: 'la pêche côtière',
  lobster: 'la pêche aux homards',
  island: 'l’île',
}

export const { count, list } = french
export const dollars = (number: number): string => `${number < 0 ? '−' : ''}${Math.abs(number)} $`
/** What an act costs; a discount may bring money back. */
export const price = (number: number): string => (number < 0 ? `${dollars(-number)} rendus` : dollars(number))
export const reputation = (number: number): string => `${count(number, 'point')} de réputation`
export const points = (number: number): string => `${number < 0 ? '−' : '+'}${reputation(Math.abs(number))}`
export const yearOf = (year: number): string => `année ${'I'.repeat(year)}`
export const zone = (number: Zone): string => `zone ${number}, ${ZONES[number] ?? ''}`
export const sort = (id: string): string => SORT_NAMES[id as SortId]
export const room = (id: string): string => `salle ${id.replace('M', '')}`
/** Components’ names keep their form whatever the sentence: they stand in quotation marks, but not what is told of them in brackets. */
export const quoted = (name: string): string => name.replace(/^[^(]*[^ (]/, '« $& »')

const named = (id: string): string => ACCOUNT_NAMES[id as AccountId]
export const account = (id: string): string => (id === 'SF' ? 'la caisse noire' : `le compte ${named(id)}`)
export const ofAccount = (id: string): string => (id === 'SF' ? 'de la caisse noire' : `du compte ${named(id)}`)
export const toAccount = (id: string): string => (id === 'SF' ? 'à la caisse noire' : `au compte ${named(id)}`)

const color = (id: string): string => ZODIAC_COLORS[id as ZodiacId]
const colorAt = (code: number): string => color(ZODIACS[code] ?? '')
export const zodiac = (id: string): string => `le Zodiac ${color(id)}`
export const ofZodiac = (id: string): string => `du Zodiac ${color(id)}`
/** A Zodiac by its code in actions. */
export const zodiacAt = (code: number): string => `le Zodiac ${colorAt(code)}`
export const ofZodiacAt = (code: number): string => `du Zodiac ${colorAt(code)}`
export const holder = (id: HolderId): string => (id === 'supply' ? 'le stock' : zodiac(id))
export const ofHolder = (id: HolderId): string => (id === 'supply' ? 'du stock' : ofZodiac(id))
/** A holder by its code in actions. */
export const holderAt = (code: number): string => (code === 0 ? 'le stock' : zodiacAt(code - 1))
export const ofHolderAt = (code: number): string => (code === 0 ? 'du stock' : ofZodiacAt(code - 1))

export function treasure(value: number): string {
  return `trésor ${TREASURES_OF[TREASURE_VALUES.findIndex((each) => each === value)] ?? ''} (${dollars(value)})`
}

/** What a rented seaplane costs. */
export function rentText([last = 0, first = last]: readonly number[]): string {
  return first === last ? dollars(last) : `${dollars(first)} (${dollars(last)} pour le dernier)`
}

const HEADINGS = ['au nord', 'au nord-est', 'à l’est', 'au sud-est', 'au sud', 'au sud-ouest', 'à l’ouest', 'au nord-ouest'] as const // prettier-ignore

export function spot({ kind, number, site, column, bearing }: Spot): string {
  if (kind === 'dig') return `le site ${site}, colonne ${column}`
  const name = number === 0 ? SPOT_NAMES[kind] : `${SPOT_NAMES[kind]} ${number}`
  return bearing === null ? name : `${name}, ${HEADINGS[bearing.heading]} du site ${bearing.site}`
}

/** « Vous prenez » or « Ada prend », with the verb in the right form. */
export function does(seat: Seat, names: Names, you: string, they: string): string {
  return names.reader === seat ? `Vous ${you}` : `${names.of(seat)} ${they}`
}

const VOWEL = /^[aeiouhàâäéèêëîïôöùûü]/i
export const ofSeat = (seat: Seat, names: Names): string =>
  names.reader === seat ? 'de vous' : frenchOf(names.of(seat))

/** « votre boss » or « le boss d’Ada »; of masculine things, and of those with a vowel in front. */
export function whose(seat: Seat, names: Names, what: string): string {
  if (names.reader === seat) return `votre ${what}`
  return `${VOWEL.test(what) ? `l’${what}` : `le ${what}`} ${frenchOf(names.of(seat))}`
}

/** « vous » or the name, in the middle of a sentence. */
export const who = (seat: Seat, names: Names): string => (names.reader === seat ? 'vous' : names.of(seat))

export function meeple({ seat, sort: id }: MeepleView, names: Names): string {
  return whose(seat, names, sort(id))
}

/** Items counted: `Masque, Harpon basique ×2`. */
export function items(words: Lexicon, counts: readonly ItemCount[], none = 'rien'): string {
  const parts = counts.map(({ item, count: number }) => `${words.item(item)}${number > 1 ? ` ×${number}` : ''}`)
  return parts.length > 0 ? parts.join(', ') : none
}
