/**
 * The drawings of Silver & Gold. They are told what to show and know no rules; texts come in the reader's language as props.
 * <ArtDefs> (art/ArtDefs.tsx) must be on the page once. Numbers for input are in ../layout.ts.
 */
import './art.css'

export { DeckCard, DisplayCard } from './DisplayCard.tsx'
export type { DisplayCardProps } from './DisplayCard.tsx'
export { ExpeditionCard, shapeCells, shapeNames, ShapePicture } from './ExpeditionCard.tsx'
export type { ShapeName } from './ExpeditionCard.tsx'
export { IslandScrap, scrapPoint } from './IslandScrap.tsx'
export type { IslandScrapProps } from './IslandScrap.tsx'
export { MiniIsland } from './MiniIsland.tsx'
export { PointsChip, SealChip } from './PointsChip.tsx'
export { ScoreCardArt } from './ScoreCardArt.tsx'
export { RoundTrack, ShapeList } from './tracks.tsx'
export type { ShapeEntry } from './tracks.tsx'
export { TrophyColumn } from './TrophyColumn.tsx'
export type { TrophyEntry } from './TrophyColumn.tsx'
export { cardColors } from './types.ts'
export type { CardColor, Cell, Ghost, IslandProps } from './types.ts'
