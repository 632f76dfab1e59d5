/**
 * The drawings of Artifacts, Inc. They are told what to show and know no rules and no card by name; texts come in the
 * reader's language as props, numbers are drawn. All are silent for screen readers: who places one says what it is.
 * <PageDefs> must be on the page, with <CardDefs>. For input: slotRect, orderTarget and the wells
 * tell where things are.
 */
import './art.css'

export { AssetCard } from './AssetCard.tsx'
export { boardSize, orderTarget } from './boardLayout.ts'
export { CoinPicture, CubePicture, LaurelPicture } from './counters.tsx'
export { Desk } from './Desk.tsx'
export { CardDefs } from './CardDefs.tsx'
export { DiePicture } from './Die.tsx'
export { Dive } from './Dive.tsx'

export { cardLayout, cardSizes } from './layout.ts'
export { Museum } from './Museum.tsx'
export { EmptyPile, FreePlace } from './places.tsx'
export { PublicCard } from './PublicCard.tsx'
export { ReputationRace } from './ReputationRace.tsx'
export { ArtifactPicture, FindPicture } from './tokens.tsx'
export type * from './types.ts'
export { artifacts, assetKinds, finds } from './types.ts'
export { KindPicture, WellPicture, WorkPicture } from './WorkPicture.tsx'
