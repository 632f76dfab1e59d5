/** The four drawn covers of the lobby, 316 x 290, as wide as their place. <ArtDefs> must be on the page once. */
export { ArtifactsIncCover } from './ArtifactsInc.tsx'
export type { CoverProps } from './Cover.tsx'
export { SilverAndGoldCover } from './SilverAndGold.tsx'
export { SunkenTreasureCover } from './SunkenTreasure.tsx'
export { ThesaurosCover } from './Thesauros.tsx'
