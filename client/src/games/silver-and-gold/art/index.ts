/**
 * The drawings of Silver & Gold. They are told what to show and know no rules; texts come in the reader's language as props.
 * <PageDefs> must be on the page. Numbers for input are in ../layout.ts.
 */
import './art.css'

export { DeckCard, DisplayCard } from './DisplayCard.tsx'

export { ExpeditionCard, shapeCells, shapeNames, ShapePicture } from './ExpeditionCard.tsx'

export { IslandScrap, scrapPoint } from './IslandScrap.tsx'

export { MiniIsland } from './MiniIsland.tsx'
export { PointsChip, SealChip } from './PointsChip.tsx'
export { ScoreCardArt } from './ScoreCardArt.tsx'
export { RoundTrack, ShapeList } from './tracks.tsx'

export { TrophyColumn } from './TrophyColumn.tsx'

export { cardColors } from './types.ts'
export type { Ghost, IslandProps } from './types.ts'
