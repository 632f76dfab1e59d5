/** The four drawn covers of the lobby, 316 x 290, as wide as their place. <PageDefs> must be on the page. */
export { ArtifactsIncCover } from './ArtifactsInc.tsx'

export { SilverAndGoldCover } from './SilverAndGold.tsx'
export { SunkenTreasureCover } from './SunkenTreasure.tsx'
export { ThesaurosCover } from './Thesauros.tsx'
