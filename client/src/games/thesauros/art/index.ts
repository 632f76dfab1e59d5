/**
 * The drawings of Thesauros. They are told what to show and know no rules; texts come in the reader's language as props.
 * <PageDefs> must be on the page, with <ThesaurosDefs>. Numbers of the chart are in ../layout.ts.
 */
import './art.css'

export { Calendar } from './Calendar.tsx'
export { Chart, sceneOf } from './Chart.tsx'

export { DiveCutaway } from './DiveCutaway.tsx'
export type { DiveLevel, DiveProps } from './DiveCutaway.tsx'
export { diveHeight, diveLevelRect, diveWidth } from './DiveScenery.tsx'
export { diveGear } from './Diver.tsx'
export type { DiveGear } from './Diver.tsx'
export { OpeningDoors, SharkMet } from './happenings.tsx'
export { Item } from './Item.tsx'
export { MarketTrack } from './Market.tsx'
export type { MarkItem } from './marks.tsx'
export { Meeple } from './Meeple.tsx'
export { MuseumRoom, roomWidth } from './Museum.tsx'
export { MoneyProvider } from './money.ts'

export type { NoteItem } from './Note.tsx'
export {
  Cube,
  Door,
  DoubleAction,
  Envelope,
  HatPicture,
  Mercenary,
  Mine,
  Patent,
  SharkTile,
  SlushChest,
  TreasureMap,
} from './pictures.tsx'
export { RivalOffice } from './RivalOffice.tsx'
export { Seaplane } from './Seaplane.tsx'
export { spotRect } from './spots.ts'
export type { Scene, SpotKey } from './spots.ts'
export { TechnologyTile } from './TechnologyTile.tsx'
export { ThesaurosDefs } from './ThesaurosDefs.tsx'
export { DigTile, TilePicker } from './TilePicker.tsx'

export { Storeroom } from './Storeroom.tsx'
export { Treasure } from './Treasure.tsx'
export { extrasWidth } from './TownExtras.tsx'
export { Trophy } from './Trophy.tsx'
export type { TrophyKind } from './Trophy.tsx'
export * from './types.ts'
export { Zodiac } from './Zodiac.tsx'
