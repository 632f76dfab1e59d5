/**
 * The drawings of Sunken Treasure. They are told what to show and know no rules; texts come in the reader's language as props.
 * <ArtDefs> (art/ArtDefs.tsx) and <TreasureDefs> must be on the page once. Numbers for input are in ../layout.ts and ../placing.ts.
 */
import './art.css'

export { Boat, BoatMark } from './Boat.tsx'
export { JokerRow, jokerPlace } from './JokerRow.tsx'
export type { JokerRowProps } from './JokerRow.tsx'
export { MotifMark } from './motifs.tsx'
export type { Badge } from './PriceBadge.tsx'
export { CardMark, RecoveryCard, SupplyPile } from './RecoveryCard.tsx'
export { Sea, seaPoint } from './Sea.tsx'
export type { SeaProps } from './Sea.tsx'
export { Ship, ShipMark } from './Ship.tsx'
export { TileMark, TilePicture } from './TileArt.tsx'
export { TreasureDefs } from './tileColors.tsx'
export { MiniTreasureBoard, TreasureBoard, treasurePlace } from './TreasureBoard.tsx'
export { colorLetter, parseTile, treasureColors, treasureKinds } from './types.ts'
export type { Tile, TokenKind, TreasureColor, TreasureKind } from './types.ts'
export { WaitingDock } from './WaitingDock.tsx'
