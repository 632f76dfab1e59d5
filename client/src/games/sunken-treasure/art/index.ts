/**
 * The drawings of Sunken Treasure. They are told what to show and know no rules; texts come in the reader's language as props.
 * <ArtDefs> (art/ArtDefs.tsx) and <TreasureDefs> must be on the page once. Numbers for input are in ../layout.ts and ../placing.ts.
 */
import './art.css'

export { Boat } from './Boat.tsx'
export { JokerRow } from './JokerRow.tsx'

export type { Badge } from './PriceBadge.tsx'
export { RecoveryCard, SupplyPile } from './RecoveryCard.tsx'
export { Sea } from './Sea.tsx'

export { Ship } from './Ship.tsx'
export { TilePicture } from './TileArt.tsx'
export { TreasureDefs } from './tileColors.tsx'
export { MiniTreasureBoard, TreasureBoard } from './TreasureBoard.tsx'
export { parseTile, treasureColors, treasureKinds } from './types.ts'
export type { Tile } from './types.ts'
export { WaitingDock } from './WaitingDock.tsx'
