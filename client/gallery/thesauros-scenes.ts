/** Positions for the gallery of Thesauros: a full middle game on the large board and the beginning of one on the small board. */
import { boardOf, components, makeSet } from '@fathom/thesauros'
import type { SeatColor } from '../src/art/seats.tsx'
import type {
  CellItem,
  ChartWords,
  MeepleItem,
  QueueSpace,
  ScoreItem,
  SiteItem,
  TileCells,
  TownItem,
  ZodiacItem,
  Zone,
  ZoneItem,
  ZoneState,
} from '../src/games/thesauros/art/index.ts'

const set = makeSet(components)
export const seas = { large: boardOf(set, 4).sea, small: boardOf(set, 2).sea }

const seatOf: Record<string, SeatColor> = { G: 'green', W: 'white', R: 'red', B: 'blue' }

/** `R` a worker, `R!` a boss, `R2 R3 R5 R8` specialists, `R+` on a token, `Rm` a mercenary. */
export function meeple(text: string, key = text): MeepleItem {
  const hat = ({ 2: '2', 3: '3', 5: '5/7', 8: '8' } as const)[text.replace(/\D/g, '')]
  return {
    key,
    seat: seatOf[text[0] ?? 'G'] ?? 'green',
    role: text.includes('!') ? 'boss' : text.includes('m') ? 'mercenary' : 'worker',
    hat: hat ?? null,
    doubled: text.includes('+'),
  }
}

/** `6 8 R! .` and so on: a price, a free space, somebody; `@R` an envelope, `*` after somebody who acts. */
function line(text: string): QueueSpace[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      if (word === '.') return {}
      if (/^\d+$/.test(word)) return { price: Number(word) }
      if (word.startsWith('@')) return { envelope: seatOf[word[1] ?? ''] ?? null }
      return { meeple: meeple(word), acting: word.includes('*') }
    })
}

function zone(number: Zone, name: string, state: ZoneState, spaces: string, more: Partial<ZoneItem> = {}): ZoneItem {
  return { zone: number, name, state, spaces: line(spaces), ...more }
}

const english: Record<Zone, string> = {
  1: 'Recruitment', 2: 'Research', 3: 'Flea market', 4: 'Seaplanes', 5: 'High seas', 6: 'Mussels', 7: 'Port and lagoon', 8: 'Museum', 9: 'Advertising', 10: 'Authorities',
} // prettier-ignore
const french: Record<Zone, string> = {
  1: 'Recrutement', 2: 'Recherche et développement', 3: 'Marché aux puces', 4: 'Hydravions', 5: 'Haute mer', 6: 'Pêche aux moules', 7: 'Port et lagon', 8: 'Musée', 9: 'Publicité', 10: 'Autorités locales',
} // prettier-ignore

export const words: ChartWords = {
  reputation: 'reputation',
  unsurveyed: ['not yet', 'surveyed'],
  tour: 'tour $4',
  coastal: 'coastal',
  lobster: 'lobster $8',
  island: 'the island',
}
export const frenchWords: ChartWords = {
  reputation: 'réputation',
  unsurveyed: ['pas encore', 'sondée'],
  tour: 'promenade 4 $',
  coastal: 'pêche côtière',
  lobster: 'homards 8 $',
  island: 'l’île',
}

const merc = { side: 'front', cubes: [] } as const
export const zones: ZoneItem[] = [
  zone(1, english[1], 'done', '6 8 9 10'),
  zone(2, english[2], 'done', '. . . . .', { hats: 1 }),
  zone(3, english[3], 'done', '. . . .', { hats: 2 }),
  zone(4, english[4], 'done', '1 2'),
  zone(5, english[5], 'active', '', { note: 'being played' }),
  zone(6, english[6], 'idle', 'B G . .'),
  zone(7, english[7], 'idle', 'R5 W G+ B . . .', { hats: 2 }),
  zone(8, english[8], 'idle', 'W! R G8 . .', { hats: 2 }),
  zone(9, english[9], 'idle', 'B! 8 10 11'),
  zone(10, english[10], 'idle', '@W @R . .'),
]
export const busyZones: ZoneItem[] = [
  zone(1, french[1], 'done', '6 8 9 10', { mercenary: { side: 'rear', cubes: ['red'] } }),
  zone(2, french[2], 'active', 'R!* G2 W+ B B2', { hats: 0, mercenary: { ...merc, meeple: meeple('Wm') } }),
  zone(3, french[3], 'idle', 'W! R3 G B', { hats: 2, mercenary: { ...merc, cubes: ['blue'] } }),
  zone(4, french[4], 'closed', '1 2', { mercenary: { ...merc, cubes: ['green'] } }),
  zone(5, french[5], 'idle', '', { note: 'quatre Zodiacs en mer' }),
  zone(6, french[6], 'idle', 'B G R W B G R W B G R W'),
  zone(7, french[7], 'idle', 'R5 W G+ B! W5 R B+', { hats: 2, mercenary: { side: 'rear', cubes: [] } }),
  zone(8, french[8], 'idle', 'W R G8 . .', { hats: 2, mercenary: { side: 'rear', cubes: [], meeple: meeple('Rm') } }),
  zone(9, french[9], 'idle', 'B! W 10 11', { mercenary: { side: 'rear', cubes: [] } }),
  zone(10, french[10], 'idle', '@W @R @G @B'),
]
export const smallZones: ZoneItem[] = [
  zone(1, english[1], 'active', 'R!* 8'),
  zone(2, english[2], 'idle', 'G . . .', { hats: 1 }),
  zone(3, english[3], 'idle', 'G! R .', { hats: 1 }),
  zone(4, english[4], 'closed', '1'),
  zone(5, english[5], 'closed', '', { note: 'nobody at sea' }),
  zone(6, english[6], 'idle', '. . . .'),
  zone(7, english[7], 'idle', 'R . . .', { hats: 1 }),
  zone(8, english[8], 'idle', '. . .', { hats: 1 }),
  zone(9, english[9], 'idle', '5 8'),
  zone(10, english[10], 'idle', '@R .'),
]

export const town: TownItem = {
  recruits: [
    { seat: 'green', left: 2, token: true },
    { seat: 'white', left: 3, token: false },
    { seat: 'red', left: 1, token: false },
    { seat: 'blue', left: 0, token: false },
  ],
  seaplanes: { free: 1, used: 1 },
  mussels: { places: [{ unit: 'money', amount: 1 }, { unit: 'money', amount: 2 }, { unit: 'reputation', amount: 1 }], at: 1 }, // prettier-ignore
  advertising: { places: [4, 4, 3, 3, 2].map((amount) => ({ unit: 'reputation' as const, amount })), at: 2 },
  store: { label: 'Zodiac store', berths: [{ meeple: meeple('G') }, { price: 8 }] },
  hulls: ['orange', 'pink'],
  found: 7,
}

/** A tile as its rows: `.` nothing, `S` a shark, `x` exhausted, `o5` open, `h7` hidden, `b9` buried. */
export function tile(rows: readonly string[]): TileCells {
  return rows.map((row) =>
    row.split(' ').map((text): CellItem => {
      const access = ({ o: 'open', h: 'hidden', b: 'buried' } as const)[text[0] ?? '']
      if (access) return { kind: 'treasure', value: Number(text[1]) as 3 | 5 | 7 | 9, access }
      return { kind: text === 'S' ? 'shark' : text === 'x' ? 'exhausted' : 'empty' }
    }),
  )
}

const sharkGarden = tile(['. o5 . . o3', 'S . h7 S .', 'x S o9 . S', 'b9 . S b7 h9'])
export const reefTile = tile(['x . o3 . o5', '. x . h5 .', 'h7 S b7 S o7', '. . . b9 .'])
export const sites: SiteItem[] = [
  { site: 1, state: 'shown', cells: tile(['x . o5 .', '. h5 . o7', '. S . b7', '. h9 . .']), owners: ['white', 'blue'] },
  { site: 2, state: 'shown', cells: tile(['x . x . .', '. h5 . S o7', '. S o7 . S', 'b9 . . o9 h9']), owners: ['green'] },
  { site: 3, state: 'shown', cells: tile(['x . . .', '. . o5 S', '. S h7 o7', '. b9 . .']), owners: ['red', 'green', 'blue', 'white'] },
  { site: 4, state: 'hidden', cells: null, owners: ['white'] },
  { site: 5, state: 'shown', cells: reefTile, owners: ['red'] },
  { site: 6, state: 'unsurveyed', owners: [] },
  { site: 7, state: 'hidden', cells: tile(['. o5 . o3', 'h7 . S .', '. b7 . o9', 'h9 . S .']), owners: ['red', 'blue'], mercenaryMaps: ['red'] },
] // prettier-ignore
export const smallSites: SiteItem[] = [
  { site: 1, state: 'hidden', cells: null, owners: ['red', 'rival'] },
  { site: 2, state: 'shown', cells: sharkGarden, owners: ['green', 'red'] },
  { site: 3, state: 'unsurveyed', owners: [] },
  { site: 4, state: 'hidden', cells: null, owners: ['green'] },
  { site: 5, state: 'shown', cells: reefTile, owners: ['red'] },
]

export const zodiacs: ZodiacItem[] = [
  { id: 'blue', seat: 'blue', hull: 'own', at: 's1.2', crew: [meeple('B')], gear: 3 },
  { id: 'green', seat: 'green', hull: 'own', at: 's2.3', crew: [meeple('G!')], gear: 4, played: true },
  { id: 'violet', seat: 'white', hull: 'violet', at: 'port', crew: [], gear: 2 },
  { id: 'yellow', seat: 'red', hull: 'yellow', at: 'lagoon-lobster-a', crew: [meeple('R5')], gear: 2 },
  { id: 'red', seat: 'red', hull: 'own', at: 'w6', crew: [meeple('R!'), meeple('R')], gear: 4 },
]
export const fullPort: ZodiacItem[] = [
  ...(['green', 'white', 'red', 'blue'] as const).map((seat): ZodiacItem => ({
    id: seat,
    seat,
    hull: 'own',
    at: 'port',
    crew: [],
    gear: 1,
  })),
  { id: 'yellow', seat: 'red', hull: 'yellow', at: 'f1', crew: [meeple('R!')], gear: 2 },
  { id: 'orange', seat: 'blue', hull: 'orange', at: 'f1', crew: [meeple('B5')], gear: 5, seaplane: 'grey' },
  { id: 'pink', seat: 'white', hull: 'pink', at: 'f1', crew: [meeple('W')], gear: 0 },
  { id: 'violet', seat: 'green', hull: 'violet', at: 'e1', crew: [meeple('G')], gear: 3, seaplane: 'black' },
]
export const scores: ScoreItem[] = [
  { seat: 'blue', reputation: 13 },
  { seat: 'red', reputation: 17 },
  { seat: 'green', reputation: 21 },
  { seat: 'white', reputation: 28 },
]
export const tiedScores: ScoreItem[] = [
  { seat: 'blue', reputation: 10 },
  { seat: 'red', reputation: 10 },
  { seat: 'green', reputation: 10 },
  { seat: 'white', reputation: 57 },
]
